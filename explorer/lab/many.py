"""Many games, one after the other."""

from __future__ import annotations

from typing import Any

from explorer.lab.game import play_game


def play_games(
    t: Any,
    table: Any,
    first: int,
    games: int,
    rows: Any,
    work: Any,
    seq: Any,
    lay: Any,
    talk: Any,
    advice: Any,
    seen: Any,
    log: Any,
) -> None:
    """Play games one after the other, each into a row of its own."""
    for place in range(games):
        play_game(t, table, first + place, rows, place * table.width, work, seq, lay, talk, advice, seen, log)
