"""The command field by keyboard alone: a slash leads there, letters act only there, the answer is spoken."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Read
from tests.browser.reader import Reader

pytestmark = pytest.mark.browser


def test_a_game_is_stepped_and_judged_by_typing(reader: Reader) -> None:
    """Nothing but the keyboard, and what the live line says."""
    keys = reader.page.keyboard
    keys.press("n")
    reader.at(0)
    keys.press("/")
    assert "command" == reader.focused()
    keys.type("n")
    reader.at(0)  # typed, not done yet
    keys.press("Enter")
    reader.at(1)
    keys.type("n")
    keys.press("Enter")
    reader.at(2)
    assert "command" == reader.focused()
    keys.type("ac")
    keys.press("Enter")
    expect(reader.live).to_contain_text("Not allowed")
    expect(reader.page.locator(".command p")).to_contain_text("Not allowed")
    keys.type("/")  # in a field it is a letter like others
    expect(reader.page.locator("[data-key=command]")).to_have_value("/")
    expect(reader.page.locator("[data-key=command]")).to_be_in_viewport()


def test_the_key_is_switched_off_and_on(read: Read) -> None:
    """Off, a slash does nothing, also when the page is loaded again; on, the browser keeps nothing of it."""
    reader = read("pk1:r=pagat;g=first;s=3")
    switch = reader.page.get_by_role("switch", name="The key / leads here")
    expect(switch).to_be_checked()
    switch.uncheck()
    reader.ask("() => document.activeElement?.blur()")
    reader.page.keyboard.press("/")
    assert "command" != reader.focused()
    expect(reader.page.get_by_role("textbox", name="Command", exact=True)).to_be_visible()
    reader.page.reload()
    reader.ready()
    expect(switch).not_to_be_checked()
    reader.page.keyboard.press("/")
    assert "command" != reader.focused()
    switch.check()
    reader.ask("() => document.activeElement?.blur()")
    reader.page.keyboard.press("/")
    assert "command" == reader.focused()
    assert 0 == reader.ask("() => localStorage.length")


def test_the_key_leads_from_every_field_that_takes_no_text(reader: Reader) -> None:
    """From a list to choose from and from the slider it leads to the command field; a number stays as it is."""
    for key in ("game", "slider"):
        reader.page.locator(f"[data-key={key}]").focus()
        reader.page.keyboard.press("/")
        assert "command" == reader.focused()
    number = reader.page.get_by_role("spinbutton", name="Go to step")
    number.focus()
    reader.page.keyboard.press("/")
    expect(number).to_have_value("0")
    assert "goto" == reader.focused()
