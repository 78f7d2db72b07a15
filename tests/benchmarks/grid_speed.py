"""``python -m tests.benchmarks.grid_speed``: how long a slice of the grid, an opened cell and the sentences take.

With ``--sweep N`` every cell of every slice is judged and compared besides, for all presets and N rule sets at random.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from explorer.ask.grid.difference import difference
from explorer.ask.grid.difference_words import difference_sentences
from explorer.ask.grid.grid import grid
from explorer.ask.grid.table import grid_table
from explorer.ask.grid.trace import cell_judgement
from explorer.ask.grid.words import rule_sentences
from explorer.rules.decision import COUNTS, RUNS
from explorer.rules.ruleset import RuleSet, rule_set
from tests.ask.grid_judged import judged, slice_at, slices
from tests.benchmarks.judge_speed import load
from tests.strategies import BUILT, PLAYABLE


@dataclass
class Times:
    """What one kind of question took, each time: milliseconds on the clock, and of the processor."""

    clock: list[float]
    own: list[float]

    def add(self, ask: Callable[[], Any]) -> Any:
        """Ask, and keep how long it took."""
        clock, own = time.perf_counter(), time.process_time()
        answer = ask()
        self.clock.append(1000 * (time.perf_counter() - clock))
        self.own.append(1000 * (time.process_time() - own))
        return answer

    def __str__(self) -> str:
        cells = [of for times in (self.clock, self.own) for of in (statistics.median(times), _late(times))]
        return "".join(f"{milliseconds:>11.2f}" for milliseconds in cells) + f"{len(self.clock):>8}"


def _late(times: list[float]) -> float:
    """Return the time that 19 of 20 keep within."""
    return statistics.quantiles(times, n=20, method="inclusive")[-1]


def at_random(seed: int) -> Iterator[RuleSet]:
    """Give rule sets at random, each once."""
    chance, seen = random.Random(seed), set[RuleSet]()
    while True:
        chosen = {key: chance.choice(values) for key, values in BUILT.items() if chance.random() < 0.5}
        rules = rule_set({"base": chance.choice(PLAYABLE), **chosen})
        if rules not in seen:
            seen.add(rules)
            yield rules


def measure(rounds: int, seed: int) -> dict[str, Times]:
    """Return how long each kind of question took, asked of new rule sets in every round."""
    times: dict[str, Times] = {}
    chance, many = random.Random(seed), at_random(seed)
    for _ in range(rounds):
        ask(next(many), next(many), chance, times)
    return times


def ask(rules: RuleSet, other: RuleSet, chance: random.Random, times: dict[str, Times]) -> None:
    """Ask every kind of question about rules of which nothing was asked before, and keep how long it took."""

    def timed(name: str, question: Callable[[], Any]) -> Any:
        return times.setdefault(name, Times([], [])).add(question)

    def switched() -> dict[str, Any]:
        number = {"count": chance.choice(COUNTS), "run": chance.choice(RUNS[1:])}
        return number | {"stock": chance.random() < 0.5, "nines": chance.random() < 0.5}

    first, second = switched(), switched()
    slice = timed("first slice of new rules", lambda: grid(rules, **first))
    timed("another slice of them", lambda: grid(rules, **second))
    timed("a table to show", lambda: grid_table(slice))
    cells = [cell for cell in slice.cells.values() if not cell.cannot]
    if cells:
        cell = chance.choice(cells)
        _, judgement = timed("an opened cell", lambda: cell_judgement(slice, cell))
        timed("all its reasons", judgement.everything)
    timed("all sentences", lambda: rule_sentences(rules))
    timed("difference from new rules", lambda: difference(rules, other, **first))
    timed("its sentences", lambda: difference_sentences(rules, other))


def sweep(sets: int, seed: int) -> None:
    """Judge every cell of every slice and compare, for all presets and so many rule sets at random."""
    many = at_random(seed)
    for name, group in (("presets", [rule_set(preset) for preset in PLAYABLE]), ("at random", [])):
        every = group or [next(many) for _ in range(sets)]
        compared = wrong = 0
        for rules in every:
            for at in slices(rules):
                for cell, expected in judged(slice_at(rules, at)):
                    compared += 1
                    wrong += cell != expected
        print(f"{name}: {len(every)} rule sets, {compared:,} cells judged, {wrong} otherwise than the grid")


def main() -> None:
    """Measure and print the medians, and what 19 of 20 keep within."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.grid_speed", description=__doc__)
    parser.add_argument("--rounds", type=int, default=200, metavar="N", help="rule sets at random (200)")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="their seed (1)")
    parser.add_argument("--sweep", type=int, metavar="N", help="judge all cells, of N rule sets at random too")
    options = parser.parse_args()
    print(f"load before: {load()}")
    began = time.perf_counter()
    grid(rule_set("pagat"))
    print(f"the first grid in a process, tables of all clauses made: {1000 * (time.perf_counter() - began):.0f} ms")
    print(f"\n{'milliseconds':<26}{'median':>11}{'19 of 20':>11}{'median cpu':>11}{'19 of 20':>11}{'times':>8}")
    for name, times in measure(options.rounds, options.seed).items():
        print(f"{name:<26}{times}")
    if options.sweep is not None:
        print()
        sweep(options.sweep, options.seed)
    print(f"load after: {load()}")


if __name__ == "__main__":
    main()
