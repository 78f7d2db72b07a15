"""``python -m tests.benchmarks.lab_page``: how soon *What if?* answers, once its kernel is loaded.

It starts the explorer as the command does, opens the tab in Chromium, and asks one question after the other, with bots
that play their lowest cards, until the share of games that a seat loses is known to half a point under both rule sets.
"""

from __future__ import annotations

import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.benchmarks.judge_speed import load
from tests.hosting.browser import ARGUMENTS, VIEWPORT, chromium_path
from tests.hosting.servers import explorer_command, free_port, serving

CODE = "pk1:r=pagat;g=first;t=lab;x=4.lowest.usual"
ROUNDS = 3

# From the click until the first figures of this question are drawn, and until all its games are played, on the page.
ASK = """(at) => new Promise((done) => {
  const from = performance.now();
  let began = false, first = 0;
  const look = () => {
    const meter = document.querySelector(".labask [role=progressbar]");
    const full = meter?.getAttribute("aria-valuenow") === "100";
    began ||= !document.querySelector(".fig") || (meter && !full);
    if (began && !first && document.querySelector(".fig")) first = performance.now() - from;
    if (began && first && full) done([first, performance.now() - from]);
    else requestAnimationFrame(look);
  };
  document.querySelectorAll(".labask .chip")[at].click();
  requestAnimationFrame(look);
})"""


def main() -> None:
    """Print the medians and the worst, with the load of the machine before and after."""
    before, found = load(), []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=ARGUMENTS)
        command = explorer_command("--port", str(free_port()))
        with serving(command, output=Path(folder) / "output") as server:
            page = browser.new_context(viewport=VIEWPORT).new_page()
            page.set_default_timeout(300_000)
            page.goto(f"{server.address}#{CODE}")
            chips = page.locator(".labask .chip")
            chips.first.wait_for()
            page.evaluate(ASK, 0)  # loads the kernel
            found += [page.evaluate(ASK, (number + 1) % chips.count()) for number in range(ROUNDS * chips.count())]
            page.close(run_before_unload=True)
            browser.close()
    for what, times in zip(("first figures", "all games played"), zip(*found, strict=True), strict=True):
        of = f"of {len(times)} questions"
        print(f"{what:20} median {statistics.median(times):6.0f} ms, worst {max(times):6.0f} ms, {of}")
    print(f"load of the machine: {before} before, {load()} after")


if __name__ == "__main__":
    main()
