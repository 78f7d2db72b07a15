"""Every single switch against our rules, as a page shows it while the games go on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, field

from explorer.lab.arms import Arm, chunk_of
from explorer.lab.compare import Difference
from explorer.lab.measures import Measure
from explorer.lab.runs import Stop, Work
from explorer.lab.sweep import Swept, ranked, sweep
from explorer.lab.variants import Settings


@dataclass(frozen=True)
class Sweeping:
    """What is known so far: the rule sets whose games are all played, and how many games were played of how many."""

    swept: Swept
    games: int
    planned: int
    done: bool
    _told: dict[str, list[tuple[Settings, Difference]]] = field(default_factory=dict, repr=False, compare=False)

    def ranking(self, measure: Measure) -> list[tuple[Settings, Difference]]:
        """Return the rule sets by how much they differ from ours in a measure, worked out once."""
        if measure.id not in self._told:
            self._told[measure.id] = ranked(self.swept, measure) if () in self.swept else []
        return self._told[measure.id]


def sweeping(ours: Arm, wanted: Sequence[Settings], games: int) -> Work[Sweeping]:
    """Return the work of playing so many games of each rule set."""

    def work(executor: Executor, stop: Stop) -> Iterator[Sweeping]:
        swept: dict[Settings, int] = {}
        whole = {}
        playing = sweep(executor, ours, wanted, games, chunk=chunk_of(ours))
        for settings, tally in playing:
            swept[settings] = tally.games
            if tally.games >= games:
                whole[settings] = tally
            played = sum(swept.values())
            yield Sweeping(dict(whole), played, games * len(wanted), len(whole) == len(wanted))
            if stop():
                return

    return work
