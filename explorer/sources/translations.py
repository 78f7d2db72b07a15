"""The restatements and interpretations in another language: the same entries, each in other words."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

from explorer.data import path
from explorer.errors import InputError, inside, unknown
from explorer.sources.added import AddedDocument
from explorer.sources.documents import Document, Passage
from explorer.sources.interpretations import PREFIX, Interpretation
from explorer.sources.library import OURS, Library, library, library_of

LANGUAGES = ("en", "fi")
"""The languages of the texts, the one first in which they are written."""

HEAD = ("title", "short", "kind", "descent", "licence", "date", "address", "base")
"""What of a document's head a reader sees as words."""

_TAG = re.compile(r"[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*")


def translated(sources: Library, lang: str) -> Library:
    """Return a library whose documents, passages and interpretations are in a language.

    What people added, documents and rules of their own, stays in the language in which they wrote it.

    Raises:
        InputError: for a language that the texts are not in.

    >>> translated(library(), "fi").passage("pagat:play.1.3").text
    'Ässä vaatii alleen kuvakortin tai ässän.'
    """
    if lang not in LANGUAGES:
        raise unknown("text-language", lang, LANGUAGES)
    if lang == LANGUAGES[0]:
        return sources
    return _translation(lang) if sources is library() else sources.in_words_of(_translation(lang))


def passage_text(cite: str, lang: str, *, sources: Library | None = None) -> str:
    """Return what a passage says, in a language; one that was added stays as it is."""
    return translated(sources or library(), lang).passage(cite).text


def interpretation_words(id: str, lang: str) -> Interpretation:  # an id is what it is called everywhere
    """Return an interpretation in a language, by its id with or without ``interpretation:`` before it."""
    return translated(library(), lang).interpretation(id)


def text_language(cite: str, lang: str, *, documents: Iterable[AddedDocument] = ()) -> str:
    """Return the language tag of what `translated` gives for a citation; ``""`` where nobody said which it is.

    ``documents`` are those that were added; they exist in one language only, and so does a group's own rule.

    Raises:
        InputError: for a passage that is in none of the documents.

    >>> text_language("pagat:play.1", "fi"), text_language("ours:1", "fi")
    ('fi', '')
    """
    document = cite.partition(":")[0]
    for added in documents:
        if added.id == document:
            return added.language if _TAG.fullmatch(added.language) else ""
    if document == OURS:
        return ""
    library().source(cite)
    return lang


def read_translation(folder: Path, original: Library) -> Library:
    """Return a library in the words that ``folder`` has for it: ``documents/ID.toml`` and ``interpretations.toml``.

    Raises:
        InputError: at the file and the entry, when one is missing or stands there for nothing, and so for its keys.
    """
    documents = tuple(_document(folder / "documents" / f"{one.id}.toml", one) for one in original.documents)
    file = folder / "interpretations.toml"
    with inside(file.name):
        entries = _by_id(_read(file).get("interpretation", []), [one.id for one in original.interpretations], PREFIX)
        interpretations = tuple(
            replace(one, **_words(entries[one.id], ("text", "other", "reason"), at=one.id))
            for one in original.interpretations
        )
    return library_of(documents, interpretations, original.terms)


@cache
def _translation(lang: str) -> Library:
    return read_translation(path("rules_text") / lang, library())


def _read(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text("utf-8"))
    except FileNotFoundError:
        raise InputError("data.wrong", said="there is no translation", at=file.name) from None


def _document(file: Path, original: Document) -> Document:
    data = _read(file)
    with inside(file.name):
        passages, sections = data.pop("passage", []), data.pop("sections", {})
        head = _words(data, HEAD, at="head")
        entries = _by_id(passages, [one.id for one in original.passages], f"{original.id}:")
        worded = tuple(_passage(entries[one.id], one, sections) for one in original.passages)
        unused = set(sections) - {one.section for one in original.passages}
        if unused:
            raise InputError("data.wrong", said=f"no passage stands in the section '{min(unused)}'", at="sections")
    return replace(original, **head, passages=worded)


def _passage(entry: Mapping[str, Any], original: Passage, sections: Mapping[str, str]) -> Passage:
    if original.section not in sections:
        raise InputError("data.wrong", said=f"the section '{original.section}' is not translated", at="sections")
    keys = ("place", "text", "flag_note") if original.flag_note else ("place", "text")
    return replace(original, section=sections[original.section], **_words(entry, keys, at=original.id))


def _by_id(entries: list[dict[str, Any]], wanted: list[str], prefix: str) -> dict[str, dict[str, Any]]:
    """Return the entries by full id; they are those of the original, no more and no fewer."""
    ids = [prefix + str(entry.get("id", "")) for entry in entries]
    for id in wanted:
        if ids.count(id) != 1:
            raise InputError("data.wrong", said=f"there are {ids.count(id)} translations", at=id)
    for id in ids:
        if id not in wanted:
            raise InputError("data.wrong", said="this translates nothing", at=id)
    return dict(zip(ids, entries, strict=True))


def _words(entry: Mapping[str, Any], keys: tuple[str, ...], *, at: str) -> dict[str, Any]:
    """Return the texts that stand under the keys; each is there, and besides them nothing but the id."""
    for key in {*keys, *entry} - {"id"}:
        if key not in entry or key not in keys:
            said = "this is missing" if key in keys else "this translates nothing"
            raise InputError("data.wrong", said=said, at=f"{at}.{key}")
    return {key: str(entry[key]) for key in keys}
