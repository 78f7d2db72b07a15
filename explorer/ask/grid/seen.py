"""A row of a grid as it is seen from its top: its own kind, higher and lower ones."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from explorer.ask.grid.tops import Top
from explorer.cards import Kind
from explorer.rules.catalogue.kinds import ORDER
from explorer.rules.decision import EMPTY

Value = Any
"""What can be said of a cell; two cells are put together where it is equal."""

Row = tuple[Top, Mapping[Kind, Value | None]]
"""A top, and what is to be said of each kind on it: ``None`` of one that is passed over; one that cannot be laid there
is left out."""

NONE = ("there is none",)
"""Stands for the value of kinds that are not there."""

FEW = 1
"""So many lower kinds may be excepted from what is said of them."""


@dataclass(frozen=True, slots=True)
class Seen:
    """A row as seen from its top: its own kind, those above up to where they part, those beyond, those below.

    ``but`` are a few of those below of which something else is said.
    """

    own: Value | None
    above: Value | None
    upto: Kind
    beyond: tuple[tuple[Kind, Value | None], ...]
    below: Value | None
    but: tuple[tuple[Kind, Value | None], ...]


def seen(row: Row) -> Seen | None:
    """Return a row as seen from its top, unless the kinds below it part too much."""
    top, values = row
    if top.kind == EMPTY:
        return None
    under = [(kind, values[kind]) for kind in ORDER[: ORDER.index(top.kind)] if kind in values]
    below = Counter(value for _, value in under).most_common(1)[0][0] if under else NONE
    but = tuple((kind, value) for kind, value in under if value != below)
    if len(but) > FEW or (below is not None and None in (value for _, value in but)):
        return None
    kinds = over(row)
    above = kinds[0][1] if kinds else NONE
    length = next((place for place, (_, value) in enumerate(kinds) if value != above), len(kinds))
    upto = kinds[length - 1][0] if length else top.kind
    return Seen(values.get(top.kind, NONE), above, upto, kinds[length:], below, but)


def over(row: Row) -> tuple[tuple[Kind, Value | None], ...]:
    """Return the kinds above the top with what is said of them."""
    top, values = row
    return tuple((kind, values[kind]) for kind in ORDER[ORDER.index(top.kind) + 1 :] if kind in values)


def own_and_else(row: Row) -> tuple[Value, Value] | None:
    """Return what is said of the top's own kind and of all others, where that is one thing."""
    top, values = row
    others = {value for kind, value in values.items() if kind != top.kind}
    own = values.get(top.kind, NONE)
    if top.kind == EMPTY or len(others) != 1 or own is None or None in others:
        return None
    return own, others.pop()
