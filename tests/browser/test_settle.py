"""Who is right, on the page: by taps, words and keys alone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Read
from tests.browser.reader import Reader

pytestmark = pytest.mark.browser

ASKED = "pk1:r=pagat;g=first;t=settle;w=led-10.2"


def test_keys_alone_settle_a_quarrel(reader: Reader) -> None:
    """Arrows move along the cards, Enter taps; the answer is spoken, shown large, and left with Escape."""
    reader.screen("Who is right?")
    reader.button("The empty table").focus()
    for _ in range(8):
        reader.page.keyboard.press("ArrowRight")
    reader.page.keyboard.press("Enter")
    expect(reader.page.get_by_role("region", name="On a led ten")).to_contain_text("On a led ten: only 10 goes.")
    reader.page.get_by_role("group", name="Somebody lays").get_by_role("button", name="A three").focus()
    reader.page.keyboard.press("End")
    reader.page.keyboard.press("Enter")
    expect(reader.live).to_contain_text("A two on a led ten. No, it does not go.")
    reader.button("Show it large").press("Enter")
    large = reader.page.get_by_role("dialog", name="The answer, large")
    expect(large).to_contain_text("No, it does not go.")
    reader.page.keyboard.press("Escape")
    expect(large).to_be_hidden()
    assert "largeopen:settle" == reader.focused()


def test_a_code_brings_back_what_is_looked_at(read: Read) -> None:
    """The answer stands large, the open cell and the documents of a question are there, in sight and unfolded."""
    reader = read(f"{ASKED};u=1")
    large = reader.page.get_by_role("dialog", name="The answer, large")
    expect(large).to_contain_text("No, it does not go.")
    large.get_by_role("button", name="Close").click()
    expect(large).to_be_hidden()
    reader.fragment(ASKED)
    reader.paste("pk1:r=pagat;g=first;t=rules;e=led_ace;i=9.Q.2111")
    expect(reader.page.get_by_role("region", name="The cell you opened")).to_be_in_viewport()
    expect(reader.page.locator("fieldset .passage").first).to_be_visible()
    expect(reader.page.get_by_role("group", name="Cards laid").get_by_role("button", pressed=True)).to_have_text("2")


def test_words_ask_and_a_change_turns_the_answer(reader: Reader) -> None:
    """A question in words is answered; what is not understood is said; the change that is offered turns the answer."""
    reader.screen("Who is right?")
    box = reader.page.get_by_role("textbox", name="Or ask in words")
    box.fill("two frogs")
    box.press("Enter")
    expect(reader.page.locator(".note").filter(has_text="frogs")).to_be_visible()
    expect(reader.live).to_contain_text("frogs")
    expect(reader.alert).to_be_empty()  # it is said once
    box.fill("2 on 10")
    box.press("Enter")
    answer = reader.page.get_by_role("region", name="A two on a led ten")
    expect(answer).to_contain_text("No, it does not go.")
    reader.button("Apply: Twos on anything").click()
    expect(answer).to_contain_text("Yes, it goes.")


def test_a_position_is_laid_out_by_tapping(reader: Reader) -> None:
    """A step of a game opens on the board; there a pile, a hand and the card of the move bring the verdict."""
    reader.button("Ask about this position").click()
    expect(reader.page.get_by_role("heading", name="Lay it out")).to_be_visible()
    reader.button("Clear the table").click()
    reader.button("Add a card to the pile, or take one away").click()
    reader.button("ten of spades").click()
    reader.button(re.compile("^Anna's hand")).click()
    reader.button("two of hearts").click()
    reader.page.get_by_role("group", name="Anna's hand").get_by_role("button", name="two of hearts", exact=True).click()
    expect(reader.page.get_by_role("region", name="Anna plays 2♥")).to_contain_text("another ten may")
