"""Every cell of a grid judged as a play is judged, to set beside what the grid says of it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from explorer.ask.grid.grid import NO_CARDS, Cell, Grid, grid
from explorer.ask.grid.slice import Slice, switches
from explorer.ask.grid.trace import cell_state
from explorer.engine.check import check_move, check_position
from explorer.engine.judge import judge
from explorer.rules.decision import EFFECT
from explorer.rules.ruleset import RuleSet

ASKED = ("duty", "play", "effect", "next")
"""The decisions that a cell tells of."""


def slices(rules: RuleSet) -> list[Slice]:
    """Return every slice that a rule set has."""
    known = switches(rules)
    return [Slice(*values) for values in product(known.count, known.run, known.stock, known.nines)]


def slice_at(rules: RuleSet, at: Slice) -> Grid:
    """Return the grid of a slice."""
    return grid(rules, count=at.count, run=at.run, stock=at.stock, nines=at.nines)


def judged(slice: Grid) -> Iterator[tuple[Cell, Cell]]:
    """Give each cell that there are cards for, beside the same as the engine judges it in a checked position.

    Of a cell that cannot arise nothing is compared, but its position is checked and judged all the same.
    """
    for cell in slice.cells.values():
        if cell.cannot == NO_CARDS:
            continue
        state, move = cell_state(slice, cell)
        check_position(state, slice.rules, move)
        check_move(state, move, slice.rules)
        judgement = judge(state, move, slice.rules)
        effect, after = "none", "left"
        if judgement.outcome:
            effect = next((one for one in judgement.outcome.effects if one in EFFECT.outcomes), "none")
            after = "actor" if judgement.outcome.next == state.turn else "left"
        told = tuple(found.clause for found in judgement.deciding() if found.decision in ASKED)
        owed = state.owed is not None
        yield cell, Cell(cell.top, cell.kind, judgement.legal, effect, after, owed, told) if not cell.cannot else cell
