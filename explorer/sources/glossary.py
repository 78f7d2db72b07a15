"""The words of the game, in English and Finnish."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from explorer.errors import InputError, unknown

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Term:
    """One word of the game.

    ``en`` and ``fi`` name it; ``meaning`` says in one English sentence what it is, ``meaning_fi`` in a Finnish one.
    ``seen_en`` and ``seen_fi`` are the forms in which it is explained in running text; ``*`` is any further letters.
    """

    id: str
    en: str
    fi: str
    meaning: str
    meaning_fi: str
    seen_en: tuple[str, ...] = ()
    seen_fi: tuple[str, ...] = ()

    def name(self, lang: str) -> str:
        """Return what it is called in a language; raises InputError for one that the glossary does not have."""
        return self._in(lang, {"en": self.en, "fi": self.fi})

    def explanation(self, lang: str) -> str:
        """Return what it is, in a language; raises InputError for one that the glossary does not have."""
        return self._in(lang, {"en": self.meaning, "fi": self.meaning_fi})

    def seen(self, lang: str) -> tuple[str, ...]:
        """Return the forms in which it is explained in running text; raises InputError as the others do."""
        return self._in(lang, {"en": self.seen_en, "fi": self.seen_fi})

    def _in(self, lang: str, words: dict[str, T]) -> T:
        if lang not in words:
            raise unknown("term-language", lang, words, at=self.id)
        return words[lang]


def read_glossary(file: Path) -> tuple[Term, ...]:
    """Return the terms in ``file`` (TOML), in order; raises InputError when a key is missing or unknown."""
    entries: list[dict[str, Any]] = tomllib.loads(file.read_text("utf-8")).get("term", [])
    return tuple(_term(entry, at=f"{file.name}.{entry.get('id', '?')}") for entry in entries)


def _term(entry: dict[str, Any], *, at: str) -> Term:
    words: dict[str, Any] = {key: tuple(given) if isinstance(given, list) else given for key, given in entry.items()}
    try:
        return Term(**words)
    except TypeError as error:
        raise InputError("data.wrong", said=f"a term does not read: {error}", at=at) from error
