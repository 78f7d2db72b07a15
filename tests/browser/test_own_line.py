"""From any step the reader plays on by themselves, takes moves back, and returns to the record."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.reader import Reader

pytestmark = pytest.mark.browser


def test_a_line_of_ones_own_from_the_step_that_the_rules_change(reader: Reader) -> None:
    """After a led ten that falls Carla leads again; two moves are made, one taken back, and the record is as before."""
    reader.open("pk1:r=pagat+led_ten.clears;g=first;s=31")
    reader.at(31)
    reader.page.locator(".told .parting").get_by_role("button", name="Play on from here").click()
    expect(reader.told).to_have_text("Step 31: Carla is to move")
    expect(reader.page.locator(".told .line")).to_contain_text("Your own line from step 31")
    reader.chip("Leads a ten").click()
    reader.button("Make this move").click()
    expect(reader.told).to_have_text("Step 32: Carla is to move")
    reader.fragment("pk1:r=pagat+led_ten.clears;g=first;s=32;l=31.TS")
    reader.card("king of hearts").click()
    reader.button("Make this move").click()
    expect(reader.told).to_have_text("Step 33: Anna is to move")
    expect(reader.moves.locator("li.own")).to_have_count(3)
    expect(reader.line(31)).to_have_accessible_name("Step 31: Carla leads a ten, the pile falls")
    reader.button("Take back").click()
    expect(reader.told).to_have_text("Step 32: Carla is to move")
    reader.go(31)
    expect(reader.told).to_have_text("Step 31: Carla leads 10♠")
    reader.button("Back to the record").click()
    reader.at(31)
    expect(reader.moves.locator("li.own")).to_have_count(0)
    expect(reader.line(50)).to_have_count(1)
    reader.fragment("pk1:r=pagat+led_ten.clears;g=first;s=31")


def test_another_move_is_played_on_at_any_step(reader: Reader) -> None:
    """What Carla could have done instead at step 2 is made there; a forbidden move offers no such button."""
    reader.go(2)
    reader.chip("Lays an ace").click()
    expect(reader.others.locator(".reason")).to_contain_text("Not allowed")
    expect(reader.button("Play on from here")).to_have_count(0)
    reader.chip("Lays a five").click()
    reader.others.get_by_role("button", name="Play on from here").click()
    expect(reader.told).to_have_text("Step 3: Anna is to move")
    reader.fragment("pk1:r=pagat;g=first;s=3;l=2.5D")


def test_the_list_of_moves_lets_play_go_on_from_the_flag(reader: Reader) -> None:
    """The same way stands in the list, below the flagged step."""
    reader.open("pk1:r=pagat+led_ten.clears;g=first;s=2")
    reader.moves.get_by_role("button", name="Play on from here").click()
    expect(reader.told).to_have_text("Step 31: Carla is to move")


def test_a_line_goes_to_the_end_of_the_game(reader: Reader) -> None:
    """The last move of the record, made by oneself, ends the game; then nobody is to move."""
    reader.open("pk1:r=pagat;g=first;s=49")
    reader.button("Show me").click()
    reader.go(50)
    reader.line(50).focus()
    reader.open("pk1:r=pagat;g=first;s=50;l=50")
    expect(reader.told).to_have_text("Step 50: Ben is to move")
    reader.chip("Leads a nine").click()
    reader.button("Make this move").click()
    expect(reader.told).to_have_text(re.compile("^Step 50: Ben leads 9♥"))
    expect(reader.page.locator(".told .events")).to_contain_text("Carla is left with cards and is the paskahousu")
    expect(reader.button("Next")).to_have_attribute("aria-disabled", "true")


def test_a_rule_that_forbids_a_move_of_the_line_shortens_it_and_says_so(reader: Reader) -> None:
    """Nothing is changed silently."""
    reader.open("pk1:r=pagat;g=first;s=5;l=4.QD")
    expect(reader.line(5)).to_have_count(1)
    reader.screen("Our rules")
    reader.choose("May a jack, queen or king start a pile?", "No")
    expect(reader.page.locator(".message")).to_contain_text("your own move 1 is not legal under these rules")
    reader.page.locator('[data-key="close:Close"]').click()
    expect(reader.page.locator(".message")).to_have_count(0)
