"""Rules, game, step, screen and own line live in the address: written, read, sent to others, and gone back through."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Read
from tests.browser.reader import Reader
from tests.coded import like, plain

pytestmark = pytest.mark.browser

LINE = "pk1:r=pagat+pictures_on.8+led_ten.clears;g=first;s=32;t=rules;l=31.TS"


def test_a_reloaded_page_is_where_it_was(read: Read) -> None:
    """Rules, game, step, screen and own line come back from the address alone; nothing is stored."""
    reader = read(LINE)
    expect(reader.page.get_by_role("heading", level=1)).to_have_text("Our rules")
    expect(reader.strip).to_contain_text("Pagat with 2 changes")
    reader.screen("Watch")
    expect(reader.told).to_have_text("Step 32: Carla is to move")
    expect(reader.page.locator(".told .line")).to_contain_text("Your own line from step 31")
    reader.fragment(LINE.replace(";t=rules", ""))
    reader.page.reload()
    reader.ready()
    expect(reader.told).to_have_text("Step 32: Carla is to move")
    expect(reader.strip).to_contain_text("Pagat with 2 changes")
    reader.fragment(LINE.replace(";t=rules", ""))
    assert 0 == reader.ask("() => localStorage.length + sessionStorage.length")


def test_the_address_follows_what_the_reader_does(reader: Reader) -> None:
    """Each step, rule and screen is in the address; the field shows the same code, and copying says so."""
    reader.button("Next").click()
    reader.fragment("pk1:r=pagat;g=first;s=1")
    expect(reader.code).to_have_value(like("pk1:r=pagat;g=first;s=1"))
    reader.screen("Our rules")
    reader.choose("What may an ace go on?", "Anything lower")
    reader.fragment("pk1:r=pagat+ace_on.lower;g=first;s=1;t=rules")
    reader.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    reader.button("Copy code").click()
    expect(reader.button("Copied")).to_be_visible()
    assert "pk1:r=pagat+ace_on.lower;g=first;s=1;t=rules" == plain(reader.ask("() => navigator.clipboard.readText()"))
    expect(reader.button("Copy code")).to_be_visible()


def test_a_code_that_was_sent_is_pasted(reader: Reader) -> None:
    """It opens, even in the middle of a whole address, and the page says that it did."""
    reader.paste(f"http://127.0.0.1:8866/#{LINE}")
    expect(reader.page.locator(".message")).to_contain_text("The code was opened.")
    expect(reader.strip).to_contain_text("Pagat with 2 changes")
    reader.button("Close").click()
    expect(reader.page.locator(".message")).to_have_count(0)
    reader.fragment(LINE)


@pytest.mark.parametrize(
    ("code", "says", "opened"),
    [
        ("pk1:r=pagat+led_tens.clears;g=first;s=5", "no option 'led_tens' (did you mean 'led_ten'?)", "Step 5:"),
        ("pk1:r=nobody;g=first;s=5", "there is no preset 'nobody'", "Step 5:"),
        ("pk1:g=gone;s=5", "there is no game 'gone' in this version", "Step 5:"),
        ("pk1:g=first;s=5;f=1", "the part 'f=1' is not known to this version", "Step 5:"),
        ("pk1:g=first;s=500", "the game has no step 500, so step 50 is shown", "Step 50:"),
        ("pk1:g=first;s=7;l=5.3C", "your own move 1 cannot be made: 3C is not in", "Step 5:"),
    ],
)
def test_what_is_unknown_in_a_code_is_said_and_the_rest_opened(
    reader: Reader, code: str, says: str, opened: str
) -> None:
    """Never a silent default: an alert names the part, and the code stays in its field."""
    reader.paste(code, refused=True)
    expect(reader.alert).to_contain_text(says)
    expect(reader.alert).to_contain_text("Part of the code could not be opened")
    expect(reader.told).to_have_text(re.compile(f"^{opened}"))
    reader.alert.get_by_role("button", name="Close").click()
    expect(reader.alert).to_be_empty()


@pytest.mark.parametrize("code", ["hello", "pk2:r=pagat", "https://example.org/", "%E0%A4%A"])
def test_what_is_no_code_is_refused_and_changes_nothing(reader: Reader, code: str) -> None:
    """The alert says what a code looks like."""
    reader.go(3)
    reader.paste(code, refused=True)
    expect(reader.alert).to_contain_text("a code begins with pk1:")
    reader.at(3)
    reader.fragment("pk1:r=pagat;g=first;s=3")


def test_a_broken_address_opens_the_page_with_an_alert(read: Read) -> None:
    """A link that was cut off or mangled, so that nothing of it can be read, leads to the first screen, and says so."""
    reader = read("pk1:r=pagat+led_ten.cle")
    expect(reader.alert).to_contain_text("led_ten")
    expect(reader.button("Start")).to_have_attribute("aria-current", "page")


def test_back_goes_back_a_screen_and_forward_again(reader: Reader) -> None:
    """Stepping fills no history; a rule changed on the screen that one comes back from stays changed."""
    reader.go(3)
    reader.screen("Our rules")
    reader.fragment("pk1:r=pagat;g=first;s=3;t=rules")
    reader.choose("What may an ace go on?", "Anything lower")
    reader.fragment("pk1:r=pagat+ace_on.lower;g=first;s=3;t=rules")
    reader.screen("Watch")
    reader.fragment("pk1:r=pagat+ace_on.lower;g=first;s=3")
    reader.go(4)
    reader.fragment("pk1:r=pagat+ace_on.lower;g=first;s=4")
    reader.page.go_back()
    expect(reader.page.get_by_role("heading", level=1)).to_have_text("Our rules")
    reader.fragment("pk1:r=pagat+ace_on.lower;g=first;s=4;t=rules")
    reader.page.go_back()
    reader.at(4)
    reader.fragment("pk1:r=pagat+ace_on.lower;g=first;s=4")
    reader.page.go_forward()
    expect(reader.page.get_by_role("heading", level=1)).to_have_text("Our rules")
    reader.fragment("pk1:r=pagat+ace_on.lower;g=first;s=4;t=rules")
    expect(reader.alert).to_be_empty()


def test_back_undoes_a_change_of_place(reader: Reader) -> None:
    """From another game, a line of one's own or an opened code it leads to rules, game and step as they were."""
    reader.go(3)
    reader.fragment("pk1:r=pagat;g=first;s=3")
    reader.page.get_by_role("combobox", name="Game").select_option(label="A led ten stays")
    reader.fragment("pk1:r=pagat;g=scene-led_ten-stands")
    reader.paste(LINE)
    reader.fragment(LINE)
    reader.page.go_back()
    expect(reader.page.get_by_role("heading", level=1)).to_have_text("A led ten stays")
    expect(reader.strip).to_contain_text("Basic game (Pagat)")
    reader.page.go_back()
    reader.at(3)
    expect(reader.moves.locator("li.own")).to_have_count(0)
    reader.page.go_forward()
    expect(reader.page.get_by_role("heading", level=1)).to_have_text("A led ten stays")
