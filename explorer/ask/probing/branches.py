"""A question to many rule sets at once: those that read the same in the rules are answered together.

The question is put to one rule set that remembers what it was asked (`explorer.ask.probing.probe`). For each thing
asked, the values of the options are parted: with some the answer is the same, with the others the question may go on
elsewhere and is put again. So only what the question looks at is ever gone through, and nothing of it is left out.
"""

from __future__ import annotations

import heapq
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import count, product
from typing import Any, Generic, TypeVar

from explorer.ask.probing.points import Part, Point, ground_of
from explorer.ask.probing.probe import Probe
from explorer.rules.ruleset import RuleSet

T = TypeVar("T")

Box = Mapping[str, tuple[str, ...]]
"""Rule sets: for some options the values that they may have; the others may have any."""


@dataclass(frozen=True, slots=True)
class Branch(Generic[T]):
    """Rule sets that all give the same result; ``changed`` counts the options that differ from the first rule set's."""

    box: Box
    changed: int
    result: T


def branches(
    question: Callable[[RuleSet], T], rules: RuleSet, among: Box, *, most: int | None = None
) -> Iterator[Branch[T]]:
    """Put a question to all rule sets that have any of these values, the others being those of ``rules``.

    Those that are nearest to ``rules`` come first; with ``most`` none comes that has more changes. No two branches have
    a rule set in common, and together they have all of them. ``question`` must depend on nothing but its argument.
    """
    ground, start = ground_of(rules), rules.values
    everything = {key: (value,) for key, value in start.items()} | dict(among)
    parted = _Parting(everything)
    serial = count()
    queue: list[tuple[int, int, Box, int]] = [(0, next(serial), {}, 0)]
    while queue:
        changed, _, box, done = heapq.heappop(queue)
        values = start | {key: of[0] for key, of in box.items() if start[key] not in of}
        probe = Probe("", ground=ground, chosen=values)
        result = question(probe)
        for place in range(done, len(probe.asked)):
            box, rest = parted(probe.asked[place], box, values)
            for piece in rest:
                changes = sum(start[key] not in of for key, of in piece.items())
                if most is None or changes <= most:
                    heapq.heappush(queue, (changes, next(serial), piece, place))
        yield Branch(box, changed, result)


class _Parting:
    """Parts boxes at points; what was parted once is kept, since the same comes up on many ways."""

    def __init__(self, everything: Box) -> None:
        self.everything = everything
        self._known: dict[tuple[Any, ...], tuple[Box, tuple[Box, ...]]] = {}

    def __call__(self, point: Point, box: Box, values: Mapping[str, str]) -> tuple[Box, list[Box]]:
        """Return the part of a box that answers at a point as ``values`` do, and the rest, in boxes."""
        if not point.parts:
            return box, []
        inside = tuple((box.get(key), values[key]) for key in point.parts)
        place = (point, inside)
        found = self._known.get(place)
        if found is None:
            there = {key: of for key, (of, _) in zip(point.parts, inside, strict=True) if of is not None}
            found = self._known[place] = _part(point, self.everything, there, values)
        same, rest = found
        if not rest:
            return box, []
        return {**box, **same}, [{**box, **piece} for piece in rest]


def _part(point: Point, everything: Box, box: Box, values: Mapping[str, str]) -> tuple[Box, tuple[Box, ...]]:
    keys = tuple(point.parts)
    within = [box.get(key, everything[key]) for key in keys]
    offered = [dict.fromkeys(point.parts[key][value] for value in of) for key, of in zip(keys, within, strict=True)]
    chosen: list[list[Part]] = [[point.parts[key][values[key]]] for key in keys]
    answer = point.answer(tuple(parts[0] for parts in chosen))
    for place, others in enumerate(offered):
        for part in others:
            tried = [*chosen[:place], [part], *chosen[place + 1 :]]
            if part not in chosen[place] and all(point.answer(given) == answer for given in product(*tried)):
                chosen[place].append(part)
    same: dict[str, tuple[str, ...]] = {}
    rest: list[Box] = []
    for key, of, parts in zip(keys, within, chosen, strict=True):
        alike = tuple(value for value in of if point.parts[key][value] in parts)
        if len(alike) < len(of):
            other = tuple(value for value in of if point.parts[key][value] not in parts)
            rest.append({**same, key: other})
            same[key] = alike
    return same, tuple(rest)
