"""Kinds as the items of a list."""

from __future__ import annotations

import pytest

from explorer.ask.grid.items import COURT, HIGHER, LOWER, ONE, OWN, OWN_UP, RANGE, REST, Item, listed, ranges
from explorer.ask.grid.tops import TABLE, Top
from explorer.cards import Kind
from explorer.rules.catalogue.kinds import ORDER

PLAIN = tuple("3 4 5 6 7 8 9 10 J Q K A 2".split())


@pytest.mark.parametrize(
    ("kinds", "every", "expected"),
    [
        ("7 8 9 2", PLAIN, ["7", "8", "9", "2"]),
        ("3 4 5 6 8", PLAIN, ["3-6", "8"]),
        ("J Q K", PLAIN, ["pictures"]),
        ("J K A", PLAIN, ["J", "K", "A"]),
        ("7 8 9 10 J Q K", PLAIN, ["7-10", "pictures"]),
        ("7 8 9 r10 10 J", ORDER, ["7", "8", "9", "r10", "10", "J"]),
        ("6 7 8 9 10", ORDER, ["6-9", "10"]),
        ("r2 3 4 5 6", ORDER, ["r2", "3-6"]),
        ("2 7", PLAIN, ["7", "2"]),
        ("", PLAIN, []),
    ],
)
def test_listed(kinds: str, every: tuple[Kind, ...], expected: list[str]) -> None:
    """Four numbers or more in a row make a range, but not across red and black; three pictures are the pictures."""
    items = listed(kinds.split(), every)
    assert expected == [written(item) for item in items]
    assert set(kinds.split()) == {kind for item in items for kind in item.kinds}


def written(item: Item) -> str:
    """Write an item in short."""
    return {ONE: item.kinds[0], RANGE: f"{item.kinds[0]}-{item.kinds[-1]}", COURT: "pictures"}[item.how]


@pytest.mark.parametrize(
    ("item", "top", "expected"),
    [
        (Item(ONE, ("2",)), "7", "2"),
        (Item(OWN), "7", "7"),
        (Item(OWN_UP, upto="9"), "7", "7 8 9"),
        (Item(OWN_UP, upto="9"), "9", "9"),
        (Item(HIGHER, upto="9"), "9", ""),
        (Item(HIGHER), "K", "A 2"),
        (Item(LOWER), "5", "3 4"),
        (Item(REST), "5", " ".join(PLAIN)),
    ],
)
def test_what_an_item_means_on_a_top(item: Item, top: Kind, expected: str) -> None:
    """Seen from the top, an item means other kinds on each."""
    assert set(expected.split()) == item.on(Top(top), PLAIN)


def test_only_what_is_spoken_of_is_meant() -> None:
    """Kinds that cannot be laid are not meant."""
    assert {"3", "5"} == Item(LOWER).on(Top("6"), ["3", "5", "9"])


@pytest.mark.parametrize(
    ("tops", "expected"),
    [
        ("3 4 5 6", ["3 4 5 6"]),
        ("3 4", ["3", "4"]),
        ("3 4 6 7 8", ["3", "4", "6 7 8"]),
        ("9 10 J Q K A", ["9", "10", "J Q K", "A"]),
        ("8 9 10", ["8 9 10"]),
        ("J K", ["J", "K"]),
    ],
)
def test_ranges_of_tops(tops: str, expected: list[str]) -> None:
    """Three tops or more that follow one another go together, the pictures too."""
    found = ranges([Top(kind) for kind in tops.split()], PLAIN)
    assert expected == [" ".join(top.kind for top in part) for part in found]


def test_led_tops_and_the_empty_table_stand_alone() -> None:
    """They are in no range."""
    tops = [TABLE, Top("9"), Top("10", led=True), Top("10"), Top("J")]
    assert [(top,) for top in tops] == ranges(tops, PLAIN)
