"""A game kept as a page opens from disk without any server, steps, and asks nothing of anybody."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.faults import violations
from tests.browser.reader import Reader
from tests.browser.scenes import POSITION
from tests.browser.test_settle import ASKED
from tests.hosting.browser import Watch

pytestmark = pytest.mark.browser


def from_disk(chromium: Browser, file: Path) -> tuple[Reader, Watch]:
    """Open a page that was kept, without any server, and watch what it asks for."""
    watch, page = Watch(), chromium.new_context(offline=True).new_page()
    watch.follow(page)
    page.goto(file.as_uri())
    return Reader(page), watch


def test_a_game_is_kept_as_a_page(reader: Reader, chromium: Browser, tmp_path: Path) -> None:
    """Stepping and the depth of the reasons work there, and the players have no names."""
    reader.open("pk1:r=pagat;g=first;s=3")
    reader.at(3)
    with reader.page.expect_download() as kept:
        reader.button("The whole game as a page").click()
    file = tmp_path / "game.html"
    kept.value.save_as(file)
    assert "paskahousu-first.html" == kept.value.suggested_filename
    alone, watch = from_disk(chromium, file)
    page = alone.page
    alone.at(3)
    page.keyboard.press("ArrowRight")
    alone.at(4)
    expect(alone.alert).to_be_empty()
    alone.button("Everything").click()
    expect(alone.why.locator(".everything")).to_be_visible()
    assert not re.search(r"\b(Anna|Ben|Carla)\b", page.locator(".pk").inner_text())
    expect(page.locator(".pk")).to_contain_text("texts")
    assert [] == violations(alone)
    page.context.close()
    assert [] == [one for one in watch.outside if not one.startswith("file:")]
    assert [] == watch.errors


@pytest.mark.parametrize("code", [ASKED, POSITION], ids=["two cards", "a board"])
def test_an_answer_is_kept_as_a_page(reader: Reader, chromium: Browser, tmp_path: Path, code: str) -> None:
    """It opens from disk, tells reasons in any depth and shows the answer large, and has nothing that does nothing."""
    reader.open(code)
    with reader.page.expect_download() as kept:
        reader.button("This answer as a page").click()
    file = tmp_path / "answer.html"
    kept.value.save_as(file)
    alone, watch = from_disk(chromium, file)
    page = alone.page
    alone.button("Everything").click()
    expect(page.locator(".everything")).to_be_visible()
    alone.button("Show it large").click()
    expect(page.get_by_role("dialog", name="The answer, large")).to_contain_text("go")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()
    left = {
        "Skip to the page",
        "Four-colour suits",
        "Light or dark",
        "Show it large",
        "Verdict",
        "Reasons",
        "Everything",
    }
    for one in page.locator(".docrow button").all():  # each leads to what a document says
        one.click()
        expect(page.locator(".saying-all details[open] summary:focus")).to_have_count(1)
    buttons = page.locator(".pk button:visible:not(.term, .docrow button)")
    assert left == set(buttons.evaluate_all("(all) => all.map((one) => one.ariaLabel || one.textContent.trim())"))
    assert [] == violations(alone)
    page.context.close()
    assert [] == [one for one in watch.outside if not one.startswith("file:")]
    assert [] == watch.errors


def test_a_text_is_copied_and_a_game_is_brought(reader: Reader) -> None:
    """The text is seen before it is copied; what cannot be read of a game is an alert with its line."""
    reader.open("pk1:r=pagat;g=first;s=3")
    reader.button("As text").click()
    box = reader.page.get_by_role("textbox", name="What is explained here, as text")
    expect(box).to_have_value(re.compile(r"Paskahousu explorer \d"))
    assert [] == violations(reader)
    reader.button("This is wrong").click()
    box = reader.page.get_by_role("textbox", name="A report")
    box.fill("This is wrong: a ten may be led.")
    reader.button("Next").click()
    reader.button("Back").click()
    reader.at(3)
    expect(box).to_have_value("This is wrong: a ten may be led.")
    reader.button("Bring a written game").click()
    reader.page.get_by_role("textbox", name="A game or a position").fill("Title: Ours\nPlayers: Anna, Ben\nTurn: Bob\n")
    reader.button("Open it").click()
    expect(reader.page.get_by_role("alert").filter(has_text="Line 3:")).to_be_visible()
    reader.button("Bring a written game").click()
