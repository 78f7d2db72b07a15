"""A run that goes on behind a page: the page asks now and then for the newest answer, and nobody waits for it."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from itertools import islice
from threading import Lock, Thread
from typing import Generic, TypeVar

from explorer.lab.pool import Alone, Pool, shared, threaded

Answer = TypeVar("Answer")
Stop = Callable[[], bool]
Work = Callable[[Executor, Stop], Iterator[Answer]]
"""Gives answers, each of which takes in those before; plays on an executor, and ends soon after it is told to stop."""

PATIENCE = 20.0
"""After so many seconds in which no page has asked, a run stops: the page is gone, or asleep."""


STEP = 0.15
"""So many seconds the games go on at once where there are no threads: the page waits for them."""


class Run(Generic[Answer]):
    """Some work with its newest answer; ``patience`` is in seconds of the ``clock``.

    ``alone``: there are no threads, and it goes on while somebody waits for `advance`.
    """

    def __init__(
        self,
        work: Work[Answer],
        *,
        pool: Pool | None = None,
        patience: float = PATIENCE,
        clock: Callable[[], float] = time.monotonic,
        alone: bool | None = None,
    ) -> None:
        self._alone = not threaded() if alone is None else alone
        lane = Alone() if self._alone else (pool or shared()).lane()
        self._answers = work(lane, self._stop)
        self._patience, self._clock = patience, clock
        self._lock = Lock()
        self._began = self._asked = clock()
        self._ended: float | None = None
        self._told_to, self._left = False, False
        self._newest: Answer | None = None
        self.number = 0
        """How many answers there have been."""
        self.error: Exception | None = None
        """What ended the run, where it was not played to its end."""
        self._driver = Thread(target=self._drive, name="lab-run", daemon=True)

    def start(self) -> Run[Answer]:
        """Begin."""
        if not self._alone:
            self._driver.start()
        return self

    def advance(self, seconds: float = STEP) -> None:
        """Where there are no threads: go on for some time, at least until the next answer."""
        until = self._clock() + seconds
        while self._alone and self.going:
            self._drive(at_once=1)
            if self._clock() >= until:
                return

    def look(self) -> Answer | None:
        """Return the newest answer, ``None`` before the first; whoever asks keeps the run going."""
        with self._lock:
            self._asked = self._clock()
            return self._newest

    def stop(self) -> None:
        """End after what is being played just now; the newest answer stays."""
        self._told_to = True

    @property
    def stopped(self) -> bool:
        """Whether it was told to stop, or left."""
        return self._told_to or self._left

    @property
    def going(self) -> bool:
        """Whether there may be further answers."""
        return self._ended is None

    @property
    def seconds(self) -> float:
        """How long it has been going, or went."""
        return (self._clock() if self._ended is None else self._ended) - self._began

    def wait(self) -> None:
        """Wait for its end."""
        self._driver.join()

    def _stop(self) -> bool:
        self._left = self._left or self._clock() - self._asked > self._patience
        return self.stopped

    def _drive(self, at_once: int | None = None) -> None:
        """Give so many answers, or all."""
        try:
            for answer in islice(self._answers, at_once):
                with self._lock:
                    self._newest, self.number = answer, self.number + 1
                if at_once:
                    return
        except Exception as error:  # told to whoever looks
            self.error = error
        self._ended = self._clock()
