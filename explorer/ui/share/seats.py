"""Players without their names: by the letters of their seats, wherever they are named in texts."""

from __future__ import annotations

import re
from collections.abc import Iterable
from string import ascii_uppercase
from typing import Any


def unnamed(data: Any, names: Iterable[str]) -> Any:
    """Return plain data, or a text, with each name replaced by the letter of its seat.

    >>> unnamed({"text": "Ben's hand, Bens hand"}, ["Anna", "Ben"])
    {'text': "B's hand, Bens hand"}
    """
    letters = dict(zip(names, ascii_uppercase, strict=False))
    if not letters:
        return data
    longest = sorted(letters, key=len, reverse=True)
    pattern = re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, longest))})(?!\w)")
    return _replaced(data, pattern, letters)


def _replaced(data: Any, pattern: re.Pattern[str], letters: dict[str, str]) -> Any:
    if isinstance(data, str):
        return pattern.sub(lambda found: letters[found[0]], data)
    if isinstance(data, dict):
        return {_replaced(key, pattern, letters): _replaced(below, pattern, letters) for key, below in data.items()}
    return [_replaced(below, pattern, letters) for below in data] if isinstance(data, list | tuple) else data
