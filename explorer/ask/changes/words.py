"""The smallest changes of rules in sentences and as plain data, with the documents that have them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from explorer.ask.changes.smallest import TURNS, Change, Changes
from explorer.rules.presets import DOCUMENTS
from explorer.rules.ruleset import RuleSet
from explorer.rules.standing import ABSENT, Standing, standing
from explorer.trace.forms import Wording
from explorer.trace.labels import option_words, standing_words, value_words
from explorer.trace.language import language
from explorer.trace.texts import texts_of


def who_has(key: str, value: str, rules: RuleSet) -> list[Standing]:
    """Return where a value stands in the documents that have it, those that ``rules`` add to the five behind them.

    >>> from explorer.rules.ruleset import rule_set
    >>> [one.document for one in who_has("hand", "6", rule_set("pagat"))]
    ['guide']
    """
    names = (*DOCUMENTS, *(added.id for added in rules.documents))
    every = (standing(document, key, value, documents=rules.documents) for document in names)
    return [one for one in every if one.mark != ABSENT]


def change_words(change: Change, found: Changes, lang: str = "") -> str:
    """Return a change that was found as a sentence.

    >>> from explorer.rules.ruleset import rule_set
    >>> found = Changes(rule_set("pagat"), False, (Change((("hand", "6"),), "turns"),), looked=1, finished=True)
    >>> change_words(found.found[0], found)
    'It would go if you set: How many cards does a hand have? → Six (Guide: lists it as a house rule).'
    """
    speech = language(lang)
    facts = {"legal": found.legal, "number": len(change.settings), "lies": change.lies}
    facts["why"] = change.error.said(lang) if change.error else ""
    facts["lying"] = Wording(speech, facts).say("changes", "lying")
    told = (_setting(key, value, found.rules, lang) for key, value in change.settings)
    facts["settings"] = str(speech.at("changes", "join")).join(told)
    strips = (_strip(key, value, lang) for key, value in change.settings)
    facts["strips"] = str(speech.at("changes", "strips")).join(strips)
    return Wording(speech, facts).say("changes", change.kind)


def report(found: Changes, lang: str = "") -> list[str]:
    """Return what was found in lines: the verdict, the changes, and how far was looked where the time ran out."""
    return list(_report(found, lang))


def _report(found: Changes, lang: str) -> Iterator[str]:
    facts = {"legal": found.legal, "looked": found.looked, "found": bool(found.of_kind(TURNS))}
    words = Wording(language(lang), facts)
    yield words.say("changes", "head")
    yield from (change_words(change, found, lang) for change in found.found)
    if not found.finished:
        yield words.say("changes", "limit")


def _setting(key: str, value: str, rules: RuleSet, lang: str) -> str:
    """Return a value as the answer to its question, with the documents that have it."""
    speech, name = language(lang), texts_of(rules, lang).document
    marks = [standing_words(one.mark, name(one.document).short, lang) for one in who_has(key, value, rules)]
    who = str(speech.at("changes", "join")).join(marks) or str(speech.at("changes", "nobody"))
    facts = {"question": option_words(key, lang).question, "label": value_words(key, value, lang).label, "who": who}
    return Wording(speech, facts).say("changes", "setting")


def _strip(key: str, value: str, lang: str) -> str:
    return Wording(language(lang), {"strip": value_words(key, value, lang).strip}).say("changes", "strip")


def as_data(found: Changes, lang: str = "") -> dict[str, Any]:
    """Return what was found as plain data: the answer of ``explorer changes``."""
    return {
        "legal": found.legal,
        "changes": [_change(change, found, lang) for change in found.found],
        "looked": found.looked,
        "finished": found.finished,
        "says": report(found, lang),
    }


def _change(change: Change, found: Changes, lang: str) -> dict[str, Any]:
    marks = [(key, value, one) for key, value in change.settings for one in who_has(key, value, found.rules)]
    written: dict[str, Any] = {
        "set": dict(change.settings),
        "kind": change.kind,
        "lies": change.lies,
        "says": change_words(change, found, lang),
        "documents": [
            {"key": key, "value": value, "document": one.document, "mark": one.mark, "passages": list(one.passages)}
            for key, value, one in marks
        ],
    }
    return written | ({"why": change.error.said(lang)} if change.error else {})
