"""The screen that finds a group's rules."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from explorer.ask.finding.question import reply
from explorer.errors import InputError
from explorer.rules.ruleset import RuleSet, rule_set
from explorer.trace.language import languages
from explorer.ui.codec import read_code, write_code
from explorer.ui.find.answers import asked_of, standing_of, version, with_answer
from explorer.ui.find.state import NONE, Answers, read_answers, write_answers
from explorer.ui.place import Place
from explorer.ui.session import Session
from tests.coded import plain
from tests.ui.acting import act

SAFE = set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789:;=+._-~")


def on_find() -> Session:
    """Open the screen."""
    session = Session()
    session.handle({"type": "tab", "id": "find"})
    return session


def true_sign(answers: str, truth: RuleSet, first: str = "") -> str:
    """Return the sign of the true answer to the open question."""
    standing = standing_of(answers, first)
    question = asked_of(standing, first)
    assert question is not None
    return str(standing.replies(question).index(reply(question, truth)))


def at_find(session: Session) -> int:
    """Return the number of the open question."""
    return int(session.views()["find"]["question"]["at"])


def answered(session: Session, truth: RuleSet, most: int = 99) -> dict[str, Any]:
    """Answer truly until there is no question any more, or so many times."""
    shown = session.views()["find"]
    for _ in range(most):
        if shown["question"] is None:
            break
        shown = act(session, "find_answer", id=true_sign(session.reader.finding.find, truth), at=at_find(session))[
            "find"
        ]
    return shown


def test_the_first_question_is_a_position_with_its_answers() -> None:
    """What lies there and what is laid, every way it can go, and the two answers that say nothing of it."""
    question = on_find().views()["find"]["question"]
    assert "A ten on the empty table" == question["text"]
    assert ["10S"] == [one["card"] for one in question["position"]["hand"]["cards"] if one["move"]]
    assert ["yes", "yes", "yes", "no"] == [one["sign"] for one in question["answers"]]
    assert ["u", "l"] == [one["id"] for one in question["others"]]


def test_answers_lead_to_rules_that_can_be_taken() -> None:
    """True answers of a group end in its rules, which are put in force, open points and all."""
    session, truth = on_find(), rule_set({"base": "wikipedia-2", "led_ten": "clears"})
    shown = answered(session, truth)
    assert ["led_ten"] == [one["key"] for one in shown["result"]["changes"]["items"]]
    assert shown["plain"] is not None
    act(session, "find_plain", key="scoring", value="u")
    shown = act(session, "find_take", to="sheet")
    assert "sheet" == shown["shell"]["tab"]
    assert (truth, frozenset({"scoring"})) == (session.reader.rules, session.reader.open_keys)


def test_it_can_be_stopped_after_any_answer() -> None:
    """What was heard is told, and that the rest is as in the base."""
    session = on_find()
    shown = answered(session, rule_set("wikipedia-1"), most=2)
    assert "Nearest to: Wikipedia, early" == shown["result"]["base"]
    assert "Points heard of: 2." == shown["result"]["settled"]
    assert shown["result"]["ready"]


def test_never_agreed_leaves_the_point_open() -> None:
    """It is listed, and goes along when the rules are taken."""
    session = on_find()
    shown = act(session, "find_answer", id="u", at=1)["find"]
    assert ["led_ten"] == [one["key"] for one in shown["result"]["open"]["items"]]
    act(session, "find_take")
    assert frozenset({"led_ten"}) == session.reader.open_keys


def test_an_answer_can_be_taken_back() -> None:
    """One after another, to the beginning."""
    session = on_find()
    before = session.views()["find"]["question"]
    act(session, "find_answer", id="0", at=1)
    assert before == act(session, "find_back")["find"]["question"]
    act(session, "find_answer", id="l", at=1)
    assert NONE == _cleared(session)


def test_beginning_anew_can_be_taken_back() -> None:
    """All answers come back, those to options that no position shows too."""
    session = on_find()
    act(session, "find_answer", id="0", at=1)
    act(session, "find_plain", key="hand", value="6")
    before = session.reader.finding
    assert "Undo" == act(session, "find_clear")["find"]["cleared"]["undo"]
    act(session, "find_clear")
    shown = act(session, "find_undo")["find"]
    assert (before, None) == (session.reader.finding, shown["cleared"])


def _cleared(session: Session) -> Answers:
    act(session, "find_clear")
    return session.reader.finding


def test_a_second_click_on_an_answer_that_is_gone_does_nothing() -> None:
    """Clicks may come before the next question is drawn."""
    session = on_find()
    act(session, "find_answer", id="7", at=1)
    assert NONE == session.reader.finding


def test_only_the_question_that_is_named_is_answered() -> None:
    """A second click that comes late answers no question that nobody saw, nor does one that names none."""
    session = on_find()
    for at in (1, 1, 3, None):
        act(session, "find_answer", id="0", at=at)
    assert "0" == session.reader.finding.find
    act(session, "same_begin")
    for at in (1, 1, 3, None):
        act(session, "same_answer", id="1", at=at)
    assert ("q1",) == session.reader.finding.same.people


def test_the_next_question_is_spoken() -> None:
    """With its number, the cards, and what is asked."""
    shown = act(on_find(), "find_answer", id="0", at=1)
    assert "Question 2. An ace on the empty table. What happens at your table?" == shown["live"]["text"]


def test_every_question_is_shown_in_every_language() -> None:
    """From the first to the last, no word is missing, and each view stays small."""
    for lang in languages():
        session = on_find()
        session.handle({"type": "language", "id": lang})
        while session.views()["find"]["question"]:
            answers = session.reader.finding.find
            shown = act(session, "find_answer", id=true_sign(answers, rule_set("valepaska")), at=at_find(session))
            assert len(json.dumps(shown["find"])) < 40_000


@settings(max_examples=5)
@given(st.lists(st.integers(0, 5), max_size=8))
def test_answers_read_back(picks: list[int]) -> None:
    """In the code of a place, in signs that an address may have."""
    answers = ""
    for pick in picks:
        standing = standing_of(answers)
        question = asked_of(standing)
        assert question is not None
        signs = [*map(str, range(len(standing.replies(question)))), "u", "l"]
        answers = with_answer(answers, signs[pick % len(signs)])
    place = Place(rule_set("pagat"), finding=Answers(answers + "+hand.6+scoring.u"))
    code = write_code(place)
    assert set(code) <= SAFE
    assert (place, []) == read_code(code, games=(), tabs=())


@pytest.mark.parametrize(
    "text", ["", "zzz01", "{v}9", "{v}0x", "{v}0+hand.7", "{v}0+none.1", "{v}~x", "{v}~c", "{v}~cq0"]
)
def test_what_is_damaged_is_told(text: str) -> None:
    """Answers to other questions, or none that there are: the place opens without them, with a message."""
    written = text.replace("{v}", version())
    with pytest.raises(InputError):
        read_answers(written)
    place, troubles = read_code(f"pk1:r=guide;a={written or '-'}", games=(), tabs=())
    assert NONE == place.finding
    assert 1 == len(troubles)


def test_a_code_opens_the_question_where_it_was_left() -> None:
    """The same question, and the same rules so far."""
    session = on_find()
    shown = answered(session, rule_set("guide"), most=4)
    other = Session()
    assert shown == act(other, "paste", text=session.reader.code())["find"]
    assert len(session.reader.code()) < 200


def test_no_answers_need_no_room() -> None:
    """A code from before there were questions stays as it was."""
    assert "" == write_answers(NONE)
    assert "pk1:r=pagat" == plain(write_code(Place(rule_set("pagat"))))
