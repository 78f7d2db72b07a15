"""The grid and the difference as tables: data for a view, and text."""

from __future__ import annotations

import json

import pytest

from explorer.ask.grid.difference import difference
from explorer.ask.grid.grid import grid
from explorer.ask.grid.table import difference_table, grid_table, text_table
from explorer.rules.ruleset import rule_set

PAGAT = """\
on top   3   4   5   6   7   8   9  10   J   Q   K   A   2
 empty   ✓   ✓   ✓   ✓   ✓   ✓   ✓   =   ✓   ✓   ✓   =   ✓
     3   ✓   ✓   ✓   ✓   ✓   ✓   ✓   ↓   ·   ·   ·   ·   ✓
     4   ·   ✓   ✓   ✓   ✓   ✓   ✓   ↓   ·   ·   ·   ·   ✓
     5   ·   ·   ✓   ✓   ✓   ✓   ✓   ↓   ·   ·   ·   ·   ✓
     6   ·   ·   ·   ✓   ✓   ✓   ✓   ↓   ·   ·   ·   ·   ✓
     7   ·   ·   ·   ·   ✓   ✓   ✓   ↓   ✓   ✓   ✓   ·   ✓
     8   ·   ·   ·   ·   ·   ✓   ✓   ↓   ✓   ✓   ✓   ·   ✓
     9   ·   ·   ·   ·   ·   ·   ✓   ↓   ✓   ✓   ✓   ·   ✓
10 led   ·   ·   ·   ·   ·   ·   ·   ✓   ·   ·   ·   ·   ·
     J   ·   ·   ·   ·   ·   ·   ·   ·   ✓   ✓   ✓   ↓   ✓
     Q   ·   ·   ·   ·   ·   ·   ·   ·   ·   ✓   ✓   ↓   ✓
     K   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ✓   ↓   ✓
 A led   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ✓   ·
     2   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ✓

✓ goes   = goes and stays   ↓ goes and the pile falls   · does not go"""


def test_text() -> None:
    """Rows that can arise, a sign for each cell, and what the signs mean."""
    assert PAGAT == text_table(grid_table(grid(rule_set("pagat"))))


@pytest.mark.parametrize("run", [1, 2])
def test_the_widest_table_is_readable(run: int) -> None:
    """With both colours apart a line has at most 100 characters, and every sign stands under its head."""
    rules = rule_set({"base": "pagat", "specials": "black", "decks": "2", "ace_clears": "never", "ten_on": "all"})
    lines = text_table(grid_table(grid(rules, count=2, run=run))).splitlines()
    assert max(map(len, lines)) <= 100
    assert "r red, b black" == lines[-1]
    assert {len(line) for line in lines[1:19] if line.endswith("✓")} == {len(lines[0])}


def test_every_cell_is_said() -> None:
    """What a cell means is there in words, also why it cannot be, and how many cards it is about."""
    table = grid_table(grid(rule_set({"base": "wikipedia-2", "specials": "black"}), count=3, run=2))
    assert table == json.loads(json.dumps(table))
    said = {(cell["top"], cell["kind"]): cell["said"] for row in table["rows"] for cell in row["cells"]}
    assert "Three sevens on a three go." == said["3", "7"]
    assert "Three red tens on a three: there are not so many." == said["3", "r10"]
    assert "Three kings on an eight go." == said["8", "K"]
    assert "Three fours on an eight do not go." == said["8", "4"]
    assert "Three threes on a three: there are not so many." == said["3", "3"]
    one = grid_table(grid(rule_set("wikipedia-2")))
    first = {cell["kind"]: (cell["mark"], cell["said"]) for cell in one["rows"][0]["cells"]}
    assert ("!", "A ten on the empty table may be led and must be taken.") == first["10"]


def test_difference() -> None:
    """Rows that can be under either, a sign for each cell that differs, and what the signs mean under these names."""
    apart = difference(rule_set("pagat").change("pictures_on", "8"), rule_set("wikipedia-1"))
    lines = text_table(difference_table(apart, ("ours", "Wikipedia (early)"))).splitlines()
    assert " empty   ·   ·   ·   ·   ·   ·   ·   ≠   +   +   +   +   ·" == lines[1]
    assert "     7   ·   ·   ·   ·   ·   ·   ·   ·   −   −   −   ·   ·" == lines[6]
    assert "10 led   a   a   a   a   a   a   a   a   a   a   a   a   a" == lines[9]
    assert "+ goes only under ours" in lines[-1]
    assert "− goes only under Wikipedia (early)" in lines[-1]
    assert "≠ goes under both, to another effect" in lines[-1]


def test_difference_is_said() -> None:
    """A cell that differs says how; where both say the same, that."""
    apart = difference(rule_set("pagat"), rule_set("wikipedia-1"))
    table = difference_table(apart, ("Pagat", "Wikipedia (early)"))
    assert table == json.loads(json.dumps(table))
    said = {(cell["top"], cell["kind"]): cell["said"] for row in table["rows"] for cell in row["cells"]}
    assert "A jack on the empty table: goes only under Pagat." == said["empty", "J"]
    assert "A four on a three: the same." == said["3", "4"]
