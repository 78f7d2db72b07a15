"""What each document says of a move, as plain data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from explorer.ask.documents.descent import by_descent
from explorer.ask.documents.verdict import DocumentVerdict
from explorer.ask.documents.words import document_words
from explorer.rules.ruleset import RuleSet


def as_data(found: Mapping[str, DocumentVerdict], rules: RuleSet, lang: str = "") -> dict[str, Any]:
    """Return what each document says of a move: ``documents`` by id, and ``by_descent`` the ids in groups.

    For a document: its ``verdict``, in words, what it ``says`` and what the move ``does`` by it, ``notes``. ``sources``
    are its own passages and our interpretations, ``elsewhere`` has what other documents say alike; then the
    ``readings`` that would turn the verdict, ``corrupt`` passages, what makes the position one that is judged
    ``as_it_lies`` (else nothing), and the option values that had to be ``added`` to the base game.
    """
    return {
        "documents": {id: _verdict(one, lang) for id, one in found.items()},
        "by_descent": [[document.id for document in group] for group in by_descent(rules)],
    }


def _verdict(found: DocumentVerdict, lang: str) -> dict[str, Any]:
    words = document_words(found, lang)
    return {
        "verdict": found.verdict,
        "words": words.verdict,
        "says": words.why,
        "does": words.does,
        "notes": list(words.notes),
        "sources": [*found.passages, *found.interpretations],
        "elsewhere": list(found.elsewhere),
        "readings": list(found.turning),
        "corrupt": list(found.corrupt),
        "as_it_lies": list(found.strange),
        "added": dict(found.document.added),
    }
