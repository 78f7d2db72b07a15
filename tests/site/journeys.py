"""What people come for: whether an ace may be led, a sheet of their rules, where two games differ, and all by keys."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.browser.reader import Reader
from tests.browser.test_layout import MISFITS

START = "pk1:r=pagat;g=first;t=home"
LISTS = 60
"""More presses of the tabulator than a reader should need to reach anything that a journey needs."""

HEAR_PRINTING = """() => {
  document.querySelector("iframe.a4").contentWindow.print = () => { globalThis.prints = true; };
}"""
WIDTHS = "(all) => all.map((one) => one.offsetWidth)"


@dataclass(frozen=True)
class Look:
    """How a reader sees the page."""

    lang: str
    size: ViewportSize
    scheme: Literal["light", "dark"]


@dataclass(frozen=True)
class Words:
    """What a reader reads or hears on the way."""

    empty: str
    ace: str
    stays: str
    barred: str
    open: str
    unsettled: str
    ask: str
    differ: str
    step: str


WORDS = {
    "en": Words(
        empty="The empty table",
        ace="An ace",
        stays="Yes, and it stays.",
        barred="Wikipedia, early: does not go",
        open="2 points open",
        unsettled="Not agreed.",
        ask="What happens when an ace starts a pile?",
        differ="Your games differ on 3 points.",
        step="Ben opens with two threes.",
    ),
    "fi": Words(
        empty="Tyhjä pöytä",
        ace="Ässä",
        stays="Käy, ja kortti jää pöytään.",
        barred="Wikipedia, varhainen: ei käy",
        open="2 kohtaa auki",
        unsettled="Sopimatta.",
        ask="Mitä tapahtuu, kun pino aloitetaan ässällä?",
        differ="Eroavia kohtia on 3.",
        step="Ben aloittaa lyömällä kaksi kolmosta.",
    ),
}


def key(page: Page, name: str) -> Locator:
    """Return what the page has given this key."""
    return page.locator(f'[data-key="{name}"]')


def begin(page: Page, look: Look) -> None:
    """Be at the start again, with rules that nobody has changed, and see the page so."""
    page.set_viewport_size(look.size)
    page.emulate_media(color_scheme=look.scheme)
    page.evaluate("(code) => { location.hash = code; }", START)
    expect(page.locator(".hero")).to_be_visible()
    switch = key(page, f"language:{look.lang}")
    if switch.is_visible():
        switch.click()
    expect(page.locator(".pk")).to_have_attribute("lang", look.lang)
    expect(page.locator(".pk")).to_have_attribute("data-theme", look.scheme)


def fits(page: Page) -> None:
    """Hold that nothing is amiss, and nothing sticks out of the window or is cut off."""
    expect(page.get_by_role("alert")).to_be_empty()
    assert [] == page.evaluate(MISFITS)


def ask_about_an_ace(page: Page, words: Words) -> None:
    """May an ace be led? Two taps, and the documents: which one says no, and where."""
    key(page, "tab:settle").click()
    key(page, "top:empty").click()
    key(page, "kind:A").click()
    expect(page.locator(".told-answer")).to_contain_text(words.stays)
    said = page.locator(".saying-all").get_by_role("article")
    expect(said).to_have_count(5)
    bars = page.locator(".saying-all").get_by_role("article", name=words.barred)
    expect(bars).to_be_visible()
    if not bars.locator(".passage").first.is_visible():
        key(page, "saysit:wikipedia-1").click()
    expect(bars.locator(".passage").first).to_be_visible()
    fits(page)


def set_our_rules(page: Page, words: Words, kept: Path) -> None:
    """A group chooses a rule, leaves two points open, and has one page to print and to keep that says so."""
    key(page, "tab:rules").click()
    for value in ("led_picture:barred", "led_ten:?", "led_ace:?"):
        answer = key(page, f"value:{value}")
        if not answer.is_visible():
            page.locator("summary", has=page.locator("h2")).filter(visible=True).nth(2).click()
        answer.check()
    expect(page.locator(".inforce")).to_contain_text(words.open)
    fits(page)
    key(page, "part:sheet").click()
    key(page, "sheetname").fill("Saunaillan säännöt")
    key(page, "sheetname").press("Enter")
    sheet = page.frame_locator("iframe.a4").first.locator("body")
    expect(sheet).to_contain_text("Saunaillan säännöt")
    expect(sheet).to_contain_text(words.unsettled)
    expect(sheet.get_by_text(words.ask)).to_contain_text("☐")
    page.evaluate(
        "() => { document.querySelector('iframe.a4').contentWindow.print = () => { globalThis.prints = true; }; }"
    )
    key(page, "print").click()
    assert page.evaluate("() => globalThis.prints")
    assert 1 == len(re.findall(rb"/Type\s*/Page\b(?!s)", page.pdf(format="A4")))
    with page.expect_download() as file:
        key(page, "keep").click()
    file.value.save_as(kept)
    assert words.ask in kept.read_text("utf-8")
    fits(page)


def compare_on_one_phone(page: Page, words: Words) -> None:
    """Two people answer alone, and see the three points on which they part; what they settle is a sheet."""
    key(page, "tab:rules").click()
    key(page, "part:same").click()
    for answers in ("001000", "101u01"):
        key(page, "begin").click()
        for number, answer in enumerate(answers, 1):
            key(page, f"answer:{number}:{answer}").click()
        expect(page.locator('[data-key^="answer:6:"]')).to_have_count(0)
        if answers == "001000":
            key(page, "stop").click()  # the second is asked what the first was, and no more
    key(page, "compare").click()
    three_points(page, words)


def compare_by_codes(page: Page, words: Words) -> None:
    """Somebody has sent the code of their rules; it is set beside the rules in force."""
    key(page, "tab:rules").click()
    page.evaluate("() => { location.hash = 'pk1:r=pagat+led_ten.taken-pass+led_picture.barred;g=first;t=same'; }")
    key(page, "theirs").fill("https://example.org/#pk1:r=pagat+led_ten.clears+led_ace.barred;g=first;t=rules")
    key(page, "theirs").press("Enter")
    expect(key(page, "begin")).to_contain_text("2")
    key(page, "ours").click()
    key(page, "compare").click()
    three_points(page, words)


def three_points(page: Page, words: Words) -> None:
    """See where two people part, take the way of one, and have the sheet say what is left open."""
    expect(page.get_by_role("heading", name=words.differ)).to_be_visible()
    points = page.get_by_role("article")
    expect(points).to_have_count(3)
    for point in points.all():
        assert point.locator(".ways li").count() == 2
        beside = (
            point.locator(".ways li")
            .first.locator(":scope > *")
            .evaluate_all("(all) => all.map((one) => one.offsetWidth)")
        )
        assert min(beside) > 80  # words side by side, not letters below one another
    page.locator('[data-key^="pick:"][data-key$=":0"]').first.click()
    fits(page)
    key(page, "tosheet").click()
    expect(page.locator(".openpoints")).to_have_text(words.open)


def go_by_keys(page: Page, words: Words) -> None:
    """Ask about the ace and step a game with the keyboard alone; what is heard says enough."""
    page.locator(".skip").focus()
    tab_to(page, "tab:settle")
    page.keyboard.press("Enter")
    tab_to(page, "top:empty")
    expect(key(page, "top:empty")).to_have_accessible_name(words.empty)
    page.keyboard.press("Enter")
    tab_to(page, "kind:")
    page.keyboard.press("Home")
    for _ in range(11):
        page.keyboard.press("ArrowRight")
    assert "kind:A" == Reader(page).focused()
    expect(key(page, "kind:A")).to_have_accessible_name(words.ace)
    page.keyboard.press("Enter")
    expect(page.locator(".live")).to_contain_text(words.stays)
    expect(page.locator(".live")).to_contain_text(words.barred.split(":")[0])
    assert "kind:A" == Reader(page).focused()
    tab_to(page, "saysit:wikipedia-1")
    expect(page.locator(".saying-all").get_by_role("article", name=words.barred)).to_be_visible()
    page.locator(".skip").focus()
    tab_to(page, "tab:watch")
    page.keyboard.press("Enter")
    expect(page.locator(".told h2")).to_contain_text("0")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".live")).to_contain_text(words.step)
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".told h2")).to_contain_text("0")
    assert "tab:watch" == Reader(page).focused()
    fits(page)


def tab_to(page: Page, name: str) -> None:
    """Go on by the tabulator to something whose key begins so."""
    for _ in range(LISTS):
        page.keyboard.press("Tab")
        if Reader(page).focused().startswith(name):
            return
    raise AssertionError(f"the tabulator does not lead to {name}")
