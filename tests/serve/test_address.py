"""Where many visitors reach the explorer."""

from __future__ import annotations

import pytest

from explorer.cli import main
from explorer.serve import panel


def test_an_address_is_for_panel(capsys: pytest.CaptureFixture[str]) -> None:
    """Voilà listens on this computer alone; it is told what to add."""
    assert 0 != main(["--no-browser", "--address", "127.0.0.1"])
    assert "--address goes with --panel, which serves many visitors" in capsys.readouterr().err


def test_an_address_of_another_computer_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    """In a line."""
    pytest.importorskip("panel")
    assert 0 != main(["--no-browser", "--panel", "--address", "192.0.2.1"])
    assert "192.0.2.1 is no address of this computer" in capsys.readouterr().err


def test_whose_sockets_are_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pages opened on this computer, at the address asked for, in the network, and at the public address."""
    monkeypatch.setattr(panel, "network_address", lambda: "192.168.7.5")
    assert ["127.0.0.1:9150", "localhost:9150"] == panel.opened_at("", 9150, "")
    assert "192.168.1.9:9150" in panel.opened_at("192.168.1.9", 9150, "")
    everywhere = panel.opened_at("0.0.0.0", 9150, "https://paskahousu.example.org/game")
    assert {"localhost:9150", "192.168.7.5:9150", "paskahousu.example.org"} <= set(everywhere)
