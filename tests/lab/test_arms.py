"""Rule sets at a table, played in chunks and side by side."""

from __future__ import annotations

import pickle

import pytest

from explorer.lab.arms import arm, paired, played
from explorer.lab.compare import SAME, differences
from explorer.lab.intervals import Estimate
from explorer.rules.ruleset import rule_set

PAGAT = rule_set("pagat")


@pytest.mark.parametrize("change", [{}, {"scoring": "first-out-wins"}])
def test_a_change_that_changes_nothing_is_exactly_zero(change: dict[str, str]) -> None:
    """The same seed and the same rules, or rules that differ in marks alone: every game is the same."""
    a, b = (arm(rules, players=3, backend="reader") for rules in (PAGAT, rule_set({"base": "pagat", **change})))
    found = paired(a, b, 7, 12)
    assert (12, None) == (found.same, found.parts)
    for one in differences(found):
        assert (Estimate(0, 0, 0), SAME, 0.0) == (one.apart, one.verdict, one.most)


def test_rules_that_matter_part_somewhere() -> None:
    """The first game that differs is named by its number, and chunks keep it when they are joined."""
    a, b = (arm(PAGAT.change("hand", hand), players=3, backend="reader") for hand in ("5", "6"))
    one, other = paired(a, b, 0, 5), paired(a, b, 5, 5)
    assert (0, 0) == (one.same, one.parts)
    assert (0, 10) == (one.joined(other).parts, one.joined(other).a.games)
    assert paired(a, b, 0, 10) == one.joined(other)


def test_it_travels_to_another_process() -> None:
    """What to play, and what came of it."""
    table = arm(PAGAT.change("hand", "6"), players=3, backend="reader")
    again = pickle.loads(pickle.dumps(table))
    assert again == table
    assert played(table, 0, 3) == pickle.loads(pickle.dumps(played(again, 0, 3)))
