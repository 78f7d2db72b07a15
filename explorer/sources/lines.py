"""Where in a TOML file something stands that turned out to be wrong."""

from __future__ import annotations

import re

_HEADER = re.compile(r"\s*(\[\[?)\s*([^\[\]#]+?)\s*\]")
_KEY = re.compile(r"""\s*["']?([A-Za-z0-9_-]+)["']?\s*(?:=|\.)""")
_PASSAGE = re.compile(r"passage (\d+)")


def line_of(text: str, at: str) -> int | None:
    """Return the line, counted from 1, on which a place begins: ``title``, ``differs.led_ten``, ``passage 3.values``.

    Of a key that is missing in a passage it is the passage's first line; ``None`` where nothing is found.

    >>> line_of('id = "oma"\\n[[passage]]\\nid = "1"\\nkind = "rule"', "passage 1.kind")
    4
    """
    table, _, key = at.rpartition(".") if at.count(".") else ("", "", at)
    if _PASSAGE.fullmatch(at):
        table, key = at, ""
    first = None
    for number, inside, name in _marks(text):
        if inside == table:
            first = first or number
            if name == key or not key:
                return number
        elif (not table and inside == key) or (not inside and name == table):  # a table, by itself or within a line
            return number
    return first if _PASSAGE.fullmatch(table) else None


def last_line(text: str) -> int:
    """Return the number of the last line that has something."""
    return len(text.rstrip().split("\n"))


def _marks(text: str) -> list[tuple[int, str, str]]:
    """Return each line that begins something: its number, the table it is in, and its key (``""`` for a header)."""
    found, table, passages, quote = [], "", 0, ""
    for number, line in enumerate(text.split("\n"), start=1):
        if not quote:
            if header := _HEADER.match(line):
                table = header[2]
                if header[1] == "[[" and table == "passage":
                    passages += 1
                    table = f"passage {passages}"
                found.append((number, table, ""))
            elif key := _KEY.match(line):
                found.append((number, table, key[1]))
        for mark in ('"""', "'''"):  # lines within a text are none of ours
            if quote in ("", mark) and line.count(mark) % 2:
                quote = "" if quote else mark
    return found
