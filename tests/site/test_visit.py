"""A site in a browser, from a plain file server: at once, with Python, as a newer version, and without any server."""

from __future__ import annotations

import re
import shutil
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, ViewportSize, expect

from explorer.site.build import KEEPER
from explorer.ui.screens import IDS
from tests.browser.faults import violations
from tests.browser.reader import Reader
from tests.browser.scenes import SCENES, leave, show
from tests.browser.test_layout import MISFITS
from tests.browser.test_lesson import violations as violations_of_lesson
from tests.browser.test_scenes import speak
from tests.hosting.browser import VIEWPORT, Watch
from tests.hosting.servers import end, free_port, serving

pytestmark = [pytest.mark.browser, pytest.mark.host]

expect.set_options(timeout=20_000)
LISTENS = re.compile(r"(http://127\.0\.0\.1:\d+/)")
SMOKE = (
    *("home-answered", "settle-everything", "board-adding", "watch-other", "watch-answered", "watch-own"),
    *("rules-effect", "rules-opened", "rules-grid", "rules-sentences", "rules-own", "rules-found", "sheet"),
    *("find", "same-compared", "practise-documents", "play-coach", "play-claim", "share-bring"),
)
"""A state of each screen, and of each panel that a reader can open there."""

SMALL: ViewportSize = {"width": 375, "height": 9000}
"""A phone, so high that nothing lies under what stays at the foot of the window."""

PATIENCE = 60_000
"""Milliseconds for Python to start; two busy cores are slow."""


@pytest.fixture
def context(chromium: Browser) -> Iterator[BrowserContext]:
    """A new browser profile."""
    context = chromium.new_context(viewport=VIEWPORT)
    context.set_default_timeout(PATIENCE)
    yield context
    context.close()


def tap(page: Page, *keys: str) -> None:
    """Press buttons by the keys that the page gives them."""
    for key in keys:
        page.locator(f'[data-key="{key}"]').click()


def python(page: Page) -> None:
    """Wait until Python is there and has answered to all that was done before."""
    page.locator("html[data-python=there]").wait_for(state="attached", timeout=PATIENCE)


def newer(folder: Path) -> None:
    """Change a file of the site, as somebody does who publishes a newer version."""
    style, keeper = folder / "style.css", folder / KEEPER
    before = sha256(style.read_bytes()).hexdigest()
    style.write_text(style.read_text("utf-8") + "/* newer */", encoding="utf-8")
    text = keeper.read_text("utf-8").replace(before, sha256(style.read_bytes()).hexdigest())
    keeper.write_text(re.sub(r'VERSION = "\w+"', 'VERSION = "newer"', text), encoding="utf-8")


def first_screens(page: Page) -> str:
    """Answer the first question, ask another, and return what is then seen; Python is not there."""
    tap(page, "tab:lab", "answer:no")  # what was wished for last counts
    expect(page.locator(".homeanswer")).to_contain_text("Yes, it goes.")
    assert [] == violations(Reader(page), within="html")
    tap(page, "homemore")
    expect(page.locator(".told-answer")).to_contain_text("Yes, it goes.")
    tap(page, "top:led-10", "kind:2")
    expect(page.locator(".told-answer")).to_contain_text("No, it does not go.")
    page.wait_for_function("() => history.state?.pk && location.hash.includes('led-10.2')")
    expect(page.locator(".live")).to_contain_text("A two on a led ten. No")
    tap(page, "depth:verdict")
    expect(page.locator("[data-key='depth:verdict']")).to_have_attribute("aria-pressed", "true")
    assert 0 == page.locator("html[data-python]").count()
    wait_and_turn_back(page)
    return page.locator(".pk").inner_html()


def wait_and_turn_back(page: Page) -> None:
    """Open a screen that has to wait, be told so, and go on with one that need not."""
    tap(page, "tab:watch")
    expect(page.get_by_role("status").filter(has_text="still being loaded")).to_be_visible()
    assert [] == violations(Reader(page), within="html")
    tap(page, "tab:settle")
    expect(page.get_by_role("status").filter(has_text="loaded")).to_have_count(0)
    expect(page.locator(".told-answer")).to_contain_text("No, it does not go.")


def other_rules(page: Page, address: str) -> None:
    """Open the answer that somebody sent, under rules that are not the usual ones, and look at it large."""
    page.goto(f"{address}#pk1:r=poytapaska-relaxed;g=first;t=settle;w=9.10")
    expect(page.locator(".told-answer .verdict")).to_contain_text("Yes,")
    expect(page.locator(".inforce strong")).to_contain_text("Pöytäpaska")
    assert 0 == page.locator("html[data-python]").count()


def not_loaded(page: Page, address: str) -> None:
    """Be told what is missing where a file cannot be had, and try again: what was asked for opens then."""
    page.context.route("**/pyodide.asm.wasm", lambda route: route.abort())
    page.goto(address)
    tap(page, "tab:watch")
    alert = page.get_by_role("alert").filter(has_text="could not be loaded whole")
    expect(alert).to_contain_text("pyodide.asm.wasm")
    assert [] == violations(Reader(page), within="html")
    page.context.unroute("**/pyodide.asm.wasm")
    page.get_by_role("button", name="Try again").click()
    python(page)
    expect(alert).to_have_count(0)
    expect(page.get_by_role("heading", level=1)).to_contain_text("A whole game, explained")


