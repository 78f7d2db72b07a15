"""A lesson keeps what was answered, speaks its own language, and has nothing of the page's frame."""

from __future__ import annotations

from typing import Any

import pytest

from explorer.errors import InputError
from explorer.ui.lesson import Lesson, begin
from explorer.ui.widget import Explorer
from tests.pseudo import plain_texts, pseudo_english

ACE: dict[str, Any] = {"pile": "9C", "hand": "AS 4D", "move": "play AS"}


def do(widget: Explorer, type: str, **event: Any) -> Explorer:
    """Do something on the page of a widget."""
    done = [*widget.events, {"n": len(widget.events) + 1, "page": "a", "type": type, **event}]
    widget.set_state({"events": done})
    assert "" == widget.error
    return widget


@pytest.fixture
def lesson() -> Lesson:
    """A lesson in English."""
    return begin("tens", "en")


def test_the_reason_comes_after_the_answer(lesson: Lesson) -> None:
    """Before, nothing on the page tells it; then verdict, reason and passage stand there."""
    widget = lesson.ask("goes", **ACE)
    assert widget.lesson["told"] is None
    assert "picture" not in repr(widget.lesson)
    shown = do(widget, "lesson_answer", id="yes").lesson
    assert "The answer is: Does not go." == shown["told"]["bold"]
    assert "pagat" == shown["why"]["reasons"][0]["passages"][0]["doc"]["id"]


def test_the_first_answer_counts(lesson: Lesson) -> None:
    """A second one changes nothing, and the end knows at once how each exercise stands."""
    first, second = lesson.ask("goes", **ACE), lesson.which("play AS", "play 10C", pile="9C", hand="AS 10C")
    end = lesson.end()
    assert end.lesson["code"].startswith("tens-00-")
    do(do(first, "lesson_answer", id="yes"), "lesson_answer", id="no")
    do(second, "lesson_answer", id="1")
    assert end.lesson["code"].startswith("tens-12-")
    assert ["no", "yes"] == [row["sign"] for row in end.lesson["rows"]]


def test_a_cell_that_is_run_again_asks_anew(lesson: Lesson) -> None:
    """It is the same exercise, not one more."""
    do(lesson.ask("goes", **ACE), "lesson_answer", id="yes")
    lesson.ask("goes", **ACE)
    assert lesson.end().lesson["code"].startswith("tens-0-")


def test_the_wrong_choice_is_explained_too(lesson: Lesson) -> None:
    """Beside the reason for what goes stands why the chosen move does not."""
    widget = lesson.which("play AS", "play 10C", pile="9C", hand="AS 10C")
    told = do(widget, "lesson_answer", id="0").lesson["told"]
    assert "A ten on a lower card makes the pile fall." == told["text"]
    assert "An ace may go only on a picture" in told["overlooked"][0]


def test_a_lesson_speaks_the_language_of_its_file() -> None:
    """Whatever the browser's is, and whatever its address holds."""
    widget = begin("tens", "fi").show("pk1:r=pagat;g=first;s=3")
    do(widget, "hello", languages=["en"], code="pk1:r=guide;g=first;s=9", host="page")
    assert ("fi", 3) == (widget.shell["lang"], widget.game["step"])


def test_answers_come_along_into_the_other_language() -> None:
    """The lesson in another language is another notebook: the page keeps what was answered, and brings it along."""
    before = do(begin("tens", "en").ask("goes", **ACE), "lesson_answer", id="yes").lesson
    lesson = begin("tens", "fi")
    widget = lesson.ask("goes", **ACE)
    assert (widget.lesson["kept"], "yes") == (before["kept"], before["said"])
    do(widget, "hello", languages=["en"], code="", host="page", said=before["said"])
    assert (True, 0, "") == (widget.lesson["question"]["answered"], *widget.live.values())
    assert lesson.end().lesson["code"].startswith("tens-1-")


@pytest.mark.parametrize("said", ["no-such", "", None, 7, ["yes"]], ids=repr)
def test_what_is_no_answer_is_not_brought_along(lesson: Lesson, said: Any) -> None:
    """Whatever a page has kept."""
    shown = do(lesson.ask("goes", **ACE), "hello", languages=["en"], code="", host="page", said=said).lesson
    assert not shown["question"]["answered"]


