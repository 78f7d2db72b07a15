"""A lesson from the list to its end: exercises, what was done, the page of answers, on a wide page and a phone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.reader import READY
from tests.browser.test_scenes import kept
from tests.hosting.servers import Server, explorer_command, free_port, serving

pytestmark = [pytest.mark.browser, pytest.mark.host]


@pytest.fixture(scope="module")
def lessons(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The lessons, as a learner starts them."""
    command = explorer_command("--port", str(free_port()), "--notebook", "lessons")
    with serving(command, output=tmp_path_factory.mktemp("lessons") / "output") as server:
        yield server


def violations(page: Page) -> list[str]:
    """Return what axe finds, prose and parts."""
    # Axe takes a labelled section for a landmark also where its role is group, as in the parts of a lesson.
    rules: dict[str, Any] = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]}
    rules["rules"] = {"landmark-unique": {"enabled": False}}
    found = Axe().run(page, options=rules).response["violations"]
    return [f"{one['id']}: {node['html'][:200]}" for one in found for node in one["nodes"]]


def test_a_lesson_is_gone_through(lessons: Server, visit: Callable[..., Page], tmp_path: Path) -> None:
    """From the list by a link; no reason stands there before an answer; the code and the page at the end are true."""
    page = visit(lessons.address)
    first = page.get_by_role("link", name="First game")
    expect(first).to_be_visible(timeout=READY)
    assert [] == violations(page)
    first.click()
    ending = page.locator(".ending")
    expect(ending).to_be_visible(timeout=READY)
    exercises = page.locator(".exercise")
    expect(exercises).to_have_count(3)
    expect(page.locator(".came")).to_have_count(0)
    exercises.nth(0).get_by_role("button", name="Goes", exact=True).click()
    expect(exercises.nth(0).locator(".came")).to_contain_text("Right: Goes.")
    exercises.nth(2).get_by_role("button", name="The pile falls").click()
    expect(exercises.nth(2).locator(".came")).to_contain_text("The answer is: It stays on the table.")
    expect(exercises.nth(2).get_by_text("Pagat, Playing").first).to_be_visible()
    expect(ending.get_by_role("textbox")).to_have_value("first-game-201-gf")
    with page.expect_download() as taken:
        ending.get_by_role("button", name="Keep a page of my answers").click()
    taken.value.save_as(tmp_path / "answers.html")
    assert "first-game-201-gf" in (tmp_path / "answers.html").read_text("utf-8")
    assert "#" not in page.url  # the address belongs to the page, not to one of its parts
    assert [] == violations(page)
    page.set_viewport_size({"width": 375, "height": 812})
    page.emulate_media(color_scheme="dark")
    expect(page.locator(".pk").first).to_have_attribute("data-theme", "dark")
    assert 375 == page.evaluate("() => document.documentElement.scrollWidth")
    assert [] == violations(page)
    kept("lesson-exercise", exercises.nth(2).aria_snapshot())
    kept("lesson-ending", ending.aria_snapshot())


def test_a_finnish_lesson_fits_a_phone(lessons: Server, visit: Callable[..., Page]) -> None:
    """Its parts speak its language, whatever the browser's; nothing is wrong with them in the dark."""
    page = visit(lessons.address, viewport={"width": 375, "height": 812}, color_scheme="dark")
    page.get_by_role("link", name="Kakkoset, kympit ja ässät").click()
    expect(page.locator(".ending")).to_be_visible(timeout=READY)
    page.locator(".exercise .reply").first.click()
    expect(page.locator(".came")).to_be_visible()
    kept("lesson-exercise-fi", page.locator(".exercise").first.aria_snapshot())
    assert {"fi"} == {one.get_attribute("lang") for one in page.locator(".pk").all()}
    assert 375 == page.evaluate("() => document.documentElement.scrollWidth")
    assert [] == violations(page)
