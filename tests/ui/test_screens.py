"""Every screen is named, drawn, and known to the page on both sides."""

import re
from pathlib import Path

import pytest

import explorer.ui
from explorer.ui.say import text
from explorer.ui.screens import SCREENS, Screen, handler, screen
from explorer.ui.session import Session
from explorer.ui.widget import PANELS, Explorer
from tests.ui.acting import act

MAIN = (Path(explorer.ui.__file__).parent / "esm" / "main.js").read_text("utf-8")


@pytest.mark.parametrize("one", SCREENS, ids=lambda one: one.id)
def test_a_screen_opens(one: Screen) -> None:
    """It has a name, its tab is a screen too, and opening it shows all its panels."""
    assert text(f"shell.{one.id}")
    assert screen(one.tab).tab == one.tab
    shown = act(Session(), "tab", id=one.id)
    assert {"shell", "notice", "live", "code", "glossary", "command", "share", *one.panels} == set(shown)
    assert one.id == shown["shell"]["tab"]
    assert [one.tab] == [tab["id"] for tab in shown["shell"]["tabs"] if tab["current"]]


APART = {"class", "classroom", "exercise", "ending"}
"""What main.js names for the screens of a class and of a lesson, which have no tab."""


def test_both_sides_know_the_same() -> None:
    """The widget has a trait for every panel, and the page's code listens to it and draws every screen."""
    panels = {name for one in SCREENS for name in one.panels} | {
        "shell",
        "notice",
        "live",
        "code",
        "glossary",
        "command",
        "share",
        "classroom",
        "lesson",
    }
    assert panels == set(PANELS)
    assert panels <= set(Explorer.class_trait_names(sync=True))
    listed = re.search(r"const PANELS = \[(.*?)\];", MAIN, re.DOTALL)
    drawn = re.search(r"const SCREENS = \{(.*?)\};", MAIN, re.DOTALL)
    assert listed
    assert drawn
    assert panels | {"error"} == set(re.findall(r'"(\w+)"', listed[1]))
    assert {one.id for one in SCREENS} | APART == set(re.findall(r"\w+", drawn[1]))


def test_no_event_is_answered_twice() -> None:
    """An event of a screen is no event of the session, nor of another screen."""
    kinds = [kind for one in SCREENS for kind in one.events]
    assert len(set(kinds)) == len(kinds)
    assert not [kind for kind in kinds if hasattr(Session, f"_on_{kind}")]
    assert handler("nothing-such") is None
