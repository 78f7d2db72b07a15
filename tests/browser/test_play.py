"""A game against bots on the page: by keys alone to its end, spoken, on a phone, with nothing axe finds."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from explorer.cards import KINDS
from explorer.ui.session import Session
from tests.browser.conftest import Read
from tests.browser.faults import violations
from tests.browser.reader import Reader
from tests.browser.test_layout import MISFITS, PHONE, SMALL
from tests.coded import like
from tests.ui.acting import act
from tests.ui.play.at_table import Views, advised, play, sit

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


def press(reader: Reader, key: str) -> None:
    """Go to a button by keys alone, and press it: ranks of a claim are one stop of Tab, in which arrows lead on."""
    if not key.startswith("rank:"):
        tab_to(reader, key)
        return
    for step in [*["Tab"] * FAR, "Home", *["ArrowRight"] * len(KINDS)]:
        at = str(reader.ask(KEY))
        if at == key:
            reader.page.keyboard.press("Enter")
            return
        if step != "Tab" or not at.startswith("rank:"):
            reader.page.keyboard.press(step)
    raise AssertionError(f"no key leads to {key}")


def keys_of(before: Views, twin: Session) -> list[str]:
    """Return the keys of the cards and buttons that make the coach's move; the twin makes it too."""
    move = advised(twin)
    hand = before["play"]["game"]["table"]["hand"]
    play(twin, move)
    if move is None or move.verb in ("challenge", "pickup", "try"):
        return [f"playdo:{'stand' if move is None else 'a0' if move.verb == 'challenge' else move.verb}"]
    if move.verb == "down":
        return [f"down:{hand['down'][0]['index']}"]
    zone, held = ("up", hand["up"]) if move.verb == "up" else ("hand", hand["cards"])
    places = {card["card"]: card["index"] for card in held if card["card"]}
    cards = [f"{zone}:{places[str(card)]}" for card in move.cards]
    if move.claim:
        return [*cards, f"rank:{move.claim[1]}", "playlay"]
    alike = sum(card["card"][0] == str(move.cards[0])[0] for card in held if card["card"])
    return cards + (["playlay"] if alike > 1 else [])


def to_the_end(reader: Reader, twin: Session) -> None:
    """Make the coach's moves by keys alone until the game is over; the page shows and says what its twin comes to."""
    views = twin.views()
    while not views["play"]["game"]["over"]:
        expect(reader.code).to_have_value(like(views["code"]["text"]))
        for key in keys_of(views, twin):
            press(reader, key)
        views = twin.views()
        assert reader.focused()
    expect(reader.code).to_have_value(like(views["code"]["text"]))
    expect(reader.live).to_have_text(views["live"]["text"])
    assert "playnext" == reader.ask(KEY)
    expect(reader.page.locator(".counts caption")).to_have_text("Games played: 1")


def test_keys_alone_lead_through_a_game(reader: Reader) -> None:
    """From the deal to the result: what is shown and spoken is what a session without a page comes to, too."""
    twin = Session()
    act(twin, "paste", text=START)
    reader.open(START)
    reader.page.locator("h1").focus()
    tab_to(reader, "seed", then="2")
    reader.page.keyboard.press("Enter")
    act(twin, "play_start", seed="2")
    to_the_end(reader, twin)
    assert [] == violations(reader)
    tab_to(reader, "playwatch")
    expect(reader.page.locator("h1")).to_have_text("Game 1 of deal 2")


@pytest.mark.parametrize(
    ("game", "seed", "left"), [("valepaska", "8", 4), ("poytapaska", "7", 6), ("ruotsalainen", "3", 4)]
)
def test_every_game_ends_by_keys_alone(game: str, seed: str, left: int, reader: Reader) -> None:
    """The last decisions of each of the others: claims and doubts, table cards, a hand of many cards."""
    session, views = sit(game, seed=seed)
    codes = []
    while not views["play"]["game"]["over"]:
        codes.append(views["code"]["text"])
        play(session, advised(session))
        views = session.views()
    twin = Session()
    act(twin, "paste", text=codes[-left])
    reader.open(codes[-left])
    reader.page.locator("h1").focus()
    to_the_end(reader, twin)


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
