"""Servers that show the notebooks, each a process of its own."""

from __future__ import annotations

import contextlib
import json
import os
import re
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.hosting.missing import need

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 60.0
"""Seconds that a server may take to say where it listens; two busy cores are slow."""

LISTENS = re.compile(r"^The Paskahousu explorer is at (http://127\.0\.0\.1:\d+/)", re.MULTILINE)
LAB_LISTENS = re.compile(r"^.*(http://127\.0\.0\.1:\d+/lab)", re.MULTILINE)


@dataclass(frozen=True)
class Server:
    """A server that listens: where, its process, and the file that holds what it printed."""

    address: str
    process: subprocess.Popen[bytes]
    output: Path

    def printed(self) -> str:
        """Return everything that it printed so far."""
        return self.output.read_text(encoding="utf-8", errors="replace")


def free_port() -> int:
    """Return a port that nobody listens on just now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextlib.contextmanager
def serving(
    command: Sequence[str],
    *,
    output: Path,
    listens: re.Pattern[str] = LISTENS,
    cwd: Path = ROOT,
    env: Mapping[str, str] | None = None,
) -> Iterator[Server]:
    """Run a server until the block ends; it listens when it has printed what ``listens`` finds."""
    with output.open("wb") as sink:
        process = subprocess.Popen(
            command, cwd=cwd, env={**os.environ, **(env or {})}, stdout=sink, stderr=subprocess.STDOUT
        )
    try:
        with _outlived_by_none(process):
            yield Server(_address(process, output, listens), process, output)
    finally:
        end(process)


@contextlib.contextmanager
def _outlived_by_none(process: subprocess.Popen[bytes]) -> Iterator[None]:
    """Have another process end this one should the tests be killed: what it reads then comes to an end."""
    watch = "import os, signal, sys; sys.stdin.read(); os.kill(int(sys.argv[1]), signal.SIGTERM)"
    with subprocess.Popen([sys.executable, "-c", watch, str(process.pid)], stdin=subprocess.PIPE) as watching:
        try:
            yield
        finally:
            watching.kill()


def end(process: subprocess.Popen[bytes]) -> int:
    """End a process as a person would, then by force, and return its exit status."""
    process.terminate()
    try:
        return process.wait(timeout=20)
    except subprocess.TimeoutExpired:
        process.kill()
        return process.wait()


def _address(process: subprocess.Popen[bytes], output: Path, listens: re.Pattern[str]) -> str:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        printed = output.read_text(encoding="utf-8", errors="replace")
        if found := listens.search(printed):
            return found[1]
        if process.poll() is not None:
            raise AssertionError(f"the server ended with {process.returncode}:\n{printed}")
        time.sleep(0.05)
    raise AssertionError(f"the server does not listen after {PATIENCE:.0f} s:\n{output.read_text(errors='replace')}")


def explorer_command(*options: str) -> list[str]:
    """Return the command that serves the explorer without opening a browser."""
    return [sys.executable, "-m", "explorer", "--no-browser", *options]


@pytest.fixture(scope="session")
def voila(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The explorer as the command serves it: under Voilà."""
    output = tmp_path_factory.mktemp("voila") / "output"
    with serving(explorer_command("--port", str(free_port())), output=output) as server:
        yield server


@pytest.fixture(scope="session")
def panel(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The explorer under Panel."""
    need("panel", "Panel is not installed")
    output = tmp_path_factory.mktemp("panel") / "output"
    with serving(explorer_command("--panel", "--port", str(free_port())), output=output) as server:
        yield server


def write_failing_notebook(file: Path) -> Path:
    """Write a notebook whose explorer fails at one event: when the depth of the reasons is changed."""
    cells = [
        [
            "from explorer.ui.session import Session",
            "from explorer.ui.show import show",
            "class Failing(Session):",
            "    def handle(self, event):",
            "        if event['type'] == 'depth': raise IndexError('meant to fail')",
            "        super().handle(event)",
        ],
        ["show(Failing())"],
    ]
    notebook = json.loads((ROOT / "notebooks" / "explorer.ipynb").read_text(encoding="utf-8"))
    notebook["cells"] = [
        {
            "cell_type": "code",
            "execution_count": None,
            "id": f"cell-{number}",
            "metadata": {},
            "outputs": [],
            "source": "\n".join(lines),
        }
        for number, lines in enumerate(cells)
    ]
    file.write_text(json.dumps(notebook), encoding="utf-8")
    return file


def serve_command(host: str, notebook: Path) -> list[str]:
    """Return the command that serves any notebook as ``paskahousu`` (host "voila" or "panel") serves the project's."""
    code = (
        f"from pathlib import Path; from explorer.serve.{host} import run; "
        f"run(Path({str(notebook)!r}), port={free_port()}, open_browser=False)"
    )
    return [sys.executable, "-c", code]


@pytest.fixture(scope="session")
def lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """JupyterLab with a copy of the notebooks, which it would change; settings and state are those of a new user."""
    need("jupyterlab", "JupyterLab is not installed")
    home = tmp_path_factory.mktemp("lab")
    shutil.copytree(ROOT / "notebooks", home / "notebooks")
    write_failing_notebook(home / "notebooks" / "failing.ipynb")
    command = [
        *(sys.executable, "-m", "jupyterlab", "--no-browser", "--allow-root", "--ServerApp.ip=127.0.0.1"),
        *(f"--ServerApp.port={free_port()}", "--IdentityProvider.token=", f"--ServerApp.root_dir={home / 'notebooks'}"),
        f"--LabApp.workspaces_dir={home / 'workspaces'}",
        # Nobody asks the web for news of JupyterLab.
        "--LabApp.news_url=None",
        "--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate",
    ]
    own = {"JUPYTER_CONFIG_DIR": str(home / "config"), "JUPYTER_DATA_DIR": str(home / "data")}
    with serving(command, output=home / "output", listens=LAB_LISTENS, env=own) as server:
        yield server
