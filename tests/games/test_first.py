"""The explained game shows a newcomer everything that happens in the basic game, once at least."""

from collections.abc import Callable

import pytest

from explorer.engine.game import open_game
from explorer.engine.moves import legal_moves
from explorer.games import game_record
from explorer.rules.catalogue.kinds import PICTURES
from explorer.state import State
from tests.games.shown import Shown, shown, side_judgements

STEPS = shown("first")


def top(state: State) -> str:
    """Return the rank on top of the pile, or nothing."""
    return state.pile[-1].kind if state.pile else ""


def rank(one: Shown) -> str:
    """Return the rank that is played or turned over, or nothing."""
    return one.recorded.move.cards[0].rank if one.recorded.move.cards else ""


def verb(one: Shown) -> str:
    """Return what is done."""
    return one.recorded.move.verb


def could_play(one: Shown) -> bool:
    """Tell whether the player had a card in hand that could be played."""
    return any(move.verb == "play" for move in legal_moves(one.step.before, one.step.judgement.rules))


def set_of(one: Shown) -> int:
    """Return how many cards the move names."""
    return len(one.recorded.move.cards)


def playable_next(one: Shown) -> set[str]:
    """Return the ranks that the next player may play."""
    return {move.cards[0].rank for move in legal_moves(one.step.after, one.step.judgement.rules) if move.cards}


def layers(one: Shown) -> set[str]:
    """Return who laid the four or more alike that fall at this step."""
    wanted, who = 4, set()
    for earlier in reversed(STEPS[: one.number]):
        if verb(earlier) in ("play", "try") and rank(earlier) == rank(one) and wanted > 0:
            who.add(earlier.recorded.by)
            wanted -= len(earlier.recorded.move.cards)
    return who


FEATURES: dict[str, Callable[[Shown], bool]] = {
    "an opening with several threes": lambda one: one.number == 1 and rank(one) == "3" and set_of(one) > 1,
    "two of a rank": lambda one: verb(one) == "play" and set_of(one) == 2,
    "a ten that clears": lambda one: rank(one) == "10" and one.has("clears"),
    "an ace that clears a picture": lambda one: (
        rank(one) == "A" and top(one.step.before) in PICTURES and one.has("clears")
    ),
    "four alike by several players": lambda one: (
        rank(one) == top(one.step.before) and one.has("clears") and len(layers(one)) > 1
    ),
    "four alike led at once": lambda one: not one.step.before.pile and one.has("clears"),
    "a led ten or ace that stands": lambda one: rank(one) in ("10", "A") and one.has("stands"),
    "a two that leaves only twos": lambda one: (
        rank(one) == "2"
        and {card.rank for move in legal_moves(one.step.after, one.step.judgement.rules) for card in move.cards}
        <= {"2"}
    ),
    "picking up by choice": lambda one: verb(one) == "pickup" and could_play(one),
    "picking up by need": lambda one: verb(one) == "pickup" and not could_play(one),
    "trying the stock with success": lambda one: verb(one) == "try" and not one.outcome.taken,
    "trying the stock without success": lambda one: verb(one) == "try" and bool(one.outcome.taken),
    "the stock running out": lambda one: bool(len(one.step.before.stock)) and not len(one.step.after.stock),
    "going out after clearing, so that the player to the left leads": lambda one: (
        bool(one.outcome.out) and one.has("clears") and one.outcome.next == (one.outcome.out[0] + 1) % 3
    ),
    "the end": lambda one: one.outcome.loser is not None,
}


@pytest.mark.parametrize("feature", FEATURES)
def test_it_shows(feature: str) -> None:
    """Each of these happens in the game."""
    assert [one.number for one in STEPS if FEATURES[feature](one)]


def test_three_players_and_a_loser() -> None:
    """Three people play the basic game from the deal to the end, and one of them loses."""
    game = open_game(game_record("first"))
    assert ("pagat", ()) == (game.rules.base, game.rules.changes)
    assert ("Anna", "Ben", "Carla") == game.state.names
    assert game.dealt is not None
    assert 40 <= len(STEPS) <= 60
    assert "Carla" == game.state.names[STEPS[-1].outcome.loser or 0]
    assert STEPS[-1].step.after.turn is None


def test_the_reader_is_asked() -> None:
    """At four steps the reader predicts first: at each of them one move is plainly right or the only play."""
    assert [7, 14, 43, 49] == [one.number for one in STEPS if one.recorded.ask]


def test_a_picture_on_a_low_card_is_refused() -> None:
    """Side lines show a picture that may not go on a low card."""
    game = open_game(game_record("first"))
    refused = [
        one.number
        for one in STEPS
        for side in one.recorded.sides
        for judgement in side_judgements(game, one.step, side)
        if not judgement.legal
        and judgement.move.verb == "play"
        and judgement.move.cards[0].rank in PICTURES
        and top(one.step.before) in ("3", "4", "5", "6")
    ]
    assert refused
    assert min(refused) <= 15


def test_there_are_many_side_lines() -> None:
    """What else could have been done stands beside most of the moves."""
    assert 40 <= sum(len(one.recorded.sides) for one in STEPS)
