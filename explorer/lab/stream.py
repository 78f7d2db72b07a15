"""Chunks of work through any executor, with the results in the order of the work."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TypeVar

Result = TypeVar("Result")

AHEAD = 4
"""So many chunks are given out and not yet taken back: no more, so that one run leaves room for others in a pool."""


@dataclass(frozen=True, slots=True)
class Workers:
    """What plays: an executor, how many chunks it is given ahead, and how many times as large these are as usual."""

    executor: Executor
    ahead: int = AHEAD
    chunks: int = 1


@contextmanager
def threads(number: int | None = None) -> Iterator[Executor]:
    """Give an executor of as many threads as the machine has cores, for as long as the block lasts."""
    pool = ThreadPoolExecutor(number or os.cpu_count() or 1)
    try:
        yield pool
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def in_order(
    executor: Executor, play: Callable[..., Result], tasks: Iterable[tuple[object, ...]], *, ahead: int = AHEAD
) -> Generator[Result, None, None]:
    """Give what ``play`` makes of each task, in their order, while the next ones are being played.

    In their order, so that where a run stops depends on its games alone and not on which worker was quicker. Whoever
    closes the iterator cancels what has not begun.
    """
    waiting: deque[Future[Result]] = deque()
    left = iter(tasks)
    try:
        while True:
            for task in left:
                waiting.append(executor.submit(play, *task))
                if len(waiting) >= ahead:
                    break
            if not waiting:
                return
            yield waiting.popleft().result()
    finally:
        for future in waiting:
            future.cancel()
