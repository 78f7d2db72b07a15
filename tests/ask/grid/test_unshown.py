"""Options that part two rule sets and that no grid shows."""

from __future__ import annotations

import pytest

from explorer.ask.grid.difference import SAME, difference
from explorer.ask.grid.unshown import OptionPair, options_apart
from explorer.rules.catalogue import OPTIONS
from explorer.rules.option import Option
from explorer.rules.ruleset import rule_set
from tests.ask.grid_judged import slices

SHOWN = (
    *("pictures_on", "nines_out", "pictures_relaxed", "ace_on", "two_on", "ten_on", "on_two", "sets"),
    *("led_picture", "bars_last", "ace_clears", "four_clears"),
)
"""Options of which every value concerns nothing but what goes where and what it does."""

ON_GRID = {("led_ten", "barred"), ("led_ten", "clears"), ("led_ace", "barred"), ("led_ace", "clears")}
"""Values beside Pagat's that concern only the grid, of options that have others too."""


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.key)
def test_an_option_is_named_where_the_grid_does_not_show_it(option: Option) -> None:
    """What concerns more than the grid is named; what is not named is on the grid, as far as it does anything."""
    key, pagat = option.key, rule_set("pagat")
    for value in option.values[1:]:
        other = pagat.change(key, value.id)
        named = OptionPair(key, pagat.values[key], value.id) in options_apart(pagat, other)
        assert named != (key in SHOWN or (key, value.id) in ON_GRID), value.id


@pytest.mark.parametrize(
    ("a", "b", "expected"),
    [
        ({"base": "pagat"}, {"base": "pagat"}, []),
        ({"base": "pagat", "led_ten": "taken-pass"}, {"base": "pagat", "led_ten": "taken-again"}, ["led_ten"]),
        ({"base": "pagat"}, {"base": "pagat", "start": "left-of-dealer", "hand": "6"}, ["hand", "start"]),
        ({"base": "pagat"}, {"base": "valepaska"}, ["packets", "start", "try_stock", "bluff", "scoring"]),
    ],
)
def test_named(a: dict[str, str], b: dict[str, str], expected: list[str]) -> None:
    """Options are named in the order of the catalogue, also where the grids are the same (who leads after a taking)."""
    assert expected == [pair.key for pair in options_apart(rule_set(a), rule_set(b))]


@pytest.mark.parametrize("key", ["hand", "packets", "deal_all", "table_cards", "dealer", "start", "pickup", "scoring"])
def test_what_is_named_alone_changes_no_cell(key: str) -> None:
    """Dealing, starting, taking and scoring are no matter of the grid."""
    pagat = rule_set("pagat")
    for value in next(option for option in OPTIONS if option.key == key).values[1:]:
        other = pagat.change(key, value.id)
        for at in slices(pagat):
            apart = difference(pagat, other, count=at.count, run=at.run, stock=at.stock, nines=at.nines)
            assert {pair.comes_to for pair in apart.pairs.values()} <= {SAME, "never"}
