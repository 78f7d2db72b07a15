"""The site opens by a double click, too: as a file, without any server."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, expect

from explorer.site.build import KEEPER
from explorer.site.stick import FOLDER
from tests.hosting.browser import VIEWPORT
from tests.hosting.firefox import Firefox

LESSON = "01-first-game.fi.html"
PATIENCE = 60_000
"""Milliseconds for Python to start; two busy cores are slow."""


def test_nobody_on_the_web_is_given_it(site: Path) -> None:
    """Its scripts are not kept, and only what begins a page names them."""
    beside = {path.relative_to(site).as_posix() for path in (site / FOLDER).rglob("*") if path.is_file()}
    keeper = (site / KEEPER).read_text("utf-8")
    kept, named = (re.search(f"const {name} = (.*?);", keeper, re.DOTALL) for name in ("FILES", "BESIDE"))
    assert kept is not None
    assert named is not None
    assert FOLDER not in kept[1]
    assert beside == set(json.loads(named[1]))
    texts = {path.name: path.read_text("utf-8") for path in site.glob("*.*") if path.suffix in {".html", ".js", ".css"}}
    assert [LESSON, "index.html", KEEPER] == sorted(name for name, text in texts.items() if FOLDER in text)


@pytest.mark.browser
def test_it_opens_as_a_file(site: Path, chromium: Browser, tmp_path: Path) -> None:
    """It answers, steps a game and asks nobody, from a folder whose name has blanks; a lesson runs, too."""
    folder = shutil.copytree(site, tmp_path / "Muisti tikku #1 ä")
    page = chromium.new_context(viewport=VIEWPORT).new_page()
    page.set_default_timeout(PATIENCE)
    asked, wrong = list[str](), list[str]()
    page.on("request", lambda request: asked.append(request.url))
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.goto((folder / "index.html").as_uri())
    page.locator('[data-key="answer:no"]').click()
    expect(page.locator(".homeanswer")).to_contain_text("Yes, it goes.")
    page.locator("html[data-python=there]").wait_for(state="attached")
    page.locator('[data-key="tab:watch"]').click()
    page.locator('[data-key="go:next"]').click()
    expect(page.locator(".told h2")).to_contain_text("Step 1")
    expect(page.locator('[data-key="copy"]')).to_have_text("Copy code")  # nobody else can open a file of this computer
    page.wait_for_function("() => location.hash.includes('s=1')")

    page.goto((folder / LESSON).as_uri())
    page.locator('[data-part] [data-key="answer:yes"]').first.click()
    expect(page.locator('[data-part] [data-key="answer:yes"]').first).to_have_attribute("aria-pressed", "true")
    page.get_by_role("navigation").get_by_role("link").first.click()
    expect(page.locator(".hero h1")).to_be_visible()
    assert {"file", "blob"} == {urlsplit(address).scheme for address in asked} - {"data"}
    assert [] == wrong
    page.context.close()


@pytest.mark.browser
def test_it_opens_as_a_file_in_firefox(site: Path, firefox: Firefox) -> None:
    """Firefox may load modules of a file, but not what they ask for: the plain scripts run there, and nothing twice."""
    firefox.open("about:blank")
    firefox.open((site / "index.html").as_uri())
    firefox.until("document.documentElement.dataset.python === 'there'", seconds=PATIENCE / 1000)
    firefox.until("(document.querySelector('[data-key=\"tab:watch\"]').click(), true)")
    firefox.until("document.querySelector('.told h2')?.textContent.startsWith('Step 0')")
    firefox.until("(document.querySelector('[data-key=\"go:next\"]').click(), true)")
    firefox.until("document.querySelector('.told h2').textContent.startsWith('Step 1:')")
    assert 1 == firefox.ask("document.querySelectorAll('.pk').length")
    assert 0 == firefox.ask("document.querySelectorAll('script[type=module]').length")
