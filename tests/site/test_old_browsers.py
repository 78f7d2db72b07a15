"""The page uses nothing that Safari 16.4 lacks, the oldest that Python for a browser asks for: none can be run here."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from explorer.site.page import WEB
from explorer.ui.bundle import module_text, style_text
from tests.hosting.browser import VIEWPORT

LATER = {
    "requestIdleCallback": "none",
    r"\bscheduler\.": "none",
    r"for await": "not over streams",
    r"@starting-style|\blight-dark\(|\bfield-sizing\b|:user-(?:in)?valid": "17.5",
    r"@scope\b|\.checkVisibility\(|AbortSignal\.any": "17.4",
    r"\b(?:Object|Map)\.groupBy|Promise\.withResolvers|URL\.canParse|startViewTransition|Array\.fromAsync": "17",
    r"\.(?:union|intersection|difference|isSubsetOf)\(|Iterator\.from|Promise\.try|RegExp\.escape": "17 to 18.2",
    r"\.(?:values|keys|entries)\(\)\.(?:map|filter|take|drop|find|some|every|reduce|toArray)\(": "18.4",
    r"/[a-z]*v[a-z]*\.(?:test|exec)": "17",
    r"^\s*&": "16.5",
}
"""What came later, by the version with which it came."""


def test_nothing_is_used_that_came_later() -> None:
    """Neither in the scripts nor in the style."""
    scripts = [path.read_text(encoding="utf-8") for path in WEB.rglob("*.js")]
    style = re.sub(r"/\*.*?\*/", "", style_text() + (WEB / "site.css").read_text(encoding="utf-8"), flags=re.DOTALL)
    texts = "\n".join([module_text(), style, *scripts])
    found = [(one[0], since) for what, since in LATER.items() for one in re.finditer(what, texts, re.MULTILINE)]
    assert [] == found


@pytest.mark.browser
def test_a_word_is_explained_without_popovers(site: Path, chromium: Browser) -> None:
    """Safari 16 has none: the box that says it is seen while it has something in it, and shut by Escape."""
    page = chromium.new_context(viewport=VIEWPORT).new_page()
    page.add_init_script("delete HTMLElement.prototype.showPopover; delete HTMLElement.prototype.hidePopover;")
    page.goto((site / "index.html").as_uri())
    page.locator('[data-key="answer:no"]').click()
    box = page.locator(".termbox")
    expect(box).to_be_hidden()
    page.locator(".homeanswer .term").first.click()
    expect(box).to_be_visible()
    expect(box).to_contain_text("picture card")
    page.keyboard.press("Escape")
    expect(box).to_be_hidden()
    expect(page.locator(".homeanswer .term").first).to_be_focused()
    page.context.close()
