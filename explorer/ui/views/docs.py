"""Document marks and passages, as they stand beside a reason or an option."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from explorer.rules.ruleset import RuleSet
from explorer.rules.standing import standing
from explorer.sources import OURS
from explorer.sources.interpretations import Interpretation
from explorer.trace.ours import own_mark
from explorer.trace.texts import foreign, texts_of
from explorer.ui.pasting import wording_view
from explorer.ui.reader import Reader
from explorer.ui.say import text

OWN_LETTER = "★"


def mark(document: str, standing_mark: str, rules: RuleSet) -> dict[str, str]:
    """Return a document's mark: its letter, drawn by how it stands to something; for own rules a mark of their own."""
    if document == OURS:
        return {"id": OURS, "letter": OWN_LETTER, "mark": standing_mark, "label": own_mark()}
    found = texts_of(rules).document(document)
    return {
        "id": document,
        "letter": found.letter,
        "mark": standing_mark,
        "label": text(f"marks.{standing_mark}", document=found.short),
    }


def marks(key: str, value: str, rules: RuleSet) -> list[dict[str, str]]:
    """Return every document's mark for an option value, those of documents that were added last."""
    found = [standing(one.id, key, value, documents=rules.documents) for one in rules.library().documents]
    return [mark(one.document, one.mark, rules) for one in found]


def passage(cite: str, rules: RuleSet) -> dict[str, Any]:
    """Return a passage or an interpretation as the page shows it: never a quotation, never one for the other."""
    found = texts_of(rules).source(cite)
    if isinstance(found, Interpretation):
        return {
            "doc": None,
            "added": True,
            "added_label": text("why.added"),
            "label": "",
            "text": found.text,
            "lang": foreign(cite, rules),
            "where": text("why.interpretation"),
            "id": found.id,
            "kind": text({"silence": "why.silence"}.get(found.kind, f"why.{found.kind}")),
        }
    stands = "lists" if found.kind == "variant" else "base"
    doc = mark(found.document, stands, rules)
    if found.document == OURS:
        return {
            "doc": doc | {"label": ""},
            "added": False,
            "added_label": "",
            "label": own_mark(),
            "text": found.text,
            "lang": "",
            "where": "",
            "id": found.id,
            "kind": "",
        }
    document = texts_of(rules).document(found.document)
    own = any(added.id == document.id for added in rules.documents)
    return {
        "doc": doc | {"label": text(f"marks.here-{stands}")},  # which document it is stands behind it
        "added": False,
        "added_label": "",
        "label": text("why.in-their-words" if own else "why.in-our-words"),
        "text": found.text,
        "lang": foreign(cite, rules),
        "where": text(
            "why.where" if found.section else "why.where-short",
            document=document.short,
            section=found.section,
            place=found.place,
        ),
        "id": found.id,
        "kind": text("why.corrupt") if found.flag else "",
    }


def passages(cites: Iterable[str], reader: Reader, *, whole: bool, pastes: bool = True) -> list[dict[str, Any]]:
    """Return passages as the page shows them, ``whole`` with their ids and with what speaks for an interpretation.

    The original wording stands beside ours where the reader's own copies have it, or it was pasted; where it can be
    pasted still (``pastes``), that is offered.
    """
    found = []
    for cite in cites:
        one = passage(cite, reader.rules)
        more = _more(cite, reader.rules) if whole else {"id": ""}
        found.append(one | more | wording_view(cite, one["where"], reader, pastes=pastes))
    return found


def _more(cite: str, rules: RuleSet) -> dict[str, str]:
    """Return the text of an interpretation with its reason, what it reads, and the reading that was not taken."""
    found = texts_of(rules).source(cite)
    if not isinstance(found, Interpretation):
        return {}
    parts = [found.text, text("why.reason", reason=found.reason)]
    if found.other:
        parts.append(text("why.other-reading", other=found.other))
    if found.reads:
        parts.append(text("why.reads", reads=", ".join(found.reads)))
    return {"text": " ".join(parts)}
