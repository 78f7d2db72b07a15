"""The pure-Python reader of packed tables: the text of the game loop as it stands, on lists."""

from __future__ import annotations

from array import array
from typing import Any

from explorer.lab.advising import Advice
from explorer.lab.game import play_games
from explorer.lab.packed import ADVISED, Seated, TableCards, Tables, Work, is_wide, lays_cards, sizes_of, takes_half


def play(
    tables: Tables,
    seated: Seated,
    advice: Advice,
    *,
    first: int,
    rows: array[int],
    log: list[tuple[int, int]] | None = None,
) -> None:
    """Play as many games as there are rows, and fill these; ``log`` gets each move, as its seat and number."""
    cards, players = len(tables.pack), len(seated.who)
    work = Work(*([0] * size for size in sizes_of(cards, players)))
    lay = TableCards(*([0] * players for _ in TableCards._fields)) if lays_cards(seated.to) else None
    wide, seq = 1 if is_wide(tables) else None, [0] * cards if takes_half(tables) else None
    scores = Advice(*map(_listed, advice)) if ADVISED in seated.who else None
    play_games(Tables(*map(_listed, tables)), seated, first, rows, work, wide, seq, lay, scores, log)


def _listed(value: Any) -> Any:
    return value if isinstance(value, int) else list(value)
