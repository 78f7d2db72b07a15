"""Chromium for the tests. It knows no name but this computer's; every visit is watched for requests that leave it."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, ViewportSize, sync_playwright

from tests.hosting.missing import missing

ARGUMENTS = [
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"),
    *("--disable-component-update", "--disable-sync"),
    "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost",
]
HERE = {"127.0.0.1", "localhost"}
VIEWPORT: ViewportSize = {"width": 1280, "height": 800}


def chromium_path() -> str | None:
    """Return the program: the one that ``PASKAHOUSU_CHROMIUM`` names, or else one that is installed."""
    named = os.environ.get("PASKAHOUSU_CHROMIUM")
    return named or next(filter(None, map(shutil.which, ["chromium", "chromium-browser", "google-chrome"])), None)


@dataclass
class Watch:
    """What a page did that it should not do: asked another host, or reported an error."""

    outside: list[str] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)

    def follow(self, page: Page) -> None:
        """Take note of everything that this page does from now on."""
        page.on("request", lambda request: self._asked(request.url))
        page.on("websocket", lambda websocket: self._asked(websocket.url))
        page.on("pageerror", lambda error: self.errors.append(f"uncaught: {error}"))
        page.on("console", self._said)

    def _asked(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in {"data", "blob", "about"} and parts.hostname not in HERE:
            self.outside.append(url)

    def _said(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.errors.append(f"console: {message.text}")


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """A Chromium without a window."""
    path = chromium_path()
    if path is None:
        missing("no Chromium found")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture
def watch() -> Iterator[Watch]:
    """What the pages of this test did; a request to another host or an error on a page fails the test at its end.

    A test that provokes an error takes it out: ``watch.errors.clear()``.
    """
    watch = Watch()
    yield watch
    assert [] == watch.outside
    assert [] == watch.errors


@pytest.fixture
def visit(chromium: Browser, watch: Watch) -> Iterator[Callable[..., Page]]:
    """Open an address as a new visitor: ``page = visit(voila.address, viewport={"width": 375, "height": 812})``.

    Keyword options go to Playwright's browser context. Each call is a visitor of its own, with empty storage.
    """
    contexts = []

    def visit(address: str, **options: Any) -> Page:
        context = chromium.new_context(**{"viewport": VIEWPORT, **options})
        contexts.append(context)
        page = context.new_page()
        watch.follow(page)
        page.goto(address)
        return page

    yield visit
    for context in contexts:
        context.close()
