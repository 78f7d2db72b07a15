"""Practising on the page: by keys alone, spoken, on a phone, with nothing axe finds.

What is spoken is kept in ``spoken/practise.txt``; after a deliberate change of words write it anew with
``PASKAHOUSU_SPOKEN=write`` and read what changed.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Read
from tests.browser.faults import violations
from tests.browser.reader import Reader
from tests.browser.test_layout import MISFITS, PHONE, SMALL

pytestmark = pytest.mark.browser

KEPT = Path(__file__).with_name("spoken") / "practise.txt"
FOCUS = "() => document.activeElement.getAttribute('data-key')"
QUESTIONS = 4


def test_keys_alone_lead_through_questions(reader: Reader) -> None:
    """Enter answers and goes on, arrows choose; each question and each reason is spoken, word for word as kept."""
    reader.open("pk1:r=pagat;g=first;t=practise")
    reader.page.locator(".answers .reply").first.focus()
    spoken = []
    for number in range(1, QUESTIONS + 1):
        if number > 1:
            expect(reader.live).to_contain_text(f"Question {number}.")
            spoken.append(reader.live.inner_text())
        assert str(reader.ask(FOCUS)).startswith("answer:")
        if number % 2:
            reader.page.keyboard.press("ArrowRight")
        reader.page.keyboard.press("Enter")
        came = reader.page.locator(".came")
        expect(came).to_be_visible()
        expect(reader.live).to_contain_text(came.locator(".line b").inner_text())
        spoken.append(reader.live.inner_text())
        assert "nextquestion" == reader.ask(FOCUS)
        if number == QUESTIONS:
            assert [] == violations(reader)
        reader.page.keyboard.press("Enter")
        expect(came).to_be_hidden()
    if os.environ.get("PASKAHOUSU_SPOKEN") == "write":
        KEPT.write_text("\n".join([*spoken, ""]), encoding="utf-8")
    assert KEPT.read_text(encoding="utf-8").splitlines() == spoken
    reader.page.get_by_text("Everything", exact=True).click()
    assert [] == violations(reader)


def test_on_a_phone_everything_fits(read: Read) -> None:
    """In Finnish, dark, with eight cards in the hand and what each document says."""
    code = "pk1:r=valepaska;g=first;t=practise;q=1.3.3.3."
    reader = read(code, viewport=PHONE, has_touch=True, is_mobile=True, color_scheme="dark", locale="fi-FI")
    reader.page.locator(".answers .reply").first.click()
    expect(reader.page.locator(".came")).to_be_visible()
    assert ([], []) == (reader.ask(MISFITS), reader.ask(SMALL))
    reader.button("Asiakirjojen eroista").click()
    expect(reader.page.locator(".came")).to_be_hidden()
    reader.page.locator(".answers .reply").first.click()
    expect(reader.page.locator(".saying-all")).to_be_visible()
    assert ([], []) == (reader.ask(MISFITS), reader.ask(SMALL))
    assert [] == violations(reader)
