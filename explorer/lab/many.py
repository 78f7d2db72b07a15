"""Many games, one after the other."""

from __future__ import annotations

from typing import Any

from explorer.lab.game import play_game


def play_games(
    t: Any, table: Any, first: int, rows: Any, work: Any, seq: Any, lay: Any, talk: Any, advice: Any, log: Any
) -> None:
    """Play games one after the other, each into a row of its own."""
    game = first
    for row in range(0, len(rows), table.width):
        play_game(t, table, game, rows, row, work, seq, lay, talk, advice, log)
        game += 1
