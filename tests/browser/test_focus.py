"""Whoever works with the keyboard alone is never thrown back to the top of the page: the focus stays or goes on."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Read
from tests.browser.reader import Reader
from tests.browser.scenes import SCENES, show

pytestmark = pytest.mark.browser


def press(reader: Reader, name: str | re.Pattern[str], key: str = "Enter") -> None:
    """Press a button by the keyboard."""
    reader.button(name).first.press(key)


def answer(reader: Reader, question: str, value: str) -> None:
    """Choose an answer by the keyboard; its topic may be folded up."""
    group = reader.page.get_by_role("radiogroup", name=question, include_hidden=True)
    topic = reader.page.locator("details", has=group)
    if topic.get_attribute("open") is None:
        topic.locator("summary").press("Enter")
    group.get_by_role("radio", name=value, exact=True).press("Space")


def select(reader: Reader, name: str, value: str) -> None:
    """Choose from a list that has the focus."""
    box = reader.page.get_by_role("combobox", name=name)
    box.focus()
    box.select_option(value)


def about(reader: Reader, words: str) -> None:
    """Wait until the panel of reasons speaks of something."""
    expect(reader.why).to_contain_text(words)


def clauses(reader: Reader, number: int) -> None:
    """Wait until the panel of reasons has so many of them."""
    expect(reader.why.locator(".clause")).to_have_count(number)


def questions(reader: Reader) -> None:
    """Wait until the questions of *Our rules* are there."""
    expect(reader.page.locator(".topic").first).to_be_visible()


def shown(reader: Reader) -> None:
    """Wait until a marked step is shown."""
    expect(reader.told).to_contain_text("plays")


# What is done, at which place, what shows that it was, and where the focus is then.
WATCHING: list[tuple[str, str, Callable[[Reader], None], Callable[[Reader], None], str]] = [
    ("next", "s=1", lambda r: press(r, "Next"), lambda r: r.at(2), "go:next"),
    ("last", "s=1", lambda r: press(r, "Last step"), lambda r: r.at(50), "go:last"),
    ("slider", "s=1", lambda r: r.page.get_by_role("slider").press("ArrowRight"), lambda r: r.at(2), "slider"),
    ("number", "s=1", lambda r: r.go(9), lambda r: r.at(9), "goto"),
    ("list", "s=1", lambda r: r.line(5).press("Enter"), lambda r: r.at(5), "move:5"),
    ("arrow in the list", "s=1", lambda r: r.line(1).press("ArrowRight"), lambda r: r.at(2), "move:2"),
    (
        "card",
        "s=6",
        lambda r: r.card("ace").press("Enter"),
        lambda r: about(r, "If Carla"),
        "hand:",
    ),
    (
        "chip",
        "s=6",
        lambda r: r.chip("Pass").press("Space"),
        lambda r: about(r, "If Carla"),
        "chip:",
    ),
    (
        "depth",
        "s=6",
        lambda r: press(r, "Verdict"),
        lambda r: clauses(r, 0),
        "depth:",
    ),
    (
        "depth",
        "s=6",
        lambda r: press(r, "Reasons"),
        lambda r: clauses(r, 1),
        "depth:",
    ),
    ("game", "s=6", lambda r: select(r, "Game", "guide-turn"), lambda r: r.at(0), "game"),
    ("seat", "s=6", lambda r: select(r, "Cards shown", "Anna"), lambda r: r.at(6), "seat"),
    ("theme", "s=6", lambda r: press(r, "Light or dark"), lambda r: r.at(6), "theme"),
    ("suits", "s=6", lambda r: press(r, "Four-colour suits"), lambda r: r.at(6), "suits"),
    ("screen", "s=6", lambda r: press(r, "Our rules"), questions, "tab:rules"),
    ("strip", "s=6", lambda r: press(r, "Change"), questions, ""),
    ("asked", "s=7", lambda r: press(r, "Show me"), shown, "Anna lays a queen"),
    (
        "guess",
        "s=7",
        lambda r: r.chip("Pass").press("Enter"),
        shown,
        "chip:",
    ),
    ("skip", "s=1", lambda r: press(r, "Skip to the page"), lambda r: r.at(1), "A whole game"),
]


@pytest.mark.parametrize(("what", "at", "do", "done", "focus"), WATCHING, ids=[case[0] for case in WATCHING])
def test_the_focus_stays_while_watching(
    reader: Reader,
    what: str,
    at: str,
    do: Callable[[Reader], None],
    done: Callable[[Reader], None],
    focus: str,
) -> None:
    """After each thing that can be done the focus is on what was used, or on what took its place."""
    reader.open(f"pk1:r=pagat;g=first;{at}")
    do(reader)
    done(reader)
    assert reader.focused() != "", what
    assert focus in reader.focused()
    if what in ("theme", "suits"):
        do(reader)


def test_the_focus_goes_on_when_a_choice_is_let_go(reader: Reader) -> None:
    """The button *Back to what Carla did* goes away with the choice; the focus stays in the panel."""
    reader.open("pk1:r=pagat;g=first;s=6")
    reader.card("ace").press("Enter")
    press(reader, "Back to what Carla did")
    expect(reader.button("Back to what Carla did")).to_have_count(0)
    assert "Why" == reader.focused()


def test_the_focus_follows_a_reason_to_its_option_and_the_effect_back(reader: Reader) -> None:
    """From *Set by* to the question; from *Show step* to the steps."""
    reader.open("pk1:r=pagat+led_ten.clears;g=first;s=31")
    press(reader, re.compile("^Set by: What happens when a ten starts a pile"))
    expect(reader.page.get_by_text("What happens when a ten starts a pile?", exact=True)).to_be_focused()
    reader.choose("What happens when a ten starts a pile?", "The next player takes it, the one after leads")
    press(reader, "Show step 31")
    reader.at(31)
    assert "" != reader.focused()


def test_the_focus_stays_while_rules_are_changed(reader: Reader) -> None:
    """Answers, documents, presets, and the reset that becomes useless under one's fingers."""
    reader.open("pk1:r=pagat;g=first;t=rules")
    answer(reader, "What may an ace go on?", "Anything lower")
    expect(reader.strip).to_contain_text("one change")
    assert "value:ace_on:lower" == reader.focused()
    question = reader.page.locator("fieldset", has_text="How many equal cards may go at once?")
    question.get_by_role("button", name="Who says so?").press("Enter")
    expect(question.locator(".passage").first).to_be_visible()
    assert "open:sets" == reader.focused()
    question.get_by_role("button", name="Hide the documents").press("Enter")
    expect(question.locator(".passage")).to_have_count(0)
    assert "open:sets" == reader.focused()
    press(reader, "Back to Pagat")
    expect(reader.strip).to_contain_text("no changes")
    assert "reset" == reader.focused()
    press(reader, "Guide")
    expect(reader.strip).to_contain_text("guide")
    assert "preset:guide" == reader.focused()


