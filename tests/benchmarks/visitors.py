"""How many visitors are answered while games are simulated: ``python -m tests.benchmarks.visitors --sessions 50``.

One process of ``paskahousu --panel`` serves so many sessions, each of which steps through a game, a click every two
seconds with some jitter, while one of them has a sweep played by the same process. Sockets are held as a browser holds
them, but nothing is drawn. The exit status is 1 where an answer was wrong or an exception came up.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import re
import statistics
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

import psutil

from tests.benchmarks.judge_speed import load
from tests.hosting.panel_socket import PanelSocket, open_page
from tests.hosting.servers import explorer_command, free_port, serving

EVERY, JITTER = 2.0, 0.5
"""Seconds between two clicks of a visitor, and by how much they are sooner or later."""

STEPS = 12
_STEP = re.compile(r";s=(\d+)")


@dataclass
class Figures:
    """Seconds from each click to its answer, and answers that were not to what was asked."""

    answers: list[float] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)


def main() -> int:
    """Serve, click, print the figures."""
    parser = argparse.ArgumentParser(description="Measure how visitors are answered while games are simulated.")
    parser.add_argument("--sessions", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--port", type=int, default=0)
    parser.add_argument("--no-sweep", action="store_true", help="simulate nothing meanwhile")
    options = parser.parse_args()
    port = options.port or free_port()
    command = explorer_command("--panel", "--address", "127.0.0.1", "--port", str(port))
    with tempfile.TemporaryDirectory() as folder, serving(command, output=Path(folder) / "output") as server:
        process = psutil.Process(server.process.pid)
        figures = asyncio.run(visits(server.address, options.sessions, options.seconds, sweeps=not options.no_sweep))
        memory, used = process.memory_info().rss / 1e6, sum(process.cpu_times()[:2])
        errors = server.printed().count("Traceback")
    print(f"{options.sessions} sessions, {len(figures.answers)} clicks in {options.seconds:g} s")
    at = statistics.quantiles(figures.answers, n=20)
    print(f"answered                median {at[9] * 1000:.0f} ms, 95 of 100 within {at[18] * 1000:.0f} ms")
    print(f"longest                 {max(figures.answers) * 1000:.0f} ms")
    print(f"server                  {memory:.0f} MB, {used:.0f} s of processor; load of the machine {load()}")
    print(f"wrong answers           {len(figures.wrong)}; exceptions on the server {errors}")
    for wrong in figures.wrong[:5]:
        print(f"  {wrong}")
    return 1 if figures.wrong or errors else 0


async def visits(address: str, sessions: int, seconds: float, *, sweeps: bool) -> Figures:
    """Open all pages, begin a sweep in one more, and click until the time is over."""
    figures = Figures()
    pages = [await open_page(address, me=f"visitor-{number:04}-{time.monotonic()}") for number in range(sessions)]
    simulating = await open_page(address, me=f"sweep-{time.monotonic()}") if sweeps else None
    if simulating:
        await simulating.do("tab", id="lab")
        await simulating.do("lab_sweep")
    until = time.monotonic() + seconds
    await asyncio.gather(*(_clicks(page, number, until, figures) for number, page in enumerate(pages)))
    for page in (*pages, *([simulating] if simulating else [])):
        page.close()
    return figures


async def _clicks(page: PanelSocket, number: int, until: float, figures: Figures) -> None:
    chance = random.Random(number)
    await page.do("tab", id="watch")
    await asyncio.sleep(chance.uniform(0, EVERY))
    while time.monotonic() < until:
        step = chance.randrange(STEPS)
        began = time.monotonic()
        await page.do("go", step=step)
        figures.answers.append(time.monotonic() - began)
        shown = _STEP.search(page.shown["code"]["text"])
        if step != int(shown[1] if shown else 0):
            figures.wrong.append(f"visitor {number} asked for step {step}, got {page.shown['code']['text']}")
        await asyncio.sleep(chance.uniform(EVERY - JITTER, EVERY + JITTER))


if __name__ == "__main__":
    sys.exit(main())
