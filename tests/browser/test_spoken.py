"""What a screen reader says of the whole first game equals a kept file, and the live line is short and calm.

After a deliberate change of words write the file anew, and read what changed:

    PASKAHOUSU_SPOKEN=write pytest tests/browser/test_spoken.py && git diff tests/browser/spoken
"""

from __future__ import annotations

import contextlib
import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.reader import Reader

pytestmark = pytest.mark.browser

QUIET = 500
"""Milliseconds after which the live line speaks."""

KEPT = Path(__file__).with_name("spoken") / "first.txt"

# Every text that the live line holds from now on, in order.
LISTEN = """() => {
  const line = document.querySelector(".live");
  window.pkEar?.disconnect();
  window.pkSaid = [];
  window.pkEar = new MutationObserver(() => { if (line.textContent) window.pkSaid.push(line.textContent); });
  window.pkEar.observe(line, { childList: true, characterData: true, subtree: true });
}"""
SPOKEN = """() => {
  const texts = (selector) => [...document.querySelectorAll(selector)].map((node) => node.textContent.trim());
  const names = (selector) => [...document.querySelectorAll(selector)].map((node) => node.getAttribute("aria-label"));
  return [
    ...texts(".live").map((text) => `live   ${text}`),
    ...texts(".felt > .sr").map((text) => `table  ${text}`),
    ...names(".felt .pile").map((text) => `pile   ${text}`),
    ...texts(".told h2").map((text) => `head   ${text}`),
    ...names(".felt .hand").map((text) => `hand   ${text}`),
    ...names(".felt .hand button").map((text) => `card   ${text}`),
  ];
}"""


def listen(reader: Reader) -> None:
    """Take note of what is said from now on."""
    expect(reader.live).not_to_be_empty()  # what came before has been said
    reader.ask(LISTEN)


@contextlib.contextmanager
def still(reader: Reader) -> Iterator[None]:
    """Let no time pass on the page but what is given to it."""
    reader.page.clock.install()
    reader.page.clock.pause_at(reader.ask("() => Date.now() + 1000"))
    yield
    reader.page.clock.resume()


def steps(reader: Reader) -> Iterator[str]:
    """Step through the game and yield what is spoken, a line each; asked steps once as asked and once as answered."""
    for step in range(51):
        if step:
            reader.button("Next").press("Enter")
        reader.at(step)
        for answer in (False, True):
            if answer and not reader.button("Show me").is_visible():
                continue
            if answer:
                reader.button("Show me").press("Enter")
                expect(reader.told).not_to_have_text(re.compile("What does"))
            reader.page.clock.run_for(QUIET)
            yield f"Step {step}{', answered' if answer else ''}"
            yield from (f"  {line}" for line in reader.ask(SPOKEN) if step or not line.startswith("live"))


def test_the_first_game_is_spoken_as_it_is_kept(reader: Reader) -> None:
    """Live line, table, pile, heading and names of the cards of all fifty steps are word for word those of the file."""
    listen(reader)
    with still(reader):
        spoken = "\n".join([*steps(reader), ""])
    if os.environ.get("PASKAHOUSU_SPOKEN") == "write":
        KEPT.write_text(spoken, encoding="utf-8")
    assert KEPT.read_text(encoding="utf-8").splitlines() == spoken.splitlines()
    lines = [line.removeprefix("  live   ") for line in spoken.splitlines() if line.startswith("  live")]
    assert 54 == len(lines)
    assert 3 >= max(len(re.findall(r"[.?!](?: |$)", line)) for line in lines)
    assert 90 > max(map(len, lines))


def test_the_live_line_is_silent_while_stepping_fast(reader: Reader) -> None:
    """Whoever runs through ten steps hears the last of them, not ten."""
    listen(reader)
    with still(reader):
        for step in range(1, 11):
            reader.page.keyboard.press("ArrowRight")
            reader.at(step)
        assert [] == reader.ask("() => window.pkSaid")
        reader.page.clock.run_for(QUIET)
        expect(reader.live).to_have_text("Carla leads a six. Top 6, one card. Anna’s turn.")
        assert 1 == len(reader.ask("() => window.pkSaid"))


def test_a_sentence_that_comes_again_is_spoken_again(reader: Reader) -> None:
    """Two steps may sound alike; the line is emptied between them, so that the second is heard as well."""
    listen(reader)
    reader.go(1)
    expect(reader.live).to_have_text("Ben opens with two threes. Top 3, two cards. Carla’s turn.")
    reader.card("jack of clubs").click()
    expect(reader.live).to_contain_text("Not allowed.")
    reader.card("jack of clubs").click()
    expect(reader.live).to_have_text("Ben opens with two threes. Top 3, two cards. Carla’s turn.")
    assert 3 == len(reader.ask("() => window.pkSaid"))


def test_there_is_one_live_line_and_it_is_not_the_main_panel(reader: Reader) -> None:
    """One polite line and one place for alerts; nothing else speaks by itself."""
    expect(reader.page.locator("[aria-live], [role=status], [role=log], [role=alert]")).to_have_count(2)


def test_the_page_is_read_in_the_order_in_which_a_step_is_understood(reader: Reader) -> None:
    """Table, steps, what happened, what else, why, list of moves: so they stand in the page."""
    order = reader.ask("() => [...document.querySelectorAll('.step [data-region]')].map((node) => node.dataset.region)")
    assert ["table", "stepper", "told", "others", "why", "moves"] == order
