"""*Our rules* beyond the questions: the grid, open points, own rules and what is odd, with keyboard and names alone."""

from __future__ import annotations

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Read
from tests.browser.reader import Reader

pytestmark = pytest.mark.browser

TEN = "What happens when a ten starts a pile?"


def cell(reader: Reader, top: str, kind: str) -> Locator:
    """Return a cell of the grid."""
    return reader.page.locator(f'td[data-key="cell:{top}:{kind}"]')


def test_the_grid_is_one_tab_stop_and_opens_by_keyboard(reader: Reader) -> None:
    """Arrows move, the focus sits on the cell, which says only what its headers do not; Enter opens and closes it."""
    reader.open("pk1:r=pagat+pictures_on.8;g=first;t=rules;c=pagat")
    grid = reader.page.get_by_role("grid", name=re.compile("^What may go on what"))
    expect(grid.locator('td[tabindex="0"]')).to_have_count(1)
    expect(grid.locator("td button")).to_have_count(0)
    cell(reader, "7", "10").focus()
    reader.page.keyboard.press("ArrowRight")
    expect(cell(reader, "7", "J")).to_be_focused()
    expect(cell(reader, "7", "J")).to_have_accessible_name("does not go; goes only under Pagat")
    reader.page.keyboard.press("Enter")
    opened = reader.page.get_by_role("region", name="The cell you opened")
    expect(opened).to_contain_text("Not allowed.")
    expect(reader.live).to_contain_text("Not allowed.")
    expect(cell(reader, "7", "J")).to_be_focused()
    expect(cell(reader, "7", "J")).to_have_attribute("aria-selected", "true")
    expect(grid.locator('td[tabindex="0"]')).to_have_count(1)
    reader.page.keyboard.press("Home")
    expect(cell(reader, "7", "3")).to_be_focused()
    reader.page.keyboard.press("ArrowLeft")
    expect(cell(reader, "7", "3")).to_be_focused()
    opened.get_by_role("button", name="Close the cell").click()
    expect(opened).to_have_count(0)


def test_an_open_point_is_asked_before_a_move(reader: Reader) -> None:
    """Left open by its radio button; the strip counts it, the verdict depends, the question takes the focus."""
    reader.screen("Our rules")
    reader.choose(TEN, "Not agreed")
    expect(reader.strip).to_contain_text("1 point open")
    reader.open("pk1:r=pagat+led_ten.?;g=first;s=30")
    reader.page.get_by_role("switch", name="Ask me before showing").uncheck()
    reader.go(31)
    expect(reader.why.locator(".verdict")).to_contain_text("It depends on what you agree")
    reader.chip("Leads a ten").click()
    reader.open("pk1:r=pagat+led_ten.?;g=first;s=31;l=31")
    reader.chip("Leads a ten").click()
    reader.button("Make this move").click()
    asked = reader.page.get_by_role("group", name="Agree on this first: the move depends on it.")
    expect(asked.locator('[data-key="asked"]')).to_be_focused()
    asked.get_by_role("button", name="It falls, the same player leads again").click()
    expect(asked).to_have_count(0)
    reader.at(32)
    expect(reader.strip).not_to_contain_text("open")


def test_a_rule_of_our_own_begins_at_a_cell(reader: Reader) -> None:
    """What was typed stays when something is wrong; then the rule is in force, and the cell gives it as its reason."""
    reader.open("pk1:r=pagat;g=first;t=rules")
    cell(reader, "3", "K").click()
    opened = reader.page.get_by_role("region", name="The cell you opened")
    opened.get_by_role("button", name="In our game it is otherwise").click()
    own = reader.page.get_by_role("region", name="Our own rules and notes")
    expect(own.get_by_role("checkbox", name="A king").first).to_be_focused()
    own.get_by_role("textbox", name="In your own words").fill("Kings fly low")
    own.get_by_role("button", name="Add", exact=True).first.click()
    expect(own.get_by_role("alert")).to_contain_text("Choose what happens")
    expect(own.get_by_role("textbox", name="In your own words")).to_have_value("Kings fly low")
    own.get_by_role("radio", name="goes", exact=True).focus()
    reader.page.keyboard.press("Space")
    own.get_by_role("button", name="Add", exact=True).first.click()
    expect(reader.strip).to_contain_text("Kings fly low")
    expect(opened.locator(".verdict")).to_contain_text("Kings fly low")
    own.get_by_role("button", name="Remove: Kings fly low").click()
    expect(reader.strip).not_to_contain_text("Kings fly low")
    opened.get_by_role("button", name="Close the cell").click()


def test_what_is_odd_is_looked_for_part_by_part(reader: Reader) -> None:
    """The page asks for the next part itself; what was found shows meanwhile and leads to the board."""
    reader.open("pk1:r=wikipedia-1;g=first;t=rules")
    reader.button("Look for conflicts and dangers").click()
    worth = reader.page.get_by_role("region", name="Worth knowing about these rules")
    expect(worth).to_contain_text(re.compile(r"Looking: ([6-9]|\d\d) of"))
    expect(worth).to_contain_text("A player can be unable to do anything but pass")
    worth.get_by_role("button", name="Show such a position").first.click()
    expect(reader.page.get_by_role("heading", level=1)).to_have_text("Lay it out")


def test_a_phone_shows_one_part_at_a_time(read: Read) -> None:
    """Sentences first, then the table in a box of its own; the page never scrolls sideways, and axe finds nothing."""
    reader = read("pk1:r=pagat+led_ten.?+pictures_on.8;g=first;t=rules;c=guide", viewport={"width": 375, "height": 800})
    reader.button("What goes on what").click()
    expect(reader.page.get_by_text("Where ours and the guide part")).to_be_visible()
    expect(reader.page.get_by_role("grid")).to_be_hidden()
    reader.button("Table").click()
    cell(reader, "empty", "10").click()
    expect(reader.page.get_by_role("region", name="The cell you opened")).to_contain_text("It depends")
    assert 375 >= reader.ask("() => document.documentElement.scrollWidth")
    for scheme in ("light", "dark"):
        reader.page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
        expect(reader.page.locator(f'.pk[data-theme="{scheme}"]')).to_be_visible()
        found = Axe().run(reader.page, context=".pk").response["violations"]
        assert [] == [(one["id"], [node["target"] for node in one["nodes"]]) for one in found]
