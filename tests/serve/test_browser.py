"""One line says where the page is; a browser is opened only where it would have a window."""

from __future__ import annotations

import threading
import webbrowser

import pytest

from explorer.serve.browser import announce

ADDRESS = "http://127.0.0.1:8866/"


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The addresses that were opened."""
    addresses: list[str] = []
    monkeypatch.setattr(webbrowser, "open", addresses.append)
    monkeypatch.setattr("sys.platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        monkeypatch.delenv(name, raising=False)
    return addresses


def wait() -> None:
    """Wait for the thread that opens the browser."""
    for thread in threading.enumerate():
        if thread is not threading.current_thread() and thread.daemon and "open" in thread.name:
            thread.join(5)


def test_where_it_listens_stands_on_one_line(opened: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """The line has the address and how to end."""
    announce(ADDRESS, open_browser=False)
    assert "The Paskahousu explorer is at http://127.0.0.1:8866/ (Ctrl-C ends it)\n" == capsys.readouterr().out
    assert [] == opened


def test_the_browser_is_opened_at_the_explorer(opened: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """On a desktop the page comes up by itself."""
    monkeypatch.setenv("DISPLAY", ":0")
    announce(ADDRESS, open_browser=True)
    wait()
    assert [ADDRESS] == opened


def test_a_text_browser_does_not_take_over_the_terminal(opened: list[str]) -> None:
    """Without a screen the line is all."""
    announce(ADDRESS, open_browser=True)
    wait()
    assert [] == opened
