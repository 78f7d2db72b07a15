"""Every screen in its states: what a screen reader hears, what axe finds, and whether it fits a phone.

What is heard is kept in ``spoken``; after a deliberate change write it anew, and read what changed:

    PASKAHOUSU_SPOKEN=write pytest tests/browser/test_scenes.py && git diff tests/browser/spoken
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.browser.conftest import visiting
from tests.browser.faults import violations
from tests.browser.reader import Reader
from tests.browser.scenes import SCENES, Scene, show
from tests.browser.test_layout import MISFITS, SMALL
from tests.browser.visitor import Visitor
from tests.hosting.servers import Server

pytestmark = pytest.mark.browser

KEPT = Path(__file__).with_name("spoken")
FINNISH = {"settle-verdict", "watch-other"}
"""The states of which the Finnish words are kept as well."""

WIDE: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 375, "height": 9000}
"""So high that nothing lies under what stays at the foot of the window."""

SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
LAID_OUT = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


@pytest.fixture(scope="module")
def visitor(chromium: Browser, voila: Server) -> Iterator[Visitor]:
    """A visitor of their own: what is heard must not hang on what other tests did before on the shared page."""
    with Visitor(lambda follow: visiting(chromium, voila, follow)) as visitor:
        yield visitor


@pytest.fixture
def english(reader: Reader) -> Iterator[Reader]:
    """The reader, whose language is put back."""
    yield reader
    speak(reader.page, "en")


def speak(page: Page, lang: str) -> None:
    """Switch the language; the screen and its state stay."""
    if page.locator(".pk").get_attribute("lang") != lang:
        page.evaluate("() => document.querySelectorAll('dialog[open]').forEach((one) => one.close())")
        page.locator(f'[data-key="language:{lang}"]').click()
        expect(page.locator(".pk")).to_have_attribute("lang", lang)


def heard(page: Page, scene: Scene) -> str:
    """Return what a screen reader finds in the part that is listened to: roles, names, states, in order of reading."""
    return "\n".join(part.aria_snapshot() for part in page.locator(f".pk :is({scene.hear})").all())


@pytest.mark.parametrize(("number", "scene"), list(enumerate(SCENES)), ids=[scene.name for scene in SCENES])
def test_a_scene(number: int, scene: Scene, english: Reader) -> None:
    """It is heard as it is kept; wide in English, and on a phone in Finnish and the other scheme, nothing is wrong."""
    page = english.page
    show(page, scene)
    for lang, size, scheme in ("en", WIDE, SCHEMES[number % 2]), ("fi", PHONE, SCHEMES[(number + 1) % 2]):
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        speak(page, lang)
        expect(page.locator(".pk")).to_have_attribute("data-theme", scheme)
        if scene.hear and (lang == "en" or scene.name in FINNISH):
            kept(scene.name if lang == "en" else f"{scene.name}-fi", heard(page, scene))
        page.set_viewport_size(size)
        page.evaluate(LAID_OUT)
        assert [] == page.evaluate(MISFITS), (lang, scheme)
        assert [] == violations(english), (lang, scheme)
    assert [] == page.evaluate(SMALL)


def kept(name: str, spoken: str) -> None:
    """Hold that this is what was heard before, or keep it."""
    file = KEPT / f"{name}.txt"
    if os.environ.get("PASKAHOUSU_SPOKEN") == "write":
        file.write_text(f"{spoken}\n", encoding="utf-8")
    assert file.read_text(encoding="utf-8").splitlines() == spoken.splitlines()
