"""The languages in which the engine speaks: its messages stand in `messages`; `forms` and `words` fill them."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from explorer.language import Language, current, languages_in, read_language

_MESSAGES = Path(__file__).with_name("messages")


@cache
def languages() -> tuple[str, ...]:
    """Return the languages that come with the program."""
    return languages_in(_MESSAGES)


def language(code: str = "") -> Language:
    """Return a language that comes with the program; the one that is spoken, where none is named.

    Raises:
        MessageError: when there is no such language.

    >>> language("en").at("suits", "D")
    'diamonds'
    """
    return _language(current(code))


@cache
def _language(code: str) -> Language:
    return read_language(_MESSAGES, code)
