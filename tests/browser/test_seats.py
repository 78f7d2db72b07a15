"""Through the eyes of one player, what that player cannot know never reaches the browser."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, WebSocket, expect

from explorer.games import game_record
from explorer.notation.records import Record
from tests.browser.conftest import visiting
from tests.browser.reader import Reader
from tests.hosting.browser import Watch
from tests.hosting.servers import Server
from tests.ui.knowing import leaks, unknown_to

pytestmark = pytest.mark.browser

FIRST = game_record("first")


@pytest.fixture
def heard() -> list[str]:
    """Everything that the server said over its sockets."""
    return []


@pytest.fixture
def listened(chromium: Browser, voila: Server, watch: Watch, heard: list[str]) -> Iterator[Reader]:
    """A new visitor whose sockets are listened to."""

    def follow(page: Page) -> None:
        watch.follow(page)
        page.on("websocket", listen)

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: heard.append(_text(frame)))

    with visiting(chromium, voila, follow) as reader:
        yield reader


def _text(frame: str | bytes) -> str:
    return frame if isinstance(frame, str) else frame.decode("utf-8", errors="replace")


def told(heard: list[str], name: str, record: Record, step: int) -> list[str]:
    """Return what was heard of the cards that a player does not know at a step."""
    return leaks("\n".join(heard), unknown_to(name, record, step))


def test_no_card_that_anna_cannot_know_is_sent_to_her(listened: Reader, heard: list[str]) -> None:
    """At the deal and for fourteen steps, at every depth and on both screens, nothing hidden is heard."""
    reader = listened
    assert 47 == len(unknown_to("Anna", FIRST, 0))
    assert told(heard, "Anna", FIRST, 0)  # with all hands open they are heard, so this would find them
    heard.clear()
    reader.page.get_by_role("combobox", name="Cards shown").select_option(label="As Anna sees it")
    expect(reader.table.get_by_role("img", name="Carla, 5 cards", exact=True)).to_be_visible()
    assert "Anna" in "".join(heard)
    assert [] == told(heard, "Anna", FIRST, 0)
    for step in range(1, 15):
        heard.clear()
        reader.page.keyboard.press("ArrowRight")
        reader.at(step)
        if reader.button("Show me").is_visible():
            reader.button("Show me").click()
        expect(reader.why.locator(".verdict")).to_be_visible()
        if step == 1:
            reader.button("Everything").click()
        assert [] == told(heard, "Anna", FIRST, step), step
    heard.clear()
    reader.card("").first.click()
    expect(reader.others.locator(".reason")).to_be_visible()
    reader.screen("Our rules")
    reader.choose("What happens when a ten starts a pile?", "It falls, the same player leads again")
    expect(reader.strip).to_contain_text("Pagat with one change")
    reader.screen("Watch")
    reader.at(14)
    assert [] == told(heard, "Anna", FIRST, 14)


@pytest.mark.parametrize(("id", "steps"), [("game-valepaska", range(1, 16)), ("game-poytapaska", range(18, 26))])
def test_no_claim_and_no_table_card_is_sent_to_whom_it_is_hidden(
    listened: Reader, heard: list[str], id: str, steps: range
) -> None:
    """What lies face down, in the pile or before the players, and what others draw, is not heard at any depth."""
    reader, record = listened, game_record(id)
    reader.page.get_by_role("combobox", name="Game").select_option(id)
    reader.at(0)
    reader.page.get_by_role("switch", name="Ask me before showing").uncheck()
    reader.go(3)
    assert told(heard, "Ben", record, 3)  # with all hands open they are heard, so this would find them
    reader.page.get_by_role("combobox", name="Cards shown").select_option(label="As Ben sees it")
    expect(reader.page.locator(".told .comment")).to_have_count(0)
    heard.clear()
    reader.go(steps.start)
    reader.button("Everything").click()
    for step in steps:
        reader.go(step)
        expect(reader.why.locator(".everything")).to_be_visible()
        if reader.others.locator(".chip").first.is_visible():
            reader.others.locator(".groups").first.locator(".chip").last.click()
            expect(reader.others.locator(".reason")).to_be_visible()
        assert [] == told(heard, "Ben", record, step), step
        heard.clear()


def test_hidden_hands_are_backs_and_the_page_says_what_is_left_out(reader: Reader) -> None:
    """Backs are no buttons; at the step of a hidden hand its other moves are not listed, at Anna's own they are."""
    reader.page.get_by_role("combobox", name="Cards shown").select_option(label="As Anna sees it")
    reader.go(5)
    expect(reader.table.get_by_role("group", name="Ben's hand, 5 cards").get_by_role("button")).to_have_count(0)
    expect(reader.table.get_by_role("img", name=re.compile("^Anna, 5 cards: "))).to_be_visible()
    expect(reader.others).to_have_count(0)
    expect(reader.page.locator(".told")).to_contain_text("The hand of Ben is hidden from Anna")
    expect(reader.page.locator(".told .comment")).to_have_count(0)
    reader.page.get_by_role("switch", name="Ask me before showing").uncheck()
    reader.go(7)
    expect(reader.table.get_by_role("group", name="Anna's hand, 5 cards").get_by_role("button")).to_have_count(5)
    expect(reader.others.locator(".chip").first).to_be_visible()
    reader.page.get_by_role("combobox", name="Cards shown").select_option(label="All hands")
    expect(reader.page.locator(".told .comment")).to_be_visible()
