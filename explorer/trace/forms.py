"""Sentences filled in: kinds in their inflected forms, number words, phrases, and facts as they are."""

from __future__ import annotations

from collections.abc import Mapping
from string import Formatter
from typing import Any

from explorer.cards import KINDS, Kind
from explorer.language import Language, MessageError, as_word

_SPECIAL: dict[str, Kind] = {"ten": "10", "ace": "A", "two": "2"}
_PIECES: dict[str, list[tuple[str, str | None]]] = {}


class Wording:
    """Fills the sentences of a language from facts.

    ``facts`` are plain values by name. Where a value is a kind, ``{name_form}`` gives its form from the table of kinds;
    ``red_apart`` are the ranks whose red cards are kinds of their own, so that the others are called black.
    """

    def __init__(self, speech: Language, facts: Mapping[str, Any], red_apart: frozenset[str] = frozenset()) -> None:
        self.speech = speech
        self.facts = {**_SPECIAL, **facts}
        self.red_apart = red_apart

    def say(self, *path: str) -> str:
        """Return the sentence at a place of the messages, filled in."""
        return self._fill(self.speech.choose(path, self.facts), path)

    def _fill(self, text: str, path: tuple[str, ...]) -> str:
        pieces = _PIECES.get(text)
        if pieces is None:
            pieces = _PIECES[text] = [(before, name) for before, name, _, _ in Formatter().parse(text)]
        said = ""
        for before, name in pieces:
            said += before + self._value(name, path) if name else before
        return said

    def _value(self, name: str, path: tuple[str, ...]) -> str:
        if name[0].isupper():
            value = self._value(name[0].lower() + name[1:], path)
            return value[:1].upper() + value[1:]
        if self.speech.has("phrase", name):
            return self.say("phrase", name)
        if name in self.facts:
            return self._plain(name, self.facts[name])
        stem, _, form = name.rpartition("_")
        if stem in self.facts:
            return self._form(stem, form)
        raise MessageError(f"nothing fills '{{{name}}}' in '{' / '.join(path)}' ({self.speech.code})")

    def _plain(self, name: str, value: Any) -> str:
        return str(self.speech.at("values", name, value)) if self.speech.has("values", name) else as_word(value)

    def _form(self, stem: str, form: str) -> str:
        value = self.facts[stem]
        if form == "word":
            return number_word(self.speech, value)
        if value not in KINDS:
            raise MessageError(f"'{value}' ({stem}) is no kind and has no form '{form}'")
        black = value in self.red_apart and stem != "rank"  # a rank is of both colours
        return str(self.speech.at("kinds", "b" + value if black else value, form))


def number_word(speech: Language, number: int) -> str:
    """Return a number in words, where the language has a word for it, else in digits."""
    words = speech.at("numbers", "words")
    return str(words[number]) if number < len(words) else str(number)


def amount(speech: Language, number: int) -> str:
    """Return a number of cards in words: ``one card``, ``two cards``."""
    return Wording(speech, {"number": number}).say("amount", "cards")


def joined(speech: Language, parts: list[str]) -> str:
    """Return a list in running text: ``a, b and c``."""
    if len(parts) < 2:
        return "".join(parts)
    return str(speech.at("join", "comma")).join(parts[:-1]) + str(speech.at("join", "last")) + parts[-1]