def test_the_focus_goes_on_through_a_line_of_ones_own(reader: Reader) -> None:
    """Every button that goes away with its press hands the focus on inside its part of the page."""
    reader.open("pk1:r=pagat+led_ten.clears;g=first;s=31")
    reader.page.locator(".told .parting button").press("Enter")
    expect(reader.told).to_have_text("Step 31: Carla is to move")
    assert "Step 31" in reader.focused()
    reader.chip("Leads a king").press("Enter")
    press(reader, "Make this move")
    expect(reader.told).to_have_text("Step 32: Anna is to move")
    assert "" != reader.focused()
    press(reader, "Take back")
    expect(reader.told).to_have_text("Step 31: Carla is to move")
    assert "" != reader.focused()
    press(reader, "Back to the record")
    expect(reader.moves.locator("li.own")).to_have_count(0)
    assert "" != reader.focused()
    reader.moves.get_by_role("button", name="Play on from here").press("Enter")
    expect(reader.moves.locator("li.own")).not_to_have_count(0)
    assert "" != reader.focused()


def test_the_focus_goes_on_when_a_message_is_closed(reader: Reader) -> None:
    """Neither a notice nor an alert takes the focus down with it."""
    for code in ("pk1:g=first;s=3", "rubbish"):
        reader.paste(code, refused=code == "rubbish")
        reader.button("Close").press("Enter")
        expect(reader.button("Close")).to_have_count(0)
        assert "" != reader.focused()


def test_the_focus_goes_on_when_the_rules_of_a_game_are_taken_over(reader: Reader) -> None:
    """That button goes away as well."""
    reader.open("pk1:r=guide;g=first;s=3")
    press(reader, "Use the rules of this game")
    expect(reader.strip).to_contain_text("Pagat")
    assert "" != reader.focused()


OUTLINED = """() => {
  const at = document.activeElement, style = (node) => getComputedStyle(node);
  const shows = (node) => style(node).outlineStyle !== "none" || style(node).boxShadow !== "none";
  return shows(at) || [...at.parentElement.querySelectorAll(".edge, input + span")].some(shows);
}"""
"""Whether what has the focus shows it, itself or by the edge that is drawn for it."""


def walk(reader: Reader) -> list[str]:
    """Go through the page with the Tab key, hold that each stop shows where it is, and return the stops."""
    reader.ask("() => document.querySelector('.skip').focus()")
    stops: list[str] = []
    for _ in range(150):
        reader.page.keyboard.press("Tab")
        if not (here := reader.focused()):
            break
        stops.append(here)
        assert reader.ask(OUTLINED), here
    return stops


@pytest.mark.parametrize("scene", ["home-answered", "settle-verdict", "board", "rules-own", "find", "same-compared"])
def test_every_screen_can_be_walked_through_with_the_tab_key(scene: str, reader: Reader) -> None:
    """From the tabs to the switch of the command field, without a stop that comes twice; a row of cards is one stop."""
    show(reader.page, next(one for one in SCENES if one.name == scene))
    stops = walk(reader)
    assert stops[:4] == ["tab:home", "tab:settle", "tab:watch", "tab:rules"]
    assert stops[-1] == "slash"
    assert len(stops) == len(set(stops))


def test_the_whole_page_can_be_walked_through_with_the_tab_key(reader: Reader) -> None:
    """The lists are one stop each, so that the way is short."""
    reader.open("pk1:r=pagat;g=first;s=6")
    stops = walk(reader)
    assert stops[:4] == ["tab:home", "tab:settle", "tab:watch", "tab:rules"]
    assert 1 == sum(stop.startswith("move:") for stop in stops)
    assert 1 == sum(stop.startswith("chip:") for stop in stops)
    assert stops[-1] == "slash"
    assert 50 > len(stops)


def test_folding_the_list_on_a_phone_keeps_the_focus(read: Read) -> None:
    """The list of moves opens and closes under the same button."""
    reader = read("pk1:r=pagat;g=first;s=6", viewport={"width": 375, "height": 812})
    fold = reader.moves.get_by_role("button", name="Moves")
    fold.press("Enter")
    expect(fold).to_have_attribute("aria-expanded", "true")
    assert "fold" == reader.focused()
    expect(reader.button("Verdict")).to_have_attribute("aria-pressed", "true")
