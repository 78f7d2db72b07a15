"""The short code at the end of a lesson: which exercises were done, and which were right the first time.

It is no proof: whoever can count can write one. Its last two signs only show a slip of the pen.
"""

from __future__ import annotations

import re
import zlib
from collections.abc import Sequence
from dataclasses import dataclass

from explorer.errors import InputError

OPEN, DONE, RIGHT = "0", "1", "2"
"""Not done; done; done and right the first time."""

WORDS = {OPEN: "open", DONE: "done", RIGHT: "right"}
"""The messages under ``lesson`` that say so."""

SIGNS = "23456789abcdefghjkmnpqrstuvwxyz"
"""Digits and letters that are not taken for one another."""

NAME = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
_CODE = re.compile(rf"({NAME.pattern})-([{OPEN}{DONE}{RIGHT}]+)-([{SIGNS}]{{2}})")


@dataclass(frozen=True, slots=True)
class Completion:
    """A lesson by its name, and how each of its exercises stands, in their order."""

    lesson: str
    states: tuple[str, ...]


def write_completion(lesson: str, states: Sequence[str]) -> str:
    """Write the code of a lesson.

    >>> write_completion("first-game", [RIGHT, DONE, OPEN])
    'first-game-210-jg'
    """
    body = f"{lesson}-{''.join(states)}"
    return f"{body}-{_check(body)}"


def read_completion(text: str) -> Completion:
    """Read a code, in small or large letters.

    Raises:
        InputError: for a text that is no such code, or has a slip in it.

    >>> read_completion(write_completion("first-game", [RIGHT, DONE]).upper()).states
    ('2', '1')
    """
    found = _CODE.fullmatch(text.strip().lower())
    if found is None:
        raise InputError("completion.form", given=text.strip())
    if _check(f"{found[1]}-{found[2]}") != found[3]:
        raise InputError("completion.slip", given=text.strip())
    return Completion(found[1], tuple(found[2]))


def _check(body: str) -> str:
    first, second = divmod(zlib.crc32(body.encode()) % len(SIGNS) ** 2, len(SIGNS))
    return SIGNS[first] + SIGNS[second]
