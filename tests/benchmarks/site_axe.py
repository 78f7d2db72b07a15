"""``python -m tests.benchmarks.site_axe [FOLDER]``: what axe finds on a site, in every state of every screen.

It builds a site, or takes the one in FOLDER, and goes through `tests.browser.scenes` at 1280 and 375 px, light and
dark, in both languages; what sticks out of the window or is cut off is told, too. ``--looks 1280-light-en`` takes some
looks, ``--only TEXT`` some states. It ends with status 1 where anything was found.
"""

from __future__ import annotations

import argparse
import re
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, expect, sync_playwright

from explorer.site.build import build
from explorer.site.fetch import fetch
from tests.benchmarks.judge_speed import load
from tests.benchmarks.pictures import LOOKS, opened
from tests.browser.faults import violations
from tests.browser.reader import Reader
from tests.browser.scenes import SCENES, Scene, leave, press, show, wait
from tests.browser.test_layout import MISFITS
from tests.hosting.browser import ARGUMENTS, Watch, chromium_path
from tests.hosting.servers import free_port, serving

LISTENS = re.compile(r"(http://127\.0\.0\.1:\d+/)")
PLAYED = Scene(
    "lab-played",
    "pk1:r=pagat;g=first;t=lab;x=3.lowest.quick~led_ten.barred",
    ".labpanel .plot",
    (press("labstart"), wait(".labpanel .plot")),
)
"""Games of the lab, which are played by a reader of the tables here."""

HIGH = 9000
"""Pixels: so high is a phone here, so that nothing lies under what stays at the foot of the window."""


def found(browser: Browser, address: str, look: str, only: str) -> Iterator[tuple[str, list[str]]]:
    """Return what is wrong in each state, and at last what the page reported or asked of others."""
    watch = Watch()
    page = opened(browser, address, look)
    watch.follow(page)
    page.locator("html[data-python=there]").wait_for(state="attached", timeout=120_000)
    width = page.viewport_size["width"] if page.viewport_size else 0
    for scene in (*SCENES, PLAYED):
        if only not in scene.name:
            continue
        try:
            leave(page)
            show(page, scene)
            if width < 640:
                page.set_viewport_size({"width": width, "height": HIGH})
            yield scene.name, [*violations(Reader(page)), *page.evaluate(MISFITS)]
        except Exception as error:
            yield scene.name, [f"could not be shown: {str(error).splitlines()[0]}"]
        if width < 640:
            page.set_viewport_size({"width": width, "height": 812})
    yield "page", watch.errors + watch.outside
    page.context.close()


def main() -> int:
    """Print what is found, and how many states were looked at."""
    expect.set_options(timeout=60_000)
    parser = argparse.ArgumentParser(description=str(__doc__).partition("\n")[0])
    parser.add_argument("folder", type=Path, nargs="?")
    parser.add_argument("--only", default="")
    parser.add_argument("--looks", nargs="*", default=LOOKS)
    asked = parser.parse_args()
    looked, wrong, before, began = 0, 0, load(), time.perf_counter()
    with tempfile.TemporaryDirectory() as made, sync_playwright() as playwright:
        folder = asked.folder or Path(made) / "site"
        if not asked.folder:
            build(folder, fetch())
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=ARGUMENTS)
        command = [sys.executable, "-u", "-m", "http.server", str(free_port()), "--bind", "127.0.0.1"]
        with serving(command, output=Path(made) / "output", cwd=folder, listens=LISTENS) as server:
            for look in asked.looks:
                for name, faults in found(browser, server.address, look, asked.only):
                    looked += name != "page"
                    wrong += len(faults)
                    for fault in faults:
                        print(look, name, fault, flush=True)
        browser.close()
    print(f"{looked} states in {len(asked.looks)} looks, {wrong} faults, in {time.perf_counter() - began:.0f} s")
    print(f"load before {before}, after {load()}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
