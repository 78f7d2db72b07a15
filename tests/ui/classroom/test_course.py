"""A class goes through a lesson: found by number or name, read from its notebook, its questions put to all."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from explorer import data
from explorer.errors import InputError
from explorer.language import speaking
from explorer.trace.language import languages
from explorer.ui.classroom.course import course_named, course_names, read_course
from explorer.ui.classroom.start import Start
from tests.ui.classroom.test_class import Class

FOLDER = data.path("notebooks") / "lessons"


def lesson(folder: Path, *cells: str) -> Path:
    """Write a lesson of a teacher's own; what begins with ``#`` is prose."""
    file = folder / "11-own.ipynb"
    kinds = ["markdown" if cell.startswith("#") else "code" for cell in cells]
    made = [{"cell_type": kind, "source": [cell]} for kind, cell in zip(kinds, cells, strict=True)]
    file.write_text(json.dumps({"cells": made}), "utf-8")
    return file


@pytest.mark.parametrize("given", ["3", "03", "03-twos-tens-aces", "twos-tens-aces", "03-twos-tens-aces.fi.ipynb"])
def test_a_lesson_is_found_by_number_or_name(given: str) -> None:
    """As it stands in the list, in a link, or as a file."""
    assert "03-twos-tens-aces" == course_named(given)


@pytest.mark.parametrize("given", ["", "0", "11", "index", "first", "scene-led_ten-stands"])
def test_what_is_no_lesson_is_not_taken_for_one(given: str) -> None:
    """A game or a scene is not, nor is the list of lessons."""
    assert "" == course_named(given)


@pytest.mark.parametrize("name", course_names())
def test_every_lesson_can_be_gone_through(name: str) -> None:
    """Each part opens, what it asks can be asked and told, and the class stays at it afterwards."""
    room = Class(lesson=name)
    course = room.room.course
    assert course is not None
    for number, part in enumerate(course.parts):
        room.teacher.handle({"type": "class_part", "id": number})
        assert (number, part.asks) == (room.room.part, room.room.question is not None)
        assert {} == room.teacher.session.reader.notice
        if part.asks:
            room.see(0, "class_tap", asked=room.room.asked, id=room.see()["classroom"]["taps"][0]["id"])
            assert room.act("class_reveal")["question"]["why"]["verdict"]["bold"]
            assert room.see(1)["classroom"]["tally"]["text"] in room.see(1)["live"]["text"]
            room.act("class_end")
        seen, step = room.see()["classroom"], room.teacher.session.reader.tab == "watch"
        assert ("step" if step else f"{course.title} · part {number + 1} of {len(course.parts)}") == (
            seen["mode"] if step else seen["head"]
        )


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("name", course_names())
def test_the_teacher_reads_what_the_lesson_says(name: str, lang: str) -> None:
    """Its heading and its prose in the language of the page, as plain words."""
    course = read_course(FOLDER / f"{name}.ipynb")
    file = FOLDER / f"{name}{'' if lang == 'en' else f'.{lang}'}.ipynb"
    first = "".join(json.loads(file.read_text("utf-8"))["cells"][0]["source"])
    with speaking(lang):
        told = [course.told(number) for number in range(len(course.parts))]
        assert first.startswith(f"# {course.title}\n")
    assert told[0].split()[0] == first.split("\n\n")[2].split()[0]
    assert not any("](" in one or "**" in one for one in told)


