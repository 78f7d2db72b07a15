"""What each document says of a move, side by side; those that copy one another stand together."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from explorer.ask.documents.descent import by_descent
from explorer.ask.documents.verdict import ALLOWED, AMBIGUOUS, FORBIDDEN, SILENT, DocumentVerdict
from explorer.ask.documents.verdicts import verdicts
from explorer.ask.documents.words import document_words
from explorer.rules.ruleset import RuleSet
from explorer.sources import Document
from explorer.state import Move, State
from explorer.trace.texts import texts_of
from explorer.ui.reader import Reader
from explorer.ui.say import text
from explorer.ui.views.docs import mark, passages
from explorer.ui.views.why import depth_of

SIGNS = {ALLOWED: "yes", FORBIDDEN: "no", SILENT: "silent", AMBIGUOUS: "amb"}


def documents_view(reader: Reader, state: State, move: Move, *, by: int | None = None) -> dict[str, Any]:
    """Return what each document says of a move in a position, in groups by descent."""
    found = _verdicts(state, move, reader.rules, by)
    groups = [[_said(reader, one, found[one.id]) for one in group] for group in by_descent(reader.rules)]
    return {
        "head": text("documents.head"),
        "groups": [
            {
                "label": text("documents.related", names=", ".join(one["name"] for one in group))
                if len(group) > 1
                else "",
                "items": group,
            }
            for group in groups
        ],
        "folded": reader.narrow,  # five stand on about one phone screen: each a line that opens
        "legend": [{"sign": sign, "text": text(f"documents.{verdict}")} for verdict, sign in SIGNS.items()],
    }


@lru_cache(maxsize=8)
def _verdicts(state: State, move: Move, rules: RuleSet, by: int | None) -> Mapping[str, DocumentVerdict]:
    """Ask them once for a question, which may be looked at less and more deeply, and in every language."""
    return verdicts(state, move, rules, by=by)


def documents_row(said: Mapping[str, Any]) -> dict[str, Any]:
    """Return the documents of a `documents_view` in one row, each with its verdict; each leads to what it says."""
    kept = ("id", "doc", "name", "sign", "word")
    items = [{key: one[key] for key in kept} for group in said["groups"] for one in group["items"]]
    return {
        "label": said["head"],
        "items": [one | {"label": text("documents.one", names=one["name"], word=one["word"])} for one in items],
    }


def documents_live(row: Mapping[str, Any]) -> str:
    """Return in words what a `documents_row` shows: who says what, as documents are no votes; the most common last."""
    said: dict[str, list[str]] = {}
    for one in row["items"]:
        said.setdefault(one["word"], []).append(one["name"])
    parting = sorted(said.items(), key=lambda each: len(each[1]))
    if len(parting) == 1:
        return text("documents.every", word=parting[0][0])
    parts = [text("documents.one", names=", ".join(names), word=word) for word, names in parting[:-1]]
    word, names = parting[-1]
    last = text("documents.one", names=names[0], word=word) if len(names) == 1 else text("documents.others", word=word)
    return f"{'; '.join([*parts, last])}."


def _said(reader: Reader, document: Document, found: DocumentVerdict) -> dict[str, Any]:
    words = document_words(found)
    cites = [*found.passages, *found.interpretations]
    whole = depth_of(reader) == "everything"
    return {
        "id": document.id,
        "name": texts_of(reader.rules).document(document.id).short,
        "doc": mark(document.id, "base", reader.rules),
        "sign": SIGNS[found.verdict],
        "word": words.verdict,
        "says": words.why,
        "does": words.does,
        "notes": list(words.notes),
        "passages": passages(cites, reader, whole=whole, pastes=whole),  # many stand side by side here
    }
