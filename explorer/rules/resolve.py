"""Which clauses of a decision apply in a cell, which are overruled, and what comes out."""

from __future__ import annotations

from collections import namedtuple
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from explorer.rules.clause import Bound
from explorer.rules.decision import FORBIDS, PERMITS, REQUIRES, Cell, Decision


@lru_cache(maxsize=None)
def cell_type(decision: Decision) -> type[Any]:
    """Return the named tuple of a decision's features."""
    return namedtuple(decision.id.capitalize() + "Cell", decision.features)


@dataclass(frozen=True, slots=True)
class Fired:
    """A clause that applies in a cell, its outcome, and the ids of those that overrule it."""

    bound: Bound
    outcome: str
    defeated_by: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Resolution:
    """What the clauses of one decision say in one cell.

    ``fired`` has the most special first, ``standing`` those of them that nothing overrules. ``outcome`` is theirs, of
    several the one that the decision names first, ``None`` where no clause applies. ``forbidden``: something standing
    forbids, or asks for another move; ``permitted``: something permits, and nothing forbids.
    """

    decision: Decision
    cell: Cell
    fired: tuple[Fired, ...]
    standing: tuple[Fired, ...]
    outcome: str | None
    forbidden: bool
    permitted: bool


class Resolver:
    """The clauses of one decision in the order of defeat; answers are kept, since there are finitely many cells.

    ``targets`` has for each clause, by place, the places of those that it may overrule; ``order`` are all places, those
    that overrule before those that they overrule.
    """

    def __init__(self, decision: Decision, bounds: Iterable[Bound]) -> None:
        self.decision = decision
        self.cell = cell_type(decision)
        self.bounds = tuple(bounds)
        self.reads = frozenset(name for bound in self.bounds for name in bound.clause.reads)
        self.targets = _targets(self.bounds)
        self.order = _order(self.targets)
        self._known: dict[Any, Resolution] = {}

    def __call__(self, *features: Any) -> Resolution:
        """Answer for the cell with these features, in the order in which the decision declares them."""
        found = self._known.get(features)
        if found is None:
            found = self._known[features] = self.resolve(self.cell(*features))
        return found

    def resolve(self, cell: Cell, *, without: Bound | None = None) -> Resolution:
        """Evaluate every clause, but for ``without``, and let the overruling ones overrule."""
        outcomes: dict[int, str] = {}
        for place, bound in enumerate(self.bounds):
            if bound is not without:
                outcome = bound.clause.test(cell)
                if outcome is not None:
                    outcomes[place] = outcome
        defeated: dict[int, list[str]] = {}
        idle: set[int] = set()
        for place in self.order:
            if place not in outcomes or place in defeated:
                continue
            overruled = [
                target for target in self.targets[place] if target in outcomes and outcomes[target] != outcomes[place]
            ]
            for target in overruled:
                defeated.setdefault(target, []).append(self.bounds[place].clause.id)
            if not overruled and self.bounds[place].clause.exception:
                idle.add(place)
        ordered = sorted((-self.bounds[place].clause.weight, place) for place in outcomes if place not in idle)
        fired = tuple(
            Fired(self.bounds[place], outcomes[place], tuple(defeated.get(place, ()))) for _, place in ordered
        )
        standing = tuple(one for one in fired if not one.defeated_by)
        said = {one.outcome for one in standing}
        outcome = next((outcome for outcome in self.decision.outcomes if outcome in said), None)
        forbidden = FORBIDS in said or REQUIRES in said
        return Resolution(self.decision, cell, fired, standing, outcome, forbidden, PERMITS in said and not forbidden)


def _targets(bounds: tuple[Bound, ...]) -> tuple[tuple[int, ...], ...]:
    named: dict[str, list[int]] = {}
    for place, bound in enumerate(bounds):
        whole = bound.clause.decision.id
        decision = () if whole in bound.clause.defeats else (whole,)  # rules above all others leave one another alone
        for name in {bound.clause.id, bound.clause.name, *bound.clause.tags, *decision}:
            named.setdefault(name, []).append(place)
    return tuple(
        tuple(sorted({target for name in bound.clause.defeats for target in named.get(name, ()) if target != place}))
        for place, bound in enumerate(bounds)
    )


def _order(targets: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    """Return the places so that whoever overrules comes before the overruled.

    Raises:
        ValueError: when clauses overrule one another in a circle.
    """
    order: list[int] = []
    state: dict[int, str] = {}

    def visit(place: int) -> None:
        if state.get(place) == "done":
            return
        if state.get(place) == "open":
            raise ValueError("clauses overrule one another in a circle")
        state[place] = "open"
        for target in targets[place]:
            visit(target)
        state[place] = "done"
        order.append(place)

    for place in range(len(targets)):
        visit(place)
    return tuple(reversed(order))
