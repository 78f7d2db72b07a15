"""The grid beside the questions says what the rules say, sends little, and opens its cells."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings

from explorer.ask.grid.difference import ONLY_B
from explorer.ask.grid.grid import grid
from explorer.rules.presets import PRESETS
from explorer.rules.ruleset import rule_set
from explorer.ui.codec import read_code, write_code
from explorer.ui.grid.view import look_of
from explorer.ui.place import Place
from explorer.ui.session import Session
from tests.strategies import rule_choices
from tests.ui.acting import act

MOST = 25_000
"""Bytes that the panel may have."""


ONE_OPEN, MANY_OPEN = "led_ten.?", "led_ten.?+led_ace.?+pictures_on.?+ace_on.?"


def shown(code: str) -> Session:
    """Return a session that has opened a code."""
    session = Session()
    session.handle({"type": "hello", "page": "1", "code": code})
    return session


def looks(view: dict[str, Any]) -> dict[tuple[str, str], str]:
    """Return how each cell looks, by its top and kind."""
    kinds = [column["kind"] for column in view["columns"]]
    return {
        (row["top"], kind): view["looks"][letter]["look"]
        for row in view["rows"]
        for kind, letter in zip(kinds, row["cells"], strict=True)
    }


def signs(view: dict[str, Any]) -> dict[tuple[str, str], str]:
    """Return the cells that differ, with what they come to."""
    kinds = [column["kind"] for column in view["columns"]]
    every = {
        (row["top"], kind): letter for row in view["rows"] for kind, letter in zip(kinds, row["signs"], strict=True)
    }
    return {place: view["signs"][letter]["look"] for place, letter in every.items() if letter != "."}


@pytest.mark.parametrize("preset", PRESETS)
def test_every_cell_is_that_of_the_rules(preset: str) -> None:
    """Under every preset the letters stand for what the grid says."""
    view = shown(f"pk1:r={preset};t=rules").views()["grid"]
    every = {(cell.top.id, cell.kind): look_of(cell) for row in grid(rule_set(preset)).rows for cell in row}
    assert looks(view).items() <= every.items()
    assert {place for place, look in every.items() if look != "cannot"} <= looks(view).keys()


def test_the_panel_is_small() -> None:
    """Even with red cards apart, beside other rules, and with open points."""
    session = shown("pk1:r=pagat+specials.black+led_ten.?;t=rules;c=wikipedia-2+decks.2+pictures_on.10")
    assert MOST > len(json.dumps(session.views()["grid"], ensure_ascii=False).encode())


def test_a_difference_is_told_by_sign_and_words_before_the_rest() -> None:
    """Where pictures need an eight, three cells go only under Pagat; the sentences begin with that."""
    view = shown("pk1:r=pagat+pictures_on.8;t=rules;c=pagat").views()["grid"]
    assert dict.fromkeys([("7", "J"), ("7", "Q"), ("7", "K")], ONLY_B) == signs(view)
    assert {ONLY_B: 3} == view["count"]
    assert ["goes only under Pagat"] == [one["label"] for one in view["signs"].values()]
    assert "On a seven: pictures go only under Pagat." == view["words"][0]["items"][0]
    assert "Pagat" == next(one["label"] for one in view["beside"]["items"] if one["current"])


def test_a_cell_opens_with_its_reasons_and_is_spoken() -> None:
    """Pressed again it closes; what the others say of it stands there too."""
    session = shown("pk1:r=pagat+pictures_on.8;t=rules;c=pagat")
    views = act(session, "grid_open", top="7", kind="Q")
    assert "no" == views["cell"]["verdict"]["sign"]
    assert "pictures_on" in [one["option_key"] for one in views["cell"]["reasons"]]
    assert views["cell"]["theirs"].startswith("Under Pagat: Allowed.")
    assert views["live"]["text"].startswith("Not allowed.")
    assert {} == act(session, "grid_open", top="7", kind="Q")["cell"]


def test_an_open_cell_is_laid_out_on_the_board() -> None:
    """The same verdict stands there."""
    session = shown("pk1:r=pagat+pictures_on.8;t=rules")
    act(session, "grid_open", top="7", kind="Q")
    views = act(session, "grid_lay")
    assert "board" == session.reader.tab
    assert "no" == views["board"]["answer"]["sign"]


def test_only_switches_that_matter_are_there() -> None:
    """Without a stock there is none to switch; four on top are four or more."""
    session = shown("pk1:r=ruotsalainen;t=rules")
    view = session.views()["grid"]
    assert ["count", "run"] == [one["id"] for one in view["switches"]]
    act(session, "preset", id="pagat")
    view = act(session, "grid_switch", name="stock", value="0")["grid"]
    assert "One card at a time, once the stock is gone" == view["head"]
    assert "4+" == view["switches"][1]["items"][-1]["label"]


def test_cells_that_turn_on_an_open_point_are_marked() -> None:
    """A led ten is open: its cell depends, no other on the empty table does."""
    view = shown("pk1:r=pagat+led_ten.?;t=rules").views()["grid"]
    assert {"10"} == {kind for (top, kind), look in looks(view).items() if look == "amb" and top == "empty"}
    assert "Pagat" in view["assumed"]


def test_a_phone_shows_sentences_first() -> None:
    """Until the reader chooses the table."""
    session = Session()
    session.handle({"type": "hello", "page": "1", "code": "pk1:t=rules", "narrow": True})
    assert "words" == session.views()["grid"]["shown"]
    assert "table" == act(session, "grid_show", id="table")["grid"]["shown"]


def test_a_pasted_code_is_compared_with_and_a_wrong_one_is_told() -> None:
    """What is no code is an alert and changes nothing."""
    session = shown("pk1:r=pagat;t=rules")
    act(session, "grid_beside", text="look: pk1:r=guide+hand.6;g=first;t=watch;s=3")
    assert rule_set({"base": "guide", "hand": 6}) == session.reader.grid.against
    assert "error" == act(session, "grid_beside", text="no code")["notice"]["kind"]
    assert rule_set({"base": "guide", "hand": 6}) == session.reader.grid.against
    act(session, "grid_beside", id="")
    assert None is session.reader.grid.against


@given(rule_choices(), rule_choices())
@settings(max_examples=50)
def test_a_code_keeps_the_rules_that_are_compared_with(ours: dict[str, str], theirs: dict[str, str]) -> None:
    """Whatever they are, and own rules with them."""
    against = rule_set({**theirs, "ours": [{"says": "goes", "cards": "K", "top": "3", "text": "Kings, they fly"}]})
    place = Place(rule_set(ours), "first", 3, against=against)
    assert (place, []) == read_code(write_code(place), games=["first"], tabs=[])


def test_a_corrupt_comparison_is_told() -> None:
    """The rest of the code opens."""
    place, (trouble,) = read_code("pk1:r=guide;c=pagat+led_ten.flies", games=[], tabs=[])
    assert trouble.message.startswith("there is no value of led_ten 'flies'")
    assert (rule_set("guide"), rule_set("pagat")) == (place.rules, place.against)


def test_marks_say_when_they_are_not_all() -> None:
    """With many open points only those cells are marked that one point turns by itself, and the page says it."""
    few, many = (shown(f"pk1:r=pagat+{keys};t=rules").views()["grid"]["assumed"] for keys in (ONE_OPEN, MANY_OPEN))
    assert "only those cells are marked" not in few
    assert "only those cells are marked" in many


def test_sentences_say_what_is_not_agreed() -> None:
    """Those of a top on which an open point turns something, as the table marks its cells, and no others."""
    told = shown(f"pk1:r=pagat+{ONE_OPEN};t=rules").views()["grid"]["words"][-1]["items"]
    marked = [one for one in told if one.startswith("Not agreed")]
    assert any("empty table" in one for one in marked)
    assert len(marked) < len(told)
    assert "Not agreed" not in str(shown("pk1:r=pagat;t=rules").views()["grid"]["words"])
