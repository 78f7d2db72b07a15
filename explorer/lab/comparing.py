"""Two rule sets against each other under several ways to play, as a page shows it while the games go on."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from concurrent.futures import Executor
from dataclasses import dataclass, field

from explorer.lab.arms import Arm, chunk_of, paired
from explorer.lab.compare import Difference, differences
from explorer.lab.measures import measures
from explorer.lab.pair import Pair
from explorer.lab.precision import MOST, Answer, Wanted, answers
from explorer.lab.runs import Stop, Work

Tables = Mapping[str, tuple[Arm, Arm]]
"""Both rule sets at a table, by the way of playing."""


@dataclass(frozen=True)
class Compared:
    """What is known so far: the pairs by the way of playing, and how many games each were played of how many.

    ``every`` tells whether all ways of playing have been played by now, ``done`` whether all that was wanted has been.
    """

    pairs: Mapping[str, Pair]
    games: int
    planned: int
    every: bool
    done: bool
    bluff: bool
    _told: dict[str, tuple[Difference, ...]] = field(default_factory=dict, repr=False, compare=False)

    def differences(self, policy: str) -> tuple[Difference, ...]:
        """Return how all measures differ under one way of playing, worked out once."""
        if policy not in self._told:
            self._told[policy] = differences(self.pairs[policy], bluff=self.bluff)
        return self._told[policy]

    def by_measure(self) -> dict[str, dict[str, Difference]]:
        """Return the differences by measure, and then by the way of playing."""
        rows = zip(*(self.differences(policy) for policy in self.pairs), strict=True)
        return {row[0].measure.id: dict(zip(self.pairs, row, strict=True)) for row in rows}


def comparing(tables: Tables, *, precision: float = 0.0, most: int = MOST, bluff: bool = False) -> Work[Compared]:
    """Return the work of playing at all tables in turn, each until its answer is precise enough.

    With a ``precision`` the share of games that the first seat loses is to be known so well under both rule sets, else
    ``most`` games are played.
    """
    share = next(one for one in measures(2) if one.id == "loses-1")

    def half(pair: Pair) -> float:
        found = [share.of(tally) for tally in (pair.a, pair.b)]
        return max(one.half if one else float("inf") for one in found)

    def work(executor: Executor, stop: Stop) -> Iterator[Compared]:
        wanted: Wanted[Pair] = Wanted(half, precision, most)
        playing = {
            policy: answers(executor, paired, arms, wanted, chunk=chunk_of(arms[0]), stop=stop)
            for policy, arms in tables.items()
        }
        newest: dict[str, Answer[Pair]] = {}
        while playing:
            for policy, going in list(playing.items()):
                answer = next(going, None)
                if answer is None:
                    del playing[policy]
                    continue
                newest[policy] = answer
                yield _compared(newest, len(tables), bluff)

    return work


def _compared(newest: Mapping[str, Answer[Pair]], tables: int, bluff: bool) -> Compared:
    every = len(newest) == tables
    return Compared(
        {policy: answer.kept for policy, answer in newest.items()},
        sum(answer.games for answer in newest.values()),
        sum(answer.planned for answer in newest.values()) * tables // len(newest),
        every,
        every and all(answer.done for answer in newest.values()),
        bluff,
    )
