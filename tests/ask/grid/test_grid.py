"""The grid: equal to judging every cell, for every preset and for rule sets at random."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from explorer.ask.grid.grid import NO_CARDS, NO_PILE, Cell, Grid, grid, grid_data
from explorer.ask.grid.slice import Slice, laying
from explorer.ask.grid.tops import Top
from explorer.errors import InputError
from explorer.rules.own_given import own_rule
from explorer.rules.ruleset import RuleSet, rule_set
from tests.ask.grid_judged import ASKED, judged, slice_at, slices
from tests.strategies import PLAYABLE, rule_sets

MARKS = {"none": "+", "clears": "x", "stands": "=", "must-take": "!"}


def drawn(slice: Grid) -> list[str]:
    """Draw a grid: a line for each row, a character for each cell."""
    return [f"{row[0].top.id:6} " + "".join(map(mark, row)) for row in slice.rows]


def mark(cell: Cell) -> str:
    """Return the character of a cell: ``.`` does not go, ``c`` and ``p`` where it cannot arise."""
    return cell.cannot[0] if cell.cannot else MARKS[cell.effect] if cell.goes else "."


PAGAT = """
empty  +++++++=+++=+
3      +++++++x....+
4      .++++++x....+
5      ..+++++x....+
6      ...++++x....+
7      ....+++x+++.+
8      .....++x+++.+
9      ......+x+++.+
led-10 .......+.....
10     ppppppppppppp
J      ........+++x+
Q      .........++x+
K      ..........+x+
led-A  ...........+.
A      ppppppppppppp
2      ............+
"""
THREES_OF_WIKIPEDIA_1 = """
empty  +++++++x....+
3      c++++++x....+
4      .c+++++x....+
5      ..c++++x....+
6      ...c+++x....+
7      ....c++x+++.+
8      .....c+x+++.+
9      ......cx+++.+
led-10 pppppppcppppp
10     pppppppcppppp
J      ........c++x+
Q      .........c+x+
K      ..........cx+
led-A  pppppppppppcp
A      pppppppppppcp
2      ............c
"""
TAKEN = """
led-10 .......c.....
led-A  ...........c.
"""
BLACK = """
empty  +++++++++=++++=+
r2     c++++++++x...+.+
r10    ........cx++++.+
led-10 .........c......
rA     .............cx+
led-A  ..............c.
2      ...............c
"""


@pytest.mark.parametrize(
    ("rules", "at", "expected"),
    [
        ({"base": "pagat"}, {}, PAGAT),
        ({"base": "wikipedia-1"}, {"count": 3, "run": 2}, THREES_OF_WIKIPEDIA_1),
        ({"base": "wikipedia-2"}, {"count": 2, "run": 3}, TAKEN),
        ({"base": "pagat", "specials": "black"}, {"count": 2}, BLACK),
    ],
)
def test_rows_written_by_hand(rules: dict[str, str], at: dict[str, Any], expected: str) -> None:
    """Whole rows are as the rules page has them: what goes, falls, stays, must be taken, and what cannot be."""
    rows = {line.split()[0]: line for line in drawn(grid(rule_set(rules), **at))}
    wanted = expected.strip().splitlines()
    assert wanted == [rows[line.split()[0]] for line in wanted]


@pytest.mark.parametrize("preset", PLAYABLE)
def test_presets_are_as_judged(preset: str) -> None:
    """Every cell of every slice of a preset says what judging it says, with the same clauses in the same order.

    Where an earlier preset has the same clauses, its cells are the same; they are judged there.
    """
    rules = rule_set(preset)
    first = next(rule_set(other) for other in PLAYABLE if asked_clauses(rule_set(other)) == asked_clauses(rules))
    for at in slices(rules):
        if first.base != preset and at in slices(first):
            assert slice_at(first, at).rows == slice_at(rules, at).rows, at
            continue
        for cell, expected in judged(slice_at(rules, at)):
            assert expected == cell, at


def asked_clauses(rules: RuleSet) -> set[str]:
    """Return the clauses that a move from the hand is judged by, by id, and the move by which cards are laid."""
    return {bound.clause.id for bound in rules.bounds() if bound.clause.decision.id in ASKED} | {laying(rules)}


@pytest.mark.parametrize(
    ("rules", "at"),
    [
        ({"base": "pagat", "decks": "2", "keeps_turn": "half-or-five", "four_clears": "never"}, Slice(5, 3)),
        ({"base": "pagat", "specials": "black", "decks": "2", "four_clears": "not-twos"}, Slice(4, 2)),
        ({"base": "wikipedia-2", "specials": "black", "ten_on": "all-after-stock"}, Slice(2, 1, stock=False)),
        ({"base": "valepaska", "specials": "black", "nines_out": "yes", "pictures_on": "9"}, Slice(3, 4, nines=False)),
    ],
)
def test_rare_slices_are_as_judged(rules: dict[str, str], at: Slice) -> None:
    """Five cards that do not fall let the player go on; red and black twos; claims of more than there are."""
    compared = [cell == expected for cell, expected in judged(slice_at(rule_set(rules), at))]
    assert all(compared)
    assert len(compared) > 100


OWN = [
    own_rule({"says": "goes", "cards": "K", "top": "3 4", "text": "Kings fly low."}),
    own_rule({"says": "does-not-go", "cards": "9", "top": "empty", "text": "Nobody leads a nine."}),
    own_rule({"says": "falls", "cards": "7", "top": "7", "number": 2, "text": "Seven over seven."}),
    own_rule({"says": "must-be-taken", "cards": "8", "top": "empty", "text": "A led eight is taken."}),
    own_rule({"says": "stays", "cards": "Q", "top": "empty J", "stock": "gone", "text": "Queens stay."}),
]


@settings(max_examples=15, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data(), rules=rule_sets(), own=st.lists(st.sampled_from(OWN), unique=True))
def test_rule_sets_at_random_are_as_judged(data: st.DataObject, rules: RuleSet, own: list[object]) -> None:
    """The same of two slices of any rule set, also with rules that no document has."""
    rules = rules.add(*[rule for rule in OWN if rule in own])
    for at in data.draw(st.lists(st.sampled_from(slices(rules)), min_size=2, max_size=2, unique=True)):
        for cell, expected in judged(slice_at(rules, at)):
            assert expected == cell, (rules, at)


def test_what_a_group_leads_for_itself_has_a_row_of_its_own() -> None:
    """A kind that must be taken by an own rule gets a row as led, where nothing goes."""
    slice = grid(rule_set("pagat").add(OWN[3]))
    led = [cell for cell in slice.rows[slice.tops.index(Top("8", led=True))] if cell.goes]
    assert ([], True) == (led, slice.cells[Top("8", led=True), "8"].owed)


def test_without_a_stock_there_is_only_the_slice_without() -> None:
    """Where all cards are dealt, a slice with a stock is the one without."""
    assert grid(rule_set("ruotsalainen"), stock=False) == grid(rule_set("ruotsalainen"), stock=True)


@pytest.mark.parametrize(("at", "place"), [({"count": 6}, "cards"), ({"count": 0}, "cards"), ({"run": 5}, "run")])
def test_numbers_that_no_rule_tells_apart(at: dict[str, Any], place: str) -> None:
    """They are refused, naming what can be given."""
    with pytest.raises(InputError, match="give") as refused:
        grid(rule_set("pagat"), **at)
    assert place == refused.value.at


def test_data_is_plain() -> None:
    """The data of a grid are the same after a journey through JSON, and tell why a cell cannot arise."""
    data = grid_data(grid(rule_set({"base": "pagat", "specials": "black"}), count=3))
    assert data == json.loads(json.dumps(data))
    told = {(cell["top"], cell["kind"]): cell["cannot"] for row in data["rows"] for cell in row}
    assert (NO_CARDS, NO_PILE, None) == (told["3", "r10"], told["10", "3"], told["3", "4"])
