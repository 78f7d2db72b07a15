"""Switching a rule judges the open game again: the strip, the step, the list of moves and the effect all say so."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.reader import Reader

pytestmark = pytest.mark.browser

TEN = "What happens when a ten starts a pile?"
FALLS = "It falls, the same player leads again"
PICTURES = "What is the lowest card a jack, queen or king may go on?"


def test_what_a_led_ten_does_is_switched_and_the_first_step_that_changes_is_found(reader: Reader) -> None:
    """Step 31, Carla's led ten, is flagged in list, slider and beside the options; resetting takes all back."""
    reader.screen("Our rules")
    expect(reader.effect).to_have_count(0)
    expect(reader.button("Back to Pagat")).to_have_attribute("aria-disabled", "true")
    reader.choose(TEN, FALLS)
    expect(reader.strip).to_contain_text("Pagat with one change")
    expect(reader.strip.locator(".tag")).to_have_text("A led ten falls")
    expect(reader.effect).to_contain_text("Step 31 is the first that these rules change")
    expect(reader.page.locator("fieldset", has_text=TEN)).to_contain_text("changed")
    expect(reader.page.locator("summary", has_text="The empty table")).to_contain_text("1 changed")
    reader.fragment("pk1:r=pagat+led_ten.clears;g=first;t=rules")
    reader.effect.get_by_role("button", name="Show step 31").click()
    reader.at(31)
    expect(reader.why.locator(".verdict")).to_contain_text("Allowed, and the pile falls.")
    expect(reader.table.locator(".pile")).to_have_class(re.compile("falls"))
    expect(reader.line(31)).to_have_accessible_name(re.compile("first step that your rules change$"))
    expect(reader.line(31)).to_be_in_viewport()
    expect(reader.page.locator(".told .parting")).to_contain_text("First step that your rules change.")
    assert 19 == reader.moves.locator("li.after").count()
    expect(reader.page.locator(".slider .mark")).to_be_visible()
    reader.screen("Our rules")
    reader.button("Back to Pagat").click()
    expect(reader.strip).to_contain_text("Basic game (Pagat)")
    expect(reader.page.get_by_role("radio", name="It stays there").first).to_be_checked()
    reader.screen("Watch")
    expect(reader.page.locator(".slider .mark")).to_have_count(0)
    expect(reader.moves.locator("li.after")).to_have_count(0)


def test_a_forbidden_step_is_marked_and_told(reader: Reader) -> None:
    """If pictures need a nine, Carla's jack on a nine may go, Anna's first picture on less may not."""
    reader.screen("Our rules")
    reader.choose(PICTURES, "A picture")
    expect(reader.effect).to_contain_text("Step 7 is the first that these rules change")
    reader.screen("Watch")
    reader.page.get_by_role("switch", name="Ask me before showing").uncheck()
    reader.go(7)
    expect(reader.why.locator(".verdict")).to_contain_text("Not allowed.")
    expect(reader.chip("Lays a queen")).to_have_accessible_name(re.compile("Not allowed"))
    reader.go(8)
    expect(reader.page.locator(".told")).to_contain_text("the record goes on under its own rules")


def test_a_rule_that_changes_the_deal_makes_the_deal_the_first_step(reader: Reader) -> None:
    """Six cards each: the deal is flagged, dealt anew, and explained."""
    reader.screen("Our rules")
    reader.choose("How many cards does a hand have?", "Six")
    expect(reader.effect).to_contain_text("Step 0 is the first that these rules change")
    reader.effect.get_by_role("button", name="Show step 0").click()
    reader.at(0)
    expect(reader.table.get_by_role("group", name=re.compile("hand, 6 cards"))).to_be_visible()
    expect(reader.page.locator(".told .parting")).to_contain_text("Under your rules the cards are dealt otherwise")


def test_a_rule_under_which_the_record_cannot_be_dealt_says_so(reader: Reader) -> None:
    """The reason stands beside the options and in the list; nothing else breaks."""
    reader.screen("Our rules")
    reader.choose("How many packs are used?", "Two")
    expect(reader.effect).to_contain_text("This game cannot be dealt under these rules")
    reader.screen("Watch")
    reader.go(3)
    expect(reader.alert).to_be_empty()


def test_presets_change_everything_at_once(reader: Reader) -> None:
    """Each preset names itself in the strip, and the answers follow."""
    reader.screen("Our rules")
    for name, code in (("Wikipedia, early", "wikipedia-1"), ("Guide", "guide"), ("Ruotsalainen", "ruotsalainen")):
        reader.button(name).click()
        expect(reader.button(name)).to_have_attribute("aria-pressed", "true")
        expect(reader.strip).to_contain_text("no changes")
        expect(reader.strip).not_to_contain_text("Pagat")
        expect(reader.button(f"Back to {name}")).to_have_attribute("aria-disabled", "true")
        reader.fragment(f"pk1:r={code};g=first;t=rules")


def test_a_question_tells_which_documents_give_which_answer(reader: Reader) -> None:
    """Opened, every answer has a mark of each of five documents, the passages in our words, and what the marks mean."""
    reader.screen("Our rules")
    question = reader.documents(PICTURES)
    seven = question.locator(".saying").first
    expect(seven.locator(".sayhead .doc")).to_have_count(5)
    expect(seven.locator(".passage").first).to_contain_text("in our words")
    expect(question.locator(".legend")).to_contain_text("lists it as a house rule")
    question.get_by_role("button", name="Hide the documents").click()
    expect(question.locator(".passage, .doc")).to_have_count(0)


def test_an_answer_leads_to_a_scene_that_shows_it(reader: Reader) -> None:
    """The scene opens under its own rules, can be judged under those that were in force, and put back again."""
    reader.screen("Our rules")
    reader.choose(TEN, FALLS)
    reader.documents(TEN).get_by_role("button", name="See it in a scene: A led ten stays").click()
    expect(reader.page.get_by_role("heading", level=1)).to_have_text("A led ten stays")
    expect(reader.strip).to_contain_text("Basic game (Pagat)")
    expect(reader.page.locator(".title")).to_contain_text("Played under its own rules: Pagat.")
    reader.button("Judge it under Pagat with “A led ten falls”").click()
    expect(reader.strip).to_contain_text("Pagat with one change")
    expect(reader.page.locator(".title")).to_contain_text("Written under Pagat, judged under Pagat with")
    reader.button("Use the rules of this game").click()
    expect(reader.strip).to_contain_text("Basic game (Pagat)")


def test_answers_are_chosen_with_the_arrow_keys(reader: Reader) -> None:
    """A question is a group of radio buttons: Down chooses the next answer, and the focus stays on it."""
    reader.screen("Our rules")
    reader.unfold("What may go on what")
    reader.page.get_by_role("radio", name="A seven").focus()
    reader.page.keyboard.press("ArrowDown")
    expect(reader.page.get_by_role("radio", name="An eight")).to_be_checked()
    expect(reader.page.get_by_role("radio", name="An eight")).to_be_focused()
    expect(reader.strip).to_contain_text("Pagat with one change")
    reader.page.keyboard.press("ArrowDown")
    expect(reader.page.get_by_role("radio", name="A nine")).to_be_checked()
    expect(reader.strip).to_contain_text("Pagat with one change")
