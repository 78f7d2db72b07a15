"""The documents and interpretations that a reader is shown: in the language that is spoken."""

from __future__ import annotations

from functools import lru_cache

from explorer.language import current
from explorer.rules.ruleset import RuleSet
from explorer.sources import Library
from explorer.sources.translations import LANGUAGES, text_language, translated


def texts_of(rules: RuleSet, lang: str = "") -> Library:
    """Return what rules may cite, in the language that is named, else the one that is spoken.

    What people added stays in the language in which they wrote it.

    >>> from explorer.rules.ruleset import rule_set
    >>> texts_of(rule_set("pagat"), "fi").document("guide").short
    'Opas'
    """
    return _texts(rules, _written(lang))


def foreign(cite: str, rules: RuleSet, lang: str = "") -> str:
    """Return the tag of the language in which a cited text is shown, where that is not the one that is spoken.

    ``""`` where it is, and where nobody said which language it is.
    """
    found = text_language(cite, _written(lang), documents=rules.documents)
    return "" if found == current(lang) else found


def _written(lang: str) -> str:
    spoken = current(lang)
    return spoken if spoken in LANGUAGES else LANGUAGES[0]


@lru_cache(maxsize=32)
def _texts(rules: RuleSet, lang: str) -> Library:
    return translated(rules.library(), lang)
