"""A card or a move is chosen and its verdict read, at three depths, down to the passage and the option that set it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.reader import Reader

pytestmark = pytest.mark.browser


def test_why_an_ace_may_not_be_played_on_a_nine(reader: Reader) -> None:
    """Choosing the ace in Carla's hand at step 6 says it beside the hand, in the list of moves and with the passage."""
    reader.go(6)
    ace = reader.card("ace of clubs")
    ace.click()
    expect(ace).to_have_attribute("aria-pressed", "true")
    expect(ace).to_have_accessible_name("ace of clubs, may not go")
    expect(reader.others.locator(".reason")).to_contain_text("Not allowed")
    expect(reader.others.locator(".reason")).to_contain_text("An ace may go only on a picture or another ace")
    expect(reader.why.locator(".verdict")).to_contain_text(
        "Not allowed. An ace may go only on a picture or another ace"
    )
    expect(reader.why.locator(".passage").first).to_contain_text("in our words")
    expect(reader.why.locator(".passage .doc").first).to_have_accessible_name("base game")
    reader.button("Back to what Carla did").click()
    expect(ace).to_have_attribute("aria-pressed", "false")
    expect(reader.why).to_contain_text("Carla plays 9♣")


def test_every_card_of_a_hand_has_a_verdict(reader: Reader) -> None:
    """One after the other, each card says whether it may go, and lets go of the one before."""
    reader.go(6)
    cards = reader.table.get_by_role("group", name="Carla's hand, 5 cards").get_by_role("button")
    verdicts = []
    for index in range(5):
        cards.nth(index).click()
        expect(cards.nth(index)).to_have_attribute("aria-pressed", "true")
        expect(reader.table.locator("[aria-pressed=true]")).to_have_count(1)
        verdicts.append(reader.others.locator(".reason .sr").first.text_content())
    assert ["Not allowed: ", "Allowed: ", "Allowed: ", "Not allowed: ", "Not allowed: "] == verdicts


def test_the_other_moves_say_their_verdict_and_lift_their_cards(reader: Reader) -> None:
    """Signs and words tell each verdict before anything is pressed; a pressed one shows its cards and its reason."""
    reader.go(2)
    expect(reader.others.get_by_role("heading")).to_have_text("What else could Carla have done?")
    expect(reader.chip("Lays two sevens")).to_have_accessible_name("Lays two sevens: Allowed, what Carla did")
    reader.chip("Lays a five").click()
    expect(reader.chip("Lays a five")).to_have_attribute("aria-pressed", "true")
    expect(reader.card("five of diamonds")).to_have_attribute("aria-pressed", "true")
    expect(reader.others.locator(".reason")).to_contain_text("Allowed")
    expect(reader.why).to_contain_text("If Carla plays 5♦")
    reader.chip("Lays a five").click()
    expect(reader.others.locator(".reason")).to_have_count(0)


def test_the_other_moves_are_one_tab_stop(reader: Reader) -> None:
    """Arrows move along the list, Enter presses."""
    reader.go(2)
    reader.chip("Lays two sevens").focus()
    reader.page.keyboard.press("End")
    expect(reader.chip("Pass")).to_be_focused()
    reader.page.keyboard.press("ArrowLeft")
    expect(reader.chip("Turn the stock")).to_be_focused()
    expect(reader.others.locator("[tabindex='0']")).to_have_count(1)
    reader.page.keyboard.press("Enter")
    expect(reader.chip("Turn the stock")).to_have_attribute("aria-pressed", "true")
    reader.at(2)


def test_three_depths(reader: Reader) -> None:
    """The verdict alone; the clauses that decide, with passages; everything that was looked at, with ids."""
    reader.go(6)
    reader.button("Verdict").click()
    expect(reader.button("Verdict")).to_have_attribute("aria-pressed", "true")
    expect(reader.why.locator(".clause")).to_have_count(0)
    expect(reader.why.locator(".verdict")).to_be_visible()
    reader.button("Everything").click()
    expect(reader.why.get_by_role("heading", name=re.compile("^Everything looked at"))).to_be_visible()
    expect(reader.why.get_by_text("play.equal-or-higher", exact=True)).to_be_visible()
    reader.button("Reasons").click()
    expect(reader.why.locator(".clause").first).to_be_visible()
    expect(reader.why.locator("code")).to_have_count(0)


def test_a_reason_leads_to_the_option_that_set_it(reader: Reader) -> None:
    """*Set by* opens the rules at the question, its documents shown and the focus on it."""
    reader.go(6)
    reader.card("king of hearts").click()
    reader.button(re.compile("^Set by: What is the lowest card a jack, queen or king may go on")).click()
    question = reader.page.get_by_text("What is the lowest card a jack, queen or king may go on?", exact=True)
    expect(question).to_be_focused()
    expect(question).to_be_in_viewport()
    expect(reader.page.get_by_role("radio", name="A seven")).to_be_checked()
    expect(reader.button("Hide the documents")).to_be_visible()


def test_the_deal_has_reasons_too(reader: Reader) -> None:
    """How many cards, and who begins, is cited like any verdict."""
    expect(reader.why).to_contain_text("The most threes start")
    expect(reader.why.locator(".passage").first).to_be_visible()
