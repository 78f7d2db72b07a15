"""A language that nobody speaks, made from English on the fly: what is not in it stands in no catalogue.

Within `pseudo_english` every message in English has an accent on each letter and stands in brackets: in the engine's
words, in what is wrong with a text, and in the interface's. Plain letters in what is shown then come from elsewhere
(`plain_texts`); and where another language is spoken, accents and brackets come from somewhere that does not ask which
(`pseudo_texts`).
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from functools import lru_cache
from typing import Any

import pytest

from explorer import errors
from explorer.language import Language
from explorer.trace import language as engine
from explorer.ui import say as interface
from tests.trace.messages import NAME

PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
ACCENTED = "áƀćđéƒǵħíĵķłḿńóƥɋŕśŧúʋŵẋýžÁɃĆĐÉƑǴĦÍĴĶŁḾŃÓƤɊŔŚŦÚƲŴẊÝŽ"
OPENING, CLOSING = "⟦", "⟧"

_ACCENTS = str.maketrans(PLAIN, ACCENTED)

SPEAKING = ("explorer.trace", "explorer.ask", "explorer.sheet", "explorer.ui")
"""Packages that make sentences, and may keep them."""

SIGN = re.compile(r"(?:10|[2-9JQKA])(?:[♣♦♥♠])?")
"""A card as it is drawn: no word in any language."""

NOT_WORDS = {("grid", "players"), ("agreement", "letters"), ("meta",)}
"""Messages that are names or signs."""

DATA = {("kinds", "plural"), ("ours", "form")}
"""First and last step to entries that no reader sees."""


def accented(text: str) -> str:
    """Return a message as the language has it: its placeholders as they are, accents on all other letters.

    >>> accented("{name} lays {cards}.")
    '⟦{name} łáýś {cards}.⟧'
    """
    if not any(letter in PLAIN for letter in NAME.sub("", text)) or SIGN.fullmatch(text):
        return text
    parts = re.split(r"(\{\w+\})", text)
    return OPENING + "".join(part if part.startswith("{") else part.translate(_ACCENTS) for part in parts) + CLOSING


def accented_tree(tree: Any, path: tuple[str, ...] = ()) -> Any:
    """Return messages with accents, whatever their conditions and names are."""
    if path[:1] in NOT_WORDS or path[:2] in NOT_WORDS or (path[:1] + path[-1:]) in DATA:
        return tree
    if isinstance(tree, Mapping):
        return {name: accented_tree(below, (*path, name)) for name, below in tree.items()}
    return [accented(text) for text in tree] if isinstance(tree, list) else accented(str(tree))


@contextmanager
def pseudo_english() -> Iterator[None]:
    """Put accents on all English messages, for as long as the block lasts."""
    ours, theirs, wrong = engine._language, interface._language, errors._language
    pseudo = Language("en", accented_tree(ours("en").tree))
    told = Language("en", accented_tree(wrong("en").tree))
    shown = accented_tree(theirs("en"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(engine, "_language", lambda code: pseudo if code == "en" else ours(code))
        patch.setattr(interface, "_language", lambda code: shown if code == "en" else theirs(code))
        patch.setattr(errors, "_language", lambda code: told if code == "en" else wrong(code))
        _forget()
        try:
            yield
        finally:
            _forget()


def _forget() -> None:
    """Forget whatever is kept under a language's code, wherever sentences are made."""
    for name, module in list(sys.modules.items()):
        if name.startswith(SPEAKING):
            for kept in list(vars(module).values()):
                if callable(getattr(kept, "cache_clear", None)):
                    kept.cache_clear()


def plain_texts(data: Any, *, skip: Iterable[str] = (), allowed: Iterable[str] = ()) -> list[str]:
    """Return the texts in plain data that have plain words, each behind its place.

    ``skip`` are keys under which no words stand, or such places without the numbers: ``id``, ``.grid.rows.top``.

    ``allowed`` are whole words, names and texts that may stand anywhere, such as players' names and titles.
    """
    may = frozenset(allowed)
    return [f"{place}: {text}" for place, text in _texts(data, frozenset(skip)) if _is_plain(text, may)]


CARD = re.compile(r"(?<!\w)(?:10|[2-9JQKA])[♣♦♥♠CDHS]?(?!\w)")
PLAIN_WORD = re.compile(r"[A-Za-z]{2}")


@lru_cache(maxsize=100_000)
def _is_plain(text: str, allowed: frozenset[str]) -> bool:
    rest = CARD.sub("", text)
    return PLAIN_WORD.search(rest) is not None and PLAIN_WORD.search(_allowed(allowed).sub("", rest)) is not None


@lru_cache(maxsize=8)
def _allowed(texts: frozenset[str]) -> re.Pattern[str]:
    """Return what finds any of some texts, longer ones first."""
    wanted = sorted((CARD.sub("", text) for text in texts if text), key=len, reverse=True)
    return re.compile("|".join(rf"(?<!\w){re.escape(text)}(?!\w)" for text in wanted) or "(?!)")


def pseudo_texts(data: Any) -> list[str]:
    """Return the texts in plain data that have something of the language in them, each behind its place."""
    return [f"{place}: {text}" for place, text in _texts(data, frozenset()) if OPENING in text]


def texts_of_data(data: Any) -> Iterator[tuple[str, str]]:
    """Give all the texts in plain data, each with its place."""
    return _texts(data, frozenset())


def _texts(data: Any, skip: frozenset[str], place: str = "") -> Iterator[tuple[str, str]]:
    if isinstance(data, str):
        yield place, data
    elif isinstance(data, Mapping):
        for key, below in data.items():
            if key not in skip and re.sub(r"\.\d+", "", f"{place}.{key}") not in skip:
                yield from _texts(below, skip, f"{place}.{key}")
    elif isinstance(data, list | tuple):
        for number, below in enumerate(data):
            yield from _texts(below, skip, f"{place}.{number}")
