"""What is written down for the first screens is what the session shows, however a reader comes there."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from explorer.site.first import START, answers_data, first_data, follow, key_of
from explorer.site.pool import spread
from explorer.ui.session import Session

TOPS = ("9", "empty")
CHOICES = [
    {"type": "home_answer", "id": "yes"},
    {"type": "home_answer", "id": "no"},
    {"type": "home_more"},
    {"type": "tab", "id": "home"},
    {"type": "tab", "id": "settle"},
    {"type": "settle_clear"},
    *({"type": "settle_choose", "row": "top", "id": top} for top in TOPS),
    *({"type": "settle_choose", "row": "kind", "id": kind} for kind in ("3", "Q", "10", "A")),
]


def session(lang: str, narrow: bool, code: str = "") -> Session:
    """Return what stands behind the page of a newcomer."""
    session = Session()
    session.handle({"type": "hello", "page": "a", "languages": [lang], "code": code, "narrow": narrow})
    return session


def seen(views: Mapping[str, Mapping[str, Any]]) -> dict[str, Any]:
    """Return what is shown, without how often something was said, and how one came there."""
    shown = {name: dict(panel) for name, panel in views.items()}
    shown["live"].pop("n")
    shown["code"].pop("push")
    return shown


@pytest.mark.parametrize(("lang", "narrow"), [("en", False), ("fi", True)])
def test_the_written_places_are_those_of_the_session(lang: str, narrow: bool) -> None:
    """After any of the events that are followed, each panel stands there as the session makes it."""
    first = first_data(lang, narrow=narrow)
    places = spread(first) | spread(answers_data(lang, narrow=narrow, tops=TOPS))
    chance, spot, behind = Random(7), dict(START), session(lang, narrow)
    for event in chance.choices(CHOICES, k=80):
        to = follow(spot, event)
        assert to is not None
        if key_of(to) not in places:  # the landing with a question asked elsewhere: Python is waited for
            continue
        behind.handle(event)
        expected = seen({**first["always"][to["tab"]], **places[key_of(to)]})
        if to["tab"] != spot["tab"]:
            expected["live"]["text"] = first["arrivals"][to["tab"]]
        assert expected == seen(behind.views()), event
        spot = to


def test_a_code_opens_the_place_that_it_was_copied_at() -> None:
    """The address of a second visit leads to the same panels, so that they can be shown at once."""
    first = first_data("en", narrow=False)
    places = spread(answers_data("en", narrow=False, tops=["9"]))
    for key in ("settle//9/Q", "settle//9/", "settle///3"):
        shown = seen(session("en", False, places[key]["code"]["text"]).views())
        expected = seen({**first["always"]["settle"], **places[key]})
        expected["live"]["text"] = f"{first['arrivals']['settle']} {expected['live']['text']}"
        assert expected == shown, key


def test_what_is_not_written_down_is_left_to_python() -> None:
    """No place is made up for an event that nobody wrote down."""
    assert follow(START, {"type": "rules_base", "id": "guide"}) is None
