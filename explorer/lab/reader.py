"""The pure-Python reader of packed tables: the text of the game loop as it stands, on lists."""

from __future__ import annotations

from array import array
from typing import Any

from explorer.lab.advising import Advice
from explorer.lab.answering import Talk
from explorer.lab.many import play_games
from explorer.lab.noting import Seen
from explorer.lab.packed import (
    ADVISED,
    AT_ONCE,
    Seated,
    TableCards,
    Tables,
    Work,
    is_wide,
    lays_cards,
    sizes_of,
    takes_half,
)
from explorer.lab.talk_pack import talk_sizes

Logged = tuple[int, int, int, tuple[int, ...]]
"""A move as the reader logs it: seat, number, the cards laid, and their order where they are of several kinds."""


def play(
    tables: Tables,
    seated: Seated,
    advice: Advice,
    talk: tuple[Any, ...],
    *,
    first: int,
    rows: array[int],
    log: list[Logged] | None = None,
    seen: Seen | None = None,
) -> None:
    """Play as many games as there are rows, and fill these; ``log`` gets each move as `Logged`, ``seen``
    is counted on."""
    cards, players = len(tables.pack), len(seated.who)
    work = Work(players, *([0] * size for size in sizes_of(cards, players)))
    lay = TableCards(*([0] * players for _ in TableCards._fields)) if lays_cards(seated.to) else None
    whole = talk[0] or is_wide(tables) or takes_half(tables)
    seq = [0] * (cards + AT_ONCE) if whole else None
    scores = Advice(*map(_listed, advice)) if talk[0] or ADVISED in seated.who else None
    talking = Talk(*talk, *([0] * size for size in talk_sizes(cards, players))) if talk[0] else None
    games = len(rows) // seated.width
    play_games(Tables(*map(_listed, tables)), seated, first, games, rows, work, seq, lay, talking, scores, seen, log)


def _listed(value: Any) -> Any:
    return value if isinstance(value, int) else list(value)
