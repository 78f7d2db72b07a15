"""The sheet on paper: one page of A4 and of Letter, and cards that hold what is written on them."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from explorer.ask.agreement.open_rules import OpenRules
from explorer.rules.presets import PRESETS
from explorer.rules.ruleset import RuleSet, rule_set
from explorer.sheet.fitting import PAPERS, SIZES, Paper, fitting, height
from explorer.sheet.make import make_sheet
from explorer.sheet.page import sheet_page
from explorer.sheet.quarrel_page import LONGEST, quarrel_page
from tests.browser.conftest import Read
from tests.browser.faults import violations
from tests.browser.reader import Reader
from tests.browser.test_layout import MISFITS, PHONE, SMALL
from tests.sheet.rule_sets import EVERYTHING, wordy

pytestmark = pytest.mark.browser

FORMATS = ("A4", "Letter")
POINT = 96 / 72
"""Pixels in a point."""

NEAR = 21.0
"""Points by which the height of a sheet may be estimated too high: a line or two, where a browser squeezes letters."""

CASES: dict[str, RuleSet] = {
    **{preset: rule_set(preset) for preset in PRESETS},
    "everything": rule_set(EVERYTHING),
    "ten-and-ten": wordy({"base": "pagat", "led_ten": "taken-pass"}),
    "ten-and-ten-table": wordy({"base": "poytapaska-relaxed"}),
}


@pytest.fixture(scope="module")
def paper(chromium: Browser) -> Iterator[Page]:
    """A page that is printed."""
    context = chromium.new_context(viewport={"width": 800, "height": 900})
    page = context.new_page()
    page.emulate_media(media="print")
    yield page
    context.close()


def pages(paper: Page, format: str) -> int:
    """Print what is shown and count the pages."""
    return len(re.findall(rb"/Type\s*/Page\b(?!s)", paper.pdf(format=format)))


def measured(page: Page, on: Paper) -> float:
    """Return how many points high a sheet is on a paper."""
    page.set_viewport_size({"width": int(on.width * POINT), "height": 900})
    return float(page.locator("main").evaluate("(main) => main.getBoundingClientRect().height")) / POINT


@pytest.mark.parametrize("lang", ["en", "fi"])
@pytest.mark.parametrize("case", CASES)
def test_a_sheet_is_one_page(case: str, lang: str, paper: Page) -> None:
    """With and without sources, on either paper, and as high as was estimated."""
    opened = OpenRules(CASES[case], ("led_ace", "try_stock") if lang == "en" else ())
    sheet = make_sheet(opened, title="Friday rules of the whole house", code="pk1:r=pagat+led_ten.clears", lang=lang)
    for sources in (False, True):
        size = fitting(sheet, sources=sources)
        assert size, "too long for one page"
        paper.set_content(sheet_page(sheet, sources=sources))
        for on in PAPERS:
            estimated = height(sheet, size, on, sources=sources, strip=True)
            assert -1 <= estimated - measured(paper, on) <= NEAR
        assert [1, 1] == [pages(paper, format) for format in FORMATS]


@pytest.mark.parametrize("sources", [False, True])
@pytest.mark.parametrize("case", ["pagat", "valepaska", "ruotsalainen"])
def test_the_type_is_as_large_as_the_page_allows(case: str, sources: bool, paper: Page) -> None:
    """With the next size up the sheet takes a second page of one of the papers."""
    sheet = make_sheet(CASES[case], code="pk1:r=pagat")
    size = fitting(sheet, sources=sources)
    assert size
    page = sheet_page(sheet, sources=sources)
    assert f"--size: {size}pt" in page
    larger = SIZES[SIZES.index(size) - 1]
    paper.set_content(page.replace(f"--size: {size}pt", f"--size: {larger}pt"))
    assert 2 in [pages(paper, format) for format in FORMATS]


@pytest.mark.parametrize("lang", ["en", "fi"])
@pytest.mark.parametrize("preset", ["wikipedia-2", "valepaska"])
def test_quarrel_cards_are_two_pages(preset: str, lang: str, paper: Page) -> None:
    """Questions on one, answers on the other, and nothing is cut off."""
    code = "pk1:r=pagat+led_ten.clears;" + "x" * LONGEST
    paper.set_content(quarrel_page(rule_set(preset), title="Friday", code=code[:LONGEST], lang=lang))
    assert [2, 2] == [pages(paper, format) for format in FORMATS]
    cut = paper.locator("article").evaluate_all(
        "(all) => all.filter((one) => one.scrollHeight > one.clientHeight).length"
    )
    assert 0 == cut


def test_the_screen(reader: Reader) -> None:
    """The page is looked at as it is printed; title and switches change it, and by the keyboard it is printed."""
    reader.open("pk1:r=pagat+pictures_on.8;g=first;t=sheet")
    page, frame = reader.page, reader.page.frame_locator("iframe.a4")
    expect(frame.get_by_text("Pictures: only on an eight or higher.")).to_be_visible()
    expect(frame.get_by_text(";r=pagat+pictures_on.8")).to_be_visible()
    assert [1, 1] == [pages(page, format) for format in FORMATS]  # the sheet alone, not the program around it
    name = page.get_by_role("textbox", name="What you call your rules")
    name.fill("Friday rules")
    name.press("Tab")
    expect(frame.get_by_role("heading", name="Friday rules")).to_be_visible()
    expect(name).to_have_value("Friday rules")
    page.keyboard.press("Space")  # the focus is on the first switch
    expect(frame.get_by_role("img", name="its base game: Guide", exact=True).first).to_be_visible()
    reader.fragment("pk1:r=pagat+pictures_on.8;g=first;t=sheet;p=s.Friday_rules")
    page.locator("iframe.a4").evaluate("(frame) => { frame.contentWindow.print = () => { window.printed = true; }; }")
    reader.button("Print").press("Enter")
    assert reader.ask("() => window.printed")
    inside = page.locator("iframe.a4").evaluate(
        "(frame) => [frame.clientHeight, frame.contentDocument.body.scrollHeight]"
    )
    assert inside[0] >= inside[1]
    with page.expect_download() as kept:
        reader.button("Keep as a page (HTML)").click()
    assert "paskahousu-rules.html" == kept.value.suggested_filename
    assert "<h1>Friday rules</h1>" in kept.value.path().read_text("utf-8")


def test_the_cards_are_printed_and_copied_as_cards(read: Read) -> None:
    """By the browser's own printing, too: questions on one page, answers on the next; the text to copy is theirs."""
    reader = read("pk1:r=pagat+hand.6;t=sheet;p=q", permissions=["clipboard-read", "clipboard-write"])
    expect(reader.page.frame_locator("iframe.a4:not(.side)").get_by_text("Who says so:")).to_be_visible()
    assert [2, 2] == [pages(reader.page, format) for format in FORMATS]
    reader.page.emulate_media(media="print")
    expect(reader.page.locator("iframe.a4:visible")).to_have_count(2)
    for side, (shown, hidden) in zip(
        ("front", "back"), ((".cards:not(.backs)", ".backs"), (".backs", "h1")), strict=True
    ):
        frame = reader.page.frame_locator(f'iframe[data-key="side:{side}"]')
        expect(frame.locator(f"{shown} article:visible")).to_have_count(16)
        expect(frame.locator(hidden)).to_be_hidden()
    reader.page.emulate_media(media="screen")
    reader.button("Copy the cards as text (Markdown)").click()
    expect(reader.button("Copied")).to_be_visible()
    copied = reader.ask("() => navigator.clipboard.readText()")
    assert copied.startswith("# Quarrel cards\n\n1. ")
    assert "pk1:" in copied


def test_texts_are_copied(read: Read) -> None:
    """As Markdown, and what differs from Pagat."""
    reader = read("pk1:r=guide+hand.6;t=sheet", permissions=["clipboard-read", "clipboard-write"])
    for button, begins in (
        ("Copy as text (Markdown)", "# Our Paskahousu rules\n\nFull-rules guide with one change"),
        ("Copy what differs from Pagat", "# Our Paskahousu rules, against Basic game (Pagat)\n"),
    ):
        reader.button(button).click()
        expect(reader.button("Copied")).to_be_visible()
        assert reader.ask("() => navigator.clipboard.readText()").startswith(begins)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_screen_on_a_phone(scheme: str, read: Read) -> None:
    """In both schemes nothing sticks out, targets are large enough, and axe finds nothing."""
    reader = read("pk1:r=pagat+hand.6;t=sheet;p=s.Friday", viewport=PHONE, color_scheme=scheme)
    expect(reader.page.frame_locator("iframe.a4").get_by_text("Six cards each.")).to_be_visible()
    assert [] == reader.ask(MISFITS)
    assert [] == reader.ask(SMALL)
    assert [] == violations(reader)