@pytest.mark.parametrize(
    ("name", "lang", "head"),
    [
        ("first-game", "en", "My answers: 1. First game<"),
        ("first-game", "fi", "Vastaukseni: 1. Ensimmäinen peli<"),
        ("game", "en", "My answers: game<"),
    ],
)
def test_the_page_of_answers_is_headed_by_the_lesson(name: str, lang: str, head: str) -> None:
    """By its heading in its language; a teacher's own by its name."""
    assert head in do(begin(name, lang).end(), "lesson_keep").share["file"]["text"]


def test_a_part_has_no_frame_and_a_way_back(lesson: Lesson) -> None:
    """No tabs, tools, code, command field and choice of games; what was left is found again."""
    widget = lesson.show("pk1:r=pagat;g=first;s=3")
    assert (True, [], []) == (widget.shell["bare"], widget.shell["tabs"], widget.games.get("groups", []))
    assert ({}, {}, {}) == (widget.code, widget.command, widget.share)
    assert "" == widget.lesson["again"]
    do(widget, "go", step=9)
    assert "" != widget.lesson["again"]
    do(widget, "lesson_again")
    assert (3, "") == (widget.game["step"], widget.lesson["again"])


def test_the_answers_make_a_page_to_print(lesson: Lesson) -> None:
    """What was chosen, what is right and why, in a file that the browser keeps once."""
    do(lesson.ask("goes", **ACE), "lesson_answer", id="yes")
    file = do(lesson.end(), "lesson_keep").share["file"]
    assert "answers-tens.html" == file["name"]
    assert "Chosen: Goes. The answer is: Does not go." in file["text"]
    assert "(Pagat, Playing" in file["text"]


@pytest.mark.parametrize("name", ["BINDER_SERVICE_HOST", "JUPYTERHUB_API_TOKEN"])
def test_where_nothing_is_kept_an_editor_is_told(name: str, lesson: Lesson, monkeypatch: pytest.MonkeyPatch) -> None:
    """In JupyterLab only: whoever sees the page alone has changed nothing. The first part says it, and the end."""
    monkeypatch.setenv(name, "x")
    first, second, end = lesson.ask("goes", **ACE), lesson.show("pk1:g=first"), lesson.end()
    assert "download the lesson before you leave" in do(first, "hello", host="lab").lesson["note"]
    assert "" == do(second, "hello", host="lab").lesson["note"]
    assert "" == do(end, "hello", host="page").lesson["note"]
    assert "download the lesson before you leave" in do(end, "hello", host="lab").lesson["note"]


@pytest.mark.parametrize(("name", "lang"), [("First game", "en"), ("tens", "sv")])
def test_a_lesson_that_cannot_be(name: str, lang: str) -> None:
    """Its name stands in a code, and its language is one that is spoken."""
    with pytest.raises(InputError):
        begin(name, lang)


def test_a_code_that_cannot_be_read_whole_is_refused(lesson: Lesson) -> None:
    """Whoever writes the lesson learns it, not whoever reads it."""
    with pytest.raises(InputError) as refusal:
        lesson.show("pk1:r=pagat;g=frist")
    assert "code" == refusal.value.at


def test_no_words_stand_outside_the_catalogues() -> None:
    """In a language that nobody speaks, exercises and the end have no plain words but names and passages."""
    with pseudo_english():
        lesson = begin("tens", "en")
        asked = [
            (lesson.ask("turn", pile="9C", hand="10C 4D", move="play 10C"), "Anna"),
            (lesson.which("play AS", "play 10C", pile="9C", hand="AS 10C"), "0"),
            (lesson.under("pagat", "guide, led_ten barred", hand="10C 4D", move="play 10C"), "1"),
        ]
        end = lesson.end()
        for widget, answer in asked:
            do(widget, "depth", id="verdict")
            do(widget, "lesson_answer", id=answer)
        skip = "id icon sign event kept said card cards code doc kind".split()
        allowed = {"Anna", "Ben", "Carla", "Pagat", "Guide", "The guide", "Anna, Ben", "Carla."}
        for one in (*(widget for widget, _ in asked), end):
            assert [] == plain_texts(one.lesson, skip=skip, allowed=allowed)
