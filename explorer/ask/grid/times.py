"""What changes on a grid once the stock is gone, or the nines: said once, and then only where it is otherwise."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass
from itertools import product
from typing import Generic, TypeVar

from explorer.ask.grid.slice import switches
from explorer.ask.grid.tops import Top
from explorer.cards import Kind
from explorer.rules.ruleset import RuleSet

Place = tuple[Top, Kind]
Value = TypeVar("Value", bound=Hashable)


@dataclass(frozen=True, slots=True)
class Time:
    """When something holds: with a stock or without, with nines or without; ``first`` where nothing has to be said."""

    stock: bool = True
    nines: bool = True
    first: bool = False


@dataclass(frozen=True, slots=True)
class Change(Generic[Value]):
    """What is to be said at a time: of the first all, of a later one only what the earlier ones do not tell.

    ``said`` has what holds in each cell that can arise then, ``before`` what the earlier times would have it be.
    """

    time: Time
    said: Mapping[Place, Value]
    before: Mapping[Place, Value]

    def fresh(self, place: Place) -> bool:
        """Tell whether a cell has to be spoken of."""
        return self.time.first or self.said[place] != self.before.get(place)


def changes(rules: tuple[RuleSet, ...], said: Callable[[Time], Mapping[Place, Value]]) -> list[Change[Value]]:
    """Return what has to be said of some rule sets together at each time, the usual one first.

    ``said`` answers for a time. Where both the stock and the nines are gone, what changes with either holds, with the
    stock first; a cell is spoken of again where that is not so.
    """
    known = [switches(one) for one in rules]
    stocks = (True, False) if any(True in one.stock for one in known) else (False,)
    nines = (True, False) if any(False in one.nines for one in known) else (True,)
    times = [Time(stock, left, first=(stock, left) == (stocks[0], True)) for left, stock in product(nines, stocks)]
    found: list[Change[Value]] = []
    for time in times:
        if time.first:
            found.append(Change(time, said(time), {}))
            continue
        one_step = [change for change in found if change.time.first or _leads_to(change.time, time)]
        found.append(Change(time, said(time), _expected(one_step)))
    return found


def _leads_to(earlier: Time, time: Time) -> bool:
    """Tell whether the later time is the earlier one with something gone besides."""
    return earlier.stock >= time.stock and earlier.nines >= time.nines


def _expected(before: list[Change[Value]]) -> dict[Place, Value]:
    expected = dict(before[0].said)
    for change in reversed(before[1:]):
        expected |= {place: said for place, said in change.said.items() if change.fresh(place)}
    return expected
