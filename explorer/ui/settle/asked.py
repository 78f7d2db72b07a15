"""What is asked: what lies there, what is laid, and whatever else the answer may depend on."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from explorer.ask.grid.grid import NO_PILE, Cell, Grid, grid
from explorer.ask.grid.tops import Top, tops_of
from explorer.cards import KINDS
from explorer.errors import InputError
from explorer.rules.decision import COUNTS, EMPTY, RUNS
from explorer.rules.ruleset import RuleSet

_CODE = re.compile(r"(?P<top>[\w-]*)(\.(?P<kind>\w*)(\.(?P<count>\d)(?P<run>\d)(?P<stock>[01])(?P<nines>[01]))?)?")


@dataclass(frozen=True, slots=True)
class Asked:
    """A question: ``top`` is the id of what lies there, ``kind`` what is laid; each may be empty, not chosen yet.

    ``count`` cards are laid on ``run`` equal ones; ``stock``: some is left, ``nines``: some nine is in the game.
    """

    top: str = ""
    kind: str = ""
    count: int = 1
    run: int = 1
    stock: bool = True
    nines: bool = True

    @property
    def usual(self) -> Asked:
        """The question without what had to be asked besides."""
        return Asked(self.top, self.kind)


NOTHING = Asked()
"""Nothing is asked yet."""


def top_of(asked: Asked, rules: RuleSet) -> Top | None:
    """Return what lies there; ``None`` where nothing is chosen, or the rules tell no such cards apart."""
    return next((top for top in tops_of(rules) if top.id == asked.top), None)


def slice_at(asked: Asked, rules: RuleSet) -> Grid:
    """Return the slice of the grid in which the answer stands."""
    return grid(rules, count=asked.count, run=asked.run, stock=asked.stock, nines=asked.nines)


def cell_of(asked: Asked, rules: RuleSet) -> Cell | None:
    """Return the answer; ``None`` while it is not known what lies there and what is laid."""
    top = top_of(asked, rules)
    return None if top is None else slice_at(asked, rules).cells.get((top, asked.kind))


def lying(asked: Asked, rules: RuleSet) -> Asked:
    """Return the question with a top that can lie there: one of a kind that makes piles fall was led, if it lies alone.

    >>> from explorer.rules.ruleset import rule_set
    >>> lying(Asked("10", "2"), rule_set("pagat")).top
    'led-10'
    """
    led = Top(asked.top, led=True)
    cell = cell_of(replace(asked, kind=asked.kind or KINDS[0]), rules)
    if cell is None or cell.cannot != NO_PILE or led not in tops_of(rules):
        return asked
    return replace(asked, top=led.id)


def shown_tops(rules: RuleSet, chosen: Top | None = None) -> list[Top]:
    """Return the tops to choose from: those to which some play leads, and the one that is chosen.

    >>> from explorer.rules.ruleset import rule_set
    >>> [top.id for top in shown_tops(rule_set("pagat"))][7:10]
    ['9', 'led-10', 'J']
    """
    rows = grid(rules).rows
    return [row[0].top for row in rows if row[0].top == chosen or any(cell.cannot != NO_PILE for cell in row)]


def write_asked(asked: Asked) -> str:
    """Write a question for a code: ``led-10.2``, with what was asked besides behind it where that is not the usual.

    >>> write_asked(Asked("7", "7", count=3)), write_asked(Asked())
    ('7.7.3111', '')
    """
    if asked == asked.usual:
        return ".".join(filter(None, (asked.top, asked.kind))) if asked.top else f".{asked.kind}" if asked.kind else ""
    return f"{asked.top}.{asked.kind}.{asked.count}{asked.run}{int(asked.stock)}{int(asked.nines)}"


def read_asked(text: str) -> Asked:
    """Read a question that a code holds.

    Raises:
        InputError: when it is damaged.
    """
    found = _CODE.fullmatch(text)
    top, kind = (found["top"] or "", found["kind"] or "") if found else ("", "")
    known = top in ("", EMPTY) or top.removeprefix("led-") in KINDS
    if found is None or not known or kind not in ("", *KINDS):
        raise InputError("code.question", given=text[:40])
    if found["count"] is None:
        return Asked(top, kind)
    count, run = int(found["count"]), int(found["run"])
    if count not in COUNTS or run not in RUNS[1:]:
        raise InputError("code.question-numbers", given=text[:40])
    return Asked(top, kind, count, run, found["stock"] == "1", found["nines"] == "1")
