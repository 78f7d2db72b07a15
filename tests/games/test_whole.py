"""Each of the four games is shown whole, and what is special to it happens: in the judgements, not in the text."""

from collections.abc import Callable

import pytest

from explorer.engine.game import open_game
from explorer.games import game_record
from explorer.notation.cards import write_cards
from explorer.rules.catalogue.kinds import PICTURES
from explorer.state import Move
from tests.games.shown import WHOLE, Shown, shown, side_judgements

ENDLESS = "game-endless"


def verb(one: Shown) -> str:
    """Return what is done."""
    return one.recorded.move.verb


def rank(move: Move) -> str:
    """Return the rank of the move's first card, or nothing."""
    return move.cards[0].rank if move.cards else ""


def refuses(one: Shown, what: Callable[[Move], bool]) -> bool:
    """Tell whether a side line shows that such a move may not be made."""
    game = open_game(game_record(one.game))
    firsts = [next(side_judgements(game, one.step, side)) for side in one.recorded.sides]
    return any(not first.legal and what(first.move) for first in firsts)


def out_clearing(one: Shown) -> bool:
    """Tell whether somebody goes out with a pile that falls, so that the player to the left leads."""
    seats = len(one.step.after.seats)
    return bool(one.outcome.out) and one.has("clears") and one.outcome.next == (one.outcome.out[0] + 1) % seats


def is_lie(one: Shown) -> bool:
    """Tell whether the move is a claim that is not true."""
    claim = one.recorded.move.claim
    return claim is not None and any(card.rank != claim[1] for card in one.recorded.move.cards)


def gets_through(one: Shown) -> bool:
    """Tell whether the move is a lie that nobody challenges."""
    steps = shown(one.game)
    return is_lie(one) and one.number < len(steps) and verb(steps[one.number]) != "challenge"


def doubts_last_card(one: Shown, truth: str) -> bool:
    """Tell whether the move challenges somebody's last card, and whether that is ``honest`` or a ``lie``."""
    last = one.step.before.last
    return one.outcome.shown == truth and last is not None and not one.step.before.seats[last.by].cards


HAPPENS: dict[str, dict[str, Callable[[Shown], bool]]] = {
    "game-wikipedia-1": {
        "a led ten that falls": lambda one: rank(one.recorded.move) == "10" and one.outcome.fallen == 1,
        "a picture that may not be led": lambda one: (
            not one.step.before.pile and refuses(one, lambda move: rank(move) in PICTURES)
        ),
        "a stock that may not be tried": lambda one: (
            bool(len(one.step.before.stock)) and refuses(one, lambda move: move.verb == "try")
        ),
        "a pass that may not be made": lambda one: refuses(one, lambda move: move.verb == "pass"),
        "a player who can only pass": lambda one: verb(one) == "pass",
    },
    "game-ruotsalainen": {
        "four alike": lambda one: rank(one.recorded.move) not in ("10", "A") and one.has("clears"),
        "no stock to try": lambda one: refuses(one, lambda move: move.verb == "try"),
        "a led ace that stays": lambda one: rank(one.recorded.move) == "A" and one.has("stands"),
        "going out with a pile that falls": out_clearing,
    },
    "game-valepaska": {
        "a caught lie": lambda one: one.outcome.shown == "lie",
        "a wrong doubt": lambda one: one.outcome.shown == "honest",
        "a lie that gets through": gets_through,
        "a last card that is a lie, and doubted": lambda one: doubts_last_card(one, "lie"),
        "a last card that is true, and doubted": lambda one: doubts_last_card(one, "honest"),
        "a claim that makes the pile fall": lambda one: verb(one) == "claim" and one.has("clears"),
        "a claim that may not be made": lambda one: refuses(one, lambda move: move.verb == "claim"),
        "an open play that may not be made": lambda one: refuses(one, lambda move: move.verb == "play"),
    },
    "game-poytapaska": {
        "open table cards": lambda one: verb(one) == "up",
        "a set from the table": lambda one: verb(one) == "up" and len(one.recorded.move.cards) > 1,
        "open cards that have to wait": lambda one: refuses(one, lambda move: move.verb == "up"),
        "hidden cards that have to wait": lambda one: refuses(one, lambda move: move.verb == "down"),
        "a blind card that fits": lambda one: (
            verb(one) == "down" and bool(one.step.before.pile) and not one.outcome.taken
        ),
        "a blind card that fails": lambda one: verb(one) == "down" and one.outcome.taken > 1,
        "going out with a blind card": lambda one: verb(one) == "down" and bool(one.outcome.out),
    },
}


@pytest.mark.parametrize(("game", "what"), [(game, what) for game, happens in HAPPENS.items() for what in happens])
def test_it_happens(game: str, what: str) -> None:
    """Each of these happens in the game, once at least."""
    assert [one.number for one in shown(game) if HAPPENS[game][what](one)]


@pytest.mark.parametrize("game", HAPPENS)
def test_it_is_dealt_and_played_to_its_end(game: str) -> None:
    """Such a game begins with the deal, is over after thirty to seventy moves, and one player loses."""
    opened = open_game(game_record(game))
    assert opened.dealt is not None
    assert 30 <= len(shown(game)) <= 70
    assert [len(shown(game))] == [one.number for one in shown(game) if one.outcome.loser is not None]


@pytest.mark.parametrize("game", HAPPENS)
def test_it_is_explained_throughout(game: str) -> None:
    """Every move has a comment, there are twenty side lines at least, and the reader is asked four times or five."""
    steps = shown(game)
    assert all(one.recorded.comment for one in steps)
    assert 20 <= sum(len(one.recorded.sides) for one in steps)
    assert sum(one.recorded.ask for one in steps) in (4, 5)


def test_each_game_by_its_own_rules() -> None:
    """The four are shown by their presets, and none of them is like the first game."""
    rules = {game: open_game(game_record(game)).rules for game in HAPPENS}
    assert dict.fromkeys(HAPPENS, ()) == {game: rule_set.changes for game, rule_set in rules.items()}
    assert [game.removeprefix("game-") for game in HAPPENS] == [rule_set.base for rule_set in rules.values()]
    assert {"first", ENDLESS, *HAPPENS} == set(WHOLE)


def test_all_cards_are_dealt_in_the_swedish_game() -> None:
    """Ruotsalainen begins with thirteen cards each for four players, and no stock."""
    state = open_game(game_record("game-ruotsalainen")).state
    assert [13, 13, 13, 13] == [len(seat.hand) for seat in state.seats]
    assert not len(state.stock)


def test_table_cards_are_dealt_first() -> None:
    """In Pöytäpaska the first eight cards of the deck lie hidden, the next eight open."""
    record = game_record("game-poytapaska")
    deck, seats = record.header("Deck").split(), open_game(record).state.seats
    assert [deck[0:8:2], deck[1:8:2]] == [write_cards(seat.down.known).split() for seat in seats]
    assert [deck[8:16:2], deck[9:16:2]] == [write_cards(seat.up.known).split() for seat in seats]
