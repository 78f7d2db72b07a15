"""Everything that a clause can say in a language, and what each of its texts is made of."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from typing import Any

import pytest

from explorer.language import Language
from explorer.trace import sentences
from explorer.trace.words import fact, say
from tests.trace.domain import CLAUSES, findings, moves

Piece = tuple[str, ...]
"""What a text takes from the messages: one of them by its place, with its text, or a form of a kind."""

Made = frozenset[tuple[str, Piece]]
"""Pieces of a text, each with the message of the clause that the text is."""


@dataclass(frozen=True, slots=True)
class Told:
    """All distinct sentences and facts of a clause, each with the pieces that it is the first to show."""

    said: Mapping[str, Made]
    facts: Mapping[str, Made]


@cache
def told(place: int, lang: str) -> Told:
    """Return what a clause says in every cell of its domain, by its place among all clauses."""
    said, facts = dict[str, Made](), dict[str, Made]()
    seen: set[tuple[str, Piece]] = set()
    sentences._say.cache_clear()
    sentences._fact.cache_clear()
    with _pieces() as pieces:
        for one in findings(CLAUSES[place]):
            for judged in moves(one):
                for texts, text in ((facts, fact), (said, say)):  # in this order, since a sentence may hold the facts
                    pieces.clear()
                    words = text(one, judged, lang)
                    message = next((piece[-1] for piece in pieces if piece[0] == "clause"), "")
                    new = frozenset((message, piece) for piece in pieces) - seen
                    if one.outcome is None and text is say:
                        new = frozenset()  # only the facts again
                    seen |= new
                    texts[words] = texts.get(words, frozenset()) | new
    return Told(said, facts)


@contextmanager
def _pieces() -> Iterator[list[Piece]]:
    """Give a list to which everything is added that texts take from the messages."""
    pieces: list[Piece] = []
    at, choose = Language.at, Language.choose

    def form(self: Language, *path: str) -> Any:
        if path[0] == "kinds":
            pieces.append(path)
        return at(self, *path)

    def message(self: Language, path: tuple[str, ...], facts: Mapping[str, Any]) -> str:
        text = choose(self, path, facts)
        pieces.append((path[0], text))
        return text

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Language, "at", form)
        patch.setattr(Language, "choose", message)
        yield pieces