def test_the_class_is_taken_from_part_to_part() -> None:
    """It follows what is shown; what the lesson asks it is asked at once, and the teacher's page covers the answer."""
    room = Class(lesson="3")
    bar = room.act("class_address", on=False)["course"]
    assert ("3. Twos, tens and aces · part 1 of 7", None, 1) == (bar["head"], bar["back"], bar["next"]["id"])
    assert bar["told"].startswith("Three ranks do more than the others.")
    assert room.see()["classroom"]["told"]["head"].startswith("Step 8:")
    bar = room.act("class_part", id=1)
    assert "Does it go?" in room.see()["classroom"]["head"]
    assert (["QC"], ["10D"]) == (room.see()["classroom"]["pile"], room.see()["classroom"]["laid"])
    assert ("", "class") == (bar["course"]["told"], room.teacher.views()["shell"]["tab"])
    room.tap(0, False)
    assert "no" == room.act("class_reveal")["question"]["why"]["verdict"]["sign"]
    room.act("class_part", id=0)
    assert (None, "step") == (room.room.question, room.see()["classroom"]["mode"])


def test_the_class_stays_with_the_part_when_its_question_is_over() -> None:
    """It sees the position as it was asked and what the lesson says; the verdict stays with the teacher."""
    room = Class(lesson="3")
    room.act("class_part", id=1)
    room.act("class_reveal")
    bar = room.act("class_end")["course"]
    seen = room.see()
    assert (bar["head"], bar["told"]) == (seen["classroom"]["head"], seen["classroom"]["told"])
    assert (["QC"], ["10D"], {}) == (seen["classroom"]["pile"], seen["classroom"]["laid"], seen["table"])
    assert {"why", "tally", "taps"} & seen["classroom"].keys() == set()
    assert seen["live"]["text"].startswith("3. Twos, tens and aces · part 2 of 7. ")
    room.act("class_part", id=0)
    assert room.see()["classroom"]["told"]["head"].startswith("Step 8:")


def test_a_part_that_is_no_step_shows_what_it_is_about(tmp_path: Path) -> None:
    """Two cards without their verdict; where rules are open, the words of the lesson alone, and no game."""
    cells = 'lesson.show("pk1:r=pagat;t=settle;w=K.A")', 'lesson.show("pk1:r=pagat;t=rules")'
    room = Class(lesson="3")
    room.room.course = read_course(lesson(tmp_path, "# Own\n\nlinks\n\nWords.", *cells))
    room.act("class_part", id=0)
    seen = room.see()["classroom"]
    assert (["KC"], "Words.", "Own · part 1 of 2") == (seen["pile"], seen["told"], seen["head"])
    room.act("class_part", id=1)
    seen = room.see()["classroom"]
    assert ("question", "Own · part 2 of 2", False) == (seen["mode"], seen["head"], "pile" in seen)


def test_what_becomes_of_the_pile_is_asked_with_the_lessons_answers(tmp_path: Path) -> None:
    """Not whether the move goes; counted by answer, and told as the lesson does."""
    room = Class(lesson="3")
    room.room.course = read_course(
        lesson(tmp_path, "# Own\n\nlinks\n\nWords.", 'lesson.ask("pile", pile="3C 7S", hand="10C 5S", move="play 10C")')
    )
    room.act("class_part", id=0)
    seen = room.see()["classroom"]
    assert "Ben plays 10♣. What becomes of the pile?" == seen["head"]
    assert "The pile falls" in [tap["label"] for tap in seen["taps"]]
    room.see(0, "class_tap", asked=1, id="clears")
    room.see(1, "class_tap", asked=1, id="stays")
    room.see(2, "class_tap", asked=1, id="goes")
    asked = room.act("class_reveal")["question"]
    assert {"clears": "1", "stays": "1"} == {bar["id"]: bar["number"] for bar in asked["tally"]["bars"] if bar["share"]}
    assert "The answer is: The pile falls." == asked["why"]["verdict"]["bold"]
    assert asked["why"]["reasons"][0]["passages"]
    assert "Your answer: The pile falls." == room.see()["classroom"]["told"]


