"""What a row is told when a game is over."""

from __future__ import annotations

from typing import Any


def tell(rows: Any, row: int, told: Any, more: Any) -> None:
    """Write the numbers of `explorer.lab.packed.COLUMNS`, given in two parts, from a place on."""
    for place in range(len(told)):
        rows[row + place] = told[place]
    for place in range(len(more)):
        rows[row + len(told) + place] = more[place]
