"""How a class of browsers is served: ``python -m tests.benchmarks.classroom --browsers 25 --within 10``.

Each browser fetches the page with all that belongs to it and holds its socket as Chromium does, but draws nothing.
The exit status is 1 where a count was wrong.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import sys
import tempfile
from pathlib import Path

import psutil

from tests.benchmarks.judge_speed import load
from tests.hosting.classroom import Figures, class_served, lesson, teachers_address


def main() -> int:
    """Serve a class, hold a lesson step, print the figures."""
    parser = argparse.ArgumentParser(description="Serve a class and measure it.")
    parser.add_argument("--browsers", type=int, default=25)
    parser.add_argument("--within", type=float, default=10.0, help="seconds in which they open")
    parser.add_argument("--questions", type=int, default=4)
    options = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        class_served(Path(folder) / "output", "--lesson", "first") as server,
    ):
        figures = asyncio.run(
            lesson(
                server.address,
                teachers_address(server),
                browsers=options.browsers,
                within=options.within,
                questions=options.questions,
            )
        )
        memory = psutil.Process(server.process.pid).memory_info().rss / 1e6
        print(f"{options.browsers} browsers within {options.within:g} s, {options.questions} questions")
        _tell(figures)
        print(f"server                  {memory:.0f} MB; load of the machine {load()}")
        errors = server.printed().count("Traceback")
    print(f"wrong counts            {len(figures.wrong)}; exceptions on the server {errors}")
    for wrong in figures.wrong[:5]:
        print(f"  {wrong}")
    return 1 if figures.wrong or errors else 0


def _tell(figures: Figures) -> None:
    print(f"all served after        {figures.served:.1f} s (from the first that began)")
    for name, times in (
        ("page usable", figures.opened),
        ("question seen", figures.seen),
        ("tap acknowledged", figures.taps),
        ("counts seen", figures.revealed),
    ):
        median, most = statistics.median(times), max(times)
        print(f"{name:<23} median {median * 1000:.0f} ms, longest {most * 1000:.0f} ms (n={len(times)})")


if __name__ == "__main__":
    sys.exit(main())
