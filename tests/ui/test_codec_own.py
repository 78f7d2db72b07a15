"""What a group added travels in the code of a place, and what cannot be read there is told."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from explorer.rules.compact import write_document
from explorer.rules.own_given import own_rule
from explorer.rules.ruleset import rule_set
from explorer.ui.codec import read_code, write_code
from explorer.ui.place import Place
from explorer.ui.session import Session
from tests.coded import plain
from tests.rules.own_rules import apart, notes, own_rules
from tests.sources.added import OMA
from tests.strategies import rule_choices

SAFE = set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789:;=+._-~")
KINGS = own_rule({"says": "goes", "cards": "K", "top": "3", "text": "Kings fly low"})


@given(rule_choices(), st.lists(own_rules(), max_size=4), st.lists(notes(), max_size=4), st.booleans())
def test_a_code_reads_back(chosen: dict[str, str], own: list[Any], told: list[Any], added: bool) -> None:
    """Whatever a group added, nothing is lost on the way, and every character may stand in an address as it is."""
    place = Place(rule_set(chosen, own=apart(own), notes=told, documents=[OMA] if added else []), "first", 3)
    code = write_code(place)
    assert (place, []) == read_code(code, games=["first"], tabs=[])
    assert set(code) <= SAFE


def test_an_own_rule_is_short_and_can_be_read() -> None:
    """A code with an own rule is not much longer, and shows what it says."""
    assert "pk1:r=pagat;o=goes.K.3...Kings_fly_low" == plain(write_code(Place(rule_set("pagat", own=[KINGS]))))


def test_rules_may_stand_on_a_document_in_the_code() -> None:
    """The document comes along, so its base game opens; without it the code says so, and keeps the rest."""
    rules = rule_set({"base": "oma", "hand": "6"}, documents=[OMA])
    code = write_code(Place(rules))
    assert (Place(rules), []) == read_code(code, games=[], tabs=[])
    cut = "pk1:" + plain(code).partition(";")[2]
    place, troubles = read_code(cut, games=[], tabs=[])
    assert ["there is no preset 'oma'"] == [trouble.message for trouble in troubles]
    assert rule_set({"hand": "6"}) == place.rules


@pytest.mark.parametrize(
    ("part", "says"),
    [
        ("o=goes.K.3", "own rule 1 cannot be read: 'goes.K.3' is no own rule"),
        ("o=goes.K.3...fine+flies.K.4...Kings_fly", "own rule 2 cannot be read: there is no verdict 'flies'"),
        ("o=goes.K.3...~C3", "own rule 1 cannot be read: '~C3' is damaged"),
        ("o=goes.K.3...fine+does-not-go.K.3...bad", "own rule 2 cannot be read: “fine” (goes) and “bad” (does-not-go)"),
        ("n=tea", "note 1 cannot be read: 'tea' is no note"),
        ("d=eNp", "document 1 cannot be read: the document is cut or damaged"),
        (f"d={write_document(OMA)}+{write_document(OMA)[:-9]}", "document 2 cannot be read: the document is cut"),
    ],
)
def test_a_part_that_cannot_be_read_is_told(part: str, says: str) -> None:
    """Each is named by its kind and number, in a line, and costs nothing else of the code."""
    place, (trouble,) = read_code(f"pk1:r=guide+hand.6;{part}", games=[], tabs=[])
    assert trouble.message.startswith(says)
    assert ("guide", (("hand", "6"),)) == (place.rules.base, place.rules.changes)
    assert part.count("+") == len(place.rules.own) + len(place.rules.documents)


def test_the_page_opens_such_a_code() -> None:
    """Own rules and notes stand among the rules in force, the document among presets and marks, all in their words."""
    rules = rule_set("oma", own=[KINGS], notes=notes_of("Tea at nine."), documents=[OMA])
    session = Session()
    session.handle({"type": "hello", "page": "1", "code": write_code(Place(rules, "first", 13, "rules"))})
    session.handle({"type": "open", "key": "led_ten"})
    views = session.views()
    assert {} == views["notice"]
    strip = views["shell"]["strip"]
    assert ["Kings fly low", "Tea at nine (not checked, not simulated)"] == strip["changes"]
    assert "Cabin with one change" == strip["detail"]
    assert {"id": "oma", "label": "Cabin", "detail": "As Pagat, but a led ten falls.", "current": True} == views[
        "options"
    ]["presets"]["items"][-1]
    (option,) = (one for topic in views["options"]["topics"] for one in topic["options"] if one["open"])
    clears = next(value for value in option["values"] if value["id"] == "clears")
    assert ("oma", "base") == (clears["docs"][-1]["id"], clears["docs"][-1]["mark"])
    assert ("in their own words", "Cabin, line 1") == (clears["says"][-1]["label"], clears["says"][-1]["where"])
    assert not views["options"]["reset"]["enabled"]  # what a group added stays, unless they say otherwise
    session.handle({"type": "rules_keep", "on": False})
    session.handle({"type": "reset"})
    assert rule_set("oma", documents=[OMA]) == session.reader.rules


def notes_of(*texts: str) -> list[Any]:
    """Return notes on no rank."""
    return list(rule_set({"notes": list(texts)}).notes)


def test_the_page_gives_an_own_rule_as_the_reason() -> None:
    """In the explanation a group's own words are the title and stand where passages do, under a mark of their own."""
    anything = own_rule({"says": "goes", "cards": "any", "top": "any empty", "text": "Anything goes."})
    session = Session()
    code = write_code(Place(rule_set("pagat", own=[anything]), "first", 13))
    session.handle({"type": "hello", "page": "1", "code": code})
    session.handle({"type": "depth", "id": "everything"})
    reason = session.views()["why"]["reasons"][0]
    assert ("Anything goes", "") == (reason["title"], reason["option"])
    (passage,) = reason["passages"]
    assert ("ours:1", "Anything goes.", "our own rule, in no document", "★") == (
        passage["id"],
        passage["text"],
        passage["label"],
        passage["doc"]["letter"],
    )
