"""``python -m tests.benchmarks.judge_speed``: how many judging cases are answered a second in one process."""

from __future__ import annotations

import argparse
import os
import statistics
import time

from explorer.engine.cases import judge_lines
from tests.cases.files import HERE, asked, read


def measured(lines: list[str], *, everything: bool) -> float:
    """Answer all the cases once, reading and writing included, and return how many went in a second."""
    began = time.perf_counter()
    answers = list(judge_lines(lines, everything=everything))
    return len(answers) / (time.perf_counter() - began)


def load() -> str:
    """Return the load of the machine over the last minute, where the system tells it."""
    if not hasattr(os, "getloadavg"):
        return "not told by this system"
    return f"{os.getloadavg()[0]:.2f} on {os.cpu_count()} processors"


def main() -> None:
    """Measure several rounds and print what came of them."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.judge_speed", description=__doc__)
    parser.add_argument("--rounds", type=int, default=9, metavar="N", help="rounds over all the cases (9)")
    options = parser.parse_args()
    cases = [case for file in sorted(HERE.glob("*.jsonl")) for case in read(file.name)]
    lines = [asked(case) + "\n" for case in cases]
    print(f"{len(lines)} cases a round, {options.rounds} rounds in one process; load before: {load()}")
    for everything in (False, True):
        first, *rounds = (measured(lines, everything=everything) for _ in range(options.rounds))
        what = "with --everything" if everything else "the usual answer"
        middle, slowest = statistics.median(rounds), min(rounds)
        print(f"{what}: first round {first:,.0f} cases/s; after that median {middle:,.0f}, slowest {slowest:,.0f}")
    print(f"load after: {load()}")


if __name__ == "__main__":
    main()
