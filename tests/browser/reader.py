"""A reader of the page: finds things by the names a screen reader would say, and waits for what they do to show."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.coded import like

READY = 60_000
"""Milliseconds for a kernel to start and the page to be drawn; two busy cores are slow."""

# The focused element, through shadow roots; "" where the focus has fallen to the body.
_FOCUSED = """() => {
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  if (!at || at === document.body || !at.closest(".pk")) return "";
  return at.getAttribute("data-key") || at.getAttribute("aria-label") || at.textContent.trim() || at.localName;
}"""


@dataclass(frozen=True)
class Reader:
    """One visitor's page."""

    page: Page

    def ready(self) -> Reader:
        """Wait until the page is drawn and Python has answered to its address, which is then written anew."""
        self.page.locator(".pk h1").first.wait_for(timeout=READY)
        self.page.wait_for_function("() => history.state?.pk", timeout=READY)
        return self

    def start_again(self) -> None:
        """Put the page back to what a newcomer with a wide, light window sees."""
        self.page.set_viewport_size({"width": 1280, "height": 800})
        self.page.emulate_media(color_scheme="light")
        self.open("pk1:r=pagat;g=guide-turn")  # another game, so that all hands lie open in the next
        self.open("pk1:r=pagat;g=first")
        self.at(0)
        switch = self.page.get_by_role("switch", name="Ask me before showing")
        for asking in (False, True):  # forgets what was predicted
            switch.set_checked(asking)
        for close in self.page.get_by_role("button", name="Close", exact=True).all():
            close.click()
        self.ask("() => { document.activeElement?.blur(); scrollTo(0, 0); }")

    @property
    def code(self) -> Locator:
        """The field that shows the code of the page."""
        return self.page.get_by_role("textbox", name="Code of this page")

    @property
    def alert(self) -> Locator:
        """The message that interrupts."""
        return self.page.get_by_role("alert")

    @property
    def told(self) -> Locator:
        """The heading of what happened in the open step."""
        return self.page.locator(".told h2")

    @property
    def table(self) -> Locator:
        """The table."""
        return self.page.get_by_role("region", name="Table", exact=True)

    @property
    def why(self) -> Locator:
        """The panel of reasons."""
        return self.page.get_by_role("region", name="Why", exact=True)

    @property
    def others(self) -> Locator:
        """The panel of other moves."""
        return self.page.locator("section.else")

    @property
    def moves(self) -> Locator:
        """The list of moves."""
        return self.page.get_by_role("region", name="Moves", exact=True)

    @property
    def strip(self) -> Locator:
        """The strip that says which rules are in force."""
        return self.page.get_by_role("region", name="Rules in force", exact=True)

    @property
    def effect(self) -> Locator:
        """What the rules just chosen do to the open game."""
        return self.page.get_by_role("region", name="What it does to this game")

    @property
    def live(self) -> Locator:
        """The line that a screen reader speaks."""
        return self.page.locator("[aria-live=polite]")

    def button(self, name: str | re.Pattern[str]) -> Locator:
        """Return the button of just this name (or of a name that a pattern finds)."""
        return self.page.get_by_role("button", name=name, exact=isinstance(name, str))

    def card(self, name: str) -> Locator:
        """Return a card of the hand at the foot, by the beginning of its name."""
        return self.table.get_by_role("button", name=re.compile(f"^{name}"))

    def chip(self, name: str) -> Locator:
        """Return one of the other moves, by the beginning of its name."""
        return self.others.get_by_role("button", name=re.compile(f"^{name}"))

    def line(self, step: int) -> Locator:
        """Return the line of a step in the list of moves."""
        return self.moves.get_by_role("button", name=re.compile(rf"^Step {step}\b"))

    def at(self, step: int) -> None:
        """Wait until this step is told."""
        expect(self.told).to_have_text(re.compile(rf"^Step {step}:"))

    def go(self, step: int) -> None:
        """Go to a step by its number."""
        field = self.page.get_by_role("spinbutton", name="Go to step")
        field.fill(str(step))
        field.press("Enter")
        self.at(step)

    def screen(self, name: str) -> None:
        """Change to a screen."""
        self.page.get_by_role("navigation", name="Screens").get_by_role("button", name=name).click()
        expect(self.page.get_by_role("button", name=name, exact=True).first).to_have_attribute("aria-current", "page")

    def unfold(self, topic: str) -> None:
        """Open a topic of *Our rules* with the keyboard, unless it is open."""
        summary = self.page.locator("summary", has_text=topic)
        if not summary.evaluate("(node) => node.parentElement.open"):
            summary.focus()
            expect(summary).to_be_focused()
            self.page.keyboard.press("Enter")
        expect(self.page.locator("details[open] > summary", has_text=topic)).to_be_visible()

    def choose(self, question: str, answer: str) -> None:
        """Answer a question of *Our rules*, whose topic may be folded."""
        group = self.page.get_by_role("radiogroup", name=question, include_hidden=True)
        group.evaluate("(node) => { node.closest('details').open = true; }")
        group.get_by_role("radio", name=answer, exact=True).check()
        expect(group.get_by_role("radio", name=answer, exact=True)).to_be_checked()

    def documents(self, question: str) -> Locator:
        """Have a question, whose topic may be folded, say which documents give which answer; return the question."""
        group = self.page.get_by_role("radiogroup", name=question, include_hidden=True)
        asked = self.page.locator("fieldset.option", has=group)
        asked.evaluate("(node) => { node.closest('details').open = true; }")
        shut = asked.get_by_role("button", name="Who says so?")
        if shut.is_visible():
            shut.click()
        expect(asked.locator(".passage").first).to_be_visible()
        return asked

    def hurry(self) -> None:
        """Have less patience with a program that does not answer than people have."""
        self.ask("() => { globalThis.paskahousuPatience = 1500; }")

    def paste(self, code: str, *, refused: bool = False) -> None:
        """Open a code that was sent by somebody; one that is ``refused`` stays in its field."""
        box = self.page.get_by_role("textbox", name="Paste a code", exact=True)
        box.fill(code)
        box.press("Enter")
        expect(box).to_have_value(code if refused else "")

    def open(self, code: str) -> None:
        """Follow a link to a code, as from a bookmark, and wait until it is open."""
        self.ask("(code) => { location.hash = code; }", code)
        expect(self.code).to_have_value(like(code))

    def fragment(self, code: str) -> None:
        """Wait until the address holds just this code, whatever its letters."""
        self.page.wait_for_function(
            "(code) => decodeURIComponent(location.hash).replace(/k=[\\w-]{3};/, '') === '#' + code", arg=code
        )

    def focused(self) -> str:
        """Return what has the focus, "" where that is the body."""
        return str(self.page.evaluate(_FOCUSED))

    def ask(self, script: str, argument: Any = None) -> Any:
        """Return the value of a JavaScript function on the page."""
        return self.page.evaluate(script, argument)