def test_a_lesson_that_begins_with_a_question_waits_for_the_class() -> None:
    """The teacher begins when all are there; whoever opens the page anew is at the same part."""
    room = Class(lesson="2")
    assert "2. What goes on what · parts: 6" == room.act("class_first", on=False)["course"]["head"]
    assert "2. What goes on what · parts: 6" == room.see()["classroom"]["head"]
    assert (0, "Begin") == tuple(room.act("class_first", on=False)["course"]["next"].values())
    room.act("class_part", id=5)
    last = room.act("class_reveal")["course"]
    assert (4, None) == (last["back"]["id"], last["next"])


@pytest.mark.parametrize("number", [-1, 7, 99])
def test_there_is_no_part_beyond_the_last(number: int) -> None:
    """Whatever a page sends."""
    room = Class(lesson="3")
    room.act("class_part", id=number)
    assert 0 == room.room.part
    game = Class(lesson="first")
    assert game.act("class_part", id=0)["course"] is None


def test_moves_and_rules_that_a_lesson_compares_are_asked_one_by_one(tmp_path: Path) -> None:
    """Each with the position of the lesson; what a document says is asked under its rules."""
    file = lesson(
        tmp_path,
        "# Own\n\nlinks\n\nWords.",
        'x = 3\nlesson.which("play AS", "play 8H", pile="9C", hand="AS 8H")',
        'lesson.under("pagat", "guide, led_ten barred", hand="10D", move="play 10D")',
        'lesson.ask("says", document="wikipedia-1", pile="5C", hand="4S", move="try 9D")\nlesson.end()',
    )
    course = read_course(file)
    assert [1, 1, 2, 2, 3] == [part.cell for part in course.parts]
    assert [True, "r=guide+led_ten.barred" in course.parts[3].code] == [course.parts[0].asks, True]
    assert "r=wikipedia-1" in course.parts[4].code
    assert ["Words.", "Words.", "", "", ""] == [course.told(number) for number in range(5)]


@pytest.mark.parametrize(
    ("cells", "told"),
    [
        (("# Own",), "there is nothing to go through in 11-own.ipynb"),
        (("lesson.show(",), "cell 1 of the lesson cannot be gone through with a class: write what it shows"),
        (("# Own", "lesson.show(code)"), "cell 2 of the lesson cannot be gone through with a class: write"),
        (("lesson.show('pk1:g=no-such')",), "cell 1 of the lesson cannot be gone through with a class: "),
        (("lesson.ask('goes', move='play 1X')",), "'1X' is no card"),
        (("lesson.show()",), "write what it shows"),
    ],
)
def test_what_cannot_be_gone_through_is_told(tmp_path: Path, cells: tuple[str, ...], told: str) -> None:
    """With the cell it stands in."""
    with pytest.raises(InputError) as error:
        read_course(lesson(tmp_path, *cells))
    assert told in error.value.message


def test_a_file_that_is_no_notebook_is_told(tmp_path: Path) -> None:
    """As when it was cut."""
    file = tmp_path / "11-own.ipynb"
    for text in ("{", "[]", '{"cells": [{}]}'):
        file.write_text(text, "utf-8")
        with pytest.raises(InputError, match=r"11-own\.ipynb is no notebook"):
            read_course(file)


@pytest.mark.parametrize(
    ("start", "at", "told"),
    [
        ({"lesson": "33"}, "--lesson", "there is no lesson, game or scene '33'. There are: 01-first-game, "),
        ({"lesson": "twos-tens-ace"}, "--lesson", "did you mean '03-twos-tens-aces'?"),
        ({"lesson": "scene-led_ten-bard"}, "--lesson", "the nearest: scene-led_ten-barred, "),
        ({"lesson": "3", "rules": "guide"}, "--rules", "a lesson brings its own rules"),
    ],
)
def test_what_there_is_not_is_told(start: dict[str, Any], at: str, told: str) -> None:
    """With lessons and games by name, and no word of eighty scenes."""
    with pytest.raises(InputError) as error:
        Start(**start).session()
    assert (at, True) == (error.value.at, told in error.value.message)
    assert "scene-hand-5" not in error.value.message
