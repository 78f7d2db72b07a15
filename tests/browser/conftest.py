"""Readers for the tests: new visitors where that matters, else one visitor whose page is put back to the start."""

from __future__ import annotations

import contextlib
import re
import urllib.request
from collections.abc import Callable, Iterator
from typing import Any

import psutil
import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.reader import Reader
from tests.browser.visitor import Visitor
from tests.hosting.browser import VIEWPORT, Watch
from tests.hosting.servers import Server

Read = Callable[..., Reader]
FIRST = "pk1:r=pagat;g=first"
"""The code of the first game; without one the landing opens."""

PATIENCE = 20_000
"""Milliseconds for an answer to show; seldom needed, but two cores may be busy with other tests."""

expect.set_options(timeout=PATIENCE)


KERNEL = re.compile(r"kernel-([\w-]+)\.json$")


def kernels(server: Server) -> dict[str, int]:
    """Return the kernels of a server: their ids, and the process of each."""
    found = {}
    for child in psutil.Process(server.process.pid).children():
        with contextlib.suppress(psutil.NoSuchProcess):  # it may be just ending
            if named := KERNEL.search("".join(child.cmdline()[-1:])):
                found[named[1]] = child.pid
    return found


@contextlib.contextmanager
def ending_kernels(server: Server) -> Iterator[None]:
    """Shut down the kernels that visitors begin meanwhile: Voilà keeps them for minutes and restarts killed ones."""
    known = kernels(server)
    yield
    for kernel in kernels(server).keys() - known.keys() if server.process.poll() is None else ():
        twice = {"Cookie": "_xsrf=ab", "X-XSRFToken": "ab"}
        address = f"{server.address}voila/api/shutdown/{kernel}"
        urllib.request.urlopen(urllib.request.Request(address, method="POST", headers=twice), timeout=20).close()


@pytest.fixture
def read(visit: Callable[..., Page], voila: Server) -> Iterator[Read]:
    """Open the explorer as a new visitor: ``reader = read("pk1:…", server=…, viewport=…)``; all is optional.

    Without a code the first game opens; with an empty one, what a newcomer sees.
    """
    with contextlib.ExitStack() as stack:  # closes each page before its kernel ends

        def read(code: str = FIRST, *, server: Server = voila, **options: Any) -> Reader:
            stack.enter_context(ending_kernels(server))
            page = visit(server.address + (f"#{code}" if code else ""), **options)
            stack.callback(page.context.close)
            page.set_default_timeout(PATIENCE)
            return Reader(page).ready()

        yield read


@contextlib.contextmanager
def visiting(chromium: Browser, server: Server, follow: Callable[[Page], None], code: str = FIRST) -> Iterator[Reader]:
    """Be a visitor until the block ends; ``follow`` has the page before it is opened."""
    with ending_kernels(server):
        context = chromium.new_context(viewport=VIEWPORT)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        follow(page)
        page.goto(server.address + (f"#{code}" if code else ""))
        yield Reader(page).ready()
        context.close()


@contextlib.contextmanager
def blameless(watch: Watch) -> Iterator[None]:
    """Hold that in this block no page asked another host or reported an error."""
    yield
    outside, errors = [*watch.outside], [*watch.errors]
    watch.outside.clear()
    watch.errors.clear()
    assert [] == outside
    assert [] == errors


@pytest.fixture(scope="session")
def visitor(chromium: Browser, voila: Server) -> Iterator[Visitor]:
    """The visitor whose page most tests look at."""
    with Visitor(lambda follow: visiting(chromium, voila, follow)) as visitor:
        yield visitor


@pytest.fixture
def reader(visitor: Visitor) -> Iterator[Reader]:
    """A reader at the start of the first game; a request to another host or an error on the page fails the test."""
    reader = visitor.reader
    reader.start_again()
    with blameless(visitor.watch):
        yield reader
