"""What a reader has laid out."""

from __future__ import annotations

from dataclasses import dataclass

from explorer.trace.language import language
from explorer.ui.board.laying import empty_board
from explorer.ui.board.position import Board


@dataclass(frozen=True, slots=True)
class Laying:
    """The board, whether anything was ever laid on it, and what of a text that was pasted cannot be read."""

    board: Board
    begun: bool = False
    trouble: str = ""


def nothing() -> Laying:
    """Return an empty board."""
    return Laying(empty_board(tuple(language().at("grid", "players"))))
