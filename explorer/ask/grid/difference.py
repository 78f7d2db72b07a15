"""Where two rule sets part: cell by cell on the grid, and by the options that the grid does not show."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass
from functools import cached_property
from typing import Any

from explorer.ask.grid.grid import Cell, Grid, cell_data, grid
from explorer.ask.grid.tops import TABLE, Top, marks_led
from explorer.ask.grid.unshown import OptionPair, options_apart
from explorer.cards import PACK, Kind, kind_of
from explorer.rules.catalogue.kinds import ORDER
from explorer.rules.decision import EMPTY
from explorer.rules.ruleset import RuleSet

SAME, ONLY_A, ONLY_B, OTHER, LIES_A, LIES_B, NEVER = "same", "only-a", "only-b", "other", "lies-a", "lies-b", "never"
SIGNS: dict[str, str] = {SAME: "", ONLY_A: "+", ONLY_B: "−", OTHER: "≠", LIES_A: "a", LIES_B: "b", NEVER: ""}
"""What a pair of cells comes to, with its sign: both say the same; only the first, or only the second, lets the cards
go; both do, but something else happens; the cell can arise under one of them only; or under neither."""


@dataclass(frozen=True, slots=True)
class Pair:
    """A cell under two rule sets: what it comes to is one of the keys of `SIGNS`."""

    top: Top
    kind: Kind
    a: Cell
    b: Cell

    @property
    def comes_to(self) -> str:
        """What the two cells come to beside each other."""
        if self.a.cannot or self.b.cannot:
            return NEVER if self.a.cannot and self.b.cannot else LIES_B if self.a.cannot else LIES_A
        if self.a.goes != self.b.goes:
            return ONLY_A if self.a.goes else ONLY_B
        return SAME if self.a.said == self.b.said else OTHER


@dataclass(frozen=True)
class Difference:
    """Two rule sets beside each other: a slice of both grids, and the options apart that no grid shows."""

    a: Grid
    b: Grid
    kinds: tuple[Kind, ...]
    rows: tuple[tuple[Pair, ...], ...]
    options: tuple[OptionPair, ...]

    @cached_property
    def pairs(self) -> dict[tuple[Top, Kind], Pair]:
        """Every pair by its top and kind."""
        return {(pair.top, pair.kind): pair for row in self.rows for pair in row}


def difference(
    a: RuleSet, b: RuleSet, *, count: int = 1, run: int = 1, stock: bool = True, nines: bool = True
) -> Difference:
    """Return where two rule sets part in a slice of what may go on what, and elsewhere.

    Where red cards are apart under one of them, they are in the difference. A rule set without a stock stands beside
    another as it always is.

    Raises:
        InputError: at ``cards`` or ``run``, for numbers that no rule tells apart.

    >>> from explorer.rules.ruleset import rule_set
    >>> apart = difference(rule_set("pagat"), rule_set("pagat").change("pictures_on", "8"))
    >>> [(pair.top.id, pair.kind) for pair in apart.pairs.values() if pair.comes_to == ONLY_A]
    [('7', 'J'), ('7', 'Q'), ('7', 'K')]
    """
    one, other = (grid(rules, count=count, run=run, stock=stock, nines=nines) for rules in (a, b))
    apart = a.param("red_apart") | b.param("red_apart")
    cards = {kind_of(card, apart): card for card in PACK}
    kinds = tuple(kind for kind in ORDER if kind in cards)
    of_a, of_b = ({kind: rules.kind(cards[kind]) for kind in kinds} for rules in (a, b))
    find_a, find_b = _finder(one, of_a), _finder(other, of_b)
    marked = {kind for kind in kinds if marks_led(a, of_a[kind]) or marks_led(b, of_b[kind])}
    tops = [TABLE]
    for kind in kinds:
        tops += [Top(kind, led=True), Top(kind)] if kind in marked else [Top(kind)]
    rows = tuple(tuple(Pair(top, kind, find_a(top, kind), find_b(top, kind)) for kind in kinds) for top in tops)
    return Difference(one, other, kinds, rows, options_apart(a, b))


def _finder(slice: Grid, names: dict[Kind, Kind]) -> Callable[[Top, Kind], Cell]:
    """Return what finds a cell of a grid by a top and kind that may be told apart more finely than there."""
    led = {top.kind for top in slice.tops if top.led}

    def find(top: Top, kind: Kind) -> Cell:
        own = top if top.kind == EMPTY else Top(names[top.kind], top.led and names[top.kind] in led)
        return slice.cells[own, names[kind]]

    return find


def difference_data(apart: Difference) -> dict[str, Any]:
    """Return a difference as plain data: a sign for each cell, and the options with both values."""
    return {
        "a": apart.a.rules.given(),
        "b": apart.b.rules.given(),
        "at": {"a": asdict(apart.a.at), "b": asdict(apart.b.at)},
        "kinds": list(apart.kinds),
        "tops": [row[0].top.id for row in apart.rows],
        "rows": [[_plain(pair) for pair in row] for row in apart.rows],
        "options": [asdict(option) for option in apart.options],
    }


def _plain(pair: Pair) -> dict[str, Any]:
    return {
        "top": pair.top.id,
        "kind": pair.kind,
        "comes_to": pair.comes_to,
        "sign": SIGNS[pair.comes_to],
        "a": cell_data(pair.a),
        "b": cell_data(pair.b),
    }
