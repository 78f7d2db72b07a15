"""Voilà as the command starts it: its own settings only, this computer only, and nothing left behind."""

from __future__ import annotations

import json
import signal
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

import psutil
import pytest

from tests.hosting.servers import Server, explorer_command, free_port, serving

pytestmark = pytest.mark.host


def get(address: str, **headers: str) -> tuple[int, str]:
    """Ask for a page; return the status and the text."""
    try:
        with urllib.request.urlopen(urllib.request.Request(address, headers=headers), timeout=60) as answer:
            return answer.status, answer.read().decode()
    except urllib.error.HTTPError as refusal:
        return refusal.code, ""


def test_the_page_is_the_explorer_and_nothing_but(voila: Server) -> None:
    """No cell's source, no failing cell, no link to another host; a title, a language, one main landmark."""
    status, page = get(voila.address)
    assert 200 == status
    assert "There was an error when executing cell" not in page
    assert "from explorer" not in page
    assert '="https://' not in page
    assert "<title>Paskahousu explorer</title>" in page
    assert '<html lang="en">' in page
    assert 1 == page.count('role="main"')


def test_a_page_elsewhere_cannot_reach_in_by_a_name_of_its_own(voila: Server) -> None:
    """A name that somebody points at this computer is refused."""
    assert 403 == get(voila.address, Host="elsewhere.example")[0]


def test_the_kernel_is_of_the_python_that_runs_the_command(tmp_path: Path) -> None:
    """Neither the person's own kernels nor their settings change what the page runs on."""
    own = tmp_path / "data" / "kernels" / "python3"
    own.mkdir(parents=True)
    (own / "kernel.json").write_text(json.dumps({"argv": ["false"], "display_name": "x", "language": "python"}))
    (tmp_path / "voila.json").write_text(json.dumps({"VoilaConfiguration": {"template": "none-such"}}))
    environment = {"JUPYTER_DATA_DIR": str(tmp_path / "data"), "JUPYTER_CONFIG_DIR": str(tmp_path)}
    command = explorer_command("--port", str(free_port()))
    with serving(command, output=tmp_path / "output", cwd=tmp_path, env=environment) as server:
        status, page = get(server.address)
        kernels = [kernel.cmdline()[0] for kernel in psutil.Process(server.process.pid).children()]
    assert 200 == status
    assert "There was an error when executing cell" not in page
    assert [Path(sys.executable)] == [Path(kernel) for kernel in kernels]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has other signals")
@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM"])
def test_it_ends_cleanly_and_takes_its_kernels_along(name: str, tmp_path: Path) -> None:
    """After Ctrl-C or a plain kill the status is 0, the output one line, and no kernel is left."""
    with serving(explorer_command("--port", str(free_port())), output=tmp_path / "output") as server:
        get(server.address)
        get(server.address)
        kernels = psutil.Process(server.process.pid).children(recursive=True)
        assert 2 == len(kernels)
        server.process.send_signal(getattr(signal, name))
        assert 0 == server.process.wait(timeout=20)
        assert 1 == len(server.printed().splitlines()), server.printed()
    assert [] == psutil.wait_procs(kernels, timeout=5)[1]


def test_the_line_is_true_when_it_is_printed(tmp_path: Path) -> None:
    """Whoever opens the address as soon as it is told gets the page."""
    with serving(explorer_command("--port", str(free_port())), output=tmp_path / "output") as server:
        began = time.monotonic()
        assert 200 == get(server.address)[0]
        assert time.monotonic() - began < 30
