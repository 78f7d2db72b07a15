"""A game against bots on the page: by keys alone to its end, spoken, on a phone, with nothing axe finds."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from explorer.ui.session import Session
from tests.browser.conftest import Read
from tests.browser.faults import violations
from tests.browser.reader import Reader
from tests.browser.test_layout import MISFITS, PHONE, SMALL
from tests.coded import like
from tests.ui.acting import act
from tests.ui.play.at_table import Views, advised, play

pytestmark = pytest.mark.browser

START = "pk1:r=pagat;g=first;t=play"
KEY = "() => document.activeElement.getAttribute('data-key')"
FAR = 60
"""No button is more presses of Tab away."""


def tab_to(reader: Reader, key: str, *, then: str = "Enter") -> None:
    """Go to a button by Tab alone, and press it."""
    for _ in range(FAR):
        if reader.ask(KEY) == key:
            reader.page.keyboard.press(then)
            return
        reader.page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {key}")


def keys_of(before: Views, twin: Session) -> list[str]:
    """Return the keys of the cards and buttons that make the coach's move; the twin makes it too."""
    move = advised(twin)
    held = before["play"]["game"]["table"]["hand"]["cards"]
    places = {card["card"]: card["index"] for card in held if card["card"]}
    play(twin, move)
    if move is None or move.verb != "play":
        return [f"playdo:{move.verb if move else 'stand'}"]
    cards = [f"hand:{places[str(card)]}" for card in move.cards]
    alike = sum(card["card"][0] == cards_rank(str(move.cards[0])) for card in held)
    return cards + (["playlay"] if alike > 1 else [])


def cards_rank(card: str) -> str:
    """Return the sign of a card's rank as cards of the table begin."""
    return card[0]


def test_keys_alone_lead_through_a_game(reader: Reader) -> None:
    """From the deal to the result: what is shown and spoken is what a session without a page comes to, too."""
    twin = Session()
    act(twin, "paste", text=START)
    reader.open(START)
    reader.page.locator("h1").focus()
    tab_to(reader, "seed", then="2")
    reader.page.keyboard.press("Enter")
    views = act(twin, "play_start", seed="2")
    while not views["play"]["game"]["over"]:
        expect(reader.code).to_have_value(like(views["code"]["text"]))
        for key in keys_of(views, twin):
            tab_to(reader, key)
        views = twin.views()
        assert reader.focused()
    expect(reader.code).to_have_value(like(views["code"]["text"]))
    expect(reader.live).to_have_text(views["live"]["text"])
    assert "playnext" == reader.ask(KEY)
    expect(reader.page.locator(".counts caption")).to_have_text("Games played: 1")
    assert [] == violations(reader)
    tab_to(reader, "playwatch")
    expect(reader.page.locator("h1")).to_have_text("Game 1 of deal 2")


def test_on_a_phone_everything_fits(read: Read) -> None:
    """In Finnish, dark: set up, then with a claim picked, the coach asked and a move explained."""
    reader = read("pk1:r=valepaska;g=first;t=play", viewport=PHONE, has_touch=True, is_mobile=True,
                  color_scheme="dark", locale="fi-FI")  # fmt: skip
    assert ([], []) == (reader.ask(MISFITS), reader.ask(SMALL))
    reader.page.locator("[data-key=seed]").fill("7")
    reader.page.locator("[data-key=playstart]").click()
    reader.page.locator(".me .hand button").first.click()
    expect(reader.page.locator("[data-key=playlay]")).to_be_visible()
    reader.page.locator("[data-key=coach]").click()
    expect(reader.page.locator(".coach .legal")).to_be_visible()
    assert ([], []) == (reader.ask(MISFITS), reader.ask(SMALL))
    assert [] == violations(reader)
