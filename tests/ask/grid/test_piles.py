"""Which tops can arise: some by hand, and none that a game reaches is missing."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from explorer.ask.grid.piles import piles
from explorer.ask.grid.tops import Top, marks_led
from explorer.engine.looks import nines_left, run_of, top_of
from explorer.rules.ruleset import RuleSet, rule_set
from explorer.state import State
from tests.playing import playout, start
from tests.strategies import rule_sets

LED_TEN, LED_ACE = Top("10", led=True), Top("A", led=True)
SINGLE_ACES = {"base": "pagat", "sets": "above-ten-single", "start": "left-of-dealer"}
TEN, ACE, SEVEN, TWO = map(Top, ("10", "A", "7", "2"))


@pytest.mark.parametrize(
    ("rules", "stock", "top", "run", "expected"),
    [
        ({"base": "pagat"}, True, LED_TEN, 1, True),
        ({"base": "pagat"}, True, LED_TEN, 3, True),
        ({"base": "pagat"}, True, TEN, 1, False),  # a ten on a lower card makes the pile fall
        ({"base": "pagat"}, True, ACE, 1, False),
        ({"base": "pagat", "ace_clears": "never"}, True, ACE, 1, True),
        ({"base": "pagat", "ace_clears": "not-after-stock"}, True, ACE, 1, False),
        ({"base": "pagat", "ace_clears": "not-after-stock"}, False, ACE, 1, True),
        ({"base": "pagat", "on_two": "all"}, True, TEN, 1, True),  # a ten on a two is on no lower card
        ({"base": "wikipedia-1"}, True, LED_TEN, 1, False),  # it falls at once
        ({"base": "wikipedia-1"}, True, LED_ACE, 1, False),  # nobody may lead it
        ({"base": "wikipedia-1", "bars_last": "while-stock"}, True, LED_ACE, 1, False),
        ({"base": "wikipedia-1", "bars_last": "while-stock"}, False, LED_ACE, 1, True),
        ({"base": "wikipedia-1", "start": "most-lowest"}, True, LED_ACE, 1, True),  # the opener may have to
        ({"base": "wikipedia-2"}, True, LED_TEN, 2, True),
        (SINGLE_ACES, True, LED_ACE, 2, True),
        ({**SINGLE_ACES, "led_ace": "taken-pass"}, True, LED_ACE, 2, False),  # nothing goes on what must be taken
        ({"base": "pagat"}, True, SEVEN, 3, True),
        ({"base": "pagat"}, True, SEVEN, 4, False),  # four alike fall
        ({"base": "pagat", "four_clears": "never"}, True, SEVEN, 4, True),
        ({"base": "pagat", "four_clears": "not-twos"}, True, SEVEN, 4, False),
        ({"base": "pagat", "four_clears": "not-twos"}, True, TWO, 4, True),
        ({"base": "pagat", "specials": "black"}, True, Top("r10"), 2, True),
        ({"base": "pagat", "specials": "black"}, True, Top("r10"), 3, False),  # a pack has two
        ({"base": "pagat", "specials": "black", "decks": "2"}, True, Top("r10"), 3, True),
    ],
)
def test_by_hand(rules: dict[str, str], stock: bool, top: Top, run: int, expected: bool) -> None:
    """A top can lie there only if some play leaves it there, with so many equal cards."""
    assert expected == ((top, run) in piles(rule_set(rules), run=run, stock=stock, nines=True))


def lying(state: State, rules: RuleSet) -> tuple[Top, int]:
    """Return the top of a pile and the number of equal cards on it."""
    kind = top_of(state)
    led = marks_led(rules, kind) and {kind} == {laid.kind for laid in state.pile}
    return Top(kind, led), run_of(state)


@settings(max_examples=15, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(rules=rule_sets(), seed=st.integers(0, 10**6))
def test_no_game_leaves_a_pile_that_cannot_be(rules: RuleSet, seed: int) -> None:
    """Every pile that a game by random moves comes to is among those that can arise."""
    for turn in playout(start(rules, players=3, seed=seed), rules, seed=seed, limit=120):
        if turn.after.pile:
            top, run = lying(turn.after, rules)
            stock, nines = bool(len(turn.after.stock)), nines_left(turn.after, rules)
            assert (top, run) in piles(rules, run=run, stock=stock, nines=nines)
