"""Which messages are used while sentences are made."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from explorer.language import Language
from explorer.trace import sentences

Used = set[tuple[tuple[str, ...], str]]
"""Messages by their path, each variant by its text."""


def watch(monkeypatch: pytest.MonkeyPatch) -> Used:
    """Return the messages that are used from now on; no sentence is kept from before."""
    used: Used = set()
    choose = Language.choose

    def watched(self: Language, path: tuple[str, ...], facts: Mapping[str, object]) -> str:
        text = choose(self, path, facts)
        used.add((path, text))
        return text

    monkeypatch.setattr(Language, "choose", watched)
    for kept in (sentences._say, sentences._fact, sentences._title):
        kept.cache_clear()
    return used
