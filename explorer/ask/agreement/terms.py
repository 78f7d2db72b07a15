"""Which options settle a result, and with which values: short descriptions of sets of rule sets."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping
from typing import TypeVar

from explorer.ask.probing.branches import Box

R = TypeVar("R", bound=Hashable)

Term = Mapping[str, tuple[str, ...]]
"""Rule sets that have, for each option named, one of these values; whatever the others have."""


def terms(results: Mapping[R, Iterable[Box]], among: Box, *, idle: Iterable[R] = ()) -> dict[R, list[Term]]:
    """Return for each result short terms that together have all its rule sets and none of another result.

    ``results`` parts the rule sets of ``among``, which has all options that are open. No term has an option that could
    be left out of it. The results ``idle`` do not count against the terms of others: they may have rule sets of these.
    """
    parted = {result: _merged([dict(box) for box in boxes], among) for result, boxes in results.items()}
    unminded = set(idle)
    found: dict[R, list[Term]] = {}
    for result, boxes in parted.items():
        others = [
            box
            for other, theirs in parted.items()
            if other != result and (other not in unminded or result in unminded)
            for box in theirs
        ]
        wide = [_widened(box, others, among) for box in boxes]
        found[result] = _needed(wide, boxes, among)
    return found


def keys_of(found: Iterable[Term]) -> tuple[str, ...]:
    """Return the options that some terms name, each once."""
    return tuple(dict.fromkeys(key for term in found for key in term))


def _merged(boxes: list[Box], among: Box) -> list[Box]:
    """Join boxes that differ in one option only, as long as there are any."""
    before = -1
    while before != len(boxes):
        before = len(boxes)
        for key, every in among.items():
            joined: dict[frozenset[tuple[str, tuple[str, ...]]], set[str]] = {}
            for box in boxes:
                rest = frozenset((other, of) for other, of in box.items() if other != key)
                joined.setdefault(rest, set()).update(box.get(key, every))
            boxes = [_with(dict(rest), key, of, every) for rest, of in joined.items()]
    return boxes


def _with(box: Box, key: str, of: set[str], every: tuple[str, ...]) -> Box:
    """Return a box with the values of one option, which is left out where it may have any."""
    rest = {other: values for other, values in box.items() if other != key}
    return rest if len(of) == len(every) else {**rest, key: tuple(value for value in every if value in of)}


def _widened(box: Box, others: list[Box], among: Box) -> Box:
    """Leave out options, then add values, as long as the box meets none of the others."""
    for key in reversed([key for key in among if key in box]):  # what stands first in the catalogue is said first
        wider = {other: of for other, of in box.items() if other != key}
        if not any(_meet(wider, other) for other in others):
            box = wider
    for key in list(box):
        for value in among[key]:
            if value not in box[key]:
                wider = dict(_with(box, key, {*box[key], value}, among[key]))
                if not any(_meet(wider, other) for other in others):
                    box = wider
    return {key: box[key] for key in among if key in box}


def _meet(one: Box, other: Box) -> bool:
    return all(not set(of).isdisjoint(other[key]) for key, of in one.items() if key in other)


def _needed(wide: list[Box], boxes: list[Box], among: Box) -> list[Term]:
    """Leave out terms without which the others still have all the rule sets of some boxes."""
    kept = sorted(_distinct(wide), key=lambda box: (len(box), [_place(box, key, among) for key in among]))
    for term in reversed(kept):
        rest = [other for other in kept if other is not term]
        if all(_covered(box, rest, among) for box in boxes):
            kept = rest
    return list(kept)


def _distinct(boxes: Iterable[Box]) -> list[Box]:
    return list({frozenset(box.items()): box for box in boxes}.values())


def _place(box: Box, key: str, among: Box) -> tuple[int, ...]:
    return tuple(among[key].index(value) for value in box.get(key, among[key]))


def _covered(box: Box, by: list[Box], among: Box) -> bool:
    """Tell whether some boxes together have all the rule sets of a box."""
    if not by:
        return False
    first, *rest = by
    if not _meet(box, first):
        return _covered(box, rest, among)
    inside = dict(box)
    for key, of in first.items():
        here = inside.get(key, among[key])
        outside = tuple(value for value in here if value not in of)
        if outside and not _covered({**inside, key: outside}, rest, among):
            return False
        inside[key] = tuple(value for value in here if value in of)
    return True
