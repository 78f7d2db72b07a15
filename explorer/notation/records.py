"""Game records: whole games and scenes as text that a person can write by hand.

A record begins with headers, ``Key: value``, up to the first empty line. Then comes a move a line, such as
``Ben: play 3C 3D``. After a move, ``# …`` comments it (lines that follow one another are one comment; ``#`` alone parts
paragraphs), ``?`` asks the reader to predict it, ``+ Ben: pickup`` begins a side line that Ben could have chosen
instead, and ``| …`` goes on with it, by a move or a comment. Comments before the first move introduce the game.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from explorer.errors import InputError, unknown
from explorer.notation.moves import read_move, write_move
from explorer.state import VERBS, Move

HEADERS = (
    "Id",
    "Title",
    "Rules",
    "Players",
    "Dealer",
    "Deck",
    "Seed",
    "Turn",
    "Hand",
    "Open",
    "Hidden",
    "Pile",
    "Stock",
    "Aside",
    "Opening",
    "Led by",
    "Last play",
    "Last play by",
    "Fallen",
    "Drawn",
    "Shows",
)
"""The headers in the order in which they are written. Those in `FOR_A_PLAYER` come once a player, as ``Hand Ben``."""

FOR_A_PLAYER = ("Hand", "Open", "Hidden")


@dataclass(frozen=True, slots=True)
class SideLine:
    """Moves that could have been made instead, with a comment."""

    moves: tuple[tuple[str, Move], ...]
    comment: str = ""


@dataclass(frozen=True, slots=True)
class RecordedMove:
    """A move of a record: who, what, the comment, side lines, and whether the reader is asked first."""

    by: str
    move: Move
    comment: str = ""
    sides: tuple[SideLine, ...] = ()
    ask: bool = False


@dataclass(frozen=True, slots=True)
class Record:
    """A game or scene as it is written.

    ``headers`` are (key, value) pairs as text; what they say is checked when the game is opened
    (`explorer.engine.game`). ``intro`` is the comment before the first move.
    """

    headers: tuple[tuple[str, str], ...]
    intro: str = ""
    moves: tuple[RecordedMove, ...] = field(default=())

    def header(self, key: str, default: str = "") -> str:
        """Return a header's value, or ``default`` where the record has none."""
        return dict(self.headers).get(key, default)


def write_record(record: Record) -> str:
    """Write a record so that `read_record` reads it back."""
    lines = [f"{key}: {value}".rstrip() for key, value in record.headers]
    lines += ["", *_comment("# ", record.intro)]
    for move in record.moves:
        lines.append(f"{move.by}: {write_move(move.move)}")
        if move.ask:
            lines.append("?")
        lines += _comment("# ", move.comment)
        for side in move.sides:
            (by, first), *rest = side.moves
            lines.append(f"+ {by}: {write_move(first)}")
            lines += [f"| {by}: {write_move(move)}" for by, move in rest]
            lines += _comment("| # ", side.comment)
    return "\n".join(lines) + "\n"


def _comment(mark: str, text: str) -> list[str]:
    return [(mark + line).rstrip() for line in text.split("\n")] if text else []


def read_record(text: str) -> Record:
    """Read a record.

    Raises:
        InputError: at ``line N`` for what cannot be read there.
    """
    lines = list(enumerate(text.replace("\r\n", "\n").split("\n"), start=1))
    headers = tuple(_headers(lines))
    body = [(number, line) for number, line in lines[_first_empty(lines) :] if line.strip()]
    intro: list[str] = []
    while body and body[0][1].startswith("#"):
        intro.append(_said(body.pop(0)[1], "#"))
    moves = []
    while body:
        moves.append(_move(body))
    return Record(headers, "\n".join(intro), tuple(moves))


def _first_empty(lines: list[tuple[int, str]]) -> int:
    return next((place for place, (_, line) in enumerate(lines) if not line.strip()), len(lines))


def is_move(text: str) -> bool:
    """Tell whether a text begins as a move does."""
    return text.strip().partition(" ")[0] in VERBS


def _headers(lines: list[tuple[int, str]]) -> Iterator[tuple[str, str]]:
    seen: set[str] = set()
    for number, line in lines[: _first_empty(lines)]:
        key, colon, value = line.partition(":")
        if not colon:
            raise InputError("record.header", at=f"line {number}")
        if key not in HEADERS and not key.startswith(tuple(f"{header} " for header in FOR_A_PLAYER)):
            if is_move(value):
                raise InputError("record.empty-line", at=f"line {number}")
            raise unknown("header", key, HEADERS, at=f"line {number}")
        if key in seen:
            raise InputError("record.header-twice", key=key, at=f"line {number}")
        seen.add(key)
        yield key, value.strip()


def _said(line: str, mark: str) -> str:
    return line.removeprefix(mark).removeprefix(" ")


def _move(body: list[tuple[int, str]]) -> RecordedMove:
    number, line = body.pop(0)
    by, move = _by(number, line)
    ask, comment, sides = False, [], []
    while body and body[0][1][0] in "?#+":
        number, line = body.pop(0)
        if line.startswith("?"):
            ask = True
        elif line.startswith("#"):
            comment.append(_said(line, "#"))
        else:
            sides.append(_side(number, line, body))
    return RecordedMove(by, move, "\n".join(comment), tuple(sides), ask)


def _side(number: int, line: str, body: list[tuple[int, str]]) -> SideLine:
    moves, comment = [_by(number, _said(line, "+"))], []
    while body and body[0][1].startswith("|"):
        number, line = body.pop(0)
        said = _said(line, "|")
        if said.startswith("#"):
            comment.append(_said(said, "#"))
        else:
            moves.append(_by(number, said))
    return SideLine(tuple(moves), "\n".join(comment))


def _by(number: int, line: str) -> tuple[str, Move]:
    by, colon, text = line.partition(":")
    if not colon:
        raise InputError("record.move", at=f"line {number}")
    try:
        return by.strip(), read_move(text)
    except InputError as error:
        raise error.placed(f"line {number}") from None
