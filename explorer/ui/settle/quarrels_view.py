"""The list of the commonest quarrels, each to be opened."""

from __future__ import annotations

from typing import Any

from explorer.trace.labels import option_words
from explorer.ui.rules.searching import searched
from explorer.ui.say import text
from explorer.ui.settle.quarrels import quarrels
from explorer.ui.settle.reading import understand

MOST = 4
"""So many quarrels are offered for words that name no two cards."""


def quarrels_view(open_key: str = "") -> dict[str, Any]:
    """Return the quarrels as the questions of their options; ``open_key`` is the one that is open."""
    items = [
        {"id": one.key, "label": option_words(one.key).question, "open": one.key == open_key} for one in quarrels()
    ]
    return {"head": text("settle.quarrels"), "items": items}


def meant_view(words: str) -> dict[str, Any] | None:
    """Return the quarrels that somebody may mean whose words are not all about cards; ``None`` for none."""
    listed = [one.key for one in quarrels()] if understand(words).unknown else []
    found = [option.key for option in searched(words) if option.key in listed][:MOST]
    if not found:
        return None
    return {"head": text("settle.meant"), "items": [{"id": key, "label": option_words(key).question} for key in found]}
