"""Rows of a grid that say the same, put together."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from explorer.ask.grid.items import HIGHER, LOWER, OTHER_LOWER, OWN, OWN_UP, REST, Item, listed
from explorer.ask.grid.seen import NONE, Row, Seen, Value, over, own_and_else, seen
from explorer.ask.grid.tops import Top
from explorer.cards import Kind
from explorer.rules.decision import EMPTY

LONG = 4
"""A list of more items may be left to *nothing else*."""


@dataclass(frozen=True, slots=True)
class Part:
    """What is said of some kinds, alike on every top of the group."""

    value: Value
    items: tuple[Item, ...]

    @property
    def rest(self) -> bool:
        """Whether this is said of whatever is left."""
        return any(item.how == REST for item in self.items)


@dataclass(frozen=True, slots=True)
class Group:
    """Tops on which the same can be said."""

    tops: tuple[Top, ...]
    parts: tuple[Part, ...]

    def on(self, top: Top, spoken: Iterable[Kind]) -> dict[Kind, Value]:
        """Return what the group says of each kind on one of its tops; what is left is what no other item means.

        Raises:
            ValueError: when it says something of a kind twice, or of one that is not spoken of.
        """
        spoken = frozenset(spoken)
        found: dict[Kind, Value] = {}
        every = [(item, part.value) for part in self.parts for item in part.items]
        for item, value in sorted(every, key=lambda one: _LEFT.get(one[0].how, 0)):
            meant = item.on(top, spoken - found.keys() if item.how in _LEFT else spoken)
            if meant & found.keys() or meant - spoken:
                raise ValueError(f"{item} on {top.id} is said twice, or of what is not spoken of")
            found |= dict.fromkeys(meant, value)
        return found


Items = dict[Value | None, list[Item]]

_LEFT = {OTHER_LOWER: 1, REST: 2}
"""Items that mean what is left, in the order in which they take it."""


def grouped(rows: Sequence[Row], *, rest: Value, every: Sequence[Kind]) -> list[Group]:
    """Return rows in groups that say everything once, in the order of their first rows.

    ``rest`` is the value of which a long list may be left to *nothing else*; ``every`` are the kinds that there are.
    """
    bundles: list[_Bundle] = []
    for row in rows:
        if any(value is not None for value in row[1].values()):
            wider = bundles[-1].wider(row) if bundles else None
            bundles[-1:] = [*bundles[-1:], _Bundle((row,))] if wider is None else [wider]
    return [bundle.group(rest, every) for bundle in _joined(bundles)]


@dataclass(frozen=True, slots=True)
class _Bundle:
    """Rows that can be put together.

    They are the same, or only as seen from their tops (``view``), or say one thing of their ``own`` kind and one of all
    others.
    """

    rows: tuple[Row, ...]
    view: Seen | None = None
    own: tuple[Value, Value] | None = None

    def wider(self, row: Row) -> _Bundle | None:
        """Return the bundle with the next row, or ``None`` where that says something else."""
        rows = (*self.rows, row)
        if EMPTY in (row[0].kind, self.rows[0][0].kind):
            return None
        if self.view is None and row[1] == self.rows[0][1]:
            return _Bundle(rows)
        before = self.view or (seen(self.rows[0]) if len(self.rows) == 1 else None)
        after = seen(row)
        if before is None or after is None or (before.own, before.but) != (after.own, after.but):
            return None
        if NONE not in (before.below, after.below) and before.below != after.below:
            return None
        last = row[0].kind == before.upto and over(row) == before.beyond
        if not last and (before.above, before.upto, before.beyond) != (after.above, after.upto, after.beyond):
            return None
        return _Bundle(rows, replace(before, below=after.below if before.below == NONE else before.below))

    def group(self, rest: Value, every: Sequence[Kind]) -> Group:
        """Return the group that the rows make."""
        if self.own:
            own, others = self.own
            items = {others: [Item(REST)]}
            if own not in (others, NONE):
                items = {own: [Item(OWN)], **items}
        else:
            items = self._seen_items(self.view, every) if self.view else self._same_items(every)
            if all(value is not None for _, values in self.rows for value in values.values()):
                items = _left(items, rest)
        parts = (Part(value, tuple(of)) for value, of in items.items() if value is not None)
        return Group(tuple(top for top, _ in self.rows), tuple(parts))

    def _same_items(self, every: Sequence[Kind]) -> Items:
        top, values = self.rows[0]
        view = seen(self.rows[0]) if len(self.rows) == 1 else None
        lower = frozenset[Kind]()
        if view and view.below is not None and not view.but:
            lower = Item(LOWER).on(top, values)
        named = {kind: value for kind, value in values.items() if len(lower) < 2 or kind not in lower}
        items = _by_name(named, every)
        if view and len(lower) > 1:
            items.setdefault(view.below, []).append(Item(LOWER))
        return items

    def _seen_items(self, view: Seen, every: Sequence[Kind]) -> Items:
        items = _by_name(dict((*view.but, *view.beyond)), every)
        upto = None if view.upto == every[-1] else view.upto
        around = [(view.own, Item(OWN_UP, upto=upto))]
        if view.own != view.above:
            around = [(view.own, Item(OWN)), (view.above, Item(HIGHER, upto=upto))]
        for value, item in (*around, (view.below, Item(OTHER_LOWER if view.but else LOWER))):
            if value != NONE:
                items.setdefault(value, []).append(item)
        return items


def _left(items: Items, rest: Value) -> Items:
    """Leave a long list to *nothing else*, and what is said of all kinds to *everything*."""
    others = {value: of for value, of in items.items() if value != rest}
    if rest in items and (len(items[rest]) > LONG or sum(map(len, others.values())) < 2):
        items = {**others, rest: [Item(REST)]}
    return {value: [Item(REST)] for value in items} if len(items) == 1 else items


def _by_name(values: Mapping[Kind, Value | None], every: Sequence[Kind]) -> Items:
    items: Items = {}
    for value in dict.fromkeys(values.values()):
        items[value] = list(listed((kind for kind in values if values[kind] == value), every))
    return items


def _joined(bundles: list[_Bundle]) -> list[_Bundle]:
    """Put together also rows that lie apart, where they say the same, or the same of their own kind and all others."""
    found: list[_Bundle] = []
    for one in bundles:
        wider = ((place, both) for place, earlier in enumerate(found) if (both := _both(earlier, one)))
        place, bundle = next(wider, (len(found), one))
        found[place : place + 1] = [bundle]
    return found


def _both(one: _Bundle, other: _Bundle) -> _Bundle | None:
    rows = one.rows + other.rows
    if EMPTY in (top.kind for top, _ in rows):
        return None
    plain = not (one.view or other.view or one.own or other.own)
    if plain and one.rows[0][1] == other.rows[0][1]:
        return _Bundle(rows)
    owns = {own_and_else(row) for row in rows}
    own = owns.pop()
    return _Bundle(rows, own=own) if own is not None and not owns else None
