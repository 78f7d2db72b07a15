"""Legal or not? The open question with its answers, what came of an answer, and what has come up so far."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from explorer.ask.findings.example import Example
from explorer.ask.probing.posed import Refusal
from explorer.ask.quiz.next import LEVELS
from explorer.ask.quiz.question import Question, judged
from explorer.ask.quiz.right import Choice
from explorer.trace.model import Judgement
from explorer.ui.practise.asked import asked, given
from explorer.ui.practise.covered import covered_view
from explorer.ui.practise.phrases import answer_label, answer_sign, ask_of
from explorer.ui.practise.position import aloud, move_of, position_of
from explorer.ui.practise.told import told_view, why_view
from explorer.ui.reader import Reader
from explorer.ui.say import text


def practise_view(reader: Reader) -> dict[str, Any]:
    """Return the question, what came of the answer to it, and how much of the rules has come up."""
    found, progress = asked(reader), reader.practise.progress
    view: dict[str, Any] = {
        "title": text("practise.title"),
        "lead": text("practise.lead"),
        "none": "" if found else text("practise.none"),
        "question": None,
        "told": None,
        "why": None,
        "levels": {
            "label": text("practise.levels"),
            "items": [
                {"id": str(level), "label": text(f"practise.level-{level}"), "pressed": level == progress.level}
                for level in LEVELS
            ],
        },
        "covered": covered_view(reader),
        "clear": text("practise.clear") if progress.turn else "",
    }
    judgement = judged(found[0], reader.rules) if found else None
    if found is None or judgement is None or isinstance(judgement, Refusal):
        return view
    question, choice = found
    said = given(reader)
    asks = _question(reader, question, choice, judgement, said)
    if not said:
        return view | {"question": asks}
    told = told_view(reader, question, choice, judgement, said)
    about = {"about": f"{asks['text']} {asks['ask']}", "verdict": {"bold": told["bold"], "text": told["text"]}}
    why = why_view(reader, question, judgement)
    return view | {"question": asks, "told": told, "why": why | about if why else None}


def example_of(reader: Reader) -> tuple[Example, Judgement] | None:
    """Return the position and the judgement that are explained: those of the question, once it was answered."""
    found = asked(reader)
    judgement = judged(found[0], reader.rules) if found and given(reader) else None
    if found is None or judgement is None or isinstance(judgement, Refusal):
        return None
    return Example(found[0].state, reader.rules, judgement.move, judgement.by), judgement


def _question(reader: Reader, question: Question, choice: Choice, judgement: Judgement, said: str) -> dict[str, Any]:
    return {
        "number": text("practise.number", number=reader.practise.progress.turn + 1),
        "text": f"{move_of(question)}.",
        "ask": ask_of(reader, question),
        "event": "practise_answer",
        "position": position_of(question, judgement),
        "label": text("practise.answers"),
        "answers": [
            {
                "id": one,
                "label": answer_label(question, one),
                "sign": answer_sign(question, one),
                "pressed": one == said,
                "right": text("practise.sign-right") if said and one == choice.right else "",
            }
            for one in choice.answers
        ],
        "answered": bool(said),
    }


def practise_live(reader: Reader, made: Mapping[str, Mapping[str, Any]]) -> str:
    """Return what is spoken: what came of an answer, or else the question."""
    shown, found = made.get("practise") or practise_view(reader), asked(reader)
    if shown["told"]:
        return f"{shown['told']['bold']} {shown['told']['text']}"
    if found is None or not shown["question"]:
        return str(shown["none"])
    return f"{shown['question']['number']} {aloud(found[0], reader.rules)} {shown['question']['ask']}"
