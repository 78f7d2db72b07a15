"""Own rules and notes as plain data, read and checked, and written back."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeVar

from explorer.cards import KINDS, RANKS, Kind
from explorer.errors import InputError, inside, unknown
from explorer.notation.cards import read_kind
from explorer.rules.decision import COUNTS, EMPTY
from explorer.rules.note import Note
from explorer.rules.own import MUST_BE_TAKEN, SAYS, OwnRule

MOST, LONGEST = 40, 200
"""So many own rules, and so many notes, of so many characters each: what still fits on a sheet and in a code."""

ANY = "any"
STOCK: dict[Any, bool | None] = {"left": True, "gone": False, ANY: None, True: True, False: False, None: None}
KEYS = ("says", "cards", "top", "number", "stock", "text")
NOTE_KEYS = ("text", "about")
T = TypeVar("T")


def own_rule(given: Any) -> OwnRule:
    """Read an own rule given as plain data: ``says``, ``cards``, ``top``, ``text``; perhaps ``number`` and ``stock``.

    Cards and top are ranks (``"J Q K"``, or a list), or ``any``; top may be ``empty`` too. ``number`` is how many cards
    are laid, 5 for five or more; ``stock`` is ``left`` or ``gone``.

    Raises:
        InputError: at the key of what cannot be.

    >>> own_rule({"says": "goes", "cards": "K", "top": "3 4", "text": "Kings fly low."}).top
    ('3', '4')
    """
    _check_keys(given, KEYS, what="rule", needs=("says", "cards", "top", "text"))
    if given["says"] not in SAYS:
        raise unknown("verdict", str(given["says"]), SAYS, at="says")
    rule = OwnRule(
        says=given["says"],
        cards=_kinds(given["cards"], at="cards"),
        top=_kinds(given["top"], at="top", empty=True),
        text=_text(given["text"]),
        number=_number(given.get("number", ANY)),
        stock=_stock(given.get("stock", ANY)),
    )
    if rule.says == MUST_BE_TAKEN and rule.top != (EMPTY,):
        raise InputError("own.top-empty", at="top")
    return rule


def own_data(rule: OwnRule) -> dict[str, Any]:
    """Write an own rule so that `own_rule` reads it back."""
    tops = tuple(top for top in rule.top if top != EMPTY)
    top = [EMPTY] * (EMPTY in rule.top) + ([write_kinds(tops)] if tops else [])
    written: dict[str, Any] = {"says": rule.says, "cards": write_kinds(rule.cards), "top": " ".join(top)}
    if rule.number:
        written["number"] = " ".join(map(str, rule.number))
    if rule.stock is not None:
        written["stock"] = "left" if rule.stock else "gone"
    return {**written, "text": rule.text}


def note(given: Any) -> Note:
    """Read a note given as a text, or as plain data: ``text``, and the ranks that it is ``about`` if any.

    Raises:
        InputError: at the key of what cannot be.

    >>> note({"text": "Whoever sneezes picks up.", "about": "10 A"}).about
    ('10', 'A')
    """
    if isinstance(given, str):
        return Note(_text(given))
    _check_keys(given, NOTE_KEYS, what="note", needs=("text",))
    words = given.get("about", "")
    with inside("about"):
        ranks = {read_kind(word).removeprefix("r") for word in _words(words)}
    return Note(_text(given["text"]), tuple(rank for rank in RANKS if rank in ranks))


def note_data(written: Note) -> dict[str, str]:
    """Write a note so that `note` reads it back."""
    return {"text": written.text} | ({"about": " ".join(written.about)} if written.about else {})


def each(given: Any, read: Callable[[Any], T], *, at: str) -> tuple[T, ...]:
    """Read a list of own rules or notes.

    Raises:
        InputError: at ``at``, or at ``at.N.KEY``, counted from 0.
    """
    if not isinstance(given, (list, tuple)):
        raise InputError("given.list", at=at)
    found = []
    for number, one in enumerate(given):
        with inside(f"{at}.{number}"):
            found.append(read(one))
    return tuple(found)


def check_many(given: Iterable[object], *, at: str) -> None:
    """Check that there are not too many own rules, or notes.

    Raises:
        InputError: at ``at``.
    """
    number = len(set(given))
    if number > MOST:
        raise InputError("own.too-many", number=number, most=MOST, at=at)


def write_kinds(kinds: tuple[Kind, ...]) -> str:
    """Write kinds as words, all of them as ``any``."""
    return ANY if len(kinds) == len(KINDS) else " ".join(kinds)


def _check_keys(given: Any, known: tuple[str, ...], *, what: str, needs: tuple[str, ...]) -> None:
    if not isinstance(given, Mapping):
        raise InputError("own.object", what=what, needs=needs)
    for key in given:
        if key not in known:
            raise unknown("key", str(key), known, at=str(key))
    for key in needs:
        if key not in given:
            raise InputError("own.missing", key=key, at=key)


def _words(given: Any) -> list[str]:
    if isinstance(given, str):
        return given.split()
    if isinstance(given, (list, tuple)) and all(isinstance(one, (str, int)) for one in given):
        return [str(one) for one in given]
    raise InputError("own.ranks")


def _kinds(given: Any, *, at: str, empty: bool = False) -> tuple[Kind, ...]:
    with inside(at):
        words = _words(given)
        if not words:
            raise InputError("own.ranks-empty" if empty else "own.ranks-any")
        found: set[Kind] = set()
        for word in words:
            if empty and word == EMPTY:
                found.add(EMPTY)
            else:
                found |= set(KINDS) if word == ANY else {read_kind(word)}
    return tuple(kind for kind in (EMPTY, *KINDS) if kind in found)


def _number(given: Any) -> tuple[int, ...]:
    words = [given] if isinstance(given, int) and not isinstance(given, bool) else given
    with inside("number"):
        told = [] if words in (ANY, None) else _words(words)
        if any(word not in map(str, COUNTS) for word in told):
            raise InputError("own.number", given=given, fewest=COUNTS[0], most=COUNTS[-1])
    numbers = tuple(number for number in COUNTS if str(number) in told)
    return () if numbers == COUNTS else numbers


def _stock(given: Any) -> bool | None:
    try:
        return STOCK[given]
    except (KeyError, TypeError):
        raise InputError("own.stock", given=given, at="stock") from None


def _text(given: Any) -> str:
    """Return somebody's own words, if they are such as can be shown in a line."""
    if not isinstance(given, str) or not given.strip():
        raise InputError("own.words", at="text")
    words = given.strip()
    if len(words) > LONGEST:
        raise InputError("own.words-long", number=len(words), most=LONGEST, at="text")
    if any(unicodedata.category(sign) in ("Cc", "Cs", "Zl", "Zp") for sign in words):
        raise InputError("own.words-line", at="text")
    return words
