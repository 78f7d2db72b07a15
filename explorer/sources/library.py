"""Everything the rules can cite, read once and found by id."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Protocol, TypeVar

from explorer.data import path
from explorer.errors import InputError, nearest
from explorer.sources.documents import Document, Passage, read_document
from explorer.sources.glossary import Term, read_glossary
from explorer.sources.interpretations import PREFIX, Interpretation, read_interpretations

OURS = "ours"
"""What stands before the colon in the id of a group's own rule: ``ours:1``, as a document's id does in a passage's."""


class _HasId(Protocol):
    @property
    def id(self) -> str: ...


_Item = TypeVar("_Item", bound=_HasId)


@dataclass(frozen=True, slots=True)
class Library:
    """The documents in order, the interpretations and the glossary, each findable by id (unknown ids: InputError)."""

    documents: tuple[Document, ...]
    interpretations: tuple[Interpretation, ...]
    terms: tuple[Term, ...]
    _documents: Mapping[str, Document]
    _passages: Mapping[str, Passage]
    _interpretations: Mapping[str, Interpretation]
    _terms: Mapping[str, Term]
    _own: Mapping[str, Passage] = field(default_factory=dict)

    @property
    def passages(self) -> tuple[Passage, ...]:
        """Return every passage, document by document, each in its document's order."""
        return tuple(self._passages.values())

    def document(self, document_id: str) -> Document:
        """Return the document with this id, such as ``wikipedia-1``."""
        return _find("document", document_id, self._documents)

    def passage(self, full_id: str) -> Passage:
        """Return the passage with this full id.

        >>> library().passage("pagat:play.1.2").place
        'choice 1, restriction 2'
        """
        if full_id in self._own:
            return self._own[full_id]
        return _find("passage", full_id, self._passages)

    def interpretation(self, full_id: str) -> Interpretation:
        """Return the interpretation with this id, written with or without ``interpretation:`` before it."""
        prefixed = full_id if full_id.startswith(PREFIX) else PREFIX + full_id
        return _find("interpretation", prefixed, self._interpretations)

    def source(self, full_id: str) -> Passage | Interpretation:
        """Return what a clause cites: an interpretation if the id begins with ``interpretation:``, else a passage."""
        return self.interpretation(full_id) if full_id.startswith(PREFIX) else self.passage(full_id)

    def with_documents(self, documents: Iterable[Document], own: Iterable[Passage] = ()) -> Library:
        """Return the library with documents added behind its own, and a group's own rules as passages of none.

        Raises InputError when an id is given twice.
        """
        every = (*self.documents, *documents)
        passages = (passage for document in every for passage in document.passages)
        return replace(
            self,
            documents=every,
            _documents=_by_id("document", every),
            _passages=_by_id("passage", passages),
            _own=_by_id("rule", own),
        )

    def in_words_of(self, other: Library) -> Library:
        """Return the library with the documents and interpretations that another has as well taken from there."""
        documents = tuple(other._documents.get(one.id, one) for one in self.documents)
        interpretations = tuple(other._interpretations.get(one.id, one) for one in self.interpretations)
        return replace(library_of(documents, interpretations, self.terms), _own=self._own)

    def term(self, term_id: str) -> Term:
        """Return the glossary's entry with this id, such as ``pile``."""
        return _find("term", term_id, self._terms)


def read_library(folder: Path) -> Library:
    """Return the library in ``folder``: ``documents/*.toml``, ``interpretations.toml`` and ``glossary.toml``.

    Raises InputError when an id is given twice or an entry does not read.
    """
    unordered = map(read_document, (folder / "documents").glob("*.toml"))
    documents = tuple(sorted(unordered, key=lambda document: document.order))
    interpretations = read_interpretations(folder / "interpretations.toml")
    return library_of(documents, interpretations, read_glossary(folder / "glossary.toml"))


def library_of(
    documents: tuple[Document, ...], interpretations: tuple[Interpretation, ...], terms: tuple[Term, ...]
) -> Library:
    """Return the library that has these documents, interpretations and terms.

    Raises InputError when an id is given twice.
    """
    return Library(
        documents,
        interpretations,
        terms,
        _by_id("document", documents),
        _by_id("passage", (passage for document in documents for passage in document.passages)),
        _by_id("interpretation", interpretations),
        _by_id("term", terms),
    )


@cache
def library() -> Library:
    """Return the library that comes with the program, read at the first call."""
    return read_library(path("rules_text"))


def _by_id(what: str, items: Iterable[_Item]) -> Mapping[str, _Item]:
    found: dict[str, _Item] = {}
    for item in items:
        if item.id in found:
            raise InputError("data.wrong", said=f"the {what} '{item.id}' stands there twice", at=item.id)
        found[item.id] = item
    return MappingProxyType(found)


def _find(what: str, given: str, known: Mapping[str, _Item]) -> _Item:
    if given in known:
        return known[given]
    # Hundreds of passages: naming all of them, as errors.unknown does, would help nobody.
    raise nearest(what, given, known)
