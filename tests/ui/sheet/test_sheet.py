"""The screen of the sheet."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from explorer.errors import InputError
from explorer.language import speaking
from explorer.rules.presets import PRESETS
from explorer.ui.session import Session
from tests.coded import plain
from tests.ui.acting import act

FULL = 40_000
"""Bytes that the views of a screen may have."""


def shown(session: Session, type: str = "tab", **event: Any) -> dict[str, Any]:
    """Return the panel of the sheet after an event."""
    return act(session, type, **(event or {"id": "sheet"}))["sheet"]


def test_it_stands_under_our_rules() -> None:
    """As a part of that screen."""
    shell = act(Session(), "tab", id="sheet")["shell"]
    assert ["rules"] == [tab["id"] for tab in shell["tabs"] if tab["current"]]
    assert "sheet" in [part["id"] for part in shell["parts"] if part["current"]]


def test_the_page_is_of_the_rules_in_force() -> None:
    """With what was changed, and with the code that opens them."""
    session = Session()
    act(session, "option", key="pictures_on", value="8")
    page = shown(session)["page"]["html"]
    assert "Pictures: only on an eight or higher." in page
    assert "pk1:r=pagat+pictures_on.8<" in plain(page)


def test_the_switches() -> None:
    """Sources, strip and title change the page; quarrel cards take its place, and then the others are idle."""
    session = Session()
    usual = shown(session)
    assert ["sources", "strip", "cards"] == [one["id"] for one in usual["switches"]]
    assert [False, True, False] == [one["on"] for one in usual["switches"]]
    assert "its base game: Pagat" in shown(session, "sheet_switch", id="sources", on=True)["page"]["html"]
    assert "<table" not in shown(session, "sheet_switch", id="strip", on=False)["page"]["html"]
    named = shown(session, "sheet_title", text="  Friday <b> ")
    assert "<h1>Friday &lt;b&gt;</h1>" in named["page"]["html"]
    assert "Friday <b>" == named["name"]["value"]
    cards = shown(session, "sheet_switch", id="cards", on=True)
    assert "Quarrel cards" in cards["page"]["html"]
    assert [True, True, False] == [one["idle"] for one in cards["switches"]]
    assert session.reader.code().endswith("p=snq.Friday_~3Cb~3E")


def test_an_unknown_switch_is_refused() -> None:
    """Naming it."""
    with pytest.raises(InputError, match="no switch 'glitter'"):
        Session().handle({"type": "sheet_switch", "id": "glitter", "on": True})


def test_a_code_opens_the_sheet_as_it_was() -> None:
    """Title and switches come along."""
    session = Session()
    panel = act(session, "paste", text="pk1:r=guide;t=sheet;p=s.Friday")["sheet"]
    assert "<h1>Friday</h1>" in panel["page"]["html"]
    assert [True, True, False] == [one["on"] for one in panel["switches"]]


def test_texts_to_copy() -> None:
    """The sheet as Markdown, and what differs from Pagat, or from the rules that ours are compared with."""
    session = Session()
    act(session, "preset", id="wikipedia-1")
    markdown, patch = shown(session)["copies"]
    assert markdown["text"].startswith("# Our Paskahousu rules\n")
    assert "Copy what differs from Pagat" == patch["label"]
    assert "## What we changed" in patch["text"]
    act(session, "paste", text="pk1:r=wikipedia-1;c=guide;t=sheet")
    assert "Copy what differs from Guide" == session.views()["sheet"]["copies"][1]["label"]


def test_what_is_not_agreed_stands_there() -> None:
    """As a question with boxes."""
    session = Session()
    session.reader.open_keys = frozenset({"led_ten"})
    assert "What happens when a ten starts a pile? <span>☐" in shown(session)["page"]["html"]


@pytest.mark.parametrize("preset", PRESETS)
def test_the_page_stays_small(preset: str) -> None:
    """With everything on it, in either language."""
    session = Session()
    act(session, "preset", id=preset)
    act(session, "tab", id="sheet")
    for lang in ("en", "fi"):
        session.reader.lang = lang
        views = act(session, "sheet_switch", id="sources", on=True)
        assert len(json.dumps(views, ensure_ascii=False).encode()) < FULL


def test_finnish() -> None:
    """The screen and the page speak the reader's language."""
    session = Session()
    session.reader.lang = "fi"
    panel = shown(session)
    assert "Sääntöarkki" == panel["title"]
    assert "Meidän paskahoususääntömme" in panel["page"]["html"]
    with speaking("fi"):
        assert re.search(r'<html lang="fi">', panel["page"]["html"])


def test_no_player_is_named() -> None:
    """The open game's players stay out of everything that can be taken away."""
    panel = json.dumps(shown(Session()))
    assert [] == [name for name in ("Anna", "Ben", "Carla") if re.search(rf"\b{name}\b", panel)]
