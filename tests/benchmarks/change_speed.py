"""``python -m tests.benchmarks.change_speed``: how long the smallest changes of rules take to find, case by case.

The time of a case is the least of three, and the time of the processor stands beside it, since others use the machine
as well. A case is asked from nothing, or with what is known from the cases before. With ``--check N`` the changes of N
cases are also found by trying every rule set, up to three changes at once.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Callable

from explorer.ask.changes.smallest import TURNS, smallest_changes
from explorer.ask.probing.points import ground_of
from explorer.ask.probing.posed import posed_case
from explorer.rules.catalogue import OPTIONS
from explorer.rules.ruleset import rule_set
from tests.ask.posing import Case, cases, plain_changes
from tests.benchmarks.judge_speed import load

LIMITS = {1: 10.0, 2: 500.0, 3: 5000.0}
"""Milliseconds that one case may take, by the number of changes at once."""

ROUNDS = 3


Clock = Callable[[], float]


def measured(asked: list[Case], most: int, *, cold: bool, clock: Clock = time.perf_counter) -> list[tuple[float, str]]:
    """Find the changes of each case and return how many milliseconds it took, with its id, the quickest first.

    ``cold``: nothing is known from the cases before.
    """
    found = []
    for case in asked:
        rules, posed = rule_set(case["rules"]), posed_case(case)
        times = []
        for _ in range(ROUNDS):
            if cold:
                ground_of(rules).forget()
            began = clock()
            smallest_changes(posed, rules, most=most, seconds=None)
            times.append((clock() - began) * 1000)
        found.append((min(times), str(case["id"])))
    return sorted(found)


def told(times: list[tuple[float, str]]) -> str:
    """Return the middle, the slowest tenth and the slowest of all, in words."""
    milliseconds = [time for time, _ in times]
    tenth = milliseconds[len(milliseconds) * 9 // 10]
    return f"median {statistics.median(milliseconds):.1f} ms, nine in ten under {tenth:.1f}, slowest {times[-1][0]:.1f}"


def check(asked: list[Case], size: int) -> None:
    """Try every rule set for some cases, and say whether anything else is found."""
    keys = tuple(option.key for option in OPTIONS)
    for case in asked:
        rules, posed = rule_set(case["rules"]), posed_case(case)
        found = smallest_changes(posed, rules, most=size, seconds=None).found
        plain = plain_changes(posed, rules, size, keys)
        same = plain == {(change.kind == TURNS, change.settings) for change in found}
        print(f"{case['id']}: {len(plain)} sets of up to {size} changes; {'the same' if same else 'NOT THE SAME'}")


def main() -> None:
    """Measure all cases, and check some."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.change_speed", description=__doc__)
    parser.add_argument("--check", type=int, default=0, metavar="N", help="try every rule set for N cases (0)")
    parser.add_argument("--size", type=int, default=3, metavar="N", help="up to so many changes at once (3)")
    options = parser.parse_args()
    asked = list(cases())
    print(f"{len(asked)} cases, each under its own rules; load before: {load()}")
    measured(asked[:20], 1, cold=False)  # what is read from files once is not counted
    for most, limit in LIMITS.items():
        for cold in (True, False):
            times = measured(asked, most, cold=cold)
            over = sum(time > limit for time, _ in times)
            how = "from nothing" if cold else "after the others"
            print(f"up to {most}, {how}: {told(times)} ({times[-1][1]}); {over} over {limit:.0f} ms")
        busy = measured(asked, most, cold=True, clock=time.process_time)
        print(f"up to {most}, from nothing, time of the processor: {told(busy)} ({busy[-1][1]})")
    print(f"load after: {load()}")
    if options.check:
        check(asked[:: -(-len(asked) // options.check)], options.size)


if __name__ == "__main__":
    main()
