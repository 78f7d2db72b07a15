"""The guide's worked examples, played here, end as the guide says.

Guide, *Playing a turn*, example, and *Clearing the pile*, examples 1 and 2. The expectations are written down by hand.
"""

import pytest

from explorer.engine.game import open_game
from explorer.engine.judge import judge
from explorer.games import game_record
from explorer.notation.cards import read_cards, write_cards, write_pile
from explorer.notation.moves import read_move, write_move
from explorer.state import State
from tests.games.shown import Shown, shown


def hand(state: State, name: str) -> set[str]:
    """Return what a player holds."""
    return set(write_cards(state.seats[state.seat(name)].hand.known).split())


def before(game: str) -> State:
    """Return the position that the example begins with."""
    return open_game(game_record(game)).state


def moves(steps: list[Shown]) -> list[str]:
    """Return who does what."""
    return [f"{one.recorded.by}: {write_move(one.recorded.move)}" for one in steps]


def legal(game: str, name: str, move: str) -> bool:
    """Tell whether a move may be made in the example's first position."""
    state = before(game)
    return judge(state, read_move(move), open_game(game_record(game)).rules, by=state.seat(name)).legal


@pytest.mark.parametrize("game", ["guide-turn", "guide-clear-1", "guide-clear-2"])
def test_under_the_guides_rules(game: str) -> None:
    """The examples are judged by the guide's base game."""
    assert "guide" == game_record(game).header("Rules")


def test_ben_tries_the_stock() -> None:
    """On Anna's two eights Ben has nothing; he turns the nine of diamonds, it is played, and his five cards stay."""
    steps = shown("guide-turn")
    assert "6C" == write_pile(before("guide-turn").pile)
    assert set("3D 4S 5H 5C 7H".split()) == hand(before("guide-turn"), "Ben")
    assert ["Anna: play 8D 8H", "Ben: try 9D"] == moves(steps)[:2]
    facing = steps[1].step.before
    for card in read_cards("3D 4S 5H 5C 7H"):
        assert not judge(facing, read_move(f"play {card}"), steps[1].step.judgement.rules).legal
    after = steps[1].step.after
    assert "6C 8D 8H 9D" == write_pile(after.pile)
    assert set("3D 4S 5H 5C 7H".split()) == hand(after, "Ben")
    assert (0, ()) == (steps[1].outcome.taken, steps[1].outcome.drawn)


def test_a_ten_and_four_fours() -> None:
    """Carla's ten clears the eight and she leads a four; with Dan's and Anna's fours the pile falls and Anna leads."""
    steps = shown("guide-clear-1")
    assert "8S" == write_pile(before("guide-clear-1").pile).split()[-1]
    assert ["Carla: play 10H", "Carla: play 4C", "Dan: play 4D", "Anna: play 4H 4S"] == moves(steps)[:4]
    assert [True, False, False, True] == [one.has("clears") for one in steps[:4]]
    assert {"10H", "8S"} <= {str(card) for card in steps[0].step.after.aside.known}
    assert ["Carla", "Dan", "Anna", "Anna"] == [one.step.after.actor.name for one in steps[:4]]
    assert () == steps[3].step.after.pile


def test_an_ace_or_a_two_on_a_king() -> None:
    """On the king Ben may lay an ace, which clears, or a two; on his two only a two goes, and Carla picks up."""
    game = "guide-clear-2"
    steps = shown(game)
    assert "KC" == write_pile(before(game).pile).split()[-1]
    assert 0 == len(before(game).stock)
    assert legal(game, "Ben", "play AH")
    ace = judge(before(game), read_move("play AH"), steps[0].step.judgement.rules)
    assert ace.outcome is not None
    assert "clears" in ace.outcome.effects
    assert ["Ben: play 2H", "Carla: pickup"] == moves(steps)[:2]
    facing = steps[1].step.before
    assert not any(card.rank == "2" for card in facing.actor.hand.known)
    assert not any(
        judge(facing, read_move(f"play {card}"), steps[1].step.judgement.rules).legal
        for card in facing.actor.hand.known
    )
    assert {"KC", "2H"} <= hand(steps[1].step.after, "Carla")
    assert () == steps[1].step.after.pile
