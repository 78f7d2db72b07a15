"""The line of a written game at which something is wrong, whatever the error calls the place."""

from __future__ import annotations

import re

_LINE = re.compile(r"line (\d+)")
_MOVE = re.compile(r"move (\d+)")
_BESIDE = ("#", "?", "+", "|")
"""What a line begins with that is no move of the game itself."""


def line_of(written: str, at: str) -> int:
    """Return the number of the line that an error of a record is about, 0 where it is about none.

    >>> line_of("Title: Ours\\nHand Ben: 3D 4X\\n\\nBen: play 3D", "Hand Ben.2")
    2
    """
    lines = written.splitlines()
    if found := _LINE.search(at):
        return int(found[1])
    if found := _MOVE.fullmatch(at.partition(".")[0]):
        moves = [number for number, line in _body(lines) if line.strip() and not line.startswith(_BESIDE)]
        return moves[int(found[1]) - 1] if int(found[1]) <= len(moves) else 0
    header = at.partition(".")[0].lower()
    return next((n for n, line in enumerate(lines, 1) if line.partition(":")[0].strip().lower() == header), 0)


def _body(lines: list[str]) -> list[tuple[int, str]]:
    """Return the lines behind the headers, with their numbers."""
    start = next((at for at, line in enumerate(lines) if not line.strip()), len(lines))
    return list(enumerate(lines, 1))[start:]
