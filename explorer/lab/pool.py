"""Threads that many runs share: each run has a queue of its own, and the queues are served in turn.

So a sweep of somebody with a thousand chunks to play holds up a run of somebody else by a chunk, not by all of them.
"""

from __future__ import annotations

import os
import sys
from collections import deque
from collections.abc import Callable
from concurrent.futures import Executor, Future
from functools import cache
from threading import Condition, Thread
from typing import Any, ParamSpec, TypeVar

BEHIND = 15
"""By so much the threads stand back for those that answer pages, on the scale of ``nice``."""

Given = ParamSpec("Given")
Result = TypeVar("Result")


class Pool:
    """At most so many threads, which begin when there is work and end with the program."""

    def __init__(self, threads: int) -> None:
        self._most, self._begun = threads, 0
        self._asked = Condition()
        self._turns: deque[Lane] = deque()

    def lane(self) -> Lane:
        """Return a queue of its own, for one run."""
        return Lane(self)

    def queue(self, lane: Lane, future: Future[Result], call: Callable[[], Result]) -> None:
        """Put a piece of work at the end of a queue."""
        with self._asked:
            if not lane.waiting:
                self._turns.append(lane)
            lane.waiting.append((future, call))
            if self._begun < self._most:
                self._begun += 1
                Thread(target=self._work, name=f"lab-{self._begun}", daemon=True).start()
            self._asked.notify()

    def _work(self) -> None:
        if sys.platform == "linux":  # elsewhere a thread has no priority of its own
            from threading import get_native_id  # which a browser's Python has not

            os.setpriority(os.PRIO_PROCESS, get_native_id(), BEHIND)
        while True:
            with self._asked:
                while not self._turns:
                    self._asked.wait()
                lane = self._turns.popleft()
                future, call = lane.waiting.popleft()
                if lane.waiting:
                    self._turns.append(lane)  # behind all others that wait
            if not future.set_running_or_notify_cancel():
                continue
            try:
                future.set_result(call())
            except BaseException as error:  # whoever asks for the result is told
                future.set_exception(error)
            del future, call  # nothing is kept alive until the next piece of work comes


class Lane(Executor):
    """A queue of a pool, as an executor."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool
        self.waiting: deque[tuple[Future[Any], Callable[[], Any]]] = deque()

    def submit(self, fn: Callable[Given, Result], /, *args: Given.args, **kwargs: Given.kwargs) -> Future[Result]:
        """Put a call at the end of this queue."""
        future: Future[Result] = Future()
        self._pool.queue(self, future, lambda: fn(*args, **kwargs))
        return future


class Later(Future[Result]):
    """A call that is made when its result is asked for."""

    def __init__(self, call: Callable[[], Result]) -> None:
        super().__init__()
        self._call = call

    def result(self, timeout: float | None = None) -> Result:
        """Make the call, and return what it returns."""
        if self.set_running_or_notify_cancel():
            self.set_result(self._call())
        return super().result(timeout)


class Alone(Executor):
    """Plays in the thread of whoever asks for a result: a browser's Python has no other."""

    def submit(self, fn: Callable[Given, Result], /, *args: Given.args, **kwargs: Given.kwargs) -> Future[Result]:
        """Take a call, and make it when its result is asked for."""
        return Later(lambda: fn(*args, **kwargs))


def threaded() -> bool:
    """Tell whether games can be played behind a page while Python answers it."""
    return sys.platform != "emscripten"


@cache
def shared() -> Pool:
    """Return the one pool of this process, with a thread for each core."""
    return Pool(os.cpu_count() or 1)
