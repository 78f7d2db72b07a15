"""As many games as the wanted precision takes, and no more; the answer so far after every chunk."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from dataclasses import dataclass, replace
from itertools import count
from typing import Generic, Protocol, Self, TypeVar

from explorer.lab.stream import AHEAD, in_order

LEAST, MOST = 2_000, 1_000_000
"""So many games are played at least before a run may stop early, and at most."""

GROWTH = 1.2
"""Only when there are so many times as many games is looked whether they are enough, so that chance has few looks."""


class Joinable(Protocol):
    """What chunks make: it can be joined to what later chunks make."""

    def joined(self, other: Self, /) -> Self:
        """Return both as one."""


Kept = TypeVar("Kept", bound=Joinable)
Half = Callable[[Kept], float]
"""The half width of the interval that is to become narrow enough."""


@dataclass(frozen=True, slots=True)
class Answer(Generic[Kept]):
    """What is known after some chunks.

    ``half`` is the half width of the interval so far, and ``wanted`` what it should become (0: a number of games was
    asked for). ``planned`` is how many games that will take, going by those played; ``done`` whether this is the last
    answer, and ``reached`` whether it is as precise as wanted.
    """

    kept: Kept
    games: int
    planned: int
    half: float
    wanted: float
    done: bool = False

    @property
    def reached(self) -> bool:
        """Whether the answer is as precise as was wanted."""
        return 0 < self.wanted and self.half <= self.wanted


@dataclass(frozen=True, slots=True)
class Wanted(Generic[Kept]):
    """How many games are wanted: a number, or as many as make an interval narrow enough.

    ``half`` tells the half width of what has been played; with ``precision`` 0 ``most`` games are played.
    """

    half: Half[Kept]
    precision: float = 0.0
    most: int = MOST
    least: int = LEAST


def answers(
    executor: Executor,
    play: Callable[..., Kept],
    given: tuple[object, ...],
    wanted: Wanted[Kept],
    *,
    chunk: int = 1_000,
    ahead: int = AHEAD,
    stop: Callable[[], bool] = lambda: False,
) -> Iterator[Answer[Kept]]:
    """Give the answer so far after every chunk of ``play(*given, first, games)``; closing it cancels the rest.

    ``stop`` is asked after every chunk: what has been played until then is the last answer.
    """
    sizes = ((first, min(chunk, wanted.most - first)) for first in count(0, chunk))
    tasks = ((*given, first, games) for first, games in _until_empty(sizes))
    kept: Kept | None = None
    games, look = 0, wanted.least
    chunks = in_order(executor, play, tasks, ahead=ahead)
    try:
        for part in chunks:
            kept = part if kept is None else kept.joined(part)
            games = min(games + chunk, wanted.most)
            half = wanted.half(kept)
            answer = Answer(kept, games, _planned(games, half, wanted), half, wanted.precision)
            enough = games >= look and answer.reached
            look = max(look, math.ceil(games * GROWTH)) if games >= look else look
            if enough or games >= wanted.most or stop():
                yield replace(answer, done=True, planned=games if enough else answer.planned)
                return
            yield answer
    finally:
        chunks.close()


def _until_empty(sizes: Iterator[tuple[int, int]]) -> Iterator[tuple[int, int]]:
    for first, games in sizes:
        if games <= 0:
            return
        yield first, games


def _planned(games: int, half: float, wanted: Wanted[Kept]) -> int:
    if not wanted.precision or not math.isfinite(half):
        return wanted.most
    needed = games * (half / wanted.precision) ** 2
    return int(min(max(needed, games, wanted.least), wanted.most))
