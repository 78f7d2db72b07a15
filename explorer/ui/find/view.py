"""Find our rules: the question that is open, and what the answers so far come to."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from explorer.ask.agreement.open_rules import OpenRules
from explorer.ask.finding.pool import plain_keys
from explorer.ask.finding.question import Question
from explorer.ask.finding.standing import OPEN, Standing
from explorer.rules.ruleset import value_ids
from explorer.trace.ours import base_words
from explorer.trace.words import option_words, value_words
from explorer.ui.find.answers import LETTERS, asked_of, standing_of
from explorer.ui.find.question import question_view
from explorer.ui.reader import Reader
from explorer.ui.say import text


def find_view(reader: Reader) -> dict[str, Any]:
    """Return the open question, or the options that no position shows, and the rules found so far."""
    standing = standing_of(reader.finding.find)
    question = asked_of(standing)
    asked = sum(isinstance(one, Question) for one in standing.asked)
    return {
        "title": text("find.title"),
        "lead": text("find.lead"),
        "question": question_view(standing, question) if question else None,
        "done": "" if question else text("find.done"),
        "plain": _plain(standing) if question is None else None,
        "back": text("find.back") if asked else "",
        "clear": text("find.clear") if standing.answered else "",
        "cleared": cleared_view(gone=bool(reader.cleared.find) and not reader.finding.find),
        "result": result_view(standing),
    }


def cleared_view(*, gone: bool) -> dict[str, str] | None:
    """Return how answers come back that are gone since it was begun anew; ``None`` where none are."""
    return {"text": text("find.cleared"), "undo": text("find.undo")} if gone else None


def result_view(standing: Standing) -> dict[str, Any]:
    """Return what was found: the base, what differs, what is open, and that all else is as in the base."""
    found = standing.found()
    name = base_words(found.rules).name
    return {
        "head": text("find.result"),
        "base": text("find.base", name=name),
        **found_view(found),
        "settled": text("find.settled", number=len(standing.settled)),
        "rest": text("find.rest", name=name),
        "odd": text("find.odd") if standing.odd else "",
        "take": text("find.take"),
        "sheet": text("find.to-sheet"),
        "ready": bool(standing.answered),
    }


def found_view(found: OpenRules, head: str = "find.open") -> dict[str, Any]:
    """Return what a rule set changes and leaves open (under the words ``head``), as lists."""
    changes = [
        {"key": key, "question": option_words(key).question, "label": value_words(key, value).label}
        for key, value in found.rules.changes
        if key not in found.open
    ]
    return {
        "changes": {"head": text("find.changes"), "items": changes} if changes else None,
        "open": {
            "head": text(head),
            "items": [{"key": key, "question": option_words(key).question} for key in found.open],
        }
        if found.open
        else None,
    }


def _plain(standing: Standing) -> dict[str, Any]:
    said = dict(standing.answered)
    base = standing.best.base_game().values
    name = base_words(standing.best).name
    return {
        "head": text("find.plain"),
        "lead": text("find.plain-lead", name=name),
        "items": [
            {
                "key": key,
                "label": option_words(key).question,
                "chosen": LETTERS.get(str(said.get(key, "")), str(said.get(key, ""))),
                "values": [
                    {"id": "", "label": text("find.later", label=value_words(key, base[key]).label)},
                    *({"id": value, "label": value_words(key, value).label} for value in value_ids(key)),
                    {"id": LETTERS[OPEN], "label": text("find.never")},
                ],
            }
            for key in plain_keys()
            if key in said or key not in standing.settled  # a position may have told already
        ],
    }


def find_live(reader: Reader, made: Mapping[str, Mapping[str, Any]]) -> str:
    """Return what is spoken after an answer: the next question, or that there is none."""
    shown = made.get("find") or find_view(reader)
    question = shown["question"]
    said = f"{question['number']} {question['text']}. {question['ask']}" if question else str(shown["done"])
    return f"{shown['cleared']['text']} {said}" if shown["cleared"] else said
