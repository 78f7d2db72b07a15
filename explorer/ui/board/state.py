"""What a reader has laid out."""

from __future__ import annotations

from dataclasses import dataclass

from explorer.trace.language import language
from explorer.ui.board.laying import empty_board
from explorer.ui.board.position import Board
from explorer.ui.board.written import board_of
from explorer.ui.settle.quarrels import Quarrel


@dataclass(frozen=True, slots=True)
class Laying:
    """The board, whether anything was ever laid on it, and what of a text that was pasted cannot be read.

    ``quarrel`` is the option that the position is a quarrel about, as long as nothing was laid otherwise; else empty.
    """

    board: Board
    begun: bool = False
    trouble: str = ""
    quarrel: str = ""


def quarrelling(quarrel: Quarrel) -> Laying:
    """Return the position of a quarrel with the move that it is about."""
    return Laying(board_of(quarrel.state, quarrel.move), begun=True, quarrel=quarrel.key)


def nothing() -> Laying:
    """Return an empty board."""
    return Laying(empty_board(tuple(language().at("grid", "players"))))
