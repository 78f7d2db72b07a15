"""The one error that tells a person what is wrong with a text, where, and what would be right, in their language."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import TypeVar

from explorer.language import Language, current, read_language

Error = TypeVar("Error", bound="InputError")

_MESSAGES = Path(__file__).with_name("messages")
_NAMED_PLACE = re.compile(r"(?:^|(?<=[.:] )|(?<=\.))(line|move|passage) (\d+)(?=$|[.:])")


class InputError(ValueError):
    """Something that was written cannot be read as what it should be.

    ``id`` names the message in ``messages/en-errors.toml`` and its like, and ``fields`` fill it: plain data, or other
    errors, which are said inside of it; several errors part by semicolons, other lists by commas. It is put into words
    only when it is shown, in the language that is spoken then.

    ``at`` is the place: a dotted path in data (``hands.Ben``), or ``line 3`` in a text.

    >>> str(InputError("card.unknown", given="1X"))
    "'1X' is no card; write a rank and a suit, such as 8D, 10H or Q♠"
    """

    def __init__(self, id: str, /, *, at: str = "", **fields: object) -> None:
        super().__init__(id)
        self.id, self.at, self.fields = id, at, fields

    def said(self, lang: str = "") -> str:
        """Return what is wrong in a language, the one that is spoken where none is named."""
        speech = _language(current(lang))
        words = speech.choose(tuple(self.id.split(".")), self.fields)
        return words.format_map({name: _shown(value, speech.code) for name, value in self.fields.items()})

    @property
    def message(self) -> str:
        """What is wrong, in the language that is spoken."""
        return self.said()

    @property
    def sentence(self) -> str:
        """What is wrong where it stands alone: with a capital letter and a full stop."""
        words = self.message
        return words[:1].upper() + words[1:] + ("" if words.endswith((".", "?", "!", "…")) else ".")

    @property
    def place(self) -> str:
        """The place as a reader is told it: keys as they are, and ``line 3`` in the language that is spoken."""
        return _NAMED_PLACE.sub(lambda found: InputError(f"place.{found[1]}", number=found[2]).message, self.at)

    def __str__(self) -> str:
        return self.message

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.id!r}, at={self.at!r}, {self.fields})"

    def __eq__(self, other: object) -> bool:
        return repr(self) == repr(other)

    def __hash__(self) -> int:
        return hash(repr(self))

    def placed(self: Error, at: str) -> Error:
        """Return the same error at another place."""
        return type(self)(self.id, at=at, **self.fields)

    def within(self: Error, place: str) -> Error:
        """Return the same error seen from outside, its place put behind ``place``."""
        return self.placed(f"{place}.{self.at}" if self.at else place)


@contextmanager
def inside(place: str) -> Iterator[None]:
    """Put the place of any error that comes up behind ``place``.

    >>> with inside("pile"):
    ...     raise InputError("own.missing", key="cards", at="2")
    Traceback (most recent call last):
    explorer.errors.InputError: cards is missing
    """
    try:
        yield
    except InputError as error:
        raise error.within(place) from None


LONGEST_SHOWN = 40
"""How much of what was given an error repeats, in characters."""

_LONG = re.compile(r"\S{100,}")
"""What nobody reads to the end: a whole code, a row of one letter; paths and addresses are shorter."""


def unknown(what: str, given: str, known: Iterable[str], *, at: str = "", **fields: object) -> InputError:
    """Return the error for a name that is not known, with the nearest that is; ``what`` is an id under ``unknown``.

    >>> str(unknown("preset", "pagatt", ["pagat", "guide"]))
    "there is no preset 'pagatt'; did you mean 'pagat'? There are: pagat, guide"
    """
    names = tuple(str(name) for name in known)
    given = given if len(given) <= LONGEST_SHOWN else given[:LONGEST_SHOWN] + "…"
    said, near = (
        InputError(f"unknown.{what}", at="", given=given, **fields),
        difflib.get_close_matches(given, names, n=1),
    )
    if near:
        return InputError("known.near", said=said, near=near[0], known=names, at=at)
    return InputError("known.far", said=said, known=names, at=at)


def nearest(what: str, given: str, known: Iterable[str], *, at: str = "") -> InputError:
    """Return the error for a name that is not known, where naming all that are would help nobody.

    >>> str(nearest("game", "frist", ["first", "second", "last"]))
    "there is no game 'frist'; the nearest: first"
    """
    said, near = InputError(f"unknown.{what}", given=given, at=at), difflib.get_close_matches(given, known, n=3)
    return InputError("known.nearest", said=said, near=tuple(near), at=at) if near else said


@cache
def _language(code: str) -> Language:
    return read_language(_MESSAGES, code)


def _shown(value: object, lang: str) -> object:
    if isinstance(value, InputError):
        return value.said(lang)
    if isinstance(value, tuple | list):
        parts = "; " if any(isinstance(one, InputError) for one in value) else ", "
        return parts.join(str(_shown(one, lang)) for one in value)
    if isinstance(value, int) and not isinstance(value, bool) and abs(value) >= 10**LONGEST_SHOWN:
        value = str(value)
    return _LONG.sub(lambda found: found[0][:LONGEST_SHOWN] + "…", value) if isinstance(value, str) else value
