"""A class counts each browser once, keeps nothing after a question, and calls those for whom there is something new."""

from __future__ import annotations

import pytest

from explorer.ui.classroom.question import GOES, NOT, Question, question_at
from explorer.ui.classroom.room import Room
from explorer.ui.session import Session

ONE, OTHER = "browser-one", "browser-other"


@pytest.fixture
def room() -> Room:
    """A room where nothing is asked yet."""
    return Room(Session().reader)


def question() -> Question:
    """A question of two cards."""
    found = question_at(Session().reader)
    assert found is not None
    return found


def test_a_browser_counts_once_and_may_change_its_mind(room: Room) -> None:
    """The last tap before the answers are shown is the one that counts; after that none does."""
    room.ask(question())
    for who, answer in ((ONE, GOES), (OTHER, GOES), (ONE, NOT), (ONE, NOT)):
        room.tap(who, answer)
    assert (2, 1) == (room.answers, room.count(GOES))
    room.reveal()
    room.tap(ONE, GOES)
    assert (2, 1) == (room.answers, room.count(GOES))


def test_nothing_is_kept_after_the_question(room: Room) -> None:
    """Neither who answered nor what; nobody can tap while nothing is asked."""
    room.ask(question())
    room.tap(ONE, GOES)
    room.end()
    room.tap(OTHER, GOES)
    assert (None, None) == (room.hand(ONE), room.hand(OTHER))
    assert 0 == room.answers


def test_a_new_question_begins_without_answers(room: Room) -> None:
    """What was said to the one before is gone."""
    room.ask(question())
    room.tap(ONE, GOES)
    room.ask(question())
    assert (0, False, 2) == (room.answers, room.revealed, room.asked)


def test_a_lost_connection_loses_no_answer(room: Room) -> None:
    """Two pages of one browser, as after a reload, are one; when all are gone the answer stays, the count does not."""
    room.ask(question())
    room.enter(ONE)
    room.enter(ONE)
    room.tap(ONE, GOES)
    assert 1 == room.here
    room.leave(ONE)
    assert (1, 1) == (room.here, room.answers)
    room.leave(ONE)
    assert (0, 1) == (room.here, room.answers)


def test_pupils_hear_what_is_asked_and_not_what_others_tap(room: Room) -> None:
    """A tap is told to the teacher alone, and a tap that changes nothing to nobody."""
    heard: list[str] = []
    leave = room.listen(lambda: heard.append("pupil"))
    room.listen(lambda: heard.append("teacher"), teacher=True)
    room.ask(question())
    room.tap(ONE, GOES)
    room.tap(ONE, GOES)
    leave()
    room.reveal()
    assert ["pupil", "teacher", "teacher", "teacher"] == heard


def test_what_all_see_is_drawn_once(room: Room) -> None:
    """Until something changes for all."""
    drawn: list[int] = []
    for _ in range(3):
        room.drawn("en", lambda: drawn.append(1))
    room.ask(question())
    room.drawn("en", lambda: drawn.append(2))
    assert [1, 2] == drawn
