"""What an exercise shows: the position and the question; after an answer whether it was right, and the reason."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from explorer.state import Move
from explorer.trace.forms import joined
from explorer.trace.language import language
from explorer.trace.words import verdict
from explorer.ui.lesson.exercise import UNDER, WHICH, Exercise
from explorer.ui.practise.phrases import answer_label, answer_sign, ask_of
from explorer.ui.practise.position import move_of, position_of
from explorer.ui.practise.told import told_view, why_view
from explorer.ui.reader import Reader
from explorer.ui.say import text
from explorer.ui.views.phrases import rules_name

NOTHING = Move("pass")
"""Shown while it is still open which move is made: no card is raised."""


def label(exercise: Exercise, answer: str) -> str:
    """Return an answer as it is chosen."""
    question, rules = exercise.case(answer)
    if exercise.ask == WHICH:
        return move_of(question)
    return rules_name(rules) if exercise.ask == UNDER else answer_label(question, answer)


def asked(exercise: Exercise, reader: Reader) -> tuple[str, str]:
    """Return what is done or whose turn it is, and what is asked of it."""
    question = exercise.cases[0][0]
    if exercise.ask == WHICH:
        return text("practise.turn", name=question.state.names[question.by]), text("lesson.which")
    ask = text("lesson.under") if exercise.ask == UNDER else ask_of(reader, question)
    return f"{move_of(question)}.", ask


def question_view(exercise: Exercise, reader: Reader, number: int, said: str) -> dict[str, Any]:
    """Return the question with its position and answers; ``said`` is the answer that was given, "" for none."""
    question = exercise.cases[0][0]
    shown = replace(question, move=NOTHING) if exercise.ask == WHICH else question
    about, ask = asked(exercise, reader)
    return {
        "number": text("lesson.number", number=number),
        "text": about,
        "ask": ask,
        "event": "lesson_answer",
        "position": position_of(shown, exercise.judgement("0")[0]),
        "label": text("practise.answers"),
        "answers": [
            {
                "id": one,
                "label": label(exercise, one),
                "sign": "" if exercise.ask in (WHICH, UNDER) else answer_sign(question, one),
                "pressed": one == said,
                "right": text("practise.sign-right") if said and one in exercise.right else "",
            }
            for one in exercise.answers
        ],
        "answered": bool(said),
    }


def answer_view(exercise: Exercise, reader: Reader, said: str) -> dict[str, Any]:
    """Return what is told after an answer: whether it was right, and the sentence that decides."""
    told = _compared(exercise, reader, said) if exercise.ask in (WHICH, UNDER) else _one(exercise, reader, said)
    return {**told, "next": "", "board": "", "scene": None}


def reasons_view(exercise: Exercise, reader: Reader, said: str) -> dict[str, Any] | None:
    """Return the reasons with the passages that say so; of what documents say they are shown elsewhere: ``None``."""
    judgement, _ = exercise.judgement(told_of(exercise, said))
    why = why_view(reader, exercise.case(told_of(exercise, said))[0], judgement)
    if why and "reasons" in why:  # no option is opened from here
        why = {**why, "reasons": [{**one, "option_key": ""} for one in why["reasons"]]}
    return why and {**why, "verdict": None}


def told_of(exercise: Exercise, said: str) -> str:
    """Return the answer of which the reason is told: the one that was given if it is right, else one that is."""
    return said if said in exercise.right else exercise.right[0]


def _one(exercise: Exercise, reader: Reader, said: str) -> dict[str, Any]:
    question, _ = exercise.cases[0]
    return told_view(reader, question, exercise.choice, exercise.judgement(said)[0], said)


def _compared(exercise: Exercise, reader: Reader, said: str) -> dict[str, Any]:
    """Tell why what is right goes, and why what was chosen instead does not."""
    right = said in exercise.right
    judgement, state = exercise.judgement(told_of(exercise, said))
    names = joined(language(reader.lang), [label(exercise, one) for one in exercise.right])
    overlooked = []
    if not right:
        words = verdict(*exercise.judgement(said))
        overlooked = [text("lesson.instead", answer=label(exercise, said), bold=words.bold, why=words.text)]
    bold = label(exercise, said) if right else names
    return {
        "sign": "yes",
        "right": right,
        "bold": text("practise.right" if right else "practise.wrong", answer=bold),
        "text": verdict(judgement, state).text,
        "overlooked": overlooked,
        "documents": None,
    }
