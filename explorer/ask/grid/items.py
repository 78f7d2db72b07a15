"""Kinds as the items of a list: one by one, in ranges, or as they are seen from the top of the pile."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from explorer.ask.grid.tops import Top
from explorer.cards import Kind
from explorer.rules.catalogue.kinds import ORDER, PICTURES

ONE, RANGE, COURT = "one", "range", "pictures"
OWN, OWN_UP, HIGHER, LOWER = "own", "own-up", "higher", "lower"
OTHER_LOWER, REST = "other-lower", "rest"
SHORTEST = 4
"""So many kinds at least make a range."""


@dataclass(frozen=True, slots=True)
class Item:
    """Some kinds, as they are named in a list.

    By name (then ``kinds`` are they): ``one``, a ``range``, the ``pictures``. Or seen from the top: its ``own`` kind,
    that and higher ones up to ``upto`` if that is given (``own-up``), only the ``higher`` ones, the ``lower`` ones, the
    lower ones that are not named (``other-lower``), or the ``rest``.
    """

    how: str
    kinds: tuple[Kind, ...] = ()
    upto: Kind | None = None

    def on(self, top: Top, spoken: Iterable[Kind]) -> frozenset[Kind]:
        """Return the kinds meant on a top, among those ``spoken`` of there; of what is left, all of them."""
        if self.kinds:
            return frozenset(self.kinds)
        if self.how == REST:
            return frozenset(spoken)
        here = ORDER.index(top.kind)
        last = ORDER.index(self.upto) if self.upto else len(ORDER)
        first, end = {OWN: (here, here), OWN_UP: (here, last), HIGHER: (here + 1, last)}.get(self.how, (0, here - 1))
        return frozenset(kind for kind in spoken if first <= ORDER.index(kind) <= end)


def listed(kinds: Iterable[Kind], every: Sequence[Kind]) -> tuple[Item, ...]:
    """Return kinds as items, in order; ``every`` are the kinds that there are.

    >>> [item.how for item in listed(["3", "4", "5", "6", "8", "J", "Q", "K", "2"], ORDER)]
    ['range', 'one', 'pictures', 'one']
    """
    wanted = frozenset(kinds)
    items: list[Item] = []
    run: list[Kind] = []
    for kind in (*every, ""):
        if kind in wanted and _in_ranges(kind, every):
            run.append(kind)
            continue
        items += [Item(RANGE, tuple(run))] if len(run) >= SHORTEST else [Item(ONE, (one,)) for one in run]
        run = []
        if wanted.issuperset(PICTURES) and kind in PICTURES:
            items += [Item(COURT, PICTURES)] if kind == PICTURES[0] else []
        elif kind in wanted:
            items.append(Item(ONE, (kind,)))
    return tuple(items)


def ranges(tops: Sequence[Top], every: Sequence[Kind]) -> list[tuple[Top, ...]]:
    """Return tops in order, those that follow one another below the pictures together, and all pictures together."""
    found: list[tuple[Top, ...]] = []
    for top in tops:
        before = found[-1][-1] if found else None
        plain = not top.led and before is not None and not before.led
        if plain and before is not None and _follows(before.kind, top.kind, every):
            found[-1] += (top,)
        else:
            found.append((top,))
    return [part for one in found for part in ([one] if len(one) > 2 else [(top,) for top in one])]


def _follows(before: Kind, kind: Kind, every: Sequence[Kind]) -> bool:
    if before in PICTURES or kind in PICTURES:
        return before in PICTURES and kind in PICTURES
    if not (_in_ranges(before, every) and _in_ranges(kind, every)):
        return False
    return every.index(kind) == every.index(before) + 1


def _in_ranges(kind: Kind, every: Sequence[Kind]) -> bool:
    """Tell whether a kind is a number whose red and black cards are not apart."""
    return kind in ORDER[1 : ORDER.index(PICTURES[0])] and kind[:1] != "r" and "r" + kind not in every
