"""A quarrel on the board: its question, its position in small, and the passages that decide, without the editor."""

from __future__ import annotations

from typing import Any

from explorer.trace.labels import option_words
from explorer.trace.model import Judgement
from explorer.ui.board.position import Board
from explorer.ui.find.question import position_view
from explorer.ui.reader import Reader
from explorer.ui.say import text
from explorer.ui.settle.quarrels_view import quarrels_view
from explorer.ui.views.docs import passages
from explorer.ui.views.why import cited, depth_of

SHOWN = 2
"""So many passages stand with the verdict where the reasons are folded."""


def quarrel_view(reader: Reader, board: Board, judgement: Judgement) -> dict[str, Any]:
    """Return what a board shows besides its answer while it is a quarrel; nothing where it is none."""
    key = reader.board.quarrel
    if not key:
        return {}
    return {
        "title": option_words(key).question,
        "lead": "",
        "clear": "",
        "paste": None,
        "position": position_view(board.state, board.move),
        "passages": _passages(reader, judgement),
        "lay": text("board.lay"),
        "quarrels": quarrels_view(key),
    }


def _passages(reader: Reader, judgement: Judgement) -> list[dict[str, Any]]:
    """Return what the deciding reason cites, where the reasons themselves are not shown."""
    deciding = judgement.deciding()[:1] if depth_of(reader) == "verdict" else []
    cites = [cite for one in deciding for cite in cited(one, reader)][:SHOWN]
    return passages(cites, reader, whole=False, pastes=False)
