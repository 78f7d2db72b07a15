"""``paskahousu class`` under Panel: pupils are served and counted right, only the teacher's address leads."""

from __future__ import annotations

import asyncio
import signal
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tornado.httpclient import HTTPClientError

from explorer.cli import main
from tests.hosting import forged
from tests.hosting.classroom import class_served, lesson, teachers_address
from tests.hosting.missing import need
from tests.hosting.panel_socket import PanelSocket, open_page
from tests.hosting.servers import Server
from tests.hosting.waiting import finish

pytestmark = pytest.mark.host

LEADING = ("class_ask", "class_reveal", "class_end", "class_first", "class_address", "class_part")


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A class at the start of the first game."""
    need("panel", "Panel is not installed")
    with class_served(tmp_path_factory.mktemp("class") / "output", "--lesson", "first") as server:
        yield server


def test_a_class_is_counted_right(served: Server) -> None:
    """All are served and see each question; no tap is lost, and one that is changed counts once."""
    figures = finish(lesson(served.address, teachers_address(served), browsers=5, within=0.5, questions=2))
    assert [] == figures.wrong
    assert (5, 10, 10) == (len(figures.opened), len(figures.seen), len(figures.revealed))
    assert "Traceback" not in served.printed()


def test_a_browser_that_comes_again_is_not_counted_twice(served: Server) -> None:
    """It finds its answer, also when its first page is still there."""

    async def come_twice() -> tuple[dict[str, Any], dict[str, Any]]:
        leads = await open_page(teachers_address(served))
        await leads.do("go", step=1)
        await leads.do("class_ask")
        first = await open_page(served.address, me="browser-again")
        asked = first.shown["classroom"]["n"]
        await first.do("class_tap", asked=asked, id="not")
        again = await open_page(served.address, me="browser-again")
        await again.do("class_tap", asked=asked, id="goes")
        await leads.do("class_reveal")
        seen = again.shown["classroom"]
        await again.until(lambda shown: "tally" in shown["classroom"])
        tally = again.shown["classroom"]["tally"]
        await leads.do("class_end")
        for page in (leads, first, again):
            page.close()
        return seen, tally

    seen, tally = finish(come_twice())
    assert [True, False] == [tap["pressed"] for tap in seen["taps"]]
    assert ["1", "0"] == [bar["number"] for bar in tally["bars"]]


def test_forged_messages_get_nothing_but_an_error(served: Server, tmp_path: Path) -> None:
    """A pupil's page can neither lead nor run code, whatever it sends; the class goes on."""
    mark = tmp_path / "mark"

    async def forge() -> tuple[dict[str, Any], dict[str, Any], list[str]]:
        leads = await open_page(teachers_address(served))
        await leads.do("go", step=2)
        before = {name: leads.shown[name] for name in ("game", "shell")}
        page = await open_page(served.address)
        refused = []
        for type in LEADING:
            await page.do(type, on=True)
            refused.append(str(page.shown["error"]))
        for sent in forged.events(mark)[:-2]:
            await page.change(page.data, "events", sent)
        for name in ("shell", "classroom", "error", "no_such"):
            await page.change(page.data, name, {"role": "teacher"})
        await _patches(page, mark)
        page.close()
        other = await open_page(served.address)
        await other.do("class_follow", on=True)
        await leads.do("go", step=2)
        after = {name: leads.shown[name] for name in ("game", "shell")}
        for one in (leads, other):
            one.close()
        return before, after, refused

    before, after, refused = finish(forge())
    assert [True] * len(LEADING) == [
        f"nothing answers to '{type}'" in told for type, told in zip(LEADING, refused, strict=True)
    ]
    assert before == after
    assert not mark.exists()


async def _patches(page: PanelSocket, mark: Path) -> None:
    """Send what Bokeh's protocol knows, and what it does not, with code where a value should be."""
    code = forged.code(mark)
    made = {"type": "object", "name": "builtins.eval", "id": "x", "attributes": {"args": [code]}}
    for model in (made, {**made, "name": "bokeh.models.CustomJS"}, {"type": "eval", "value": code}):
        await page.raw("PATCH-DOC", {"events": [{"kind": "RootAdded", "model": model}]})
    message = {"kind": "MessageSent", "msg_type": "bokeh_event", "msg_data": {"type": "event", "name": code}}
    await page.raw("PATCH-DOC", {"events": [message]})
    await page.raw("PATCH-DOC", {"events": forged.DEEP})
    await page.raw("PUSH-DOC", {"doc": code})
    await page.raw(code, {})


@pytest.mark.parametrize("where", ["", "metadata", "autoload.js?bokeh-autoload-element=x", "liveness", "admin", "rest"])
def test_no_page_tells_the_teachers_address(served: Server, where: str) -> None:
    """It stands on the terminal alone."""
    secret = teachers_address(served).rpartition("/")[2]
    try:
        with urllib.request.urlopen(served.address + where, timeout=30) as answer:
            told = answer.read().decode()
    except urllib.error.HTTPError as refusal:
        told = refusal.read().decode()
    assert secret not in told


@pytest.mark.parametrize("path", ["teacher", "0123456789abcdef"])
def test_no_other_address_leads(served: Server, path: str) -> None:
    """A guess finds nothing."""
    with pytest.raises(urllib.error.HTTPError, match="404"):
        urllib.request.urlopen(served.address + path, timeout=30)


def test_a_page_elsewhere_cannot_reach_in(served: Server) -> None:
    """A socket is answered only to pages that came from here."""
    with pytest.raises(HTTPClientError, match="403"):
        finish(open_page(served.address, origin="http://elsewhere.example"))


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has other signals")
def test_it_ends_cleanly(tmp_path: Path) -> None:
    """After Ctrl-C, with pupils there, the status is 0 and no error is printed."""
    need("panel", "Panel is not installed")

    async def leave(server: Server) -> None:
        pupil = await open_page(server.address)
        server.process.send_signal(signal.SIGINT)
        assert 0 == await asyncio.to_thread(server.process.wait, 20)
        pupil.close()

    with class_served(tmp_path / "output") as server:
        finish(leave(server))
        assert 4 == len(server.printed().splitlines()), server.printed()


@pytest.mark.parametrize(
    ("options", "status", "told"),
    [
        (("--address", "192.0.2.1"), 1, "192.0.2.1 is no address of this computer"),
        (("--lesson", "no-such"), 2, "there is no lesson, game or scene 'no-such'"),
        (("--rules", "no-such"), 2, "--rules"),
    ],
)
def test_why_it_cannot_start_is_told(
    options: tuple[str, ...], status: int, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """In a line, without a traceback."""
    need("panel", "Panel is not installed")
    assert status == main(["class", *options])
    printed = capsys.readouterr().err
    assert 1 == len(printed.splitlines())
    assert told in printed


def test_without_panel_it_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Before anything else is asked for."""
    monkeypatch.setitem(sys.modules, "panel", None)
    assert 1 == main(["class"])
    wanted = 'Panel is not installed; install it with: pip install "paskahousu-explorer[panel]"'
    assert wanted in capsys.readouterr().err
