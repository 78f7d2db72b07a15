"""What changes once the stock or the nines are gone is said once."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from explorer.ask.grid.times import Change, Place, Time, changes
from explorer.ask.grid.tops import Top
from explorer.rules.ruleset import RuleSet, rule_set

PAGAT, COUNTED, DEALT = rule_set("pagat"), rule_set("pagat").change("nines_out", "yes"), rule_set("ruotsalainen")
ONE, TWO, THREE = ((Top(kind), "3") for kind in "456")


def told(rules: tuple[RuleSet, ...], said: Mapping[tuple[bool, bool], str]) -> list[tuple[bool, bool, str]]:
    """Return for each time what is spoken of: a letter for each of three cells, ``_`` where nothing need be said."""

    def answer(time: Time) -> dict[Place, str]:
        letters = said[time.stock, time.nines]
        return {place: letter for place, letter in zip((ONE, TWO, THREE), letters, strict=True) if letter != " "}

    def letter(change: Change[str], place: Place) -> str:
        return " " if place not in change.said else change.said[place] if change.fresh(place) else "_"

    found = changes(rules, answer)
    return [
        (change.time.stock, change.time.nines, "".join(letter(change, place) for place in (ONE, TWO, THREE)))
        for change in found
    ]


@pytest.mark.parametrize(
    ("rules", "said", "expected"),
    [
        ((PAGAT,), {(1, 1): "abc", (0, 1): "abd"}, [(1, 1, "abc"), (0, 1, "__d")]),
        ((PAGAT,), {(1, 1): "ab ", (0, 1): "a c"}, [(1, 1, "ab "), (0, 1, "_ c")]),
        ((DEALT,), {(0, 1): "abc"}, [(0, 1, "abc")]),
        ((PAGAT, DEALT), {(1, 1): "abc", (0, 1): "abc"}, [(1, 1, "abc"), (0, 1, "___")]),
        (
            (COUNTED,),
            {(1, 1): "aaa", (0, 1): "baa", (1, 0): "aca", (0, 0): "bca"},
            [(1, 1, "aaa"), (0, 1, "b__"), (1, 0, "_c_"), (0, 0, "___")],
        ),
        (
            (COUNTED,),
            {(1, 1): "aaa", (0, 1): "baa", (1, 0): "caa", (0, 0): "bad"},
            [(1, 1, "aaa"), (0, 1, "b__"), (1, 0, "c__"), (0, 0, "__d")],
        ),
        (
            (COUNTED,),
            {(1, 1): "aaa", (0, 1): "baa", (1, 0): "caa", (0, 0): "caa"},
            [(1, 1, "aaa"), (0, 1, "b__"), (1, 0, "c__"), (0, 0, "c__")],
        ),
    ],
)
def test_only_what_is_otherwise(
    rules: tuple[RuleSet, ...], said: dict[tuple[bool, bool], str], expected: list[tuple[bool, bool, str]]
) -> None:
    """Of the first time all is said, of later ones what differs; with both gone, what does not follow from either."""
    assert expected == told(rules, said)
