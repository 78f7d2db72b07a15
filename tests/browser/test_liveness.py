"""When the program stops answering the page says so, and *Carry on* brings everything back."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Read, kernels
from tests.browser.reader import Reader
from tests.browser.served import served
from tests.coded import like
from tests.hosting.browser import Watch
from tests.hosting.servers import Server, end, explorer_command, free_port, serving

pytestmark = pytest.mark.browser

CODE = "pk1:r=pagat+led_ten.clears;g=first;s=12"


@pytest.fixture
def killed(voila: Server, read: Read) -> Reader:
    """A reader at step 12 under changed rules, whose kernel has just been killed."""
    known = kernels(voila)
    reader = read(CODE)
    (kernel,) = kernels(voila).keys() - known.keys()
    os.kill(kernels(voila)[kernel], signal.SIGKILL)
    reader.hurry()
    return reader


def test_a_killed_kernel_is_noticed_and_carry_on_brings_everything_back(killed: Reader, watch: Watch) -> None:
    """First the page is quietly busy; then the alert is there, which does not promise what was done last.

    Rules, game and step are as before, and stepping goes on.
    """
    killed.button("Next").click()
    expect(killed.page.locator(".working")).to_have_text("Working…")
    expect(killed.alert).to_contain_text("The explorer does not answer. What you did last has not reached it")
    expect(killed.page.locator(".working")).to_be_empty()
    killed.button("Carry on").click()
    killed.ready()
    killed.at(12)
    expect(killed.strip).to_contain_text("Pagat with one change")
    expect(killed.alert).to_be_empty()
    killed.button("Next").click()
    killed.at(13)
    watch.errors.clear()  # the closed connection


def test_carry_on_keeps_the_address_that_was_not_answered_yet(voila: Server, read: Read, watch: Watch) -> None:
    """A program that stops before it has read the address does not cost the reader their place."""
    known = kernels(voila)
    reader = read()
    (kernel,) = kernels(voila).keys() - known.keys()
    os.kill(kernels(voila)[kernel], signal.SIGKILL)
    reader.hurry()
    reader.ask("(code) => { location.hash = code; }", CODE)
    expect(reader.alert).to_contain_text("Nothing is lost")
    reader.button("Carry on").click()
    reader.at(12)
    watch.errors.clear()


def test_a_reader_who_comes_back_to_the_tab_is_told(killed: Reader, watch: Watch) -> None:
    """Without any click, as after a lock of the screen: the page asks as soon as it is seen again."""
    killed.ask("() => document.dispatchEvent(new Event('visibilitychange'))")
    expect(killed.alert).to_contain_text("The explorer does not answer. Nothing is lost")
    watch.errors.clear()


def test_where_the_server_has_ended_the_page_says_so_and_stays(tmp_path: Path, read: Read, watch: Watch) -> None:
    """Carry on does not lead to an error of the browser: what to do is said, and the code of the page can be copied."""
    with serving(explorer_command("--port", str(free_port())), output=tmp_path / "output") as server:
        reader = read(CODE, server=server)
        end(server.process)
        reader.hurry()
        reader.button("Next").click()
        reader.button("Carry on").click()
        expect(reader.alert).to_contain_text("the program that serves it has ended")
        expect(reader.code).to_have_value(like(CODE))
        assert "" != reader.focused()
        watch.errors.clear()


def test_a_page_that_is_answered_says_nothing(reader: Reader) -> None:
    """Coming back to a tab whose program is there shows no alert."""
    reader.ask("() => document.dispatchEvent(new Event('visibilitychange'))")
    reader.button("Next").click()
    reader.at(1)
    expect(reader.alert).to_be_empty()


def test_a_page_that_is_left_ends_its_kernel(voila: Server, read: Read) -> None:
    """Whoever reloads or closes the page leaves nothing behind that runs for minutes."""
    known = kernels(voila)
    reader = read()
    assert kernels(voila).keys() > known.keys()
    reader.page.goto("about:blank")
    until = time.monotonic() + 20
    while kernels(voila).keys() - known.keys():
        assert time.monotonic() < until
        time.sleep(0.1)


FAILING = """
from explorer.ui.session import Session
from explorer.ui.show import show

class Failing(Session):
    def handle(self, event):
        if event["type"] == "seat":
            raise RuntimeError("the seat is broken")
        super().handle(event)

show(Failing())
"""


@pytest.fixture(scope="module")
def failing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """An explorer whose session fails when a seat is chosen."""
    with served(FAILING, folder=tmp_path_factory.mktemp("failing")) as server:
        yield server


def test_an_exception_is_told_and_the_page_goes_on(read: Read, failing: Server) -> None:
    """The alert says in words what happened; it can be closed, and goes with the next thing that works."""
    reader = read(server=failing)
    seats = reader.page.get_by_role("combobox", name="Cards shown")
    seats.select_option(label="As Anna sees it")
    expect(reader.alert).to_contain_text("Something went wrong in the explorer")
    expect(reader.alert).to_contain_text("RuntimeError: the seat is broken")
    expect(seats).to_have_value("open")
    reader.alert.get_by_role("button", name="Close").click()
    expect(reader.alert).to_be_empty()
    seats.select_option(label="As Ben sees it")
    expect(reader.alert).to_contain_text("Something went wrong")
    reader.button("Next").click()
    reader.at(1)
    expect(reader.alert).to_be_empty()
    assert "RuntimeError: the seat is broken" in failing.printed()
