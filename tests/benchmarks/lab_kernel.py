"""``python -m tests.benchmarks.lab_kernel``: moves a second of the kernel, the reader and the traced engine.

All in one run on one core, round by round in turn, so that the ratios hold whatever else the computer does; time is
that of the process. What is compiled is loaded before.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Callable

from explorer.lab import play
from explorer.rules.ruleset import RuleSet, rule_set
from tests.lab.driving import drive
from tests.lab.playing import POLICIES, most_seats

PRESETS = ("pagat", "wikipedia-1", "wikipedia-2", "poytapaska", "ruotsalainen", "valepaska")
GAMES = {"kernel": 4000, "reader": 20, "engine": 1}
LIMIT = 2000


def simulated(backend: str) -> Callable[[RuleSet, str, int], int]:
    """Return what plays games by a backend and counts their moves."""

    def played(rules: RuleSet, policy: str, first: int) -> int:
        players, games = most_seats(rules, 4), GAMES[backend]
        found = play(rules, players=players, policies=policy, games=games, first=first, limit=LIMIT, backend=backend)
        return sum(found.column("turns"))

    return played


def traced(rules: RuleSet, policy: str, first: int) -> int:
    """Play a game by the engine, every move judged with its reasons, and count its moves."""
    return len(drive(rules, [policy] * most_seats(rules, 4), seed=1, game=first, limit=LIMIT).made)


def speed(way: Callable[[RuleSet, str, int], int], rules: RuleSet, policy: str, first: int) -> float:
    """Return moves a second of the process."""
    began = time.process_time()
    return way(rules, policy, first) / (time.process_time() - began)


def main() -> None:
    """Measure, and print a line for each preset and policy."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.lab_kernel", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, metavar="N", help="rounds, of which the median is told (5)")
    parser.add_argument("--presets", nargs="*", default=PRESETS, help="the presets")
    options = parser.parse_args()
    ways = {"kernel": simulated("kernel"), "reader": simulated("reader"), "engine": traced}
    print(f"4 players, moves a second of the process, medians of {options.rounds} rounds; ratios to the kernel")
    print(f"{'preset':<20}{'policy':<10}{'kernel':>14}{'reader':>12}{'engine':>10}{'x reader':>10}{'x engine':>10}")
    for preset in options.presets:
        rules = rule_set(preset)
        for policy in POLICIES:
            ways["kernel"](rules, policy, 0)
            told: dict[str, list[float]] = {name: [] for name in ways}
            for number in range(options.rounds):
                for name, way in ways.items():
                    told[name].append(speed(way, rules, policy, number * GAMES["kernel"]))
            kernel, reader, engine = (statistics.median(told[name]) for name in ways)
            ratios = f"{kernel / reader:>10.0f}{kernel / engine:>10.0f}"
            print(f"{preset:<20}{policy:<10}{kernel:>14,.0f}{reader:>12,.0f}{engine:>10,.0f}{ratios}", flush=True)


if __name__ == "__main__":
    main()
