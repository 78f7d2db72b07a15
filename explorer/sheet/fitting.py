"""How large the type of a sheet can be, so that it stands on one page of A4 and of Letter alike.

Lengths are in points; what the style (``sheet.css``) measures in ems is multiplied by the size of the type.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from explorer.sheet.letters import Piece, pieces, rows, width
from explorer.sheet.model import BASE, LISTS, UNCLEAR, Added, Line, OpenPoint, Sheet

SIZES = tuple(size / 4 for size in range(52, 23, -1))
"""Sizes of type, the largest first; where even the last is too large, the sheet has more than one page."""

SMALL = 9.0
"""The page says its size of type where it is smaller."""

MM = 72 / 25.4
TOLD = "Type 8.25 pt, so that all of it stands on one page."
"""About as long as what the page says then."""

BETWEEN = 8 * MM
"""Between the columns, and in the head before the ranks and each picture."""

SPARE = 2.0
"""What is left free at the foot, for what browsers round."""

LINE, ITEM, SECTION, TITLE = 1.3, 0.08, 0.55, 1.2 * 1.2 + 1.2 * 0.15
"""Ems: a line; what is below each item and each section; a heading with what is below it."""


@dataclass(frozen=True, slots=True)
class Paper:
    """A paper within the margins of a sheet."""

    width: float
    height: float

    @property
    def column(self) -> float:
        """How wide one of the two columns is."""
        return (self.width - BETWEEN) / 2


A4, LETTER = PAPERS = (Paper(186 * MM, 275 * MM), Paper(191.9 * MM, 257.4 * MM))


def fitting(
    sheet: Sheet, *, sources: bool = False, strip: bool = True, pictures: tuple[float, ...] = ()
) -> float | None:
    """Return the largest size of type with which a sheet stands on one page of either paper, ``None`` where none does.

    ``pictures`` are the widths of the pictures in the head, in millimetres.
    """

    def fits(size: float, paper: Paper) -> bool:
        high = height(sheet, size, paper, sources=sources, strip=strip, pictures=pictures)
        return high <= paper.height - SPARE

    return next((size for size in SIZES if all(fits(size, paper) for paper in PAPERS)), None)


def height(
    sheet: Sheet, size: float, paper: Paper, *, sources: bool, strip: bool, pictures: tuple[float, ...] = ()
) -> float:
    """Return how high a sheet is on a paper; a test measures it in a browser."""
    blocks = _blocks(sheet, size, paper, sources)
    first = first_column(sheet, size, sources=sources)
    columns = max(sum(blocks[:first]), sum(blocks[first:]))
    under = _undecided(sheet, size, paper) if sheet.open else 0
    table = _strip(sheet, size) if strip else 0
    return _head(sheet, paper, pictures) + columns + under + table + _foot(sheet, size, paper, sources)


def first_column(sheet: Sheet, size: float, *, sources: bool) -> int:
    """Return how many blocks (sections, then own rules and notes where there are any) stand in the first column."""
    blocks = _blocks(sheet, size, A4, sources)
    return min(range(len(blocks) + 1), key=lambda place: max(sum(blocks[:place]), sum(blocks[place:])))


def _blocks(sheet: Sheet, size: float, paper: Paper, sources: bool) -> list[float]:
    """Return how high each block is."""
    room = paper.column / size - 1
    found = [
        TITLE + sum(rows(_said(line, sheet, size, sources), room) * LINE + ITEM for line in section.lines)
        for section in sheet.sections
    ]
    found.extend(
        TITLE + sum(_added(one, room, bold=added is sheet.own) + ITEM for one in added)
        for added in (sheet.own, sheet.notes)
        if added
    )
    return [(ems - ITEM + SECTION) * size for ems in found]


def _said(line: Line, sheet: Sheet, size: float, sources: bool) -> Iterator[Piece]:
    """Give the words of a line, with the marks of the documents behind it."""
    yield from pieces(line.text, bold=line.ours or line.open)
    if sources and (line.sources or line.added):
        letters = {mark.document: mark.letter for mark in sheet.marks}
        said = [letters[one.document] + "?" * (one.mark == UNCLEAR) for one in line.sources] + ["+"] * bool(line.added)
        yield Piece(width(" "), sum(_badge(one, size) for one in said))


def _badge(letters: str, size: float) -> float:
    return max(1.02, 0.68 * width(letters, bold=True) + 0.34 + 1.4 / size) + 0.102


def _added(one: Added, room: float, *, bold: bool) -> float:
    said = rows(pieces(f"“{one.words}”", bold=bold), room) * LINE
    return said + rows(pieces(one.line), room / 0.92) * LINE * 0.92


def _undecided(sheet: Sheet, size: float, paper: Paper) -> float:
    room = (paper.width - 2) / size - 1.4
    points = sum(rows(_asked(point), room - 1) * LINE + ITEM for point in sheet.open)
    heading = rows(pieces(sheet.words["open"], bold=True), room / 1.2) * 1.44 + 0.18
    return (0.5 + 0.8 + heading + points - ITEM) * size + 2


def _asked(point: OpenPoint) -> Iterator[Piece]:
    yield from pieces(point.question)
    for answer in point.answers:
        yield Piece(width(" "), width(f"☐ {answer}") + 0.7)


def _strip(sheet: Sheet, size: float) -> float:
    def row(head: str, least: float) -> float:
        lines = rows(pieces(head), (30 * MM - 8.7) / (0.85 * size))
        return max(least * MM, lines * 1.15 * 0.85 * size + 4.7)

    return 0.7 * size + row(sheet.words["player"], 6.5) + row(sheet.score, 13) + 0.7


def _head(sheet: Sheet, paper: Paper, pictures: tuple[float, ...]) -> float:
    ranks = sum(max(12, 8 * width(rank, bold=True) + 3.4) + 1.5 for rank in sheet.ranks)
    beside = [one * MM for one in pictures] or [ranks]
    room = paper.width - sum(beside) - len(beside) * BETWEEN
    words = rows(pieces(sheet.title, bold=True), room / 20) * 22.0 + rows(pieces(sheet.subtitle), room / 9.5) * 12.35
    if pictures:
        captions = [rows(pieces(sheet.words[name]), pictures[0] * MM / 6.5) for name in _captions(pictures)]
        words = max(words + 19, max(pictures) * MM + max(captions) * 7.15)
    return words + 12.2


def _captions(pictures: tuple[float, ...]) -> tuple[str, ...]:
    return ("scan",) if len(pictures) == 1 else ("scan-launch", "scan-code")


def _foot(sheet: Sheet, size: float, paper: Paper, sources: bool) -> float:
    told = [sheet.words[f"{mark}-mark"] for mark in (BASE, LISTS, UNCLEAR, "added")] if sources else []
    told += [TOLD] * (size < SMALL)
    told += [f"{mark.letter} {mark.name}" for mark in sheet.marks] if sources else []
    spans = [Piece(width(" "), width(one) + 1 + 1.8 * sources) for one in (*told, *([""] if sheet.code else []))]
    code = [Piece(width(" "), 0.6 * len(sheet.code))] if sheet.code else []
    return 4.2 + max(1, rows((*spans, *code), paper.width / 7)) * 9.7 + 0.5
