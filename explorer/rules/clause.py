"""A clause: one small rule with a name, the facts it reads, and what it overrules."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from explorer.rules.decision import Cell, Decision

Test = Callable[[Cell], str | None]
"""Takes a cell, returns one of the decision's outcomes, or ``None`` where the clause does not apply."""


@dataclass(frozen=True, slots=True, eq=False)
class Clause:
    """One rule, written once.

    ``name`` and ``params`` make the id, as in ``play.pictures-need(lowest=8)``. ``reads`` are the features that the
    test looks at, no others. ``defeats`` names clauses (by id or name) or tags that it overrules where the outcomes
    differ; the id of its decision names all clauses there that do not claim the same for themselves. ``weight`` orders
    reasons, the most special first. An ``exception`` is no reason of its own: it applies only where it overrules
    something. ``called`` is the id of a rule that belongs to one rule set alone (``ours:1``). Of all others the ``id``
    is the name, with the parameters where there are any.
    """

    name: str
    decision: Decision
    reads: tuple[str, ...]
    test: Test
    weight: int = 0
    params: dict[str, Any] = field(default_factory=dict)
    defeats: tuple[str, ...] = ()
    tags: tuple[str, ...] = ()
    exception: bool = False
    called: str = ""
    id: str = field(init=False)

    def __post_init__(self) -> None:
        """Write the id once; it is asked for more often than anything else of a clause."""
        object.__setattr__(self, "id", self.called or _id(self.name, self.params))

    def facts(self, cell: Cell) -> dict[str, Any]:
        """Return the features that the clause read, with their values."""
        return {name: getattr(cell, name) for name in self.reads}


def _id(name: str, params: dict[str, Any]) -> str:
    written = ", ".join(f"{key}={_write(value)}" for key, value in params.items())
    return f"{name}({written})" if params else name


def _write(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "+".join(map(str, value)) if isinstance(value, tuple) else str(value)


@dataclass(frozen=True, slots=True, eq=False)
class Bound:
    """A clause as a rule set brings it: by which option values, and where the documents say so.

    ``cites`` are full ids: passages (``pagat:play.1.2``) or interpretations (``interpretation:five-at-once``);
    ``settings`` are the option values that brought it, as (key, value); none for a rule that has no switch.
    """

    clause: Clause
    cites: tuple[str, ...]
    settings: tuple[tuple[str, str], ...] = ()

    def sources(self, base: str) -> tuple[str, ...]:
        """Return the citations, those of the base document first and interpretations last."""
        return tuple(sorted(self.cites, key=lambda cite: (not cite.startswith(base + ":"), cite.startswith("interp"))))
