"""The words for rules as they are chosen: options, values, topics, presets, and where a document stands."""

from __future__ import annotations

from typing import NamedTuple

from explorer.rules.catalogue.facts import Fact
from explorer.trace.forms import Wording
from explorer.trace.language import language


class OptionWords(NamedTuple):
    """An option as a plain question, with a line of help where one is needed (else empty)."""

    question: str
    help: str


class ValueWords(NamedTuple):
    """A value as an answer to its question, and as it stands by itself in the strip of rules in force."""

    label: str
    strip: str


class PresetWords(NamedTuple):
    """A preset: its short name, its name in the strip of rules in force, and what it is in a sentence."""

    name: str
    strip: str
    about: str


def option_words(key: str, lang: str = "") -> OptionWords:
    """Return the words for an option.

    >>> option_words("led_picture").question
    'May a jack, queen or king start a pile?'
    """
    words = language(lang).at("option", key)
    return OptionWords(words["question"], words.get("help", ""))


def value_words(key: str, value: str, lang: str = "") -> ValueWords:
    """Return the words for a value of an option."""
    words = language(lang).at("option", key, "values", value)
    return ValueWords(words["label"], words["strip"])


def topic_words(topic: str, lang: str = "") -> str:
    """Return the title of a topic of options."""
    return str(language(lang).at("topic", topic))


def preset_words(preset: str, lang: str = "") -> PresetWords:
    """Return the words for a preset."""
    words = language(lang).at("preset", preset)
    return PresetWords(words["name"], words["strip"], words["about"])


def decision_words(decision: str, lang: str = "") -> str:
    """Return the heading for what the clauses of a decision say."""
    return str(language(lang).at("decision", decision))


def standing_words(standing: str, document: str | None = None, lang: str = "") -> str:
    """Return where a document stands on a value (base, lists, unclear, absent), with its name if that is given."""
    if document is None:
        return str(language(lang).at("standing", standing, "label"))
    return Wording(language(lang), {"document": document}).say("standing", standing, "text")


def stated_fact(fact: Fact | str, lang: str = "") -> str:
    """Return what a stated fact (``fact.pack``) says."""
    name = fact if isinstance(fact, str) else fact.id
    return str(language(lang).at("fact", name.removeprefix("fact.")))


def language_name(lang: str = "") -> str:
    """Return what a language calls itself.

    >>> language_name("fi")
    'suomi'
    """
    return str(language(lang).at("meta", "name"))


def reading_note(lang: str = "") -> str:
    """Return the warning that nobody has read the words who grew up with the language; empty where it is not needed.

    The words were first written in English, of which nothing is said.

    >>> reading_note("en")
    ''
    """
    meta = language(lang).at("meta")
    return "" if meta.get("read-by-native", True) else str(meta["unread"])
