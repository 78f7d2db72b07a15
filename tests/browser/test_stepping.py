"""The first game can be stepped through by button, slider, number, key and list, to its end."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Read
from tests.browser.reader import Reader

pytestmark = pytest.mark.browser


def test_a_newcomer_sees_the_first_game_at_its_deal(reader: Reader) -> None:
    """Game, rules, hands, stock and the way on are there without a click."""
    expect(reader.page).to_have_title("Watch – Paskahousu")
    expect(reader.page.get_by_role("heading", level=1)).to_have_text("A whole game, explained")
    expect(reader.told).to_have_text("Step 0: The deal")
    expect(reader.strip).to_contain_text("Basic game (Pagat)")
    expect(reader.table.get_by_role("group", name="Ben's hand, 5 cards").get_by_role("button")).to_have_count(5)
    expect(reader.table.get_by_role("img", name=re.compile("^Carla, 5 cards"))).to_be_visible()
    expect(reader.table).to_contain_text("37 in stock")
    expect(reader.button("Next")).to_be_visible()
    assert 1 == reader.page.get_by_role("main").count()


def test_the_buttons_lead_through_the_game(reader: Reader) -> None:
    """Next, back, last and first do what they say; at an end the button that leads nowhere says so and does nothing."""
    expect(reader.button("Back")).to_have_attribute("aria-disabled", "true")
    reader.button("Next").click()
    expect(reader.told).to_have_text("Step 1: Ben opens 3♣ 3♠")
    expect(reader.table.get_by_role("img", name="Pile: 3 on top, 2 cards")).to_be_visible()
    reader.button("Next").click()
    reader.at(2)
    reader.button("Back").click()
    reader.at(1)
    reader.button("Last step").click()
    reader.at(50)
    expect(reader.button("Next")).to_have_attribute("aria-disabled", "true")
    reader.button("Next").press("Enter")
    reader.at(50)
    reader.button("First step").click()
    reader.at(0)


def test_slider_and_number_lead_to_a_step_and_follow_it(reader: Reader) -> None:
    """Both go where they are set and show where another control went; a number beyond the end is the end."""
    slider = reader.page.get_by_role("slider", name="Step")
    number = reader.page.get_by_role("spinbutton", name="Go to step")
    slider.fill("13")
    reader.at(13)
    expect(number).to_have_value("13")
    expect(slider).to_have_attribute("aria-valuetext", "Step 13 of 50: Carla lays an eight")
    reader.go(20)
    expect(slider).to_have_value("20")
    number.fill("99")
    number.press("Enter")
    reader.at(50)
    expect(number).to_have_value("50")


def test_a_number_being_typed_is_not_overwritten(reader: Reader) -> None:
    """The page may change while somebody types; Enter then still leads where they meant to go."""
    number = reader.page.get_by_role("spinbutton", name="Go to step")
    number.fill("20")
    reader.ask("() => { location.hash = 'pk1:r=pagat;g=first;s=3'; }")
    reader.at(3)
    expect(number).to_have_value("20")
    number.press("Enter")
    reader.at(20)


def test_arrow_keys_step_before_anything_was_clicked(reader: Reader) -> None:
    """Right and Left step; Home and End reach the ends once the focus is in the page, but never inside a field."""
    reader.page.keyboard.press("ArrowRight")
    reader.at(1)
    reader.page.keyboard.press("ArrowRight")
    reader.at(2)
    reader.page.keyboard.press("ArrowLeft")
    reader.at(1)
    reader.button("Next").focus()
    reader.page.keyboard.press("End")
    reader.at(50)
    reader.page.keyboard.press("Home")
    reader.at(0)
    reader.page.get_by_role("textbox", name="Paste a code").focus()
    reader.page.keyboard.press("ArrowRight")
    reader.page.keyboard.press("End")
    reader.button("Next").click()
    reader.at(1)


def test_fast_keys_end_at_the_step_that_was_meant(reader: Reader) -> None:
    """Thirty presses as fast as they come lead to step 30, whatever was drawn on the way."""
    for _ in range(30):
        reader.page.keyboard.press("ArrowRight")
    reader.at(30)
    reader.fragment("pk1:r=pagat;g=first;s=30")


def test_the_list_of_moves_is_one_tab_stop(reader: Reader) -> None:
    """Up and Down move the focus along it, Enter goes to the step; the current step is marked, not by colour alone."""
    reader.line(0).focus()
    reader.page.keyboard.press("ArrowDown")
    reader.page.keyboard.press("ArrowDown")
    expect(reader.line(2)).to_be_focused()
    expect(reader.moves.locator("ol [tabindex='0']")).to_have_count(1)
    reader.page.keyboard.press("Enter")
    reader.at(2)
    expect(reader.line(2)).to_have_attribute("aria-current", "step")
    expect(reader.moves.locator("[aria-current]")).to_have_count(1)
    reader.page.keyboard.press("End")
    expect(reader.line(50)).to_be_focused()
    reader.line(13).click()
    reader.at(13)


def test_the_whole_game_step_by_step(reader: Reader) -> None:
    """Each of the fifty steps is told and judged, four ask first, and at the end somebody has lost."""
    asked = []
    for step in range(1, 51):
        reader.button("Next").click()
        reader.at(step)
        if reader.button("Show me").is_visible():
            asked.append(step)
            reader.button("Show me").click()
        expect(reader.told).not_to_have_text(re.compile("What does"))
        expect(reader.why.locator(".verdict")).to_contain_text("Allowed")
        expect(reader.others.locator(".chip.played")).to_have_count(1)
    assert [7, 14, 43, 49] == asked
    expect(reader.page.locator(".told .events")).to_contain_text("Carla is left with cards and is the paskahousu")


def test_another_game_is_chosen_from_the_list(reader: Reader) -> None:
    """Games and scenes are in one list, by group; a chosen one opens at its start."""
    games = reader.page.get_by_role("combobox", name="Game")
    assert games.locator("optgroup").count() >= 2
    reader.go(5)
    games.select_option(label="A led ten stays")
    expect(reader.page.get_by_role("heading", level=1)).to_have_text("A led ten stays")
    reader.at(0)
    reader.fragment("pk1:r=pagat;g=scene-led_ten-stands")


def test_four_colours_and_darkness_are_a_click_away(read: Read) -> None:
    """The page follows the system and can be told otherwise; both choices leave the step alone."""
    reader = read("pk1:r=pagat;g=first;s=13", color_scheme="dark")
    root = reader.page.locator(".pk")
    expect(root).to_have_attribute("data-theme", "dark")
    reader.button("Light or dark").click()
    expect(root).to_have_attribute("data-theme", "light")
    reader.button("Four-colour suits").click()
    expect(root).to_have_attribute("data-suits", "four")
    expect(reader.button("Four-colour suits")).to_have_attribute("aria-pressed", "true")
    reader.at(13)
