"""Reads a question in words: "two sevens on a six", "ässä tyhjään pöytään", "kakkonen kympille"."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass, field, replace
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import Any

from explorer.cards import RANKS
from explorer.rules.decision import EMPTY

_LEXICON = Path(__file__).with_name("lexicon.toml")
_WORD = re.compile(r"[^\W_]+(?:['’][^\W\d_]+)?(?::[^\W_]+)?", re.UNICODE)
_PLURAL = re.compile(r"(\d+|[jqk])s")  # "2s", "ks"; "as" is a word
_ALIKE = re.compile(r"(.)\1+|(?:10){2,}")


@dataclass(frozen=True, slots=True)
class Named:
    """Cards that were named: so many of a rank, led or not, ``red`` or black where that was said."""

    rank: str
    count: int = 1
    red: bool | None = None
    led: bool = False


@dataclass(frozen=True, slots=True)
class Understood:
    """What was understood: the cards laid, those that lie there (``None``: not said), and what was not understood.

    ``empty``: the table is; ``stock`` tells whether there is some. ``unknown`` are words, ``more`` are cards for which
    there is no place, ``lost`` are those of the unknown words that stand where a card is named.
    """

    laid: Named | None = None
    top: Named | None = None
    empty: bool = False
    stock: bool = True
    unknown: tuple[str, ...] = ()
    more: tuple[Named, ...] = ()
    lost: tuple[str, ...] = ()

    @property
    def whole(self) -> bool:
        """Whether this is a question that can be answered, and every word of it was understood."""
        return self.laid is not None and (self.empty or self.top is not None) and not self.unknown and not self.more

    @property
    def there(self) -> str:
        """The id of what lies there, as far as the words tell; a colour is left out."""
        if self.top is not None:
            return f"led-{self.top.rank}" if self.top.led else self.top.rank
        return EMPTY if self.empty else ""


@dataclass(slots=True)
class _Word:
    text: str
    rank: str = ""
    number: int = 0
    mark: str = ""
    onto: bool = False
    by: bool = False

    @property
    def unknown(self) -> bool:
        return not (self.rank or self.number or self.mark)

    @property
    def filling(self) -> bool:
        return self.mark in ("skip", "verb")


@dataclass(slots=True)
class _Reading:
    things: list[Named] = field(default_factory=list)
    onto: list[int] = field(default_factory=list)
    after: int | None = None
    by: list[int] = field(default_factory=list)
    marks: list[str] = field(default_factory=list)
    unknown: list[str] = field(default_factory=list)
    lost: list[str] = field(default_factory=list)


def understand(text: str) -> Understood:
    """Return what a question in words says, in English or Finnish, as far as it can be understood.

    >>> understand("two sevens on a six")
    Understood(laid=Named(rank='7', count=2, red=None, led=False), top=Named(rank='6', count=1, red=None, led=False), \
empty=False, stock=True, unknown=(), more=(), lost=())
    >>> understand("kympille kakkonen").there
    '10'
    """
    words = [_read(word) for word in _WORD.findall(text.lower())]
    reading = _Reading()
    pending: dict[str, Any] = {}
    for place, word in enumerate(words):
        if word.unknown and _names_a_card(words, place):
            reading.lost.append(word.text)
        if word.mark != "over" or not _before(words, place).unknown:  # else it belongs to the word that is not known
            _take(word, _next_rank(words, place), _is_article(words, place), pending, reading)
    if pending.get("number"):  # "two", with no rank behind it
        reading.things.append(Named(str(pending["number"]), led=pending.get("led", False), red=pending.get("red")))
    return _placed(reading)


def _take(word: _Word, rank_follows: bool, article: bool, pending: dict[str, Any], reading: _Reading) -> None:
    """Take one word: it begins a thing, names it, says where it goes, or is not understood."""
    if word.number and rank_follows and "number" not in pending:
        pending["number"] = word.number
    elif word.rank and not (word.mark == "skip" and article):
        count = word.number if _is_repeated(word.text) else pending.get("number", 1)
        reading.things.append(Named(word.rank, count, pending.get("red"), pending.get("led", False)))
        if word.onto:
            reading.onto.append(len(reading.things) - 1)
        if word.by:
            reading.by.append(len(reading.things) - 1)
        pending.clear()
    elif word.mark in ("red", "black"):
        pending["red"] = word.mark == "red"
    elif word.mark == "led":
        pending["led"] = True
        reading.marks.append("led")
    elif word.mark == "on" and reading.after is None:
        reading.after = len(reading.things)
        pending.pop("led", None)
    elif word.mark == "over" and reading.things:
        reading.onto.append(len(reading.things) - 1)
        if pending.pop("led", False):  # "kympillä aloitetun pinon päälle"
            reading.things[-1] = replace(reading.things[-1], led=True)
    elif word.mark:
        reading.marks.append(word.mark)
    else:
        reading.unknown.append(word.text)


def _placed(reading: _Reading) -> Understood:
    """Tell what is laid from what lies there: by endings, else by what stands before and after "on"."""
    things, top = list(reading.things), None
    stock, empties = "stock" in reading.marks, reading.marks.count("empty")
    gone = stock and ("gone" in reading.marks or empties > 0)
    empty = empties > (1 if stock and "gone" not in reading.marks else 0)  # an empty stock is no empty table
    if reading.onto:
        top = things.pop(reading.onto[-1])
    elif reading.after is not None and reading.after < len(things):
        top = things.pop(reading.after)
    elif _side_by_side(reading, empty=empty):
        top = things.pop(0 if reading.by == [1] else 1)
    laid = things.pop(0) if things else None
    if laid is None and top is not None and str(top.count) in RANKS:  # "2 10:lle": no two tens, but a two
        laid, top = Named(str(top.count)), replace(top, count=1)
    if top is None and laid is not None and "led" in reading.marks:
        empty = True  # whoever leads lays on the empty table
    if laid is not None:
        laid = replace(laid, led=False)
    return Understood(
        laid, top, empty and top is None, not gone, tuple(reading.unknown), tuple(things), tuple(reading.lost)
    )


def _side_by_side(reading: _Reading, *, empty: bool) -> bool:
    """Tell whether just two cards are named, and nothing says which lies there: "queen 9", "kympillä kuningattaren"."""
    said = empty or reading.unknown or reading.after is not None or "led" in reading.marks
    return len(reading.things) == 2 and not said


def _before(words: list[_Word], place: int) -> _Word:
    """Return the last word before a place that says something, or is not known."""
    return next((word for word in reversed(words[:place]) if not word.filling), _Word("", mark="skip"))


def _is_article(words: list[_Word], place: int) -> bool:
    """Tell whether an "a" is no ace: it is one before "on" and "empty", at the end, and where only "be led" follows."""
    for word in words[place + 1 :]:
        if word.mark in ("on", "over", "empty"):
            return False
        if word.mark not in ("verb", "led"):
            return True
    return False


def _names_a_card(words: list[_Word], place: int) -> bool:
    """Tell whether a word that is not known stands where a card is named, or is nearly the name of one."""
    word, after = words[place], next((one for one in words[place + 1 :] if not one.filling), None)
    counted = place > 0 and bool(words[place - 1].number)
    below = after is not None and after.mark == "over"
    return counted or below or word.text.endswith(_onto()) or meant(word.text, ranks=True) != ""


def meant(word: str, *, ranks: bool = False) -> str:
    """Return the word that somebody may have meant who wrote nearly so; "" where there is none.

    >>> meant("quen"), meant("äsä"), meant("frogs")
    ('queen', 'ässä', '')
    """
    near = _lexicon()["near"]
    return "".join(get_close_matches(word, (near["ranks"] if ranks else " ".join(near.values())).split(), 1, 0.75))


def _next_rank(words: list[_Word], place: int) -> bool:
    """Tell whether the next word that says something, colours aside, names a rank."""
    for word in words[place + 1 :]:
        if word.rank and not word.filling:
            return True
        if word.mark not in ("red", "black", "led", "skip", "verb"):
            return False
    return False


def _read(text: str) -> _Word:
    word, _, ending = text.partition(":")
    stem, _, short = word.replace("’", "'").partition("'")
    if short == "t":  # "can't" asks as "can" does
        return _Word(text, mark="skip")
    stem = stem[:-1] if _PLURAL.fullmatch(stem) else stem
    found = _Word(stem, onto=bool(ending) and ending.endswith(_onto()))
    if _is_repeated(stem):
        one = "10" if stem.startswith("10") else stem[0]
        found.rank, found.number = _rank(one), len(stem) // len(one)
        return found
    found.rank = _rank(stem)
    found.number = next((int(number) for number, words in _lexicon()["numbers"].items() if _fits(stem, words)), 0)
    found.mark = next((mark for mark, words in _lexicon()["marks"].items() if _fits(stem, words)), "")
    if _is_inflected(stem) and stem not in _lexicon()["endings"]["owned"].split():
        found.onto = found.onto or stem.endswith(_onto())
        found.by = stem.endswith(tuple(_lexicon()["endings"]["by"].split()))
    return found


def _is_repeated(text: str) -> bool:
    return bool(_ALIKE.fullmatch(text)) and bool(_rank("10" if text.startswith("10") else text[0]))


def _is_inflected(word: str) -> bool:
    """Tell whether a word is one with endings, so that they say something ("queen" does not)."""
    ended = (one for words in _lexicon()["ranks"].values() for one in words.split() if one.endswith("*"))
    return any(word.startswith(one[:-1]) for one in ended)


def _rank(word: str) -> str:
    if word.upper() in RANKS:
        return word.upper()
    return next((rank for rank, words in _lexicon()["ranks"].items() if _fits(word, words)), "")


def _onto() -> tuple[str, ...]:
    return tuple(_lexicon()["endings"]["onto"].split())


def _fits(word: str, words: str) -> bool:
    return any(word.startswith(one[:-1]) if one.endswith("*") else word == one for one in words.split())


@cache
def _lexicon() -> dict[str, dict[str, str]]:
    return tomllib.loads(_LEXICON.read_text("utf-8"))
