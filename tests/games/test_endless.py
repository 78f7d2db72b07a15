"""The endless game comes back to a position that it had before, by led tens and aces that have to be taken."""

import re

from explorer.engine.game import open_game
from explorer.engine.judge import judge
from explorer.engine.replay import repetition
from explorer.games import game_record
from tests.games.shown import shown

GAME = "game-endless"
STEPS = shown(GAME)
FIRST, LAST = 36, 48
"""The steps after which the same position stands, as the comments say."""


def test_a_position_comes_back() -> None:
    """After the last step the position is the one after step 36, and none has come back before."""
    states = [STEPS[0].step.before, *(one.step.after for one in STEPS)]
    assert LAST == len(STEPS)
    assert (FIRST, LAST) == repetition(states)


def test_the_comments_say_so() -> None:
    """The comment at the end names the step from which the cycle goes, and how many moves it has."""
    assert f"after step {FIRST}" in STEPS[-1].recorded.comment
    assert "twelve moves" in STEPS[-1].recorded.comment
    assert LAST - FIRST == 12
    assert f"step {FIRST + 1} on" in game_record(GAME).intro
    assert "Remember this position" in STEPS[FIRST - 1].recorded.comment


def test_only_a_ten_and_an_ace_move() -> None:
    """In the cycle every other move leads a ten or ace and the next takes it: the same two cards, round the table."""
    cycle = [one.recorded.move for one in STEPS[FIRST:]]
    assert ["play", "pickup"] * 6 == [move.verb for move in cycle]
    assert ["AH", "10S"] * 3 == [str(card) for move in cycle for card in move.cards]
    assert all(one.has("must-take") for one in STEPS[FIRST:] if one.recorded.move.verb == "play")


def test_the_same_moves_can_go_on() -> None:
    """The twelve moves of the cycle may be made again, and end where they began."""
    game = open_game(game_record(GAME))
    state = STEPS[-1].step.after
    for by, move in game.moves[FIRST:]:
        after = judge(state, move, game.rules, by=by).after
        assert after is not None
        state = after
    assert STEPS[-1].step.after.key() == state.key()


def test_the_cures() -> None:
    """By either cure that the comment names, the first lead of the cycle goes another way."""
    assert re.search(r"two cures", STEPS[-1].recorded.comment)
    lead = STEPS[FIRST]
    ace = lead.recorded.move
    rules = lead.step.judgement.rules
    clears = judge(lead.step.before, ace, rules.change("led_ace", "clears")).outcome
    assert clears is not None
    assert ("clears", "again") == clears.effects
    again = rules.change("led_ace", "taken-again")
    led = judge(lead.step.before, ace, again).after
    assert led is not None
    taken = judge(led, STEPS[FIRST + 1].recorded.move, again).outcome
    assert taken is not None
    assert lead.step.judgement.by == taken.next
