"""The screen on which people see whether they play the same game."""

from __future__ import annotations

import json
from typing import Any

import pytest

from explorer.errors import InputError
from explorer.rules.note import Note
from explorer.rules.own_given import own_rule
from explorer.rules.ruleset import RuleSet, rule_set
from explorer.trace.language import languages
from explorer.ui.codec import read_code, write_code
from explorer.ui.place import Place
from explorer.ui.same.people import first_of, people_of
from explorer.ui.session import Session
from tests.sources.added import OMA
from tests.ui.acting import act
from tests.ui.find.test_find import SAFE, true_sign

ONE = rule_set("pagat")
CHANGED = {"led_ten": "clears", "pictures_on": "8", "pickup": "half"}
OTHER = rule_set({"base": "pagat", **CHANGED})


def on_same() -> Session:
    """Open the screen."""
    session = Session()
    session.handle({"type": "tab", "id": "same"})
    return session


def answer(session: Session, truth: RuleSet, most: int = 99) -> dict[str, Any]:
    """Let the next person answer truly, until the phone is to be passed on or so many times."""
    shown = act(session, "same_begin")["same"]
    for _ in range(most):
        if shown["stage"] != "answer":
            return shown
        same = session.reader.finding.same
        sign = true_sign(same.people[-1][1:], truth, first_of(same))
        shown = act(session, "same_answer", id=sign, at=shown["question"]["at"])["same"]
    return act(session, "same_stop")["same"]


def together() -> Session:
    """Two people have answered, and all is laid open."""
    session = on_same()
    answer(session, ONE)
    answer(session, OTHER)
    act(session, "same_compare")
    return session


def test_two_people_find_their_three_points() -> None:
    """Only what differs is listed, each with a position in which their moves part."""
    shown = together().views()["same"]
    assert "Your games differ on 3 points." == shown["head"]
    assert set(CHANGED) == {point["key"] for point in shown["points"]}
    for point in shown["points"]:
        assert point["position"]["text"]
        assert len({way["reply"]["text"] for way in point["ways"]}) == 2


def test_nobody_sees_what_another_answered() -> None:
    """While the phone is passed on and while the second answers, no view holds an answer of the first."""
    session = on_same()
    passing = answer(session, ONE, most=3)
    assert {"title", "lead", "stage", "clear", "cleared", "head", "says", "begin", "compare", "paste", "ours"} == set(
        passing
    )
    first = act(session, "same_begin")["same"]
    assert "A ten on the empty table" == first["question"]["text"]
    assert {"title", "lead", "stage", "clear", "cleared", "who", "question", "back", "stop"} == set(first)
    assert "" == first["back"]


def test_the_second_is_asked_what_the_first_was() -> None:
    """Who stopped after three answers is set beside three answers of the other."""
    session = on_same()
    answer(session, ONE, most=3)
    shown = answer(session, ONE)
    assert "pass" == shown["stage"]
    assert 3 == len(session.reader.finding.same.people[1]) - 1
    assert "You play the same game, as far as was asked." == act(session, "same_compare")["same"]["head"]


def test_choices_end_in_one_rule_set_with_open_points_and_the_sheet() -> None:
    """Mine, yours, left open; undecided is open, too."""
    session = together()
    act(session, "same_pick", key="led_ten", id="1")
    act(session, "same_pick", key="pictures_on", id="0")
    shown = act(session, "same_pick", key="pickup", id="o")["same"]
    assert ["pickup"] == [one["key"] for one in shown["result"]["open"]["items"]]
    assert "sheet" == act(session, "same_take", to="sheet")["shell"]["tab"]
    assert {"led_ten": "clears"} == dict(session.reader.rules.changes)
    assert frozenset({"pickup"}) == session.reader.open_keys


def test_a_choice_can_be_taken_back() -> None:
    """The same once more: then the point is undecided, and open."""
    session = together()
    pressed = act(session, "same_pick", key="led_ten", id="1")["same"]["points"]
    assert [True] == [way["pressed"] for point in pressed for way in point["ways"] if way["pressed"]]
    act(session, "same_pick", key="led_ten", id="1")
    assert "" == session.reader.finding.same.chosen


