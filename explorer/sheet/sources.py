"""Which documents say a line of the sheet; never an interpretation for a document's word."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from explorer.rules.ruleset import RuleSet
from explorer.rules.standing import UNCLEAR as STANDS_UNCLEAR
from explorer.rules.standing import standing
from explorer.sheet.model import BASE, LISTS, UNCLEAR, Source
from explorer.sources import OURS
from explorer.sources.interpretations import PREFIX

SAYS = {"rule": BASE, "variant": LISTS}
"""Kinds of passages that say a rule, with how they say it."""


def said_by(cites: Iterable[str], rules: RuleSet, settings: Sequence[tuple[str, str]] = ()) -> tuple[Source, ...]:
    """Return the documents that say what is cited, in their order.

    A passage counts if it states a rule or lists a house rule. ``settings`` are the option values that brought the
    line; a document whose words can be read so or not for each of them is marked as unclear.
    """
    library = rules.library()
    found: dict[str, set[str]] = {}
    for cite in cites:
        if not cite.startswith((PREFIX, f"{OURS}:")):
            passage = library.passage(cite)
            if passage.kind in SAYS:
                found.setdefault(passage.document, set()).add(SAYS[passage.kind])
    order = [document.id for document in library.documents if document.id in found]
    return tuple(Source(one, _mark(one, found[one], rules, settings)) for one in order)


def added_by(cites: Iterable[str]) -> tuple[str, ...]:
    """Return the interpretations among some citations."""
    return tuple(cite for cite in cites if cite.startswith(PREFIX))


def _mark(document: str, marks: set[str], rules: RuleSet, settings: Sequence[tuple[str, str]]) -> str:
    stands = [standing(document, key, value, documents=rules.documents).mark for key, value in settings]
    if stands and all(mark == STANDS_UNCLEAR for mark in stands):
        return UNCLEAR
    return BASE if BASE in marks else LISTS
