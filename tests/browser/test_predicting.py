"""At marked steps the reader chooses first; nothing on the page, or sent to it, gives the move away before."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.reader import Reader

pytestmark = pytest.mark.browser


def test_a_marked_step_asks_and_keeps_silent(reader: Reader) -> None:
    """No sign on any move; table, list and reasons do not tell it, and what follows is kept back."""
    reader.go(7)
    expect(reader.told).to_have_text("Step 7: What does Anna do?")
    expect(reader.others.get_by_role("heading")).to_have_text("What does Anna do?")
    expect(reader.others.locator(".chip .v")).to_have_count(0)
    expect(reader.chip("Lays a queen")).to_have_accessible_name("Lays a queen")
    expect(reader.table.get_by_role("img", name="Pile: 9 on top, 4 cards")).to_be_visible()
    expect(reader.line(7)).to_have_accessible_name("Step 7: Anna …, predict first")
    expect(reader.line(8)).to_have_accessible_name("Step 8: shown after your choice")
    expect(reader.why.locator(".verdict")).to_have_count(0)
    expect(reader.why).to_contain_text("Choose a card in the hand, or a move below the table.")
    expect(reader.page.locator(".told")).not_to_contain_text("queen")


def test_a_right_choice_is_told_and_shown(reader: Reader) -> None:
    """Then signs, comment and reasons stand there as at any step, and the focus is on the answer."""
    reader.go(7)
    reader.chip("Lays a queen").press("Enter")
    answer = reader.page.locator(".answer")
    expect(answer).to_have_text("You were right: Anna lays a queen.")
    expect(reader.chip("Lays a queen")).to_have_accessible_name("Lays a queen: Allowed, what Anna did")
    expect(reader.told).to_have_text("Step 7: Anna plays Q♦")
    expect(reader.why.locator(".verdict")).to_contain_text("Allowed")
    expect(reader.line(8)).to_have_accessible_name(re.compile("Ben turns the king of clubs"))


def test_another_choice_is_judged(reader: Reader) -> None:
    """What may not be done is told with its reason, what may be done too is granted; a card answers as well."""
    reader.go(7)
    reader.card("eight of spades").click()
    answer = reader.page.locator(".answer")
    expect(answer).to_have_text("Not allowed. An eight is lower than the nine on top. Anna lays a queen.")
    reader.go(14)
    reader.chip("Lays a queen").click()
    expect(answer).to_have_text("That is allowed as well, but Anna lays two eights.")


def test_an_answer_stays_until_the_reader_wants_to_be_asked_again(reader: Reader) -> None:
    """Coming back to the step shows it; switching the asking off and on asks anew."""
    reader.go(7)
    reader.button("Show me").click()
    expect(reader.told).to_have_text("Step 7: Anna plays Q♦")
    reader.go(6)
    reader.go(7)
    expect(reader.told).to_have_text("Step 7: Anna plays Q♦")
    switch = reader.page.get_by_role("switch", name="Ask me before showing")
    switch.uncheck()
    switch.check()
    expect(reader.told).to_have_text("Step 7: What does Anna do?")


def test_asking_can_be_switched_off(reader: Reader) -> None:
    """Then no step asks."""
    reader.page.get_by_role("switch", name="Ask me before showing").uncheck()
    for step in (7, 14, 43, 49):
        reader.go(step)
        expect(reader.others.get_by_role("heading")).to_have_text(re.compile("^What else could"))
        expect(reader.button("Show me")).to_have_count(0)


def test_a_game_without_marked_steps_has_no_such_switch(reader: Reader) -> None:
    """No control is shown that does nothing."""
    reader.page.get_by_role("combobox", name="Game").select_option(label="A led ten stays")
    expect(reader.page.get_by_role("heading", level=1)).to_have_text("A led ten stays")
    expect(reader.page.get_by_role("switch", name="Ask me before showing")).to_have_count(0)
