"""A class for the tests: its server, and a lesson step with browsers that answer as pupils would."""

from __future__ import annotations

import asyncio
import contextlib
import re
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.hosting.panel_socket import PanelSocket, open_page
from tests.hosting.servers import Server, explorer_command, free_port, serving

LISTENS = re.compile(r"^The class is at (http://127\.0\.0\.1:\d+/)\n(?:.*\n)+Ctrl-C ends the class\.$", re.MULTILINE)


@contextlib.contextmanager
def class_served(output: Path, *options: str) -> Iterator[Server]:
    """Serve a class on this computer alone until the block ends."""
    command = [*explorer_command(), "class", "--address", "127.0.0.1", "--port", str(free_port()), *options]
    command.remove("--no-browser")
    with serving(command, output=output, listens=LISTENS) as server:
        yield server


def teachers_address(server: Server) -> str:
    """Return what only the terminal tells."""
    found = re.search(r"^Your own page is at (\S+)$", server.printed(), re.MULTILINE)
    assert found is not None
    return found[1]


@dataclass
class Figures:
    """What was measured, in seconds: each page from its address to its first answer, each question, each tap.

    ``served`` is how long after the first began the last page was there. ``wrong`` names counts that were not those
    of the taps.
    """

    opened: list[float] = field(default_factory=list)
    served: float = 0.0
    seen: list[float] = field(default_factory=list)
    taps: list[float] = field(default_factory=list)
    revealed: list[float] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)


async def lesson(address: str, teacher: str, *, browsers: int, within: float, questions: int) -> Figures:
    """Open so many browsers within some seconds, ask the class some questions, and hold the counts against the taps.

    Every third pupil taps wrong first and changes it.
    """
    figures = Figures()
    leads = await open_page(teacher)
    began = time.monotonic()
    pupils = await asyncio.gather(
        *(_open(address, number, number * within / browsers, figures) for number in range(browsers))
    )
    figures.served = time.monotonic() - began
    for question in range(1, questions + 1):
        await leads.do("go", step=question)
        asked = time.monotonic()
        await leads.do("class_ask")
        number = await _number(pupils[0], question)
        await asyncio.gather(*(_answer(pupil, at, number, asked, figures) for at, pupil in enumerate(pupils)))
        await _reveal(leads, pupils, figures)
    for page in (leads, *pupils):
        page.close()
    return figures


async def _open(address: str, number: int, wait: float, figures: Figures) -> PanelSocket:
    await asyncio.sleep(wait)
    began = time.monotonic()
    page = await open_page(address, whole=True, me=f"browser-{number:04}-{began}")
    figures.opened.append(time.monotonic() - began)
    return page


def _asked(shown: dict[str, Any]) -> int:
    room = shown["classroom"]
    return int(room["n"]) if room.get("mode") == "question" and "tally" not in room else 0


async def _number(pupil: PanelSocket, at_least: int) -> int:
    """Wait until a pupil sees the question, and return its number."""
    await pupil.until(lambda shown: _asked(shown) >= at_least)
    return _asked(pupil.shown)


async def _answer(pupil: PanelSocket, at: int, number: int, asked: float, figures: Figures) -> None:
    await pupil.until(lambda shown: _asked(shown) == number)
    figures.seen.append(time.monotonic() - asked)
    for goes in [not _goes(at), _goes(at)] if at % 3 == 0 else [_goes(at)]:
        began = time.monotonic()
        await pupil.do("class_tap", asked=number, id="goes" if goes else "not")
        figures.taps.append(time.monotonic() - began)


def _goes(at: int) -> bool:
    return at % 5 < 3


async def _reveal(leads: PanelSocket, pupils: list[PanelSocket], figures: Figures) -> None:
    """Show the answers, and hold what everybody sees against what was tapped."""
    expected = sum(map(_goes, range(len(pupils)))), sum(not _goes(at) for at in range(len(pupils)))
    began = time.monotonic()
    await leads.do("class_reveal")

    async def counted(pupil: PanelSocket) -> None:
        await pupil.until(lambda shown: "tally" in shown["classroom"])
        figures.revealed.append(time.monotonic() - began)
        bars = pupil.shown["classroom"]["tally"]["bars"]
        if expected != tuple(int(bar["number"]) for bar in bars):
            figures.wrong.append(f"expected {expected}, got {[bar['number'] for bar in bars]}")

    await asyncio.gather(*map(counted, pupils))
