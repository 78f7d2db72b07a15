"""``python -m tests.benchmarks.site_speed [FOLDER]``: what a site without a server weighs, and how soon it answers.

It builds a site, or takes the one in FOLDER, serves it with Python's plain file server, and opens it in Chromium, each
time as a new visitor: nothing is cached.
"""

from __future__ import annotations

import gzip
import re
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from explorer.site.build import build
from explorer.site.fetch import fetch
from explorer.site.stick import FOLDER
from tests.benchmarks.judge_speed import load
from tests.benchmarks.page_speed import CLICK, CLICKS, row
from tests.hosting.browser import ARGUMENTS, VIEWPORT, chromium_path
from tests.hosting.servers import free_port, serving

OPENINGS = 5
LOOKED_AT = 150
"""Milliseconds for which each step is looked at."""
LISTENS = re.compile(r"(http://127\.0\.0\.1:\d+/)")


def opening(page: Page, address: str) -> tuple[float, float, float]:
    """Return the seconds from asking for the address to the first screen, the first answer, and the whole explorer."""
    began = time.perf_counter()
    page.goto(address, wait_until="commit")
    page.locator(".hero h1").wait_for()
    shown = time.perf_counter()
    for key in ("tab:settle", "top:9", "kind:Q"):
        page.locator(f'[data-key="{key}"]').click()
    page.locator(".told-answer .verdict").wait_for()
    answered = time.perf_counter()
    page.locator("html[data-python=there]").wait_for(state="attached", timeout=120_000)
    return shown - began, answered - began, time.perf_counter() - began


def weight(folder: Path, *, stick: bool) -> tuple[int, float, float]:
    """Return how many files a site has, and their megabytes as they lie there and compressed.

    ``stick``: those files alone which nobody loads from the web, or all others.
    """
    paths = [path for path in folder.rglob("*") if path.is_file() and stick == (folder / FOLDER in path.parents)]
    files = [path.read_bytes() for path in paths]
    compressed = sum(min(len(one), len(gzip.compress(one, 6))) for one in files)
    return len(files), sum(map(len, files)) / 1e6, compressed / 1e6


def main() -> None:
    """Print what it weighs, the medians, the ninth of ten and the worst, with the load of the machine around them."""
    openings, before = [], load()
    clicks: list[float] = []
    with tempfile.TemporaryDirectory() as made, sync_playwright() as playwright:
        folder = Path(sys.argv[1]) if sys.argv[1:] else Path(made) / "site"
        if not sys.argv[1:]:
            build(folder, fetch())
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=ARGUMENTS)
        command = [sys.executable, "-u", "-m", "http.server", str(free_port()), "--bind", "127.0.0.1"]
        with serving(command, output=Path(made) / "output", cwd=folder, listens=LISTENS) as server:
            for _ in range(OPENINGS):
                page = browser.new_context(viewport=VIEWPORT).new_page()
                openings.append(opening(page, server.address))
                page.context.close()
            page = browser.new_context(viewport=VIEWPORT).new_page()
            opening(page, server.address)
            page.locator('[data-key="tab:watch"]').click()
            page.locator('[data-key="go:next"]').wait_for()
            for number in range(CLICKS):
                page.wait_for_timeout(LOOKED_AT + 5 * number % 17)  # else all would come at the same part of a frame
                clicks.append(page.evaluate(CLICK))
            page.context.close()
        browser.close()
        weights = {what: weight(folder, stick=stick) for what, stick in (("for the web", False), ("for a stick", True))}
    for what, (files, megabytes, compressed) in weights.items():
        print(f"{what}: {files} files, {megabytes:.1f} MB, compressed {compressed:.1f} MB")
    print(f"{'':31}{'median':>8}{'9 in 10':>8}{'worst':>8}{'of':>6}")
    for number, what in enumerate(("first screen", "does it go? answers", "the whole explorer")):
        print(row(what, "s", [times[number] for times in openings]))
    print(row("a click until it shows", "ms", clicks))
    print(f"load before {before}, after {load()}")


if __name__ == "__main__":
    main()
