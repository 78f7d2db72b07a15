"""How large the type of a sheet can be, so that it stands on one page of A4 and of Letter alike."""

from __future__ import annotations

from math import ceil

from explorer.sheet.model import Sheet
from explorer.sheet.qr import NARROW

SIZES = (10.5, 10.0, 9.5, 9.0, 8.5, 8.0, 7.5, 7.0, 6.5, 6.0)
"""Sizes of type in points, the largest first; where even the last is too large, the sheet has more than one page."""

COLUMN, HEIGHT = 263.0, 715.0
"""Points: the width of one of two columns; the height of the lower of the two papers (Letter) within its margins, less
a little."""

HEAD, STRIP, PICTURE = 54.0, 62.0, 32.0
"""Points that the head, the score strip, and a picture in the head take, whatever the size of the type."""

POINTS = 72 / 25.4
"""In a millimetre, by which a picture is wider than the narrowest."""

GLYPH, BOLD, LEADING = 0.455, 1.08, 1.3
"""In ems: how wide a sign is on average; how much wider it is in bold type; how high a line."""


def fitting(sheet: Sheet, *, sources: bool = False, strip: bool = True, picture: float = 0) -> float | None:
    """Return the largest size of type, in points, with which a sheet stands on one page, ``None`` where none does.

    ``picture`` is how many millimetres the widest picture in the head is wide, 0 where there is none.
    """
    fits = (height(sheet, size, sources=sources, strip=strip, picture=picture) <= HEIGHT for size in SIZES)
    return next((size for size, one in zip(SIZES, fits, strict=True) if one), None)


def height(sheet: Sheet, size: float, *, sources: bool, strip: bool, picture: float) -> float:
    """Estimate how many points of a page's height a sheet takes; never less than it does (a test measures it)."""
    rows = _blocks(sheet, size, sources)
    first = first_column(sheet, size, sources=sources)
    columns = max(sum(rows[:first]), sum(rows[first:])) + 0.5
    whole = 2 * _signs(size)
    under = sum(_rows(len(one.question) + sum(len(answer) + 5 for answer in one.answers), whole) for one in sheet.open)
    under += 2.5 * bool(sheet.open)
    small = len(sheet.code) + (60 if size < SIZES[0] else 0) + (330 if sources else 0)
    fixed = HEAD + STRIP * strip + (PICTURE + (picture - NARROW) * POINTS) * bool(picture) + 10 * ceil(small / 145)
    return (columns + under) * size * LEADING + fixed


def first_column(sheet: Sheet, size: float, *, sources: bool) -> int:
    """Return how many blocks (sections, then own rules and notes where there are any) stand in the first column."""
    rows = _blocks(sheet, size, sources)
    return min(range(len(rows) + 1), key=lambda place: max(sum(rows[:place]), sum(rows[place:])))


def _blocks(sheet: Sheet, size: float, sources: bool) -> list[float]:
    """Return how many lines high each block is."""
    signs, blocks = _signs(size), []
    for section in sheet.sections:
        lengths = []
        for line in section.lines:
            marks = 3.2 * (len(line.sources) + bool(line.added)) if sources else 0
            lengths.append(len(line.text) * (BOLD if line.ours or line.open else 1) + marks)
        blocks.append(1.7 + sum(_rows(length, signs) for length in lengths))
    for added in filter(None, (sheet.own, sheet.notes)):
        texts = [text for one in added for text in (f"“{one.words}”", one.line) if text]
        blocks.append(1.7 + sum(_rows(len(text), signs) for text in texts))
    return blocks


def _signs(size: float) -> float:
    """Return how many signs stand in a line of a column."""
    return COLUMN / (GLYPH * size) - 2.2


def _rows(length: float, signs: float) -> float:
    """Return how many lines a text takes, with the little room below it."""
    return ceil(length / signs) + 0.06
