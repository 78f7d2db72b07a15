"""How wide words are in the type of a printed page, so that its lines can be counted without a browser.

The widths are those of Arial, Helvetica and Liberation Sans, which are alike, in thousandths of an em.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from math import ceil, inf
from typing import NamedTuple

PLAIN = {
    191: "'",
    222: "ijl’‘",
    260: "|",
    278: " !,./:;I[\\]ft·",
    333: "()-`r“”",
    355: '"{}',
    389: "*",
    500: "Jcksvxyzšž^",
    556: "#$0123456789?L_abdeghnopquäöåéüñ–",
    584: "+<=>~×−≠",
    611: "FTZßø",
    667: "&ABEKPSVXYÄÅÉ",
    722: "CDHNRUw",
    778: "GOQÖ",
    833: "Mm",
    889: "%",
}
"""Signs by their width; any other is taken to be an em wide."""

BOLD = {
    238: "'",
    278: " ,./I\\ijl’‘·|",
    333: "!()-:;[]`ft",
    389: "*r{}",
    500: 'z“”ž"',
    556: "#$0123456789J_aceksvxyäåéš–",
    584: "+<=>^~×−≠",
    611: "?FLTZbdghnopquöüßñø",
    667: "EPSVXYÉ",
    722: "&ABCDHKNRUÄÅ",
    778: "GOQwÖ",
    833: "M",
    889: "%m",
}
"""The same in bold type."""

_PLAIN, _BOLD = ({sign: width / 1000 for width, signs in of.items() for sign in signs} for of in (PLAIN, BOLD))
_PIECE = re.compile(r"[^-–—/]*[-–—/]+|[^-–—/]+")


class Piece(NamedTuple):
    """What is never broken over lines: how wide it is, with the ``gap`` before it where it stands in a line; in ems."""

    gap: float
    width: float


def width(text: str, *, bold: bool = False) -> float:
    """Return how wide a text is on one line, in ems.

    >>> round(width("Ten"), 3), round(width("Ten", bold=True), 3)
    (1.723, 1.778)
    """
    of = _BOLD if bold else _PLAIN
    return sum(of.get(sign, 1.0) for sign in text)


def pieces(text: str, *, bold: bool = False) -> Iterator[Piece]:
    """Give the words of a text, broken after dashes."""
    for word in text.split():
        for place, part in enumerate(_PIECE.findall(word)):
            yield Piece(0 if place else width(" ", bold=bold), width(part, bold=bold))


EDGE = 0.02
"""Ems: what ends so near the edge may be put into the next line by a browser, which rounds."""


def rows(broken: Iterable[Piece], room: float) -> int:
    """Return how many lines ``room`` ems wide the pieces take; one that is wider than a line takes several.

    >>> rows(pieces("Six cards each."), 20), rows(pieces("Six cards each."), 4)
    (1, 3)
    """
    number, used = 0, inf
    for gap, wide in broken:
        if used + gap + wide <= room - EDGE:
            used += gap + wide
        else:
            number += max(1, ceil(wide / room))
            used = wide if wide <= room else room
    return number
