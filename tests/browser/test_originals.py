"""The original wording on the page: as text whatever it holds, and apart from our own words."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from explorer.notation.records import read_record
from explorer.sources import originals
from explorer.sources.originals import NEAREST, VERIFIED, Original, Originals
from explorer.ui.bundle import module_text, style_text
from explorer.ui.session import Session
from tests.sources.saved import prints
from tests.ui.acting import RECORD, act, index_of

pytestmark = pytest.mark.browser

SLY = '<img src="x" onerror="document.title = 1"> & <b>bold</b>'

PAGE = """async ([module, style, panels]) => {
  const sheet = document.head.appendChild(document.createElement("style"));
  sheet.textContent = style;
  const made = (await import(URL.createObjectURL(new Blob([module], { type: "text/javascript" })))).default;
  const model = { get: (name) => panels[name], set() {}, save_changes() {}, on() {} };
  made.render({ model, el: document.body });
}"""
"""Draws the panels with a model that answers no event."""


def test_an_original_is_text_and_has_a_label_of_its_own(visit: Callable[..., Page]) -> None:
    """Markup in a reader's copy is shown as it is written; what is not verified is drawn apart and says so."""
    found = [Original("pagat:play.1.3", VERIFIED, SLY, 1.0), Original("pagat:play.1.1", NEAREST, "Nearly.", 0.8)]
    session = Session(originals=Originals({}, {one.cite: one for one in found}))
    act(session, "tab", id="watch")
    act(session, "go", step=6)
    panels = act(session, "card", index=index_of(session, "AC"))
    page = visit("about:blank")
    page.evaluate(PAGE, [module_text(), style_text(), json.loads(json.dumps(panels))])
    quoted = page.locator(".passage", has=page.locator(".original")).first
    expect(quoted.locator("blockquote.original > p")).to_have_text(SLY)
    expect(quoted.locator("blockquote.original")).to_contain_text("the original wording, from your own copy")
    expect(quoted).to_contain_text("in our words")
    expect(page.locator(".original img, .original b")).to_have_count(0)
    assert "1" != page.title()


ANSWERED = """async ([module, style, panels]) => {
  const sheet = document.head.appendChild(document.createElement("style"));
  sheet.textContent = style;
  const made = (await import(URL.createObjectURL(new Blob([module], { type: "text/javascript" })))).default;
  const heard = {};
  const take = (shown) => Object.entries(shown).forEach(([name, panel]) => {
    panels[name] = panel;
    heard[`change:${name}`]?.();
  });
  const model = {
    get: (name) => panels[name],
    set: (name, value) => { if (name === "events" && value.length) answer(value).then(take); },
    save_changes() {}, on: (name, act) => { heard[name] = act; },
  };
  made.render({ model, el: document.body });
}"""
"""Draws the panels with a model whose events a Python function ``answer`` takes."""

TEN = "pagat:play.1.5"
WORDING = "No, said the tortoise, not on a ten."


def test_a_passage_can_be_pasted(visit: Callable[..., Page], monkeypatch: pytest.MonkeyPatch) -> None:
    """The box opens beside the passage; what is found takes its place and the focus, what is not says so."""
    monkeypatch.setattr(originals, "fingerprints", lambda: prints({"pagat:1": "Anything goes.", TEN: WORDING}))
    session = Session(records=[read_record(RECORD.replace("Pile: 9C", "Pile: 10C"))])
    panels = act(session, "card", index=index_of(session, "AS"))
    taken: set[int] = set()

    def answer(events: list[dict[str, Any]]) -> dict[str, Any]:
        for event in events:
            if event["n"] not in taken:
                taken.add(event["n"])
                session.handle(event)
        return {**session.views(), "ack": {"page": events[-1]["page"], "n": events[-1]["n"]}}

    page = visit("about:blank")
    page.expose_function("answer", answer)
    page.evaluate(ANSWERED, [module_text(), style_text(), json.loads(json.dumps(panels))])
    passage = page.locator(".passage", has=page.locator("summary"))
    passage.locator("summary").click()
    box = passage.get_by_role("textbox", name="Paste this passage")
    box.fill("Something else altogether.")
    passage.get_by_role("button", name="Look for it").click()
    expect(passage).to_contain_text("Not found")
    expect(box).to_be_focused()
    box.fill(WORDING)
    passage.get_by_role("button", name="Look for it").click()
    quoted = page.locator("blockquote.original")
    expect(quoted).to_contain_text("verified")
    expect(quoted.locator("p")).to_be_focused()
    expect(quoted.locator("p")).to_have_attribute("lang", "en")
    expect(page.locator(".have")).to_have_count(0)
