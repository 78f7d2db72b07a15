"""What is written down for the first screens is what the session shows, however a reader comes there."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from random import Random
from typing import Any

import pytest

from explorer.rules.presets import PRESETS
from explorer.site.first import DEEP, answers_data, deep_data, first_data
from explorer.site.places import ASKED, NARROW, NEVER, START, USUAL
from explorer.trace.language import languages
from explorer.ui.session import Session
from tests.site.reading import follow, put_together, spread

TOPS = ("9", "7")
CHOICES: list[dict[str, Any]] = [
    {"type": "home_answer", "id": "yes"},
    {"type": "home_answer", "id": "no"},
    {"type": "home_more"},
    {"type": "tab", "id": "home"},
    {"type": "tab", "id": "settle"},
    {"type": "settle_clear"},
    *({"type": "settle_choose", "row": "top", "id": top} for top in TOPS),
    *({"type": "settle_choose", "row": "kind", "id": kind} for kind in ("3", "7", "Q", "10", "A")),
    *({"type": "settle_switch", "switch": "count", "id": count} for count in ("1", "2", "3")),
    *({"type": "depth", "id": depth} for depth in ("verdict", "reasons", "everything")),
    *({"type": "large", "on": on} for on in (True, False)),
    *({"type": "share_names", "on": on} for on in (True, False)),
]


@cache
def written(rules: str, lang: str) -> dict[str, Any]:
    """Return all parts that are written down under a preset."""
    files = [first_data(), answers_data(rules, tops=TOPS), *([deep_data(rules, tops=TOPS)] if rules == DEEP else [])]
    return {key: part for file in files for key, part in spread(file[lang]).items()}


def session(lang: str, narrow: bool, code: str = "") -> Session:
    """Return what stands behind the page of a newcomer."""
    session = Session()
    session.handle({"type": "hello", "page": "a", "languages": [lang], "code": code, "narrow": narrow})
    return session


def seen(views: Mapping[str, Mapping[str, Any]]) -> dict[str, Any]:
    """Return what is shown, without how often something was said, and how one came there."""
    shown = {name: dict(panel) for name, panel in views.items()}
    shown["live"].pop("n", None)
    shown["code"].pop("push")
    return shown


def offered(spot: Mapping[str, str], event: Mapping[str, Any]) -> bool:
    """Tell whether a place has something that sends an event: the large answer lies above all else."""
    if spot["large"]:
        return event in ({"type": "large", "on": False}, {"type": "tab", "id": "home"})
    screen = {"home_answer": "home", "home_more": "home", "tab": spot["tab"], "share_names": spot["tab"]}
    return spot["tab"] == screen.get(str(event["type"]), "settle")


@pytest.mark.parametrize(("lang", "narrow"), [("en", False), ("fi", True)])
def test_the_written_places_are_those_of_the_session(lang: str, narrow: bool) -> None:
    """After any of the events that are followed, each panel stands there as the session makes it."""
    chance, spot, behind = Random(7), {**START, **(NARROW if narrow else {})}, session(lang, narrow)
    arrivals, places = first_data()[lang]["arrivals"], 0
    for _ in range(120):
        event = chance.choice([one for one in CHOICES if offered(spot, one)])
        to = follow(spot, event)
        assert to is not None
        panels = put_together(to, written(DEEP, lang))
        behind.handle(event)
        if panels is not None:  # else Python is waited for
            expected, places = seen(panels), places + 1
            if to["tab"] != spot["tab"]:
                expected["live"]["text"] = arrivals[to["tab"]]
            assert expected == seen(behind.views()), event
        spot = to
    assert 80 < places


@pytest.mark.parametrize("rules", PRESETS)
def test_a_code_opens_the_place_that_it_was_copied_at(rules: str) -> None:
    """Under each preset, in each language: the address of a second visit leads to the same panels."""
    here = {**START, "rules": rules}
    asked = {**here, "tab": "settle", "top": "9", "kind": "Q"}
    spots = [here, asked, {**asked, "kind": ""}, {**asked, "top": "", "kind": "3"}, {**asked, "large": "yes"}]
    for lang, spot in zip(languages() * 3, spots, strict=False):
        panels = put_together(spot, written(rules, lang))
        assert panels is not None
        expected = seen(panels)
        if spot["tab"] == "settle":
            expected["live"]["text"] = f"{first_data()[lang]['arrivals']['settle']} {expected['live']['text']}"
        assert expected == seen(session(lang, False, panels["code"]["text"]).views()), spot


def test_what_only_looks_otherwise_is_not_spoken_again() -> None:
    """Where the session counts nothing as said, the page has nothing to say."""
    behind = session("en", False)
    for event in CHOICES:
        said = behind.views()["live"]["n"]
        behind.handle(event)
        if first_data()["en"]["follows"][str(event["type"])][0].get("says") == NEVER:
            assert said == behind.views()["live"]["n"], event


def test_what_is_not_written_down_is_left_to_python() -> None:
    """No place is made up for an event that nobody wrote down, nor for one that leads to another screen."""
    assert follow(START, {"type": "preset", "id": "guide"}) is None
    watching = follow(START, {"type": "tab", "id": "watch"})
    assert watching is not None
    assert put_together(watching, written(DEEP, "en")) is None


def test_a_part_is_named_by_all_that_an_answer_depends_on() -> None:
    """What can be switched stands in the name of an answer."""
    assert {*USUAL, "rules", "top", "kind"} == set(ASKED)