def take_newer(page: Page, other: Page) -> None:
    """Open the newer version that is offered, the place stays; then on another page, which was offered it, too."""
    page.reload()
    other.goto(page.url.replace("s=1", "s=2"))
    offer = other.get_by_role("button", name="Open the newer version")
    expect(offer).to_be_visible()
    page.bring_to_front()
    page.get_by_role("button", name="Open the newer version").click()
    page.wait_for_function("async () => (await caches.keys()).join() === 'paskahousu-newer'")
    assert "s=1" in page.url
    other.bring_to_front()
    offer.click()
    expect(offer).to_have_count(0)
    assert "s=2" in other.url


def main_job(page: Page) -> None:
    """Step through a game, ask who is right, switch a rule; and see every screen, in which axe finds nothing."""
    expect(page.locator(".told h2")).to_contain_text("Step 1")
    tap(page, "go:next")
    expect(page.locator(".told h2")).to_contain_text("Step 2")
    tap(page, "tab:settle", "top:9", "kind:Q")
    expect(page.locator(".told-answer")).to_contain_text("Yes, it goes.")
    tap(page, "tab:rules")
    page.locator("[data-key^='value:']:visible:not(:checked)").first.check()
    expect(page.locator(".inforce .tag")).to_have_count(1)
    assert {*IDS} - {"lab"} <= {name.partition("-")[0] for name in SMOKE}
    for number, scene in enumerate(one for one in SCENES if one.name in SMOKE):
        look(page, number)
        leave(page)
        show(page, scene)
        expect(page.locator(".alerts")).to_be_empty()
        assert [] == [*violations(Reader(page)), *page.evaluate(MISFITS)], scene.name
    look(page, 0)
    expect(page.locator(".offer")).to_have_count(0)
    what_if(page)


def look(page: Page, number: int) -> None:
    """See the page in one of eight ways: both languages and schemes, wide and on a phone."""
    page.evaluate("() => document.querySelectorAll('dialog[open]').forEach((one) => one.close())")
    speak(page, ("en", "fi")[number % 2])
    page.set_viewport_size(SMALL if number // 2 % 2 else VIEWPORT)
    page.emulate_media(color_scheme=("light", "dark")[number // 4 % 2], reduced_motion="reduce")


def what_if(page: Page) -> None:
    """Play some games between bots, in small steps and without a thread."""
    page.evaluate("() => { location.hash = 'pk1:r=pagat;g=first;t=lab;x=3.lowest.quick~led_ten.barred'; }")
    expect(page.locator(".screen")).to_contain_text("plain Python in your browser")
    tap(page, "labstart")
    expect(page.locator(".screen")).to_contain_text("200 games a side in", timeout=PATIENCE)
    expect(page.get_by_role("alert")).to_be_empty()
    assert [] == violations(Reader(page))


def lesson(page: Page) -> None:
    """Read the prose of a lesson, and answer its first exercise as soon as Python is there."""
    expect(page.get_by_role("heading", level=1).first).to_have_text("1. Ensimmäinen peli")
    page.locator('[data-part] [data-key="answer:yes"]').first.click(timeout=PATIENCE)
    expect(page.locator('[data-part] [data-key="answer:yes"]').first).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("status").filter(has_text="latautu")).to_have_count(0)
    assert [] == violations_of_lesson(page)


def test_a_visit(site: Path, context: BrowserContext, watch: Watch, tmp_path: Path) -> None:
    """The first screens answer before Python is there, it takes over unseen, and all works without the server then."""
    folder = shutil.copytree(site, tmp_path / "www" / "paska")
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    context.route("**/explorer.zip", hold)
    command = [sys.executable, "-u", "-m", "http.server", str(free_port()), "--bind", "127.0.0.1"]
    with serving(command, output=tmp_path / "printed", cwd=folder.parent, listens=LISTENS) as server:
        address = f"{server.address}paska/"
        page = context.new_page()
        watch.follow(page)
        page.goto(address)
        before = first_screens(page)
        while not held:
            page.wait_for_timeout(50)
        held.pop().continue_()
        context.unroute("**/explorer.zip")
        python(page)
        assert before == page.locator(".pk").inner_html()

        tap(page, "tab:watch", "go:next")
        page.wait_for_function("() => location.hash.includes('s=1')")
        page.locator("html[data-kept=all]").wait_for(state="attached")
        asked = server.printed()
        newer(folder)
        other = context.new_page()
        watch.follow(other)
        take_newer(page, other)
        other.close()
        page.bring_to_front()
        loaded = set(re.findall(r'"GET /paska/(\S*) ', server.printed().removeprefix(asked)))
        assert {KEEPER, "style.css"} == loaded  # all else is the same, and is there
        end(server.process)

    page.goto("about:blank")
    page.goto(f"{address}#pk1:r=guide;g=first;s=1")
    main_job(page)
    page.goto(f"{address}01-first-game.fi.html")
    lesson(page)


def test_what_is_on_its_way_or_missing(site: Path, context: BrowserContext, tmp_path: Path) -> None:
    """A link under other rules answers without Python; where a file is missing that is told, and can be tried again."""
    command = [sys.executable, "-u", "-m", "http.server", str(free_port()), "--bind", "127.0.0.1"]
    with serving(command, output=tmp_path / "printed", cwd=site, listens=LISTENS) as server:
        page = context.new_page()
        context.route("**/explorer.zip", lambda route: None)  # which never comes
        other_rules(page, server.address)
        context.unroute("**/explorer.zip")
        page.goto("about:blank")
        not_loaded(page, server.address)
