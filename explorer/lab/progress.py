"""A bar on standard error, for somebody who waits at a terminal; nothing where nobody does."""

from __future__ import annotations

import sys
import time

from explorer.lab.figures import say

WIDTH = 20


class Progress:
    """A bar that fills, with how many games are played and how long it may still take."""

    def __init__(self, lang: str) -> None:
        self._lang, self._began, self._shown = lang, time.monotonic(), sys.stderr.isatty()
        self._length = 0

    def show(self, done: int, planned: int) -> None:
        """Tell how many games are played of how many are likely to be."""
        if not self._shown or not done:
            return
        part = min(done / max(planned, 1), 1.0)
        left = (time.monotonic() - self._began) * (planned - done) / done
        bar = "#" * round(part * WIDTH) + "." * (WIDTH - round(part * WIDTH))
        self._write(say("progress", self._lang, bar=bar, done=done, all=planned, left=max(round(left), 0)))

    def clear(self) -> None:
        """Take the bar away."""
        if self._shown:
            self._write("")

    def _write(self, text: str) -> None:
        print(f"\r{text.ljust(self._length)}\r{text}", end="", file=sys.stderr, flush=True)
        self._length = len(text)
