"""Where two rule sets part, cell by cell, and equal to the two grids."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from explorer.ask.grid.difference import (
    LIES_A,
    LIES_B,
    NEVER,
    ONLY_A,
    ONLY_B,
    OTHER,
    SAME,
    SIGNS,
    Difference,
    difference,
    difference_data,
)
from explorer.ask.grid.tops import TABLE, Top
from explorer.cards import PACK
from explorer.rules.ruleset import RuleSet, rule_set
from tests.ask.grid_judged import slice_at, slices
from tests.strategies import rule_sets

TWO_PACKS = {"base": "pagat", "decks": "2"}
DRAWN = {**SIGNS, SAME: ".", NEVER: " ", ONLY_B: "-", OTHER: "#"}


def drawn(apart: Difference) -> dict[str, str]:
    """Draw the rows that differ, by their tops."""
    rows = {row[0].top.id: "".join(DRAWN[pair.comes_to] for pair in row) for row in apart.rows}
    return {top: signs for top, signs in rows.items() if signs.strip(". ")}


@pytest.mark.parametrize(
    ("a", "b", "at", "expected"),
    [
        ({"base": "pagat"}, {"base": "digest"}, {}, {}),
        (
            {"base": "pagat"},
            {"base": "wikipedia-1"},
            {},
            {"empty": ".......#++++.", "led-10": "aaaaaaaaaaaaa", "led-A": "aaaaaaaaaaaaa"},
        ),
        (
            {"base": "wikipedia-2"},
            {"base": "pagat"},
            {},
            {"empty": ".......#---#.", "led-10": ".......-.....", "led-A": "...........-."},
        ),
        (
            {"base": "pagat", "ten_on": "all-after-stock"},
            {"base": "pagat"},
            {"stock": False},
            dict.fromkeys(("J", "Q", "K", "led-A", "2"), ".......+....."),
        ),
        ({"base": "pagat", "ten_on": "all-after-stock"}, {"base": "pagat"}, {}, {}),
        ({"base": "pagat", "decks": "2", "keeps_turn": "half-or-five"}, TWO_PACKS, {"count": 5}, {}),  # they fall
        (
            {"base": "pagat", "four_clears": "never"},
            {"base": "pagat"},
            {"count": 4},
            {
                "empty": "#############",
                **{str(top): "." * (top - 3) + " " + "#" * (9 - top) + "....." + "#" for top in range(3, 7)},
                **{str(top): "." * (top - 3) + " " + "#" * (9 - top) + ".###" + ".#" for top in range(7, 10)},
                "J": "........ ##.#",
                "Q": "......... #.#",
                "K": ".......... .#",
            },
        ),
    ],
)
def test_signs(a: dict[str, str], b: dict[str, str], at: dict[str, int], expected: dict[str, str]) -> None:
    """A sign for each cell that differs: only here (+), only there (-), to another effect (#), can be only here (a)."""
    count, stock = at.get("count", 1), bool(at.get("stock", True))
    assert expected == drawn(difference(rule_set(a), rule_set(b), count=count, stock=stock))


def test_red_cards_apart_stand_beside_the_same_cards() -> None:
    """Where only one rule set has red cards apart, both colours are compared, red tops with the other's led ones."""
    rows = drawn(difference(rule_set("pagat"), rule_set("pagat").change("specials", "black")))
    expected = {
        "empty": "........#....#..",
        "r2": ".---------...-..",
        "3": "+.......#....-..",
        "led-r10": ".........#----.-",
        "r10": "bbbbbbbbbbbbbbbb",
        "led-10": "........+.......",
        "2": "+...............",
    }
    assert expected == {top: rows[top] for top in expected}


@settings(max_examples=40)
@given(a=rule_sets(), b=rule_sets(), data=st.data())
def test_pairs_are_the_cells_of_both_grids(a: RuleSet, b: RuleSet, data: st.DataObject) -> None:
    """Each pair has the cell of either grid for its cards, and comes to what these say."""
    at = data.draw(st.sampled_from([*slices(a), *slices(b)]))
    apart = difference(a, b, count=at.count, run=at.run, stock=at.stock, nines=at.nines)
    for rules, side in ((a, "a"), (b, "b")):
        slice = slice_at(rules, at)
        for pair in apart.pairs.values():
            cell = getattr(pair, side)
            assert slice.cells[cell.top, cell.kind] == cell
            assert {pair.kind} & {cell.kind, "r" + cell.kind}
            assert pair.top.kind in (cell.top.kind, "r" + cell.top.kind)
            assert pair.top.led or not cell.top.led
    for pair in apart.pairs.values():
        both = (pair.a.cannot is None, pair.b.cannot is None)
        assert ARISE.get(pair.comes_to, (True, True)) == both
        if all(both):
            assert GO.get(pair.comes_to, (pair.b.goes, pair.a.goes)) == (pair.a.goes, pair.b.goes)
            assert (SAME == pair.comes_to) == (pair.a.said == pair.b.said)


ARISE = {LIES_A: (True, False), LIES_B: (False, True), NEVER: (False, False)}
GO = {ONLY_A: (True, False), ONLY_B: (False, True), OTHER: (True, True)}
"""What a pair comes to, and under which of the two its cell can arise, or its cards go."""


@settings(max_examples=20)
@given(a=rule_sets(), b=rule_sets())
def test_the_other_way_round_the_signs_are_turned(a: RuleSet, b: RuleSet) -> None:
    """What only the first lets go, only the second does from the other side."""
    turned = {ONLY_A: ONLY_B, ONLY_B: ONLY_A, LIES_A: LIES_B, LIES_B: LIES_A}
    there, back = difference(a, b), difference(b, a)
    assert {place: turned.get(pair.comes_to, pair.comes_to) for place, pair in there.pairs.items()} == {
        place: pair.comes_to for place, pair in back.pairs.items()
    }


def test_every_card_has_its_column() -> None:
    """The columns are all kinds of either rule set, each card in one."""
    black = rule_set("pagat").change("specials", "black-tens-aces")
    kinds = difference(black, rule_set("pagat")).kinds
    assert 15 == len(kinds) == len({black.kind(card) for card in PACK})


def test_data_are_plain() -> None:
    """The data of a difference are the same after a journey through JSON, with a sign for each cell."""
    apart = difference(rule_set("pagat"), rule_set("wikipedia-1"))
    data = difference_data(apart)
    assert data == json.loads(json.dumps(data))
    cells = {(cell["top"], cell["kind"]): cell["sign"] for row in data["rows"] for cell in row}
    assert ("≠", "+", "a", "") == (
        cells[TABLE.id, "10"],
        cells[TABLE.id, "J"],
        cells[Top("A", led=True).id, "3"],
        cells["3", "3"],
    )
    assert {"key": "try_stock", "a": "free", "b": "never"} in data["options"]
