"""The whole page in Finnish: nothing of it is left in English, and a word is explained where it stands."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

import explorer.trace
import explorer.ui
from explorer.games import game_index, game_record
from explorer.sources import library
from explorer.sources.translations import translated
from tests.browser.conftest import Read
from tests.browser.faults import violations
from tests.browser.reader import Reader
from tests.coded import like

pytestmark = pytest.mark.browser

WORD = re.compile(r"[a-zåäö]{2,}")

ID = re.compile(r"[\w-]+:[\w.-]+")
"""A passage by its id, as an interpretation names what it reads."""

NAMES = {"anna", "ben", "carla", "in", "english"}
"""Names, and the switch back."""

# All that a reader sees, or hears said of what they see; codes and ids aside.
SAID = """() => {
  const said = [];
  for (const node of document.querySelectorAll(".pk *")) {
    if (node.closest("[lang=en], code, style")) continue;
    for (const name of ["aria-label", "title", "aria-valuetext", "placeholder", "alt"]) {
      if (node.hasAttribute(name)) said.push(node.getAttribute(name));
    }
    for (const one of node.childNodes) if (one.nodeType === Node.TEXT_NODE) said.push(one.data);
  }
  return said;
}"""


def _words(data: Any) -> set[str]:
    if isinstance(data, dict):
        return set().union(*(_words(below) for below in data.values()))
    if isinstance(data, list | tuple):
        return set().union(*map(_words, data))
    return set(WORD.findall(re.sub(r"\{\w+\}", " ", data).lower())) if isinstance(data, str) else set()


@cache
def vocabulary(lang: str) -> frozenset[str]:
    """Return all words of the catalogues, texts and games in a language."""
    found: set[str] = set()
    for package in (explorer.trace, explorer.ui):
        for file in (Path(str(package.__file__)).parent / "messages").glob(f"{lang}*.toml"):
            found |= _words(tomllib.loads(file.read_text("utf-8")))
    texts = translated(library(), lang)
    found |= _words([(one.text, one.place, one.section) for one in texts.passages])
    found |= _words([(one.text, one.reason, one.other) for one in texts.interpretations])
    found |= _words([(one.title, one.short) for one in texts.documents])
    found |= _words([(one.name(lang), one.explanation(lang)) for one in texts.terms])
    for group in game_index(lang):
        records = [game_record(id, lang) for id in group.ids]
        found |= _words(
            [(one.header("Title"), one.intro, *(move.comment for move in one.moves)) for one in records]
        ) | _words(group.title)
    return frozenset(found)


def english(reader: Reader) -> list[str]:
    """Return the words on the page that are in the English vocabulary and not in the Finnish one."""
    words = _words([ID.sub("", text) for text in reader.ask(SAID)])
    assert len(words) > 50
    return sorted((words & vocabulary("en")) - vocabulary("fi") - NAMES)


def _open(reader: Reader, code: str) -> None:
    """Follow a link to a code, whatever the field that then shows it is called."""
    reader.ask("(code) => { location.hash = code; }", code)
    expect(reader.page.locator("[data-key=codefield]")).to_have_value(like(code))


def _watch(reader: Reader) -> None:
    _open(reader, "pk1:r=pagat;g=first;s=3")
    reader.page.get_by_role("button", name="Kaikki", exact=True).click()
    expect(reader.page.locator(".everything")).to_be_visible()
    reader.page.locator("section.else .chip").first.click()
    expect(reader.page.locator(".reason")).to_be_visible()


def _rules(reader: Reader) -> None:
    _open(reader, "pk1:r=pagat+led_ten.clears;g=first;s=31;t=rules")
    reader.ask("() => document.querySelectorAll('details').forEach((topic) => { topic.open = true; })")
    reader.page.locator("fieldset .asks").nth(3).click()
    expect(reader.page.locator("fieldset .passage").first).to_be_visible()


def _settle(reader: Reader) -> None:
    _open(reader, "pk1:r=pagat;g=first;t=settle;w=9.A")
    expect(reader.page.locator(".settle")).to_be_visible()


@pytest.fixture
def finn(read: Read) -> Reader:
    """A visitor whose browser speaks Finnish."""
    return read(locale="fi-FI")


def test_no_english_is_left(finn: Reader) -> None:
    """A Finnish browser gets a Finnish page, and axe finds nothing on it."""
    expect(finn.page.locator(".pk")).to_have_attribute("lang", "fi")
    assert "fi" == finn.ask("() => document.documentElement.lang")
    states: tuple[Callable[[Reader], None], ...] = (_watch, _rules, _settle)
    for state in states:
        state(finn)
        assert [] == english(finn), state.__name__
        assert [] == violations(finn), state.__name__


def test_the_language_is_switched_at_any_time(read: Read) -> None:
    """The switch says it in the other language; step and rules stay, and the choice is kept when the page is loaded."""
    reader = read("pk1:r=pagat+led_ten.clears;g=first;s=5")
    switch = reader.button("Suomeksi")
    expect(switch).to_have_attribute("lang", "fi")
    switch.click()
    expect(reader.told).to_have_text(re.compile("^Vaihe 5:"))
    assert reader.focused()
    expect(reader.page.get_by_role("textbox", name="Tämän sivun koodi")).to_have_value(
        like("pk1:r=pagat+led_ten.clears;g=first;s=5")
    )
    reader.page.reload()
    reader.ready()
    expect(reader.told).to_have_text(re.compile("^Vaihe 5:"))
    reader.button("In English").click()
    expect(reader.told).to_have_text(re.compile("^Step 5:"))


def test_a_word_is_explained_where_it_stands(reader: Reader) -> None:
    """By keyboard: Enter opens the explanation, Escape shuts it and the focus is on the word again."""
    reader.open("pk1:r=pagat;g=first")
    word = reader.page.locator(".comment .term").first
    word.focus()
    name = word.inner_text()
    reader.page.keyboard.press("Enter")
    box = reader.page.get_by_role("dialog")
    expect(box).to_be_visible()
    expect(box).to_contain_text(".")
    reader.page.keyboard.press("Escape")
    expect(box).to_be_hidden()
    assert name in reader.page.evaluate("() => document.activeElement.textContent")
    words = reader.page.locator(".term").all_inner_texts()
    assert len(words) == len({one.lower() for one in words})


def test_names_of_another_language_are_marked(reader: Reader) -> None:
    """The name of the game is Finnish in an English sentence."""
    expect(reader.page.locator(".brand [lang=fi]")).to_have_text("Paskahousu")
