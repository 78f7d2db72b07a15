"""What is typed, read as a command: a move in full or in short, a step, or a question about what is shown."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from explorer.cards import KINDS, Kind
from explorer.errors import InputError
from explorer.notation.moves import read_move
from explorer.state import Move

ACT, STEP, MOVE, CARDS, UNKNOWN = "act", "step", "move", "cards", "unknown"

LAB = "lab"
"""The act that words may stand behind, which are not read: then its ``number`` is 1."""

_SHORT = re.compile(r"(r?)(10|[02-9tjqka])\2*")
_TEN = {"0": "10", "t": "10"}


@dataclass(frozen=True, slots=True)
class Command:
    """A command: ``what`` it is, and what that needs.

    An ``ACT`` has a ``name``, a ``STEP`` a ``number``, a ``MOVE`` a ``move``. ``CARDS`` are a ``number`` of a ``kind``,
    whichever suits they have. What is ``UNKNOWN`` keeps its words as the ``name``.
    """

    what: str
    name: str = ""
    number: int = 0
    move: Move | None = None
    kind: Kind | None = None


def parse(text: str) -> Command:
    """Read a command; what cannot be read is ``UNKNOWN``.

    >>> parse("77")
    Command(what='cards', name='', number=2, move=None, kind='7')
    >>> parse("miksi").name
    'why'
    """
    words = " ".join(text.lower().split()).rstrip(".!")
    for what, section in ((ACT, "acts"), (MOVE, "bare")):
        name = _lexicon()[section].get(words)
        if name:
            return Command(what, name) if what == ACT else Command(MOVE, move=Move(name))
    if any(words.startswith(f"{phrase} ") for phrase, name in _lexicon()["acts"].items() if name == LAB):
        return Command(ACT, LAB, number=1)
    first, _, rest = words.partition(" ")
    if first in _lexicon()["step"] and rest.isdecimal():
        return Command(STEP, number=int(rest))
    short = _SHORT.fullmatch(words.replace(" ", ""))
    if short is not None:
        rank = short[1] + _TEN.get(short[2], short[2].upper())
        number = (len(words.replace(" ", "")) - len(short[1])) // len(short[2])
        if rank in KINDS:
            return Command(CARDS, number=number, kind=rank)
    return _move(text) or Command(UNKNOWN, " ".join(text.split()))


def _move(text: str) -> Command | None:
    """Read a move as it is written in full, with its verb in any language; cards alone are played."""
    words = text.split()
    verb = _lexicon()["verbs"].get(words[0].lower()) if words else None
    if verb == "challenge":
        return Command(MOVE, move=Move("challenge", target=" ".join(words[1:])))
    for written in (f"{verb} {' '.join(words[1:])}" if verb else "", f"play {' '.join(words)}"):
        try:
            return Command(MOVE, move=read_move(written))
        except InputError:
            continue
    return None


def unread(text: str) -> InputError | None:
    """Return what is wrong with a move that begins with its verb and cannot be read; ``None`` where none is meant.

    >>> unread("claim 3: 3D").id
    'move.claim'
    """
    first, _, rest = " ".join(text.split()).partition(" ")
    verb = _lexicon()["verbs"].get(first.lower())
    try:
        if verb is not None:
            read_move(f"{verb} {rest}")
    except InputError as error:
        return error
    return None


@cache
def _lexicon() -> dict[str, dict[str, str]]:
    """Return what each word or phrase stands for, by section."""
    sections = tomllib.loads(Path(__file__).with_name("lexicon.toml").read_text("utf-8"))
    return {
        name: {phrase: meant for meant, phrases in section.items() for phrase in phrases}
        for name, section in sections.items()
    }
