"""How a reader looks at the grid."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from explorer.ask.agreement.open_rules import OpenRules
from explorer.ask.grid.difference import Difference, Pair, difference
from explorer.ask.grid.difference_words import rules_names
from explorer.ask.grid.grid import Cell, Grid, grid
from explorer.ask.grid.slice import Slice, slice_of, switches
from explorer.rules.ruleset import RuleSet

FEW = 24
"""So many readings of rules that are not agreed in everything are all looked at."""

TABLE, WORDS = SHOWN = ("table", "words")
"""What is shown: the table, or the same as sentences."""


@dataclass(frozen=True, slots=True)
class Look:
    """The switches of the grid, what is shown, the cell that is open (its top's id and its kind), the other rules.

    ``shown`` is one of `SHOWN`, empty where the reader has not chosen.
    """

    count: int = 1
    run: int = 1
    stock: bool = True
    nines: bool = True
    shown: str = ""
    cell: tuple[str, str] | None = None
    against: RuleSet | None = None


USUAL = Look()


@dataclass(frozen=True, slots=True)
class Square:
    """A cell as the table has it: under our rules, and where there are other rules beside them also under those."""

    top: str
    kind: str
    ours: Cell
    pair: Pair | None = None


def at(rules: RuleSet, look: Look) -> Slice:
    """Return the slice that is looked at, as far as the rules know its switches."""
    known = switches(rules)
    count = look.count if look.count in known.count else known.count[0]
    run = look.run if look.run in known.run else known.run[0]
    return slice_of(rules, count=count, run=run, stock=look.stock, nines=look.nines)


def slice_shown(rules: RuleSet, look: Look) -> Grid:
    """Return the slice of our rules that is looked at."""
    there = at(rules, look)
    return grid(rules, count=there.count, run=there.run, stock=there.stock, nines=there.nines)


def apart(rules: RuleSet, look: Look) -> Difference | None:
    """Return where our rules part from the others in that slice; ``None`` without others."""
    if look.against is None:
        return None
    there = at(rules, look)
    return difference(rules, look.against, count=there.count, run=there.run, stock=look.stock, nines=look.nines)


def squares(rules: RuleSet, look: Look) -> list[list[Square]]:
    """Return the rows of the table, but those in which nothing can be."""
    beside = apart(rules, look)
    if beside is None:
        rows = [[Square(cell.top.id, cell.kind, cell) for cell in row] for row in slice_shown(rules, look).rows]
        return [row for row in rows if not all(one.ours.cannot for one in row)]
    pairs = [[Square(pair.top.id, pair.kind, pair.a, pair) for pair in row] for row in beside.rows]
    return [row for row in pairs if any(one.pair and not (one.ours.cannot and one.pair.b.cannot) for one in row)]


def unsettled(rules: OpenRules, look: Look) -> frozenset[tuple[str, str]]:
    """Return the cells that turn on what is not agreed, by their top's id and kind: under some reading they differ.

    All readings are looked at where there are few; of many only those in which one option is agreed.
    """
    if not rules.open:
        return frozenset()
    readings = list(rules.readings()) if len(rules) <= FEW else list(_singly(rules))
    first = {(cell.top.id, cell.kind): cell.said for cell in _cells(rules.rules, look)}
    found = set()
    for reading in readings:
        for cell in _cells(reading, look):
            if first.get((cell.top.id, cell.kind), cell.said) != cell.said:
                found.add((cell.top.id, cell.kind))
    return frozenset(found)


def _singly(rules: OpenRules) -> Iterator[RuleSet]:
    for key, values in rules.among.items():
        for value in values:
            yield rules.reading({key: value})


def _cells(rules: RuleSet, look: Look) -> Iterator[Cell]:
    for row in slice_shown(rules, look).rows:
        yield from (cell for cell in row if not cell.cannot)


def opened(rules: RuleSet, look: Look) -> Square | None:
    """Return the cell that is open, ``None`` where the table has none such."""
    every = (one for row in squares(rules, look) for one in row)
    return next((one for one in every if (one.top, one.kind) == look.cell), None)


def names(rules: RuleSet, against: RuleSet) -> tuple[str, str]:
    """Return how our rules and the others are called beside each other."""
    return rules_names(rules, against)
