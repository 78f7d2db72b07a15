"""One visitor for many tests: a page costs a kernel and some seconds."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager, ExitStack
from types import TracebackType
from typing import Self

from playwright.sync_api import Page

from tests.browser.reader import Reader
from tests.hosting.browser import Watch

PAINTS = """() => Promise.race([
  new Promise((done) => requestAnimationFrame(() => done(true))),
  new Promise((done) => setTimeout(() => done(false), 5000)),
])"""
"""On a busy computer Chromium now and then ceases to paint a page for good; a click there waits for ever."""


class Visitor:
    """Somebody whose page many tests look at in turn; ``opens`` opens it anew where it has ceased to be painted."""

    def __init__(self, opens: Callable[[Callable[[Page], None]], AbstractContextManager[Reader]]) -> None:
        self.watch = Watch()
        self._opens = opens
        self._stack = ExitStack()
        self._reader: Reader | None = None

    @property
    def reader(self) -> Reader:
        """The page, as whatever test came before has left it."""
        if self._reader is None or not self._reader.page.evaluate(PAINTS):
            self._stack.close()
            self._reader = self._stack.enter_context(self._opens(self.watch.follow))
        return self._reader

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._stack.close()
