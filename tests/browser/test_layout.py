"""The page fits: phone and desk, large text, dark and light, and the fullest table there can be."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Read, blameless, visiting
from tests.browser.crowded import crowded_record
from tests.browser.reader import Reader
from tests.browser.served import served
from tests.browser.visitor import Visitor
from tests.hosting.servers import Server

pytestmark = pytest.mark.browser

PHONE = {"width": 375, "height": 812}
RULES = "pk1:r=pagat+decks.2+pictures_on.8+ace_on.lower+two_on.all+on_two.all+led_ten.clears;g=crowded"

# What sticks out at the right, scrolls sideways, or is cut off. Cards lie over one another on purpose, and what only a
# screen reader reads takes no room.
MISFITS = """() => {
  const width = document.documentElement.clientWidth;
  const found = [];
  if (document.documentElement.scrollWidth > width) found.push(`page ${document.documentElement.scrollWidth}`);
  const unseen = (node) => {
    if (!node.checkVisibility()) return true; // folded away
    for (let at = node; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.clipPath !== "none" || style.visibility === "hidden" || style.display === "none") return true;
    }
    return false;
  };
  for (const node of document.querySelectorAll(".pk *")) {
    const box = node.getBoundingClientRect();
    if (!box.width || node.closest("svg, .card, .fan, .gridbox > *") || unseen(node)) continue;
    const name = `${node.localName}.${node.className} ${node.textContent.slice(0, 30)}`;
    if (box.right > width + 1 || box.left < -1) found.push(`out ${box.left} ${box.right} ${name}`);
    const plain = !node.children.length && node.textContent.trim() && !/INPUT|SELECT|OPTION/.test(node.nodeName);
    if (plain && getComputedStyle(node).overflow !== "visible" && node.scrollWidth > node.clientWidth + 1) {
      found.push(`cut ${name}`);
    }
  }
  return found;
}"""

# Controls of the stepper that something else lies over, and the room that is left to click them.
COVERED = """() => [...document.querySelectorAll(".stepper :is(button, input)")].filter((node) => {
  const box = node.getBoundingClientRect();
  const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return top && top !== node && !node.contains(top); // none: out of the window
}).map((node) => node.dataset.key)"""

# Targets smaller than 44 px. Of cards that overlap only what is free counts; a label is part of its switch; a word in a
# sentence is as large as the sentence has it.
SMALL = """() => {
  const small = [];
  for (const node of document.querySelectorAll(".pk :is(button, select, summary, input)")) {
    const whole = node.closest("label.switch, label.value") || node;
    const box = whole.getBoundingClientRect();
    if (!box.width || getComputedStyle(node).visibility === "hidden" || node.matches(".skip, .term")) continue;
    let { width, height } = box;
    if (node.closest(".hand")) {
      node.scrollIntoView({ block: "center" });
      const at = node.getBoundingClientRect();
      const own = (x, y) => node.contains(document.elementFromPoint(x, y));
      width = height = 0;
      for (let x = Math.ceil(at.left); x < at.right; x++) width += own(x, at.top + 24);
      for (let y = Math.ceil(at.top); y < at.bottom; y++) height += own(at.left + 12, y);
    }
    if (width < 43.5 || height < 43.5) small.push(`${node.dataset.key} ${Math.round(width)}x${Math.round(height)}`);
  }
  return small;
}"""


@pytest.fixture(scope="module")
def crowded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """An explorer that opens at eight players, a hand of thirty and a pile of forty."""
    source = f"from explorer.ui.show import show\nshow(record={crowded_record()!r})"
    with served(source, folder=tmp_path_factory.mktemp("crowded")) as server:
        yield server


@pytest.fixture(scope="module")
def crowd(chromium: Browser, crowded: Server) -> Iterator[Visitor]:
    """One visitor at the full table, for every size of window."""
    with Visitor(lambda follow: visiting(chromium, crowded, follow, RULES)) as visitor:
        yield visitor


def look(reader: Reader, where: Any) -> None:
    """Hold that nothing sticks out, is cut off, or lies over the stepper."""
    assert [] == reader.ask(MISFITS), where
    assert [] == reader.ask(COVERED), where


def states(reader: Reader) -> Iterator[str]:
    """Bring the crowded table into each of its states."""
    reader.page.get_by_role("combobox", name="Cards shown").select_option("open")
    for step, state in enumerate(("laid out", "played", "taken", "asked", "waiting")):
        reader.go(step)
        yield state
    reader.go(1)
    reader.table.get_by_role("button").nth(20).click()
    expect(reader.others.locator(".reason")).to_be_visible()
    reader.button("Everything").click()
    expect(reader.why.locator(".everything")).to_be_visible()
    yield "everything"
    reader.page.get_by_role("combobox", name="Cards shown").select_option(index=3)
    expect(reader.table.get_by_role("group").get_by_role("button").first).to_be_visible()
    yield "one seat"
    reader.paste("pk1:r=nobody;g=nothing;s=1000;z=unknown", refused=True)
    expect(reader.alert).not_to_be_empty()
    reader.ask("() => scrollTo(0, 0)")  # the field to paste into is at the foot, where the table is out of sight
    yield "alert"
    reader.alert.get_by_role("button", name="Close").click()
    reader.screen("Our rules")
    reader.button("Who says so?").first.click()
    expect(reader.page.locator(".passage").first).to_be_visible()
    yield "rules"
    reader.button("Hide the documents").click()
    reader.screen("Watch")


@pytest.mark.parametrize(("width", "text"), [(1280, 100), (1280, 200), (768, 100), (375, 100), (375, 200), (320, 100)])
def test_nothing_sticks_out_however_full_the_table(crowd: Visitor, width: int, text: int) -> None:
    """Eight players with long names, thirty cards in a hand, forty on the pile, at every width and twice the size."""
    reader = crowd.reader
    reader.page.set_viewport_size({"width": width, "height": 812})
    reader.ask("(text) => { document.documentElement.style.fontSize = `${text}%`; }", text)
    with blameless(crowd.watch):
        for state in states(reader):
            look(reader, (width, text, state))


def test_everything_on_a_phone_can_be_hit_with_a_thumb(read: Read, crowded: Server) -> None:
    """Each target is at least 44 px in both directions, cards that lie over one another too."""
    reader = read(RULES, server=crowded, viewport=PHONE, has_touch=True, is_mobile=True, reduced_motion="reduce")
    for state in states(reader):
        fold = reader.page.locator(".fold")
        if state == "played":
            fold.click()
        assert [] == reader.ask(SMALL), state


def test_a_phone_begins_with_the_verdict(read: Read) -> None:
    """There is room for one line first; the reader can have more."""
    reader = read("pk1:r=pagat;g=first;s=5", viewport=PHONE)
    expect(reader.button("Verdict")).to_have_attribute("aria-pressed", "true")
    expect(reader.why.locator(".clause")).to_have_count(0)
    reader.button("Reasons").click()
    expect(reader.why.locator(".clause")).not_to_have_count(0)
    reader.button("Next").click()
    expect(reader.button("Reasons")).to_have_attribute("aria-pressed", "true")


def test_on_a_phone_the_reason_stands_where_the_card_was_chosen(read: Read) -> None:
    """Without scrolling: the panel of reasons is far below there."""
    reader = read("pk1:r=pagat;g=first;s=6", viewport=PHONE)
    reader.card("ace of clubs").click()
    expect(reader.table.locator(".ruling")).to_contain_text("An ace may go only on a picture or another ace")
    expect(reader.table.locator(".ruling")).to_be_in_viewport(ratio=1)


def test_on_a_phone_the_steps_are_always_at_hand(read: Read) -> None:
    """The stepper stays at the foot of the window, wherever the page is scrolled to, and covers no focused control."""
    reader = read("pk1:r=pagat;g=first;s=6", viewport=PHONE)
    for place in (0, 400, 100_000):
        reader.ask("(place) => scrollTo(0, place)", place)
        assert [] == reader.ask(COVERED)
        expect(reader.button("Next")).to_be_in_viewport(ratio=1)
    reader.ask("() => scrollTo(0, 0)")
    reader.button("Verdict").focus()
    foot = reader.page.locator(".stepper").bounding_box()
    box = reader.button("Verdict").bounding_box()
    assert foot is not None
    assert box is not None
    assert box["y"] + box["height"] <= foot["y"]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_page_is_painted_to_its_edges(read: Read, scheme: Any) -> None:
    """In the dark no white strip is left beside or below it."""
    reader = read(color_scheme=scheme)
    ground = reader.ask(
        """() => [document.body, document.querySelector('.pk')].map((node) => getComputedStyle(node).backgroundColor)"""
    )
    height = reader.ask("() => [document.querySelector('.pk').getBoundingClientRect().height, innerHeight]")
    assert height[0] >= height[1]
    light = [sum(map(int, colour.split("(")[1].rstrip(")").split(",")[:3])) > 380 for colour in ground]
    assert [scheme == "light"] * 2 == light
