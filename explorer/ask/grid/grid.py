"""The grid: for each top card and each kind, whether it goes there, what it does, and which clauses decide."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass
from functools import cached_property, lru_cache
from typing import Any

from explorer.ask.grid.answers import Deciding, answers
from explorer.ask.grid.piles import piles
from explorer.ask.grid.slice import Slice, kinds_of, slice_of, supply
from explorer.ask.grid.tops import TABLE, Top, tops_of
from explorer.cards import Kind
from explorer.rules.catalogue.weights import GENERAL
from explorer.rules.decision import COUNTS, DUTY, EFFECT, EMPTY, KEEPS, NEXT, PLAY
from explorer.rules.ruleset import RuleSet

NO_CARDS, NO_PILE = "cards", "pile"
"""Why a cell cannot arise: there are not so many cards, or no play leaves such a pile."""


@dataclass(frozen=True, slots=True)
class Cell:
    """Cards of a kind on a top.

    ``cannot`` is one of the reasons above where the cell cannot arise; then nothing is said of it. ``effect`` is that
    of a play that goes (``none``, ``clears``, ``stands``, ``must-take``), ``next`` who moves after it (``left``;
    ``actor`` goes on). ``owed``: what lies there must be taken. ``clauses`` are the ids of those that decide, as a
    judgement orders them, without those that hold of any move.
    """

    top: Top
    kind: Kind
    goes: bool = False
    effect: str = "none"
    next: str = "left"
    owed: bool = False
    clauses: tuple[str, ...] = ()
    cannot: str | None = None

    @property
    def said(self) -> tuple[bool, str, str]:
        """What two cells have in common that say the same."""
        return (self.goes, self.effect, self.next)


@dataclass(frozen=True)
class Grid:
    """A slice of what goes where under a rule set: a row for each top, in it a cell for each kind."""

    rules: RuleSet
    at: Slice
    kinds: tuple[Kind, ...]
    rows: tuple[tuple[Cell, ...], ...]

    @cached_property
    def tops(self) -> tuple[Top, ...]:
        """The tops, in the order of the rows."""
        return tuple(row[0].top for row in self.rows)

    @cached_property
    def cells(self) -> dict[tuple[Top, Kind], Cell]:
        """Every cell by its top and kind."""
        return {(cell.top, cell.kind): cell for row in self.rows for cell in row}


def grid(rules: RuleSet, *, count: int = 1, run: int = 1, stock: bool = True, nines: bool = True) -> Grid:
    """Return a slice of what may go on what.

    Raises:
        InputError: at ``cards`` or ``run``, for numbers that no rule tells apart.

    >>> from explorer.rules.ruleset import rule_set
    >>> grid(rule_set("pagat")).cells[Top("7"), "10"]
    Cell(top=Top(kind='7', led=False), kind='10', goes=True, effect='clears', next='actor', owed=False, \
clauses=('fall.ten-on-lower', 'next.clearer-leads', 'play.equal-or-higher'), cannot=None)
    """
    return _grid(rules, slice_of(rules, count=count, run=run, stock=stock, nines=nines))


@lru_cache(maxsize=128)
def _grid(rules: RuleSet, at: Slice) -> Grid:
    kinds, cards = kinds_of(rules), supply(rules, nines=at.nines)
    lying = piles(rules, run=at.run, stock=at.stock, nines=at.nines)
    judging = _Judging(rules, at)
    rows = []
    for top in tops_of(rules):
        enough = [cards.allows(kind, at.count, top.kind, at.run) for kind in kinds]
        if top == TABLE or (top, at.run) in lying:
            rows.append(judging.row(top, zip(kinds, enough, strict=True)))
        else:
            why = (NO_PILE if some else NO_CARDS for some in enough)
            rows.append(tuple(Cell(top, kind, cannot=one) for kind, one in zip(kinds, why, strict=True)))
    return Grid(rules, at, kinds, tuple(rows))


class _Judging:
    """Judges cells as a play is judged, but asks only what a cell depends on."""

    def __init__(self, rules: RuleSet, at: Slice) -> None:
        self.at = at
        self.duty, self.play = answers(rules, DUTY), answers(rules, PLAY)
        self.effect, self.next = answers(rules, EFFECT), answers(rules, NEXT)
        self._then: dict[str, tuple[str, Deciding]] = {}

    def row(self, top: Top, kinds: Iterable[tuple[Kind, bool]]) -> tuple[Cell, ...]:
        """Return the cells of a row, of each kind one; of those of which there are ``enough`` cards with a verdict."""
        at, empty = self.at, top.kind == EMPTY
        led = self.effect.at(kind=top.kind, count=at.run, top=EMPTY, run=0, stock=at.stock) if top.led else None
        owed = led is not None and self.effect.outcome(led) == "must-take"
        duty = self.duty.at(
            move="play",
            table=EMPTY if empty else "pile",
            stock=at.stock,
            owed=top.kind if owed else "no",
            lead=True,
            playable=True,
        )
        play = self.play.at(count=at.count, top=top.kind, stock=at.stock, nines=at.nines, opening="no")
        effect = self.effect.at(count=at.count, top=top.kind, run=0 if empty else at.run, stock=at.stock)
        duties = self.duty.permits(duty), self.duty.deciding(duty)
        plays, effects = self.play.steps["kind"], self.effect.steps["kind"]
        return tuple(
            self._cell(top, kind, owed, duties, play + plays[kind], effect + effects[kind])
            if enough
            else Cell(top, kind, cannot=NO_CARDS)
            for kind, enough in kinds
        )

    def _cell(self, top: Top, kind: Kind, owed: bool, duties: tuple[bool, Deciding], play: int, effect: int) -> Cell:
        may = self.play.permits(play), duties[0]
        # What permits is no reason of what does not go.
        judging = self.play.deciding(play) if may[0] == all(may) else []
        if may[1] == all(may):
            judging = sorted([*judging, *duties[1]], key=_special_first)
        if not all(may):
            return Cell(top, kind, owed=owed, clauses=_special(judging) or (judging[0][1],))
        outcome = self.effect.outcome(effect)
        falls = "none" if outcome in (None, KEEPS) else str(outcome)
        if falls not in self._then:
            then = self.next.at(move="play", effect=falls, five=self.at.count == COUNTS[-1])
            self._then[falls] = str(self.next.outcome(then)), self.next.deciding(then)
        next, moving = self._then[falls]
        settling = [self.effect.deciding(effect), moving]
        if outcome == KEEPS:  # what happens comes before what does not
            settling.reverse()
        clauses = _special([*settling[0], *settling[1], *judging]) or (judging[0][1],)
        return Cell(top, kind, True, falls, next, owed, clauses)


def _special_first(decided: tuple[int, str]) -> int:
    return -decided[0]


def _special(decided: Deciding) -> tuple[str, ...]:
    """Return the ids of clauses that do not just hold of any move."""
    return tuple(id for weight, id in decided if weight > GENERAL)


def grid_data(grid: Grid) -> dict[str, Any]:
    """Return a grid as plain data, with the ids of tops and kinds."""
    return {
        "rules": grid.rules.given(),
        "at": asdict(grid.at),
        "tops": [top.id for top in grid.tops],
        "kinds": list(grid.kinds),
        "rows": [[cell_data(cell) for cell in row] for row in grid.rows],
    }


def cell_data(cell: Cell) -> dict[str, Any]:
    """Return a cell as plain data."""
    return {**asdict(cell), "top": cell.top.id, "clauses": list(cell.clauses)}