def test_beginning_anew_can_be_taken_back() -> None:
    """Whatever stage it was at; who has begun to answer again is asked nothing more about it."""
    session = together()
    before = session.reader.finding.same
    shown = act(session, "same_clear")
    assert "start" == shown["same"]["stage"]
    assert "Undo" == shown["same"]["cleared"]["undo"]
    assert shown["live"]["text"].startswith("The answers are cleared.")
    act(session, "same_clear")  # a second click loses nothing
    back = act(session, "same_undo")["same"]
    assert before == session.reader.finding.same
    assert ("compare", None) == (back["stage"], back["cleared"])
    act(session, "same_clear")
    assert None is act(session, "same_begin")["same"]["cleared"]
    act(session, "same_undo")
    assert 1 == len(session.reader.finding.same.people)


def test_codes_are_people_too() -> None:
    """Two codes are compared whole, and open points of a code stay open."""
    session = on_same()
    act(session, "same_paste", text="pk1:r=pagat+led_ace.?")
    act(session, "same_paste", text="pk1:r=pagat+led_ten.clears+hand.6")
    shown = act(session, "same_compare")["same"]
    assert {"led_ace", "led_ten", "hand"} == {point["key"] for point in shown["points"]}
    assert ["hand"] == [point["key"] for point in shown["points"] if point["position"] is None]


def test_whoever_has_chosen_rules_need_not_answer() -> None:
    """The rules in force are added whole, with what is not agreed, and set beside the code of another."""
    session = Session()
    act(session, "paste", text="pk1:r=pagat+led_ace.?+led_ten.clears;t=same")
    assert "Or add the rules in force here: Pagat with one change" == session.views()["same"]["ours"]
    act(session, "same_paste", text="pk1:r=pagat")
    shown = act(session, "same_ours")
    assert shown["notice"]["text"].startswith("Added as person 2")
    points = act(session, "same_compare")["same"]["points"]
    assert {"led_ace", "led_ten"} == {point["key"] for point in points}
    act(session, "same_begin")
    act(session, "same_ours")  # a click that came late, while somebody answers
    assert 3 == len(session.reader.finding.same.people)


def test_answers_in_a_code_are_added_and_not_its_rules() -> None:
    """Who answered in another browser differs there as on one phone, and is asked first for those who come after."""
    theirs = on_same()
    answer(theirs, OTHER, most=3)
    for mine_first in (True, False):
        session = on_same()
        if mine_first:
            answer(session, ONE, most=3)
        shown = act(session, "same_paste", text=theirs.reader.code())
        assert "info" == shown["notice"]["kind"]
        if not mine_first:
            answer(session, ONE, most=3)
        points = act(session, "same_compare")["same"]["points"]
        assert ["led_ten"] == [point["key"] for point in points]
        _opens_alike(session, "en")


def test_everybody_in_a_code_is_added_with_what_they_answered() -> None:
    """Also who was only half asked, of which it tells; as many as there is room for."""
    theirs = on_same()
    answer(theirs, OTHER, most=3)
    answer(theirs, ONE, most=2)
    act(theirs, "same_paste", text="pk1:r=guide")
    session = on_same()
    answer(session, ONE, most=3)
    for rest in ("answered by: person 2, 3.", "answered by: person 5, 6.", "left out: 2."):
        shown = act(session, "same_paste", text=theirs.reader.code())
        assert rest in shown["notice"]["text"]
    assert 8 == len(session.reader.finding.same.people)
    act(session, "same_compare")
    _opens_alike(session, "en")
    people = people_of(session.reader.finding.same)
    assert people_of(theirs.reader.finding.same) == people[1:4]
    assert people[1:4] == people[4:7]


def test_answers_of_find_our_rules_are_added() -> None:
    """Those of the code's screen, where it holds answers of both."""
    theirs = Session()
    theirs.handle({"type": "tab", "id": "find"})
    for at in (1, 2):
        act(theirs, "find_answer", id="0", at=at)
    session = on_same()
    act(session, "same_paste", text=theirs.reader.code())
    assert ("q00",) == session.reader.finding.same.people


