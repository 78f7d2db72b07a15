"""Words to explain where they stand, and names that belong to another language than the sentences around them."""

from __future__ import annotations

from typing import Any

from explorer.language import current
from explorer.sources import library
from explorer.sources.translations import LANGUAGES
from explorer.ui.reader import Reader
from explorer.ui.say import text

NAMES = "fi"
"""The language that the games have their names from; these are the same in every language."""


def glossary_view(reader: Reader) -> dict[str, Any]:
    """Return the terms with their explanations, and the foreign names by their language; it changes with it alone."""
    lang = current() if current() in LANGUAGES else LANGUAGES[0]
    terms = library().terms
    return {
        "terms": [
            {"id": one.id, "name": one.name(lang), "meaning": one.explanation(lang), "find": list(one.seen(lang))}
            for one in terms
            if one.seen(lang)
        ],
        "foreign": {} if lang == NAMES else {NAMES: [one.fi for one in terms if one.fi == one.en]},
        "close": text("labels.close"),
    }
