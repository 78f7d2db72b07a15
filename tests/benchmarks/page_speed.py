"""``python -m tests.benchmarks.page_speed``: how long a reader waits for the page, and for what a click changes.

It starts the explorer as the command does and opens it in Chromium.
"""

from __future__ import annotations

import statistics
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tests.benchmarks.judge_speed import load
from tests.hosting.browser import ARGUMENTS, VIEWPORT, chromium_path
from tests.hosting.servers import explorer_command, free_port, serving

OPENINGS = 5
CLICKS = 30

# The time is taken on the page itself, so that the driver's own delays do not count.
CLICK = """() => new Promise((done) => {
  const told = document.querySelector(".told");
  const from = performance.now();
  new MutationObserver((_, watcher) => {
    watcher.disconnect();
    requestAnimationFrame(() => done(performance.now() - from));
  }).observe(told, { childList: true, subtree: true, characterData: true });
  document.querySelector('[data-key="go:next"]').click();
})"""


def opening(page: Page, address: str) -> float:
    """Return the seconds from asking for the address until the page can be used and Python has answered it."""
    began = time.perf_counter()
    page.goto(address, wait_until="commit")
    page.locator('[data-key="go:next"]').wait_for(timeout=60_000)
    page.wait_for_function("() => history.state?.pk", timeout=60_000)
    return time.perf_counter() - began


def row(what: str, unit: str, times: list[float]) -> str:
    """Return a line of the table."""
    ninth = statistics.quantiles(times, n=10, method="inclusive")[-1]
    shown = (f"{time:8.{2 if unit == 's' else 0}f}" for time in (statistics.median(times), ninth, max(times)))
    return f"{what:28}{unit:>3}{''.join(shown)}{len(times):6}"


def main() -> None:
    """Print the medians, the ninth of ten and the worst, with the load of the machine before and after."""
    openings, clicks, before = [], [], load()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=ARGUMENTS)
        command = explorer_command("--port", str(free_port()))
        with serving(command, output=Path(folder) / "output") as server:
            listening = time.perf_counter()
            for _ in range(OPENINGS):
                page = browser.new_context(viewport=VIEWPORT).new_page()
                openings.append(opening(page, server.address))
                if len(openings) == 1:
                    first = time.perf_counter() - listening
                clicks += [page.evaluate(CLICK) for _ in range(CLICKS)]
                page.close(run_before_unload=True)  # ends its kernel, so that the next is not slowed by it
            browser.close()
    print(f"{'':31}{'median':>8}{'p90':>8}{'worst':>8}{'of':>6}")
    print(row("opening until usable", "s", openings))
    print(row("click until it shows", "ms", clicks))
    print(f"first page usable {first:.1f} s after the line that says where the explorer is")
    print(f"load of the machine: {before} before, {load()} after")


if __name__ == "__main__":
    main()