def test_answers_that_cannot_be_read_add_nobody() -> None:
    """The rules beside them are not taken instead; a good code then takes the error away."""
    session = on_same()
    shown = act(session, "same_paste", text="pk1:r=pagat;t=same;a=zzz~p~q0")
    assert ("error", ()) == (shown["notice"]["kind"], session.reader.finding.same.people)
    shown = act(session, "same_paste", text="pk1:r=pagat")
    assert ("info", 1) == (shown["notice"]["kind"], len(session.reader.finding.same.people))


@pytest.mark.parametrize("text", ["pk1:nonsense", "pk1:r=pagat;nonsense", "pk1:r=pagat+no_such.value", "nonsense"])
def test_a_code_that_cannot_be_read_whole_adds_nobody(text: str) -> None:
    """Else somebody who never was would play Pagat's game."""
    session = on_same()
    shown = act(session, "same_paste", text=text)
    assert () == session.reader.finding.same.people
    assert "error" == shown["notice"]["kind"]


def test_what_a_group_added_is_compared() -> None:
    """Own rules, notes and documents that not all have are listed with who has them; what all have comes along."""
    session = on_same()
    act(session, "same_begin")
    act(session, "same_stop")
    kings, tea = own_rule({"says": "goes", "cards": "K", "top": "3", "text": "Kings fly, low"}), Note("Tea ~ at nine;")
    act(session, "same_paste", text=write_code(Place(rule_set("oma", own=[kings], notes=[tea], documents=[OMA]))))
    shown = act(session, "same_paste", text=write_code(Place(rule_set("pagat", notes=[tea]))))["same"]
    assert "pass" == shown["stage"]
    shown = act(session, "same_compare")["same"]
    assert [("Own rule", "“Kings fly, low” Kings go on a three."), ("Document", OMA.document.title)] == [
        (one["what"], one["text"]) for one in shown["added"]["items"]
    ]
    assert {"Has it: person 1. Does not have it: person 2."} == {one["who"] for one in shown["added"]["items"]}
    _opens_alike(session, "en")
    act(session, "same_take", to="rules")
    assert ((), (tea,)) == (session.reader.rules.own, session.reader.rules.notes)


def test_what_is_no_code_is_told() -> None:
    """And nobody is added."""
    session = on_same()
    shown = act(session, "same_paste", text="what")
    assert "error" == shown["notice"]["kind"]
    assert () == session.reader.finding.same.people


def test_who_answers_nothing_is_not_there() -> None:
    """Stopping at once leads back to the beginning."""
    session = on_same()
    act(session, "same_begin")
    assert "start" == act(session, "same_stop")["same"]["stage"]


def test_every_stage_reads_back_in_every_language() -> None:
    """From the start to the last choice the code holds it all, and opens on the same view."""
    for lang in languages():
        session = on_same()
        session.handle({"type": "language", "id": lang})
        answer(session, ONE, most=4)
        _opens_alike(session, lang)
        act(session, "same_begin")
        act(session, "same_answer", id="1", at=1)
        _opens_alike(session, lang)
        act(session, "same_stop")
        act(session, "same_paste", text="pk1:r=wikipedia-2")
        act(session, "same_compare")
        act(session, "same_pick", key="led_ten", id="1")
        _opens_alike(session, lang)


def _opens_alike(session: Session, lang: str) -> None:
    code, shown = session.reader.code(), session.views()["same"]
    assert set(code) <= SAFE | {"?", ","}
    assert len(json.dumps(shown)) < 40_000
    other = Session()
    other.handle({"type": "language", "id": lang})
    assert shown == act(other, "paste", text=code)["same"]


def test_a_whole_comparison_fits_into_a_short_code() -> None:
    """Two people with all their answers and choices need less than 200 signs."""
    session = together()
    place = Place(ONE, finding=session.reader.finding, tab="same")
    assert len(write_code(place)) < 200
    assert (place, list[InputError]()) == read_code(write_code(place), games=(), tabs=("same",))
