"""What a class sees: the question with its position, what the answers were, and the step that the teacher shows."""

from __future__ import annotations

from typing import Any

from explorer.trace.labels import reading_note
from explorer.trace.language import languages
from explorer.ui.classroom.question import Question, said
from explorer.ui.classroom.room import Room
from explorer.ui.lesson.told import answer_view, label, reasons_view
from explorer.ui.reader import Reader
from explorer.ui.rules.open_points import depends_view
from explorer.ui.say import text
from explorer.ui.share.page import still_hand
from explorer.ui.views.game import game_view
from explorer.ui.views.glossary import glossary_view
from explorer.ui.views.shell import shell_view
from explorer.ui.views.table import table_of
from explorer.ui.views.told import told_view
from explorer.ui.views.why import judged

Views = dict[str, dict[str, Any]]

EMPTY = ("others", "code", "command", "share", "notice")
"""Panels of the explorer that the page of a class has not."""


def question_views(room: Room, question: Question, lang: str) -> Views:
    """Return what all pupils who speak a language see of a question, but for their own answer."""
    view: dict[str, Any] = {"mode": "question", "head": said(question), "n": room.asked}
    if question.entry is None:
        view |= _lies(question)
    if room.revealed:
        view |= {"tally": tally(room, question), "why": verdict_view(question)}
    views = _around(question.reader, lang) | {"classroom": view}
    return (
        views if question.entry is None else views | _table(question.reader, table_of(question.reader, question.entry))
    )


def aside_views(room: Room, lang: str) -> Views:
    """Return what pupils see while the teacher has open what is no step: the lesson's prose, the position as asked."""
    course, laid = course_view(room), room.laid
    head = course["head"] if course else laid.words() if laid else text("class.label")
    view = {"mode": "question", "n": room.asked, "head": head, "told": course["told"] if course else ""}
    reader = laid.reader if laid else room.shown
    return _around(reader, lang) | {"table": {}, "classroom": view | (_lies(laid) if laid else {})}


def _lies(question: Question) -> dict[str, Any]:
    """Return the cards of a position without a game: what lies there, and what is laid."""
    return {
        "pile": [str(laid.card) if laid.card else None for laid in question.state.pile],
        "laid": [str(card) for card in question.judgement.move.cards],
        "lies": text("home.table", what=question.words()),
    }


def step_views(shown: Reader, lang: str) -> Views:
    """Return what all pupils who speak a language see while they follow and nothing is asked."""
    told = told_view(shown)
    kept = {name: told[name] for name in ("head", "under", "comment", "events", "says", "advice")}
    view = {"mode": "step", "head": str(game_view(shown)["title"]), "told": kept}
    return _around(shown, lang) | _table(shown, table_of(shown, shown.entry())) | {"classroom": view}


def course_view(room: Room) -> dict[str, Any] | None:
    """Return the teacher's lesson: its part, what it says there, the parts before and after; ``None`` without one."""
    course, part = room.course, room.part
    if course is None:
        return None
    number, asked = len(course.parts), room.question is not None and not room.revealed
    id = "class.part" if part >= 0 else "class.part-none"
    return {
        "label": text("class.course"),
        "head": text(id, title=course.title, part=part + 1, number=number),
        "told": course.told(part) if part >= 0 and not asked else "",
        "back": {"id": part - 1, "label": text("class.part-back")} if part > 0 else None,
        "next": {"id": part + 1, "label": text("class.part-next" if part >= 0 else "class.part-begin")}
        if part + 1 < number
        else None,
    }


def verdict_view(question: Question) -> dict[str, Any]:
    """Return the verdict under the rules in force with the passages that say so, or what it depends on."""
    reader, judgement, exercise = question.reader, question.judgement, question.exercise
    if exercise is not None:
        right = exercise.right[0]
        told = answer_view(exercise, reader, right)
        bold = text("practise.wrong", answer=label(exercise, right))
        verdict = {"sign": told["sign"], "bold": bold, "text": told["text"]}
        return {**(reasons_view(exercise, reader, right) or {}), "depths": [], "verdict": verdict}
    found = judged(reader, judgement, question.state)
    found |= depends_view(reader, question.state, judgement.move, judgement.by)
    reasons = [{**one, "option_key": ""} for one in found["reasons"]]
    return {**found, "head": text("why.head"), "depths": [], "reasons": reasons}


def tally(room: Room, question: Question) -> dict[str, Any]:
    """Return how many say what, as bars and in a sentence."""
    number = room.answers
    rows = [(id, words, room.count(id)) for id, words in question.choices()]
    return {
        "head": text("class.tally"),
        "text": tally_words(room, question),
        "bars": [
            {"id": id, "label": words, "number": str(count), "share": count / number if number else 0}
            for id, words, count in rows
        ],
    }


def tally_words(room: Room, question: Question) -> str:
    """Say how many say what."""
    if not room.answers:
        return text("class.nobody")
    return " ".join(text("class.counted", answer=words, number=room.count(id)) for id, words in question.choices())


def _around(reader: Reader, lang: str) -> Views:
    """Return what stands around the table: the bar, the rules in force, the words that are explained."""
    shell = shell_view(reader) | {"lang": lang, "tab": "class", "tabs": [], "parts": [], "frozen": True}
    shell["strip"] = {**shell["strip"], "change": ""}
    shell["languages"] = _languages(lang)
    return {"shell": shell, "glossary": glossary_view(reader), **{name: {} for name in EMPTY}}


def _languages(lang: str) -> list[dict[str, Any]]:
    return [
        {"id": one, "label": text("shell.speak", one), "note": reading_note(one)} for one in languages() if one != lang
    ]


def _table(reader: Reader, table: dict[str, Any]) -> Views:
    return {
        "game": {"step": reader.step},  # no more: *Watch* is drawn only once all of it is there
        "table": {**table, "hand": still_hand(table["hand"])},
    }
