"""The game loop compiled: the text of `explorer.lab.game` as it stands, with machine instructions for `bits`.

What is compiled is kept on disk; it is made anew when any text that it comes from has changed. A new rule set never
compiles anything, only another shape of game does.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from functools import cache
from inspect import getsource, isfunction, signature
from typing import Any
from zlib import crc32

import numba
import numpy as np
from numba.cpython.unsafe.numbers import trailing_zeros
from numba.extending import intrinsic, overload, register_jitable

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
    many,
    packed,
    piles,
    repeating,
)
from explorer.lab.advising import Advice
from explorer.lab.answering import Talk
from explorer.lab.packed import ADVISED, Seated, TableCards, Tables, Work, is_wide, lays_cards, sizes_of, takes_half
from explorer.lab.talk_pack import talk_sizes
from explorer.players import policy

_U = np.uint64
_GAMMA = np.int64(chance.GAMMA - (1 << 64))


_zeros: Any = trailing_zeros


def _counted(typing: Any, word: Any) -> Any:
    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return word(word), build


_count: Any = intrinsic(_counted)


@numba.njit
def _mix(word: Any) -> Any:
    word = (word ^ (word >> _U(30))) * _U(0xBF58476D1CE4E5B9)
    word = (word ^ (word >> _U(27))) * _U(0x94D049BB133111EB)
    return word ^ (word >> _U(31))


def _bounded(state, bound):  # type: ignore[no-untyped-def]
    word, most = _mix(_U(state)), _U(bound)
    low = ((word & _U(0xFFFFFFFF)) * most) >> _U(32)
    return np.int64(((word >> _U(32)) * most + low) >> _U(32))


def _ones(word):  # type: ignore[no-untyped-def]
    return _count(word)


def _nth(word, number):  # type: ignore[no-untyped-def]
    for _ in range(number):
        word &= word - 1
    return np.int64(_zeros(word))


_MADE: dict[Any, Callable[..., Any]] = {
    bits.stream: lambda base, game, purpose: np.int64(_mix(_U((base ^ game) + purpose * _GAMMA))),
    bits.advance: lambda state: state + _GAMMA,
    bits.bounded: _bounded,
    bits.ones: _ones,
    bits.lowest: lambda word: np.int64(_zeros(word)),
    bits.nth: _nth,
    bits.highest: lambda nibble: (nibble > 0) + (nibble > 1) + (nibble > 3) + (nibble > 7),
}
"""What stands in for each function of `bits`; the arguments are called the same."""


def _stands_in(made: Callable[..., Any]) -> Callable[..., Any]:
    def typed(*_: Any) -> Callable[..., Any]:
        return made

    typed.__signature__ = signature(made)  # type: ignore[attr-defined]
    return typed


for _function, _made in _MADE.items():
    overload(_function)(_stands_in(_made))

_TEXTS = (
    chance,
    bits,
    policy,
    packed,
    choosing,
    hands,
    piles,
    advising,
    answering,
    claiming,
    dealing,
    repeating,
    game,
    many,
)

for _module in _TEXTS[4:]:
    for _function in [one for one in vars(_module).values() if isfunction(one) and one.__module__ == _module.__name__]:
        register_jitable(_function)


@cache
def _compiled() -> Any:
    """Return the compiled loop; a number made of all its text belongs to what is kept, so that nothing grows old."""
    stamp, play_games = crc32("".join(map(getsource, _TEXTS)).encode()), many.play_games

    def games(t, table, first, rows, work, seq, lay, talk, advice):  # type: ignore[no-untyped-def]
        play_games(t, table, first, rows, work, seq, lay, talk, advice, None)
        return stamp

    return numba.njit(nogil=True, cache=True)(games)


def play(
    tables: Tables,
    seated: Seated,
    advice: Advice,
    talk: tuple[Any, ...],
    *,
    first: int,
    rows: array[int],
) -> None:
    """Play as many games as there are rows, and fill these; other threads run meanwhile.

    There are two shapes, so that no more is compiled: the plain game, and one with all that there is, which plays
    whatever has table cards, answers, two packs, half pick-ups or advice.
    """
    cards, players = len(tables.pack), len(seated.who)
    work = Work(*map(_zeros_of, sizes_of(cards, players)))
    plain = not (talk[0] or lays_cards(seated.to) or is_wide(tables) or takes_half(tables) or ADVISED in seated.who)
    lay = TableCards(*(_zeros_of(players) for _ in TableCards._fields))
    talking = Talk(*map(_numbers, talk), *map(_zeros_of, talk_sizes(cards, players)))
    more = (_zeros_of(cards), lay, talking, Advice(*map(_numbers, advice)))
    _compiled()(
        *(Tables(*map(_numbers, tables)), Seated(*map(_numbers, seated)), first, np.frombuffer(rows, np.int32), work),
        *((None, None, None, None) if plain else more),
    )


def _zeros_of(size: int) -> Any:
    return np.zeros(size, np.int64)


def _numbers(value: Any) -> Any:
    if isinstance(value, int):
        return _signed(value)
    if isinstance(value, array):
        return np.frombuffer(value, np.int64 if value.typecode == "Q" else np.int32)
    return np.frombuffer(value, np.uint8) if isinstance(value, bytes) else np.array(value, np.int64)


def _signed(word: int) -> int:
    return word - (1 << 64) if word >> 63 > 0 else word
