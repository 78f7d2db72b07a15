"""A class in real browsers: asked, answered with the keyboard, shown; heard by a screen reader; no fault of axe."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.reader import READY
from tests.browser.test_scenes import kept
from tests.hosting.browser import Watch
from tests.hosting.classroom import class_served, teachers_address
from tests.hosting.missing import need

pytestmark = [pytest.mark.browser, pytest.mark.host]

PHONE: ViewportSize = {"width": 375, "height": 812}


def faults(page: Page) -> list[str]:
    """Return what axe finds on a page as it is."""
    return [fault["id"] for fault in Axe().run(page).response["violations"]]


def wide(page: Page) -> bool:
    """Tell whether a page is wider than its window."""
    return bool(page.evaluate("() => document.documentElement.scrollWidth > innerWidth"))


def heard(page: Page, part: str) -> str:
    """Return what a screen reader finds in a part of a page."""
    return page.locator(part).aria_snapshot()


def _go_on(teacher: Page, pupil: Page) -> None:
    """Go on with the lesson: a pupil hears in Finnish what it asks, and the teacher's page gives nothing away."""
    course = teacher.get_by_role("group", name="The lesson")
    expect(course).to_contain_text("1. First game · part 1 of 5")
    pupil.get_by_role("button", name="Suomeksi").click()
    pupil.emulate_media(color_scheme="dark")
    course.get_by_role("button", name="Next part").press("Enter")
    expect(pupil.locator(".told h2")).to_have_text(re.compile("^Vaihe 5:"))
    kept("class-lesson", heard(teacher, ".classcourse"))
    course.get_by_role("button", name="Next part").press("Enter")
    expect(pupil.locator("[aria-live=polite]")).to_contain_text("Käykö?")
    expect(pupil.locator(".pk")).to_have_attribute("data-theme", "dark")
    kept("class-asked-fi", heard(pupil, ".classquestion"))
    assert 0 == teacher.locator(".verdict").count()
    assert ([], []) == (faults(pupil), faults(teacher))
    teacher.get_by_role("button", name="Show the answers").press("Enter")
    expect(pupil.locator(".tally")).to_be_visible()
    kept("class-shown-fi", heard(pupil, ".classquestion"))
    kept("class-shown", heard(teacher, ".classasked"))
    assert ([], []) == (faults(pupil), faults(teacher))
    assert (False, False) == (wide(pupil), wide(teacher))


def test_a_show_of_hands(visit: Callable[..., Page], tmp_path: Path, watch: Watch) -> None:
    """The teacher asks with the keyboard, a pupil on a phone answers so, reloads, and reads what all say and why."""
    need("panel", "Panel is not installed")
    with class_served(tmp_path / "output", "--lesson", "1") as server:
        teacher, pupil = visit(teachers_address(server)), visit(server.address, viewport=PHONE)
        for page in (teacher, pupil):
            page.locator(".pk h1").first.wait_for(timeout=READY)
        expect(teacher.get_by_text("Browsers of pupils here: 1.")).to_be_visible()
        assert [] == faults(teacher)
        teacher.get_by_role("button", name="Next", exact=True).click()
        expect(pupil.locator(".told h2")).to_have_text(re.compile("^Step 1:"))
        assert [] == faults(pupil)
        teacher.get_by_role("button", name=re.compile("^Ask the class: Ben opens")).press("Enter")
        spoken = pupil.locator("[aria-live=polite]")
        expect(spoken).to_have_text("Ben opens 3♣ 3♠. Does it go?")
        pupil.get_by_role("button", name="It goes").press("Enter")
        expect(spoken).to_have_text("Your answer: it goes.")
        pupil.reload()
        answer = pupil.get_by_role("group", name="Ben opens 3♣ 3♠. Does it go?").get_by_role("button", name="It goes")
        expect(answer).to_have_attribute("aria-pressed", "true")
        assert [] == faults(pupil)
        expect(teacher.get_by_text("Answers so far: 1.")).to_be_visible()
        teacher.get_by_role("button", name="Show the answers").press("Enter")
        expect(pupil.locator(".tally p")).to_have_text("It goes: 1. It does not go: 0.")
        expect(pupil.get_by_role("region", name="Why").locator(".passage").first).to_be_visible()
        assert ([], []) == (faults(pupil), faults(teacher))
        assert not wide(pupil)
        teacher.set_viewport_size(PHONE)
        assert not wide(teacher)
        _go_on(teacher, pupil)
        for page in (teacher, pupil):
            page.context.close()  # before its server goes, which it would complain about
