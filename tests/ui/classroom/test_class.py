"""The teacher asks, the pupils answer, all see the counts and the verdict; only the teacher's page leads."""

from __future__ import annotations

import json
from typing import Any

import pytest

from explorer.errors import InputError
from explorer.sources.added import AddedDocument
from explorer.ui.classroom.pupil import PupilSession
from explorer.ui.classroom.room import Room
from explorer.ui.classroom.start import Start
from explorer.ui.classroom.teacher import TeacherSession
from tests.sources.added import OMA

LEADING = ("class_ask", "class_reveal", "class_end", "class_first", "class_address", "class_part")


class Class:
    """A teacher at a step of the first game, and pupils."""

    def __init__(self, lesson: str = "first", rules: str = "", documents: tuple[AddedDocument, ...] = ()) -> None:
        begun = Start(lesson, rules, documents)
        session = begun.session()
        self.room = Room(
            session.reader, address="http://192.168.1.4:8866/", picture=("10", "01"), course=begun.course()
        )
        self.teacher = TeacherSession(self.room, session)
        self.pupils = [PupilSession(self.room, who=f"page-number-{number}") for number in range(3)]

    def act(self, type: str, **event: Any) -> dict[str, Any]:
        """Do something on the teacher's page and return its bar."""
        self.teacher.handle({"type": type, **event})
        return self.teacher.views()["classroom"]

    def see(self, number: int = 0, type: str = "ping", **event: Any) -> dict[str, dict[str, Any]]:
        """Do something on a pupil's page and return what it shows."""
        self.pupils[number].handle({"type": type, **event})
        return self.pupils[number].views()

    def tap(self, number: int, goes: bool, asked: int = 1) -> dict[str, Any]:
        """Answer on a pupil's page, and return what it shows of the class."""
        return self.see(number, "class_tap", asked=asked, id="goes" if goes else "not")["classroom"]


@pytest.fixture
def room() -> Class:
    """A class at the start of the first game."""
    return Class()


def test_pupils_follow_game_step_and_rules(room: Class) -> None:
    """Wherever the teacher goes, and under whatever rules."""
    room.act("go", step=3)
    assert room.see()["classroom"]["told"]["head"].startswith("Step 3:")
    room.act("game", id="guide-turn")
    room.act("preset", id="guide")
    shown = room.see()
    assert room.teacher.views()["game"]["title"] == shown["classroom"]["head"]
    assert room.teacher.views()["shell"]["strip"]["name"] == shown["shell"]["strip"]["name"]


def test_counts_and_verdict_come_when_the_teacher_shows_them(room: Class) -> None:
    """Before, a pupil sees position and question and no verdict; after, the counts, in words too, and passages."""
    room.act("go", step=1)
    assert "Ask the class: Ben opens 3♣ 3♠?" == room.act("class_address", on=False)["ask"]["label"]
    room.act("class_ask")
    seen = room.tap(0, True)
    room.tap(1, False)
    room.tap(2, False)
    assert "Ben opens 3♣ 3♠. Does it go?" == seen["head"]
    assert [True, False] == [tap["pressed"] for tap in seen["taps"]]
    assert {"why", "tally"} & seen.keys() == set()
    assert "Answers so far: 3." == room.act("class_first", on=False)["question"]["answers"]
    asked = room.act("class_reveal")["question"]
    shown = room.see()["classroom"]
    assert "It goes: 1. It does not go: 2." == shown["tally"]["text"] == asked["tally"]["text"]
    assert ["1", "2"] == [bar["number"] for bar in shown["tally"]["bars"]]
    assert ("yes", "Pagat") == (
        shown["why"]["verdict"]["sign"],
        shown["why"]["reasons"][0]["passages"][0]["where"].partition(",")[0],
    )


def test_the_table_of_a_question_lies_as_before_its_move(room: Class) -> None:
    """The cards that are asked about are still in the hand, and no card can be pressed."""
    room.act("go", step=1)
    room.act("class_ask")
    hand = room.see()["table"]["hand"]["cards"]
    assert {"3C", "3S"} <= {card["card"] for card in hand}
    assert {(False, True)} == {(card["laid"], card["still"]) for card in hand}


