"""Many rule sets played against ours: streamed as they come, ranked, and crossed with one another."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, replace

from explorer.lab.arms import Arm, arm, played
from explorer.lab.compare import Difference, doubt, holm, judged
from explorer.lab.compare import difference as differs
from explorer.lab.intervals import LEVEL, Estimate, combined
from explorer.lab.measures import Measure
from explorer.lab.pair import Pair
from explorer.lab.stream import AHEAD, in_order
from explorer.lab.tally import Tally
from explorer.lab.variants import Settings, under

CHUNK = 10_000

Swept = Mapping[Settings, Tally]
"""The tallies of rule sets, by what is set otherwise in them than in ours."""


def sweep(
    executor: Executor,
    ours: Arm,
    wanted: Sequence[Settings],
    games: int,
    *,
    done: Swept | None = None,
    chunk: int = CHUNK,
    ahead: int = AHEAD,
) -> Iterator[tuple[Settings, Tally]]:
    """Give every rule set with its tally so far after each chunk of its games, rule set by rule set.

    ``done`` has what was played before, always from game 0 on: these games are counted in and not played again.
    Closing the iterator cancels the rest.
    """
    before = dict(done or {})
    tasks = [
        (settings, first, min(chunk, games - first))
        for settings in dict.fromkeys(wanted)
        for first in range(before[settings].games if settings in before else 0, games, chunk)
    ]
    parts = in_order(executor, _played, ((ours, *task) for task in tasks), ahead=ahead)
    try:
        for (settings, _, _), part in zip(tasks, parts, strict=True):
            before[settings] = before[settings].joined(part) if settings in before else part
            yield settings, before[settings]
    finally:
        parts.close()


def _played(ours: Arm, settings: Settings, first: int, games: int) -> Tally:
    return played(changed(ours, settings), first, games)


def changed(ours: Arm, settings: Settings) -> Arm:
    """Return our arm with some options set otherwise."""
    if not settings:
        return ours
    rules = under(ours.rule_set, settings)
    return arm(
        rules,
        players=ours.players,
        policies=ours.policies,
        seed=ours.seed,
        limit=ours.limit,
        backend=ours.backend,
    )


def ranked(swept: Swept, measure: Measure) -> list[tuple[Settings, Difference]]:
    """Return by how much each rule set differs from ours in a measure, the largest differences first.

    They are corrected for their number; those that are none come after those that are one.
    """
    ours = swept[()]
    others = [settings for settings in swept if settings]
    found = judged([differs(measure, _beside(ours, swept[settings])) for settings in others])
    return sorted(zip(others, found, strict=True), key=lambda row: (row[1].doubt > 1 - LEVEL, -_size(row[1])))


def _beside(ours: Tally, other: Tally) -> Pair:
    return Pair(ours, other, ours.games if ours == other else 0, None)


def _size(one: Difference) -> float:
    return abs(one.apart.value) if one.apart else -1.0


@dataclass(frozen=True, slots=True)
class Interaction:
    """By how much two switches together do more to a measure than both alone; ``doubt`` is corrected for all pairs."""

    settings: Settings
    more: Estimate
    doubt: float


def interactions(swept: Swept, measure: Measure) -> list[Interaction]:
    """Return how the pairs among rule sets work together, the surest first; only where all four were played."""
    pairs = [pair for pair in swept if len(pair) == 2 and all((one,) in swept for one in pair)]
    found: list[Interaction] = []
    for pair in pairs:
        told = _crossed(swept, pair, measure)
        if told is not None:
            found.append(told)
    corrected = holm([one.doubt for one in found])
    return sorted(
        (replace(one, doubt=sure) for one, sure in zip(found, corrected, strict=True)), key=lambda one: one.doubt
    )


def _crossed(swept: Swept, pair: Settings, measure: Measure) -> Interaction | None:
    def at(level: float) -> Estimate | None:
        told = [measure.of(swept[one], level) for one in ((), pair, (pair[0],), (pair[1],))]
        known = [one for one in told if one is not None and math.isfinite(one.value)]
        return combined(known[:2], known[2:]) if len(known) == len(told) else None

    found = at(LEVEL)
    return None if found is None else Interaction(pair, found, doubt(at))
