"""``python -m tests.benchmarks.rule_sets``: 2,048 rule sets, 10,000 games each, lowest cards first, on all cores.

The rule sets are all combinations of eleven switches with two values each, ours (pagat) and another:

- pictures_relaxed: pictures as the text has them, or on anything
- nines_out: pictures wait for nothing, or for all nines to be out
- ace_on: aces on pictures and aces, or on lower cards too
- two_on: twos on all but aces and tens, or on all
- ten_on: tens on lower cards, or on all
- on_two: only twos on twos, or all cards
- led_ten: a ten that is led stands, or is barred
- led_picture: a picture may be led, or not
- sets: any cards in sets, or twos singly
- ace_clears: aces clear on pictures, or always
- four_clears: any four alike clear, or not twos

Told are the time to the first row and to the last, games a second, the most memory that was held, and by how much two
threads are quicker than one over some of the same rule sets. What is compiled is loaded before.
"""

from __future__ import annotations

import argparse
import os
import resource
import statistics
import sys
import time
from collections.abc import Sequence
from importlib.util import find_spec

from explorer.lab import play
from explorer.lab.arms import arm
from explorer.lab.stream import threads
from explorer.lab.sweep import sweep
from explorer.lab.variants import Settings, all_of
from explorer.rules.ruleset import rule_set

SWITCHES = (
    ("pictures_relaxed", "always"),
    ("nines_out", "yes"),
    ("ace_on", "lower"),
    ("two_on", "all"),
    ("ten_on", "all"),
    ("on_two", "all"),
    ("led_ten", "barred"),
    ("led_picture", "barred"),
    ("sets", "twos-single"),
    ("ace_clears", "always"),
    ("four_clears", "not-twos"),
)
SOME = 128
"""Rule sets over which threads are compared."""


def timed(wanted: Sequence[Settings], games: int, number: int) -> tuple[float, float, int]:
    """Play some rule sets with so many threads; return the seconds to the first row and to the last, and the turns."""
    ours, first, turns = arm(rule_set("pagat")), 0.0, 0
    began = time.perf_counter()
    with threads(number) as executor:
        for _, tally in sweep(executor, ours, wanted, games):
            first = first or time.perf_counter() - began
            turns += sum(length * often for length, often in tally.counts["turns"].items())
    return first, time.perf_counter() - began, turns


def main() -> None:
    """Measure, and tell."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.rule_sets", description=__doc__)
    parser.add_argument("--games", type=int, default=10_000, metavar="N", help="games of each rule set (10000)")
    parser.add_argument("--sets", type=int, default=2048, metavar="N", help="so many of the rule sets, evenly (2048)")
    options = parser.parse_args()
    if find_spec("numba") is None:
        sys.exit('The kernel needs numba: pip install -e ".[lab]".')
    every = list(all_of(SWITCHES))
    wanted = every[:: len(every) // options.sets][: options.sets]
    began = time.perf_counter()
    play(rule_set("pagat"), games=10, backend="kernel")
    print(f"{len(wanted):,} rule sets x {options.games:,} games, 4 players; load of the machine: {load()}")
    print(f"the kernel is loaded in {time.perf_counter() - began:.2f} s")
    busy = time.process_time()
    first, took, turns = timed(wanted, options.games, os.cpu_count() or 1)
    busy = time.process_time() - busy
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    played = len(wanted) * options.games
    print(f"first row after {first:.2f} s, all after {took:.1f} s with {os.cpu_count()} threads")
    print(f"the cores were busy with it for {busy:.1f} s: alone on the machine it takes about that by their number")
    print(f"{played / took:,.0f} games a second, {turns / took:,.0f} turns of ended games a second")
    print(f"at most {most:.0f} MiB; load of the machine: {load()}")
    some = wanted[:: max(1, len(wanted) // SOME)]
    rounds = [[timed(some, options.games, number)[1] for number in (1, 2)] for _ in range(3)]
    one, two = (statistics.median(told) for told in zip(*rounds, strict=True))
    print(f"two threads are {one / two:.2f} times as quick as one (medians of 3 rounds)")


def load() -> str:
    """Return the load of the last minute."""
    return f"{os.getloadavg()[0]:.1f}"


if __name__ == "__main__":
    main()
