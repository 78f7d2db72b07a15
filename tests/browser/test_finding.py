"""Finding rules and setting them beside one another, on the page: by keys, on a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Read
from tests.browser.faults import violations
from tests.browser.reader import Reader
from tests.browser.test_layout import MISFITS, PHONE, SMALL

pytestmark = pytest.mark.browser


def test_keys_alone_find_rules_and_take_them(reader: Reader) -> None:
    """Each answer is a button; the next question is spoken and has the focus, and what is found goes to the sheet."""
    reader.open("pk1:r=pagat;g=first;t=find")
    asked = reader.page.get_by_role("region", name="A ten on the empty table")
    expect(asked).to_contain_text("Question 1.")
    reader.button("Goes, and the pile falls").press("Enter")
    expect(reader.live).to_contain_text("Question 2. An ace on the empty table.")
    reader.button("We have never agreed on this").press("Enter")
    expect(reader.page.get_by_role("region", name="A queen on the empty table")).to_be_visible()
    assert reader.page.evaluate("() => document.activeElement !== document.body")
    found = reader.page.get_by_role("region", name="Your rules so far")
    expect(found).to_contain_text("What happens when an ace starts a pile?")
    reader.button("Print the sheet").press("Enter")
    expect(reader.page.get_by_role("heading", name="The rule sheet")).to_be_visible()
    expect(reader.code).to_have_value(re.compile(r"led_ace\.\?"))


def test_one_phone_passed_round_shows_only_what_differs(read: Read) -> None:
    """Two people answer alone and find the point on which they part, on a small screen with fingers."""
    reader = read("pk1:r=pagat;g=first;t=same", viewport=PHONE, has_touch=True, is_mobile=True, reduced_motion="reduce")
    for number, says in enumerate(("Goes, and stays on the table", "Goes, and the pile falls"), start=1):
        reader.button(f"I am person {number}").click()
        expect(reader.page.get_by_text(f"Person {number}.", exact=True)).to_be_visible()
        reader.button(says).click()
        expect(reader.page.locator("[data-region=question] h2")).to_be_in_viewport()
        if number == 1:
            expect(reader.page.get_by_role("region", name="An ace on the empty table")).to_be_visible()
            reader.button("That is enough").click()
        expect(reader.page.get_by_role("region", name="Answers hidden. Pass the phone on.")).to_be_visible()
        assert ([], []) == (reader.ask(MISFITS), reader.ask(SMALL))
    reader.button("That is all of us: compare").click()
    expect(reader.page.get_by_role("region", name="Your games differ on one point.")).to_be_visible()
    reader.button("As person 2 says").click()
    expect(reader.page.get_by_role("region", name="What you play together")).to_contain_text("It falls")
    assert ([], []) == (reader.ask(MISFITS), reader.ask(SMALL))
    assert [] == violations(reader)
