"""The journeys of a group at a table, on a site: in a new profile, and then without the server.

Both widths, languages and schemes take turns on one page; the first question is asked as soon as the page is there.
"""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, ViewportSize

from tests.hosting.browser import VIEWPORT, Watch
from tests.hosting.servers import end, free_port, serving
from tests.site.journeys import (
    WORDS,
    Look,
    ask_about_an_ace,
    begin,
    compare_by_codes,
    compare_on_one_phone,
    go_by_keys,
    set_our_rules,
)
from tests.site.test_visit import LISTENS, context, python

__all__ = ["context"]

pytestmark = [pytest.mark.browser, pytest.mark.host]

PHONE: ViewportSize = {"width": 375, "height": 812}
ONLINE = Look("en", PHONE, "light"), Look("fi", VIEWPORT, "dark")
OFFLINE = Look("fi", PHONE, "dark"), Look("en", VIEWPORT, "light")


def travel(page: Page, look: Look, kept: Path) -> None:
    """Go all four ways."""
    words = WORDS[look.lang]
    begin(page, look)
    ask_about_an_ace(page, words)
    begin(page, look)
    set_our_rules(page, words, kept)
    begin(page, look)
    (compare_on_one_phone if look.size == PHONE else compare_by_codes)(page, words)
    begin(page, look)
    go_by_keys(page, words)


def test_the_four_journeys(site: Path, context: BrowserContext, watch: Watch, tmp_path: Path) -> None:
    """They end well, without an alert, an error, or anything asked of another host."""
    command = [sys.executable, "-u", "-m", "http.server", str(free_port()), "--bind", "127.0.0.1"]
    page = context.new_page()
    watch.follow(page)
    with serving(command, output=tmp_path / "printed", cwd=site, listens=LISTENS) as server:
        page.set_viewport_size(PHONE)
        page.goto(server.address)
        ask_about_an_ace(page, WORDS["en"])
        python(page)
        for look in ONLINE:
            travel(page, look, tmp_path / "kept.html")
        page.locator("html[data-kept=all]").wait_for(state="attached")
        end(server.process)
    page.goto("about:blank")
    page.goto(server.address)
    python(page)
    for look in OFFLINE:
        travel(page, look, tmp_path / "kept.html")
