"""Three letters in front of a code that fit no other, so that what was cut or changed on its way is not opened.

A code from before, or one that somebody writes by hand, has none, and is opened all the same.
"""

from __future__ import annotations

import string
import zlib
from collections.abc import Iterator

from explorer.errors import InputError

KEY = "k="
LETTERS = string.ascii_letters + string.digits + "-_"
NUMBER = 3
WORDS = 200
"""So many words after a code are looked at for where it ends."""
AFTER = ".,;:!?)]}>\"'`*_-~…”’»"
"""What people write right behind a code."""


def checked(body: str) -> str:
    """Return the fields of a code with the letters in front.

    >>> checked("r=pagat")
    'k=aJu;r=pagat'
    """
    return f"{KEY}{letters_of(body)};{body}"


def unchecked(body: str) -> str:
    """Return the fields of a code without the letters, where it has some; of what stands behind it they tell.

    A code that was wrapped over lines is put together.

    Raises:
        InputError: when the letters do not fit.

    >>> unchecked("k=aJu;r=pa gat, said Anna")
    'r=pagat'
    """
    if not body.startswith(KEY):
        return body
    for written in _wholes(body):
        letters, _, fields = written.removeprefix(KEY).partition(";")
        if letters == letters_of(fields):
            return fields
    raise InputError("code.damaged")


def _wholes(body: str) -> Iterator[str]:
    """Yield what may be the whole code: as it is, then its first words together, each without what stands behind it."""
    yield body
    written = ""
    for word in body.split()[:WORDS]:
        if word.strip(">|"):  # with which a mail quotes a line
            written += word
            short = written
            yield short
            while short and short[-1] in AFTER:
                short = short[:-1]
                yield short


def letters_of(body: str) -> str:
    """Return the letters of some fields; one of 262,144 changes at random leaves them as they are."""
    rest, letters = zlib.crc32(body.encode("utf-8")), ""
    for _ in range(NUMBER):
        rest, at = divmod(rest, len(LETTERS))
        letters += LETTERS[at]
    return letters
