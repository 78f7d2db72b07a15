"""The game loop compiled: the text of `explorer.lab.game` as it stands, with machine instructions for `bits`.

What is compiled is kept on disk; it is made anew when any text that it comes from has changed. A new rule set never
compiles anything, only another shape of game does.
"""

from __future__ import annotations

from array import array
from functools import cache
from inspect import getsource, isfunction
from typing import Any
from zlib import crc32

import numba
import numpy as np
from numba.extending import register_jitable

from explorer.engine import chance
from explorer.lab import (
    advising,
    answering,
    bits,
    choosing,
    claiming,
    dealing,
    game,
    hands,
    machine,
    many,
    noting,
    packed,
    piles,
    repeating,
    row,
)
from explorer.lab.advising import Advice
from explorer.lab.answering import Talk
from explorer.lab.machine import bare
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
from explorer.players import policy

njit: Any = numba.njit

_TEXTS = (
    chance,
    bits,
    machine,
    policy,
    packed,
    choosing,
    hands,
    noting,
    piles,
    advising,
    answering,
    claiming,
    dealing,
    repeating,
    row,
    game,
    many,
)

for _module in _TEXTS[5:]:
    for _function in [one for one in vars(_module).values() if isfunction(one) and one.__module__ == _module.__name__]:
        register_jitable(_function)


@cache
def _compiled() -> Any:
    """Return a compiled loop; a number made of all its text belongs to what is kept, so that nothing grows old."""
    stamp, play_games = crc32("".join([*map(getsource, _TEXTS), str(machine.checked())]).encode()), many.play_games

    def games(t, table, first, number, rows, work, seq, lay, talk, advice, seen):  # type: ignore[no-untyped-def]
        play_games(
            bare(t),
            bare(table),
            first,
            number,
            bare(rows),
            bare(work),
            bare(seq),
            bare(lay),
            bare(talk),
            bare(advice),
            bare(seen),
            None,
        )
        return stamp

    return njit(nogil=True, cache=True, error_model="numpy", _nrt=False, forceinline=True)(games)


def play(
    tables: Tables,
    seated: Seated,
    advice: Advice,
    talk: tuple[Any, ...],
    *,
    first: int,
    rows: array[int],
    seen: Seen | None = None,
) -> None:
    """Play as many games as there are rows, and fill these; other threads run meanwhile.

    There are three shapes, so that no more is compiled: the plain game; one that plays whatever has table cards, two
    packs, half pick-ups or advice; and one with answers too. Where it is counted in ``seen`` what is asked, the latter
    two are compiled once more.
    """
    cards, players = len(tables.pack), len(seated.who)
    work = Work(players, *map(_zeros_of, sizes_of(cards, players)))
    whole = talk[0] or lays_cards(seated.to) or is_wide(tables) or takes_half(tables) or ADVISED in seated.who or seen
    lay = TableCards(*(_zeros_of(players) for _ in TableCards._fields))
    talking = Talk(*map(_numbers, talk), *map(_zeros_of, talk_sizes(cards, players))) if talk[0] else None
    noted = Seen(*map(_numbers, seen)) if seen else None
    more = (_zeros_of(cards + AT_ONCE), lay, talking, Advice(*map(_numbers, advice)), noted)
    games, found = len(rows) // seated.width, np.frombuffer(rows, np.int32)
    _compiled()(
        *(Tables(*map(_numbers, tables)), Seated(*map(_numbers, seated)), first, games, found, work),
        *(more if whole else (None,) * 5),
    )


def _zeros_of(size: int) -> Any:
    return np.zeros(size, np.int64)


def _numbers(value: Any) -> Any:
    if isinstance(value, int):
        return _signed(value)
    if isinstance(value, array):
        return np.frombuffer(value, np.int64 if value.typecode in "qQ" else np.int32)
    return np.frombuffer(value, np.uint8) if isinstance(value, bytes) else np.array(value, np.int64)


def _signed(word: int) -> int:
    return word - (1 << 64) if word >> 63 > 0 else word