def test_a_card_that_the_teacher_looks_at_can_be_asked_about(room: Class) -> None:
    """Its verdict stands on the teacher's page only."""
    room.act("go", step=1)
    card = next(one for one in room.teacher.views()["table"]["hand"]["cards"] if one["card"] == "JC")
    room.act("card", index=card["index"])
    room.act("class_ask")
    assert "Ben opens J♣. Does it go?" == room.see()["classroom"]["head"]
    assert "no" == room.act("class_reveal")["question"]["why"]["verdict"]["sign"]


def test_the_teachers_page_does_not_give_the_answer_away(room: Class) -> None:
    """It may be on the wall: while the class is asked, it shows what the pupils see, without their buttons."""
    room.act("go", step=1)
    room.act("class_ask")
    covered, seen = room.teacher.views(), room.see()
    assert ("class", "question", []) == (
        covered["shell"]["tab"],
        covered["classroom"]["mode"],
        covered["shell"]["tabs"],
    )
    assert (seen["table"], seen["classroom"]["head"]) == (covered["table"], covered["classroom"]["head"])
    assert "taps" not in covered["classroom"]
    room.act("class_reveal")
    assert "watch" == room.teacher.views()["shell"]["tab"]


def test_two_cards_can_be_asked_about() -> None:
    """On the screens without a game the class sees what lies there and what is laid."""
    room = Class(lesson="")
    room.act("class_ask")
    seen = room.see()["classroom"]
    assert ("A queen on a nine. Does it go?", ["9C"], ["QC"]) == (seen["head"], seen["pile"], seen["laid"])
    assert "The table: A queen on a nine" == seen["lies"]


def test_a_position_stays_when_its_question_is_over() -> None:
    """As it was asked, without its answers, while the teacher has it open; then the class follows the game again."""
    room = Class(lesson="")
    room.act("class_ask")
    room.act("class_reveal")
    room.act("class_end")
    seen = room.see()["classroom"]
    assert ("A queen on a nine", ["9C"], ["QC"]) == (seen["head"], seen["pile"], seen["laid"])
    assert {"why", "tally", "taps"} & seen.keys() == set()
    room.act("tab", id="watch")
    assert "step" == room.see()["classroom"]["mode"]


@pytest.mark.parametrize("id", ["no-such", "", None, True, ["goes"]], ids=repr)
def test_what_is_no_answer_is_not_counted(id: Any) -> None:
    """Whatever a page sends."""
    room = Class(lesson="")
    room.act("class_ask")
    room.see(0, "class_tap", asked=1, id=id)
    assert 0 == room.room.answers


def test_it_can_be_asked_first_at_each_step(room: Class) -> None:
    """Then the move is not shown before the answers are; where nobody moved the step is shown at once."""
    room.act("class_first", on=True)
    room.act("go", step=1)
    assert "question" == room.see()["classroom"]["mode"]
    room.act("class_reveal")
    room.act("go", step=0)
    assert "step" == room.see()["classroom"]["mode"]


def test_whoever_comes_late_comes_to_the_question(room: Class) -> None:
    """A new page shows what all others do."""
    room.act("class_ask")
    room.act("go", step=2)
    room.act("class_ask")
    late = PupilSession(room.room, who="page-that-is-late")
    assert room.see()["classroom"]["head"] == late.views()["classroom"]["head"]


def test_a_browser_that_comes_again_counts_once(room: Class) -> None:
    """It says what it keeps for the class, finds its answer, and may change it."""
    room.act("go", step=1)
    room.act("class_ask")
    room.see(0, "hello", me="kept-by-browser")
    room.tap(0, True)
    room.pupils[0].close()
    again = PupilSession(room.room, who="page-after-reload")
    again.handle({"type": "hello", "me": "kept-by-browser"})
    assert [True, False] == [tap["pressed"] for tap in again.views()["classroom"]["taps"]]
    again.handle({"type": "class_tap", "asked": 1, "id": "not"})
    assert (1, 0) == (room.room.answers, room.room.count("goes"))


def test_one_page_has_one_answer_whoever_it_says_it_is(room: Class) -> None:
    """A page that takes another name takes its answer along."""
    room.act("go", step=1)
    room.act("class_ask")
    for number in range(5):
        room.see(0, "hello", me=f"browser-{number}")
        room.tap(0, True)
    assert 1 == room.room.answers


@pytest.mark.parametrize("me", ["short", "x" * 65, 7, None, ["x" * 9]], ids=repr)
def test_what_a_browser_could_not_have_kept_is_not_taken(room: Class, me: Any) -> None:
    """The page then counts by itself."""
    room.see(0, "hello", me=me)
    assert 3 == room.room.here


