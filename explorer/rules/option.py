"""House rules as questions with values, and what each value brings."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from explorer.rules.clause import Bound, Clause


def says(clause: Clause, *cites: str) -> Bound:
    """Bind a clause to the passages and interpretations that it comes from.

    Each citation is ``document:place place place`` or a full id, so that several passages of a document can stand
    together: ``says(clause, "pagat:play.1.5 play.lead-ace", "interpretation:led-before-falls")``.
    """
    return Bound(clause, cited(*cites))


def cited(*cites: str) -> tuple[str, ...]:
    """Write out citations of the form ``document:place place`` as full ids, one a place."""
    parts = (cite.partition(":") for cite in cites)
    return tuple(f"{document}:{place}" for document, _, places in parts for place in places.split())


@dataclass(frozen=True, slots=True, eq=False)
class Value:
    """One answer to an option: the clauses that it brings, the parameters that it sets, and where it is documented.

    ``keeps`` are clauses that it leaves standing from another value, which do not document this one. ``cites`` are
    passages beyond those of the clauses; ``unclear`` names documents whose words can be read so or not.
    """

    id: str
    brings: tuple[Bound, ...] = ()
    keeps: tuple[Bound, ...] = ()
    params: Mapping[str, Any] = field(default_factory=dict)
    cites: tuple[str, ...] = ()
    unclear: tuple[str, ...] = ()

    def passages(self) -> tuple[str, ...]:
        """Return what documents the value, its clauses' citations included, each once."""
        every = [cite for bound in self.brings for cite in bound.cites] + list(self.cites)
        return tuple(dict.fromkeys(every))


@dataclass(frozen=True, slots=True, eq=False)
class Option:
    """A house rule that can be set: its key, its topic, and its values, the first being Pagat's."""

    key: str
    topic: str
    values: tuple[Value, ...]

    def value(self, id: str) -> Value:
        """Return a value by its id.

        Raises:
            KeyError: when the option has no such value.
        """
        for value in self.values:
            if value.id == id:
                return value
        raise KeyError(id)
