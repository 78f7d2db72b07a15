"""Whole games move by move, and positions that come back."""

from dataclasses import replace
from itertools import pairwise

from explorer.cards import Card
from explorer.engine import deal, repetition, replay, shuffled_deck
from explorer.engine.position import read_position
from explorer.engine.replay import repetitions
from explorer.notation.moves import read_move
from explorer.rules.ruleset import RuleSet, rule_set
from explorer.state import Cards, Move, State
from tests.engine.asking import case

PAGAT = rule_set("pagat")
BARRED = rule_set({"led_picture": "barred", "led_ace": "barred", "led_ten": "barred", "try_stock": "never"})


def position(rules: RuleSet, ben: str, **more: object) -> State:
    """Return a position with Ben to move."""
    return read_position(case("", ben, **more), rules)  # type: ignore[arg-type]  # keys of a case, as in `asking`


def test_steps_join() -> None:
    """Each step begins where the one before it ended; a move may be made by its seat only."""
    state = deal(("Anna", "Ben"), 0, shuffled_deck(PAGAT, seed=1, game=1), PAGAT).state
    mover = state.turn or 0
    moves = [(mover, Move("try")), (1 - mover, Move("try")), (mover, Move("pickup"))]
    steps = replay(state, moves, PAGAT)
    assert 3 == len(steps)
    assert state == steps[0].before
    assert all(one.after == other.before for one, other in pairwise(steps))


def test_an_illegal_move_changes_nothing() -> None:
    """It is judged, and the moves after it are judged from the same position."""
    state = position(PAGAT, "8C 3C", pile="6D")
    first, second = replay(state, [(1, read_move("play 3C")), (1, read_move("play 8C"))], PAGAT)
    assert not first.judgement.legal
    assert first.before == first.after == second.before
    assert second.judgement.legal


def test_another_seat_does_not_move() -> None:
    """A move out of turn is illegal, whatever it is."""
    state = position(PAGAT, "8C 3C", pile="6D")
    for text in ("pickup", "try 9C", "pass"):
        (step,) = replay(state, [(0, read_move(text))], PAGAT)
        assert "form.whose-turn" == step.judgement.because()[0].clause


def test_a_try_without_its_card_is_carried_out() -> None:
    """In a game a try turns the card that lies on top."""
    state = position(PAGAT, "8C 3C", pile="6D", stock="9C 4C")
    (step,) = replay(state, [(1, Move("try"))], PAGAT)
    assert "9C" == str(step.after.pile[-1].card)


def test_a_round_of_passes_is_a_repetition() -> None:
    """When everybody passes, the position is back after the round."""
    state = position(BARRED, "KC", anna="KD", carla="KH", stock=0)
    passes = [(place, Move("pass")) for place in (1, 2, 0, 1)]
    states = [state, *(step.after for step in replay(state, passes, BARRED))]
    assert (0, 3) == repetition(states)
    assert repetition(states[:3]) is None


def test_a_cycle_that_begins_later() -> None:
    """The first position that comes back is found, with the place at which it does."""
    rules = rule_set({"led_ten": "taken-again"})
    start = position(rules, "10C 3C", anna="5D", carla=4, stock=0)
    moves = ["play 10C", "pickup", "play 3C"]
    states = [start, *(step.after for step in replay(start, zip((1, 2, 1), map(read_move, moves), strict=True), rules))]
    assert repetition(states) is None
    states += [replace(states[1]), states[2]]
    assert (1, 4) == repetition(states)


def test_the_order_of_a_hand_is_no_difference() -> None:
    """Two positions that differ in the order of a hand only are the same; anything else makes a difference."""
    state = position(PAGAT, "8C 3C", pile="6D 7D")
    other = position(PAGAT, "3C 8C", pile="6D 7D")
    assert state.key() == other.key()
    for changed in (
        position(PAGAT, "8C 3C", pile="7D 6D"),
        position(PAGAT, "8C 4C", pile="6D 7D"),
        position(PAGAT, "8C 3C", pile="6D 7D", stock=11),
        position(PAGAT, "8C 3C", pile="6D 7D", anna=4),
        replace(state, turn=2),
        replace(state, owed=0),
        replace(state, opening=True),
        replace(state, stock=Cards((Card("9", "C"),), 11)),
    ):
        assert state.key() != changed.key()


def test_a_second_round_is_told_where_it_ends_and_not_at_every_step() -> None:
    """A round that begins elsewhere, after something new, is told as well."""
    start = position(BARRED, "3C 4C")
    first, second, third, new = (replace(start, turn=turn) for turn in (0, 1, 2, None))
    states = [first, second, third, first, second, third, first, new, second]
    assert [(0, 3), (3, 6), (4, 8)] == list(repetitions(states))
