"""The letters that stand for documents on paper, with their names."""

from __future__ import annotations

from explorer.language import current
from explorer.rules.ruleset import RuleSet
from explorer.sheet.model import Mark
from explorer.sources.translations import LANGUAGES, translated


def marks_of(rules: RuleSet, lang: str = "") -> tuple[Mark, ...]:
    """Return the marks of all documents, those that a group added among them.

    >>> from explorer.rules.ruleset import rule_set
    >>> [mark.letter for mark in marks_of(rule_set("pagat"))]
    ['P', 'W1', 'W2', 'G', 'D']
    """
    spoken = current(lang)
    library = translated(rules.library(), spoken if spoken in LANGUAGES else LANGUAGES[0])
    return tuple(Mark(one.id, one.letter, one.short) for one in library.documents)
