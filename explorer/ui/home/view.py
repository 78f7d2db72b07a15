"""The landing: a question with its answer, two sentences, and a door to every screen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from explorer.ask.grid.trace import cell_judgement
from explorer.ask.probing.posed import posed
from explorer.state import State
from explorer.trace.model import Judgement
from explorer.trace.texts import texts_of
from explorer.trace.words import verdict
from explorer.ui.home.lessons import lessons
from explorer.ui.reader import Reader
from explorer.ui.say import text, texts
from explorer.ui.settle.asked import Asked, cell_of, slice_at
from explorer.ui.settle.phrases import question
from explorer.ui.settle.view import open_answer
from explorer.ui.views.docs import mark, passages
from explorer.ui.views.documents import documents_row, documents_view
from explorer.ui.views.turning import turning_view
from explorer.ui.views.why import cited

FIRST = Asked("9", "Q")
"""The question with which everybody begins."""

YES, NO = ANSWERS = ("yes", "no")


def home_view(reader: Reader) -> dict[str, Any]:
    """Return the question, its answer where one was given, and the doors to the screens."""
    state, judgement = first_question(reader)
    given = reader.home
    return {
        "question": text("home.question", what=question(FIRST, reader.rules)),
        "table": text("home.table", what=question(FIRST, reader.rules)),
        "pile": [str(laid.card) if laid.card else None for laid in state.pile],
        "laid": [str(card) for card in judgement.move.cards],
        "answers": [{"id": id, "label": text(f"home.{id}"), "pressed": id == given} for id in ANSWERS],
        "answer": _answer(reader, state, judgement) if given else None,
        "lead": [text("home.lead-1"), text("home.lead-2")],
        "doors_label": text("home.doors"),
        "doors": _doors(reader),
        "lessons": {"label": text("home.lessons"), "items": lessons(reader.lang)},
        "documents": {
            "label": text("home.documents"),
            "items": [
                {"doc": mark(one.id, "base", reader.rules), "name": texts_of(reader.rules).document(one.id).short}
                for one in reader.rules.library().documents
            ],
        },
    }


def first_question(reader: Reader) -> tuple[State, Judgement]:
    """Return the position of the first question, and its judgement under the rules in force."""
    cell = cell_of(FIRST, reader.rules)
    assert cell is not None  # under every rule set there are nines and queens
    return cell_judgement(slice_at(FIRST, reader.rules), cell)


def _answer(reader: Reader, state: State, judgement: Judgement) -> dict[str, Any]:
    words, sign = verdict(judgement, state), YES if judgement.legal else NO
    deciding = judgement.deciding()[0]
    turns = turning_view(reader, posed(state, judgement.move))
    said = documents_view(reader, state, judgement.move)
    answer = {
        "sign": sign,
        "sign_label": text(f"others.{sign}"),
        "bold": text("settle.does-none" if judgement.legal else "settle.does-no"),
        "text": words.text,
        **open_answer(reader, posed(state, judgement.move)),
    }
    right = "right" if reader.home == answer["sign"] else "depends" if answer["sign"] not in ANSWERS else "wrong"
    return answer | {
        "told": text(f"home.{right}"),
        "passages": passages(cited(deciding, reader), reader, whole=False, pastes=False)[:2],
        "documents": documents_row(said),
        "turn": {"label": text("home.turn"), "items": turns["items"][:1]} if turns["items"] else None,
        "more": text("home.more"),
    }


def _doors(reader: Reader) -> list[dict[str, str]]:
    """Return a door to each screen that has one; on a phone people come to settle a quarrel."""
    from explorer.ui.screens import SCREENS

    known = texts("home")
    doors = [one for one in SCREENS if f"door-{one.id}" in known]
    doors.sort(key=lambda one: (one.id != "settle") if reader.narrow else (one.id != "watch", one.id != "settle"))
    return [
        {
            "id": one.id,
            "icon": one.icon,
            "title": known[f"door-{one.id}"],
            "text": known[f"door-{one.id}-text"],
            "go": known[f"door-{one.id}-go"],
        }
        for one in doors
    ]


def home_live(reader: Reader, _made: Mapping[str, Mapping[str, Any]]) -> str:
    """Return what is spoken: the question, or its answer."""
    if not reader.home:
        return text("home.question", what=question(FIRST, reader.rules))
    answer = _answer(reader, *first_question(reader))
    return f"{answer['told']} {answer['bold']} {answer['text']}"
