"""What each document says of a move, in sentences for a reader."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from explorer.ask.documents.verdict import AMBIGUOUS, SILENT, DocumentVerdict
from explorer.sources.interpretations import OPEN, PREFIX
from explorer.trace.forms import Wording, joined
from explorer.trace.labels import value_words
from explorer.trace.language import language
from explorer.trace.sentences import say
from explorer.trace.texts import texts_of


class DocumentWords(NamedTuple):
    """A document's verdict in two or three words, the sentence why, what the move does by it, and what is to be added.

    ``does`` is empty for a move that does not go, of which the document does not say so, or that does nothing special.
    """

    verdict: str
    why: str
    does: str
    notes: tuple[str, ...]


def document_words(found: DocumentVerdict, lang: str = "") -> DocumentWords:
    """Return what a document says of a move, in words."""
    return DocumentWords(
        Wording(language(lang), {}).say("documents", "verdict", found.verdict),
        _why(found, lang),
        _does(found, lang),
        tuple(_notes(found, lang)),
    )


def _why(found: DocumentVerdict, lang: str) -> str:
    reasons = [say(finding, found.judgement, lang) for finding in found.deciding]
    if found.verdict == AMBIGUOUS:
        legal = found.judgement.legal
        text, other = _both(found.turning[0], found, lang)
        both = {"text": text, "other": other, "as_read": _goes(legal, lang), "turned": _goes(not legal, lang)}
        return Wording(language(lang), both).say("documents", "ambiguous")
    if found.verdict != SILENT:
        return reasons[0]
    ours = [texts_of(found.document.rules, lang).interpretation(one).text for one in found.interpretations]
    facts = {
        "legal": found.judgement.legal,
        "unlisted": bool(found.document.unlisted),
        "borrowed": not ours,
        "what": _values(found.document.unlisted, lang),
        "said": " ".join(reasons[:1]),
        "text": " ".join(ours[:1]),
    }
    return Wording(language(lang), facts).say("documents", "silent").strip()


def _goes(legal: bool, lang: str) -> str:
    return Wording(language(lang), {"legal": legal}).say("documents", "goes")


def _does(found: DocumentVerdict, lang: str) -> str:
    said: dict[bool, list[str]] = {True: [], False: []}
    asked = [one.decision.id for one in found.judgement.judging]
    for finding in found.judgement.deciding():
        if found.judgement.legal and found.verdict != SILENT and finding.decision not in asked:
            own = found.document.says(finding.sources, finding.settings)
            said[own].append(say(finding, found.judgement, lang))
    if said[False]:
        facts = {"said": " ".join(said[False])}
        said[True].append(Wording(language(lang), facts).say("documents", "does-silent"))
    return " ".join(said[True])


def _notes(found: DocumentVerdict, lang: str) -> Iterator[str]:
    sources = texts_of(found.document.rules, lang)
    if found.strange:
        parts = [_part(one, lang) for one in found.strange]
        yield _said("strange", lang, what=joined(language(lang), parts))
    listed = tuple(setting for setting in found.document.added if setting not in found.document.unlisted)
    if listed:
        yield _said("also-listed", lang, what=_values(listed, lang))
    for one in found.corrupt:
        passage = sources.passage(one)
        yield _said("corrupt", lang, place=f"{passage.section}, {passage.place}", note=passage.flag_note)
    for one in found.changing:
        if one.startswith(PREFIX):
            text, other = _both(one, found, lang)
            yield _said("open", lang, text=text, other=other)
    for one in _only_by_reading(found):
        text, other = _both(one, found, lang)
        yield _said("either-way", lang, text=text, other=other)


def _only_by_reading(found: DocumentVerdict) -> list[str]:
    """Return the readings that let a clause count as the document's word where it cites no passage of the document."""
    if found.verdict in (AMBIGUOUS, SILENT):
        return []
    bare = [finding for finding in found.deciding if not found.document.cited(finding.sources)]
    cites = [cite for finding in bare for cite in finding.sources]
    read = found.document.rules.library().interpretation
    return [one for one in found.interpretations if one in cites and read(one).kind in OPEN]


def _said(message: str, lang: str, **facts: str) -> str:
    return Wording(language(lang), facts).say("documents", message)


def _part(one: str, lang: str) -> str:
    known = language(lang).has("documents", "what", one)
    return Wording(language(lang), {}).say("documents", "what", one if known else "any")


def _values(settings: tuple[tuple[str, str], ...], lang: str) -> str:
    return joined(language(lang), [value_words(key, value, lang).strip for key, value in settings])


def _both(source: str, found: DocumentVerdict, lang: str) -> tuple[str, str]:
    """Return the reading that was taken and the other, in words."""
    if source.startswith(PREFIX):
        one = texts_of(found.document.rules, lang).interpretation(source)
        return one.text, one.other
    key, _, value = source.partition(".")
    values = (found.document.rules.values[key], value)
    text, other = (_said("value", lang, strip=value_words(key, one, lang).strip) for one in values)
    return text, other
