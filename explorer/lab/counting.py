"""Columns of games, counted and added up: by numpy where it is there, else as slowly without, to the same numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import compress
from operator import mul
from typing import Any

MILLION = 1_000_000

Column = Any
"""Whole numbers, one a game: an array of numpy's, or any sequence."""


@lru_cache(maxsize=1)
def numpy() -> Any:
    """Return numpy, or ``None`` where it is not installed."""
    try:
        import numpy as found
    except ImportError:
        return None
    return found


def column(values: Any) -> Column:
    """Return whole numbers ready to be counted; an array is not copied."""
    np = numpy()
    return values if np is None else np.frombuffer(values, "i4")


def added(columns: Sequence[Column]) -> Column:
    """Return the sum of columns, game by game."""
    return list(map(sum, zip(*columns, strict=True))) if numpy() is None else sum(columns[1:], columns[0])


def where(values: Column, wanted: int) -> Column:
    """Return which games have a value."""
    return [value == wanted for value in values] if numpy() is None else values == wanted


def kept(values: Column, games: Column) -> Column:
    """Return a column of only some of the games."""
    return list(compress(values, games)) if numpy() is None else values[games]


def counts(values: Column) -> dict[int, int]:
    """Return how often each value stands in a column; none may be negative."""
    np = numpy()
    if np is None:
        return dict(Counter(values))
    found = np.bincount(values)
    places = found.nonzero()[0]
    return dict(zip(places.tolist(), found[places].tolist(), strict=True))


def around(seats: Column, starters: Column, players: int) -> Column:
    """Return how many places each seat sits behind the one that opened."""
    if numpy() is None:
        return [(seat - starter) % players for seat, starter in zip(seats, starters, strict=True)]
    return (seats - starters) % players


def millionths(upper: Column, lower: Column) -> tuple[int, int]:
    """Return the sum of quotients in millionths, rounded down, and of their squares; a game without ``lower`` has 0.

    Whole numbers, so that chunks of games add up to the same in any order.
    """
    np = numpy()
    if np is None:
        parts = [MILLION * a // b if b else 0 for a, b in zip(upper, lower, strict=True)]
        return sum(parts), sum(map(mul, parts, parts))
    found = MILLION * upper.astype("i8") // np.maximum(lower, 1)
    return int(found.sum()), int((found * found).sum())


def product(a: Column, b: Column) -> int:
    """Return the sum of products, game by game."""
    return sum(map(mul, a, b)) if numpy() is None else int((a.astype("i8") * b).sum())


def total(values: Iterable[int]) -> int:
    """Return the sum of a column."""
    return sum(values) if numpy() is None else int(values.sum(dtype="i8"))  # type: ignore[attr-defined]
