"""Two rule sets against each other: by how much each measure differs, and what of it may be said.

The deals are the same under both, so that rule sets that play alike differ by exactly nothing; the intervals are those
of games dealt apart, since games go their own ways soon after they part and pairing seldom narrows anything.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from explorer.lab.intervals import LEVEL, Estimate, apart
from explorer.lab.measures import Measure, measures
from explorer.lab.pair import Pair
from explorer.players.policy import PLAIN

ALPHA = 1 - LEVEL

MORE, LESS = "more", "less"
SMALL, UNSEEN, SAME, UNTOLD = "small", "unseen", "same", "untold"
"""What a difference is: too small to be called one, none that is seen, exactly none, or nothing that can be told."""

DEPENDS, SOME = "depends", "some"
"""What ways of playing say together: they do not agree, or not all that it takes were tried."""

_SURE = 1e-12


@dataclass(frozen=True, slots=True)
class Difference:
    """How a measure differs: under the first rules, under the others, and by how much.

    ``doubt`` is the chance of a difference like this one where there is none, after the correction for all that were
    looked at; ``verdict`` is one of the words above.
    """

    measure: Measure
    a: Estimate | None
    b: Estimate | None
    apart: Estimate | None
    doubt: float
    verdict: str

    @property
    def most(self) -> float:
        """How large the difference may be, either way."""
        return math.inf if self.apart is None else max(abs(self.apart.low), abs(self.apart.high))


Between = Callable[[float], Estimate | None]
"""A difference as an interval at a level."""


def between(measure: Measure, pair: Pair) -> Between:
    """Return how a measure differs between the rule sets of a pair, at any level; not at all where games were alike."""
    if pair.same == pair.a.games:
        return lambda level: Estimate(0.0, 0.0, 0.0)

    def at(level: float) -> Estimate | None:
        a, b = measure.of(pair.a, level), measure.of(pair.b, level)
        return None if a is None or b is None else apart(a, b)

    return at


def doubt(at: Between) -> float:
    """Return the chance of a difference like this where there is none: 1 less the level at which 0 is just left out."""
    found = at(LEVEL)
    if found is None or not found.value:
        return 1.0
    low, high = math.log(_SURE), 0.0
    for _ in range(24):
        middle = (low + high) / 2
        one = at(1 - math.exp(middle))
        if one is None or one.low <= 0 <= one.high:
            low = middle
        else:
            high = middle
    return math.exp(high)


def holm(doubts: Sequence[float]) -> list[float]:
    """Return doubts corrected for their number (S. Holm, 1979), in the order in which they were given.

    Holm's and not Benjamini and Hochberg's, since each difference is told as a fact of its own, and the chance that any
    of them is none should stay under one in twenty; it also holds however the differences hang together, and they do,
    since all are from the same games under our rules.

    >>> holm([0.01, 0.04, 0.03])
    [0.03, 0.06, 0.06]
    """
    order, largest, found = sorted(range(len(doubts)), key=lambda place: doubts[place]), 0.0, [0.0] * len(doubts)
    for rank, place in enumerate(order):
        largest = max(largest, min(1.0, doubts[place] * (len(doubts) - rank)))
        found[place] = largest
    return found


def differences(pair: Pair, *, bluff: bool = False) -> tuple[Difference, ...]:
    """Return how all measures differ between two rule sets, corrected for their number."""
    return judged(list(_each(pair, measures(pair.a.players, bluff=bluff))))


def _each(pair: Pair, wanted: Sequence[Measure]) -> Iterator[tuple[Difference, Between]]:
    for measure in wanted:
        yield difference(measure, pair)


def difference(measure: Measure, pair: Pair) -> tuple[Difference, Between]:
    """Return how one measure differs, not yet judged among others."""
    at, same = between(measure, pair), pair.same == pair.a.games
    a, b = measure.of(pair.a), measure.of(pair.b)
    return Difference(measure, a, b, at(LEVEL), doubt(at), SAME if same else UNTOLD), at


def judged(found: Sequence[tuple[Difference, Between]]) -> tuple[Difference, ...]:
    """Return differences with doubts corrected for their number, intervals that hold all at once, and verdicts."""
    corrected = holm([one.doubt for one, _ in found])
    level = 1 - ALPHA / max(len(found), 1)
    return tuple(
        _judged(replace(one, apart=at(level), doubt=sure)) for (one, at), sure in zip(found, corrected, strict=True)
    )


def _judged(one: Difference) -> Difference:
    if one.verdict == SAME:
        return one
    if one.apart is None:
        return replace(one, verdict=UNTOLD)
    if one.doubt > ALPHA:
        return replace(one, verdict=UNSEEN)
    if abs(one.apart.value) < one.measure.smallest:
        return replace(one, verdict=SMALL)
    return replace(one, verdict=MORE if one.apart.value > 0 else LESS)


def _one_way(by_policy: Mapping[str, Difference]) -> str:
    """Return the way in which all go, where in some it is less than what is called a difference; else ""."""
    ways = {MORE if one.apart.value > 0 else LESS for one in by_policy.values() if one.apart}
    kinds = {one.verdict for one in by_policy.values()}
    if len(ways) > 1 or not kinds <= {*ways, SMALL}:
        return ""
    return ways.pop() if set(PLAIN) <= set(by_policy) else SOME


def together(by_policy: Mapping[str, Difference]) -> str:
    """Return what may be said of one measure, after the ways of playing that were tried.

    ``more`` and ``less`` only where random, lowest and careful play all agree in which way it goes, and it is large
    enough in one; ``some`` where those that were tried agree but not all of them were; ``depends`` where they do not.
    """
    verdicts = {policy: one.verdict for policy, one in by_policy.items()}
    kinds = set(verdicts.values())
    if len(kinds) == 1:
        (kind,) = kinds
        every = set(PLAIN) <= set(verdicts)
        return kind if every or kind not in (MORE, LESS) else SOME
    if kinds & {MORE, LESS}:
        return _one_way(by_policy) or DEPENDS
    return UNTOLD if UNTOLD in kinds else SMALL if SMALL in kinds else UNSEEN
