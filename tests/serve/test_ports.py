"""A port that was asked for is taken or refused in words; else the first free one is found."""

from __future__ import annotations

import contextlib

import pytest

from explorer.serve import ports
from explorer.serve.errors import CannotServe
from tests.hosting.servers import free_port


def test_the_port_asked_for_is_listened_on_and_only_on_this_computer() -> None:
    """Nobody on the network sees the page."""
    port = free_port()
    with contextlib.closing(ports.listen(port)) as socket:
        assert ("127.0.0.1", port) == socket.getsockname()


def test_the_next_port_is_taken_where_the_first_is_not_free(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two explorers can run side by side."""
    monkeypatch.setattr(ports, "FIRST", free_port())
    with contextlib.closing(ports.listen(None)) as first, contextlib.closing(ports.listen(None)) as second:
        assert first.getsockname()[1] < second.getsockname()[1]


def test_no_free_port_at_all_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """The search ends."""
    monkeypatch.setattr(ports, "FIRST", free_port())
    monkeypatch.setattr(ports, "TRIED", 1)
    with (
        contextlib.closing(ports.listen(None)),
        pytest.raises(CannotServe, match="is free; give one with --port"),
    ):
        ports.listen(None)


@pytest.mark.parametrize("port", [0, -1, 65536])
def test_a_number_that_is_no_port_is_refused(port: int) -> None:
    """The message says which numbers are."""
    with pytest.raises(CannotServe, match=f"{port} is no port; give a number from 1024 to 65535"):
        ports.listen(port)
