"""What the coach says: all legal moves, what the documents' advice has for and against them, and what it comes to."""

from __future__ import annotations

from typing import Any

from explorer.players import coach, coach_words
from explorer.players.words import SaidWords
from explorer.trace.language import language
from explorer.ui.play.seat import waiting
from explorer.ui.reader import Reader
from explorer.ui.say import text
from explorer.ui.views.advised import advised


def coach_view(reader: Reader, seen: Reader) -> dict[str, Any] | None:
    """Return the coach: what it says where it is asked, else only how to ask it; ``None`` where nothing is decided."""
    asked = waiting(reader)
    if asked is None:
        return None
    view: dict[str, Any] = {"label": text("play.coach"), "on": reader.play.coach}
    if not reader.play.coach:
        return view
    words = coach_words(coach(asked))
    followed = words.suggested
    return view | {
        "note": words.note,
        "sentence": followed.sentence,
        "follows": _group("follows", followed.follows, seen),
        "passes": _group("passes-over", followed.passes_over, seen),
        "moves": {
            "label": text("play.legal"),
            "items": [
                {"label": one.label, "good": _titles("good", one.good), "bad": _titles("bad", one.bad)}
                for one in words.moves
            ],
        },
    }


def advice_spoken(reader: Reader, seen: Reader) -> str:
    """Return what the coach says, for the ear."""
    shown = coach_view(reader, seen)
    if shown is None or not shown["on"]:
        return text("command.else-none")
    follows = [str(one["text"]) for one in (shown["follows"] or {}).get("items", [])]
    return " ".join([shown["note"], shown["sentence"], *follows])


def _group(id: str, said: tuple[SaidWords, ...], seen: Reader) -> dict[str, Any] | None:
    return {"label": _word(id), "items": [advised(one, seen) for one in said]} if said else None


def _titles(id: str, said: tuple[SaidWords, ...]) -> str:
    return f"{_word(id)}: {'; '.join(one.title for one in said)}." if said else ""


def _word(id: str) -> str:
    return str(language().at("coach", id))
