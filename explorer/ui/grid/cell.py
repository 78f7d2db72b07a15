"""The panel ``cell``: the cell of the grid that is open, with the reasons of its verdict."""

from __future__ import annotations

from typing import Any

from explorer.ask.grid.grid import NO_CARDS, Cell, Grid, grid
from explorer.ask.grid.table import grid_table
from explorer.ask.grid.trace import cell_judgement
from explorer.rules.ruleset import RuleSet
from explorer.state import State
from explorer.trace.model import Judgement
from explorer.trace.words import verdict
from explorer.ui.grid.look import Square, at, names, opened
from explorer.ui.reader import Reader
from explorer.ui.rules.open_points import depends_view
from explorer.ui.rules.own_view import noted
from explorer.ui.say import text
from explorer.ui.views.why import judged


def cell_view(reader: Reader) -> dict[str, Any]:
    """Return what the open cell says and why, empty where none is open."""
    square = opened(reader.rules, reader.grid)
    if square is None:
        return {}
    told = said_of(reader, square)
    view: dict[str, Any] = {
        "label": text("grid.opened"),
        "head": told,
        "close": text("grid.close"),
        "theirs": _theirs(reader, square),
        "otherwise": text("own.begin"),
        "lay": text("grid.lay"),
        "verdict": None,
        "depths": [],
    }
    found = position(reader, square)
    if found is None:
        return view
    state, judgement = found
    open_points = depends_view(reader, state, judgement.move, judgement.by)
    return view | judged(reader, judgement, state) | open_points | noted(reader, judgement)


def position(reader: Reader, square: Square) -> tuple[State, Judgement] | None:
    """Return a position in which a cell arises under our rules, and the judgement; ``None`` for want of cards."""
    return _judged(reader, reader.rules, square.ours)


def said_of(reader: Reader, square: Square) -> str:
    """Return a cell under our rules in a sentence."""
    rows = grid_table(_slice(reader, reader.rules))["rows"]
    cells = (cell for row in rows for cell in row["cells"])
    own = (square.ours.top.id, square.ours.kind)
    return next((str(cell["said"]) for cell in cells if (cell["top"], cell["kind"]) == own), "")


def _theirs(reader: Reader, square: Square) -> str:
    """Return what the other rules say of the cell; nothing where they are silent on it."""
    against = reader.grid.against
    found = _judged(reader, against, square.pair.b) if against and square.pair else None
    if found is None or against is None:
        return ""
    state, judgement = found
    words = verdict(judgement, state)
    return text("grid.theirs", name=names(reader.rules, against)[1], verdict=f"{words.bold} {words.text}".strip())


def _judged(reader: Reader, rules: RuleSet, cell: Cell) -> tuple[State, Judgement] | None:
    return None if cell.cannot == NO_CARDS else cell_judgement(_slice(reader, rules), cell)


def _slice(reader: Reader, rules: RuleSet) -> Grid:
    """Return the slice that is looked at under some rules, ours or the others."""
    there = at(reader.rules, reader.grid)
    stock, nines = (reader.grid.stock, reader.grid.nines) if rules != reader.rules else (there.stock, there.nines)
    return grid(rules, count=there.count, run=there.run, stock=stock, nines=nines)