def test_a_tap_for_the_question_before_does_not_count(room: Class) -> None:
    """It was under way when the next was asked."""
    room.act("go", step=1)
    room.act("class_ask")
    room.act("class_ask")
    room.tap(0, True, asked=1)
    assert 0 == room.room.answers


def test_a_teacher_who_comes_again_goes_on_where_the_class_is(room: Class) -> None:
    """The page is opened anew, with its code in the address or without; what was asked stays."""
    room.act("go", step=5)
    room.act("class_ask")
    room.act("class_reveal")
    again = TeacherSession(room.room, Start("first").session())
    again.handle({"type": "hello", "page": "x", "code": room.teacher.views()["code"]["text"]})
    assert 5 == again.views()["game"]["step"]
    assert "tally" in again.views()["classroom"]["question"]


@pytest.mark.parametrize("type", LEADING)
def test_a_pupil_cannot_lead(room: Class, type: str) -> None:
    """The teacher's events from a pupil's page are unknown there, and change nothing."""
    room.act("go", step=1)
    room.act("class_ask")
    before = json.dumps(room.teacher.views(), sort_keys=True)
    with pytest.raises(InputError, match=f"nothing answers to '{type}'"):
        room.pupils[0].handle({"type": type, "on": True})
    for event in ({"type": "go", "step": 7}, {"type": "preset", "id": "guide"}, {"type": "language", "id": "fi"}):
        room.pupils[0].handle(event)
    assert before == json.dumps(room.teacher.views(), sort_keys=True)


def test_a_pupil_may_look_on_freely_between_questions(room: Class) -> None:
    """It begins where the teacher is; a question is put to everybody; after it the pupil is where they were."""
    room.act("go", step=4)
    assert 4 == room.see(0, "class_follow", on=False)["game"]["step"]
    room.see(0, "go", step=6)
    room.act("go", step=1)
    room.act("class_ask")
    assert "question" == room.see()["classroom"]["mode"]
    room.act("class_end")
    assert 6 == room.see()["game"]["step"]
    assert room.see(0, "class_follow", on=True)["classroom"]["told"]["head"].startswith("Step 1:")


def test_every_pupil_has_their_own_language(room: Class) -> None:
    """The same question, in words of each."""
    room.act("go", step=1)
    room.act("class_ask")
    assert "Ben aloittaa lyömällä 3♣ 3♠. Käykö?" == room.see(1, "language", id="fi")["classroom"]["head"]
    assert "Ben opens 3♣ 3♠. Does it go?" == room.see(0)["classroom"]["head"]


def test_what_is_new_is_spoken_once(room: Class) -> None:
    """The question, the pupil's own answer, then what all say with the verdict."""
    room.act("go", step=1)
    room.act("class_ask")
    question = room.see()["live"]
    assert "Ben opens 3♣ 3♠. Does it go?" == question["text"]
    assert question == room.see()["live"]
    room.tap(0, True)
    assert (question["n"] + 1, "Your answer: it goes.") == tuple(room.see()["live"].values())
    room.act("class_reveal")
    assert room.see()["live"]["text"].startswith("It goes: 1. It does not go: 0. Allowed.")


def test_a_class_begins_with_what_is_asked_for() -> None:
    """A game, rules as text or as a code with its place."""
    assert "guide-turn" == Class(lesson="guide-turn").room.shown.game
    assert "guide" == Class(rules="guide, led_ten clears").room.shown.rules.base
    shown = Class(lesson="", rules="pk1:r=guide;g=first;s=5").room.shown
    assert ("first", 5) == (shown.game, shown.step)


def test_a_class_may_play_by_a_document_of_ones_own() -> None:
    """Pupils read whose rules these are, which they could not name otherwise."""
    room = Class(rules="oma", documents=(OMA,))
    assert "The rules of the cabin" == room.see()["shell"]["strip"]["name"]


@pytest.mark.parametrize(
    ("start", "at"),
    [({"lesson": "no-such"}, "--lesson"), ({"rules": "no-such"}, "--rules"), ({"rules": "pk1:x"}, "--rules")],
)
def test_what_there_is_not_is_told(start: dict[str, str], at: str) -> None:
    """With the option that names it."""
    with pytest.raises(InputError) as told:
        Start(start.get("lesson", ""), start.get("rules", "")).session()
    assert told.value.at.startswith(at)
