"""The command line: answers on standard output, faults in plain words on standard error, and the exit status."""

from __future__ import annotations

import io
import json
import socket
import subprocess
import sys
from pathlib import Path

import pytest

import explorer
from explorer.cards import PACK
from explorer.cli import main
from tests.hosting.missing import need

CASE = (
    '{"id": "a", "rules": "pagat", "players": ["Anna", "Ben"], "turn": "Anna", '
    '"hands": {"Anna": "7H", "Ben": 3}, "pile": "6C", "move": "play 7H"}'
)
BROKEN = '{"id": "b", "rules": "pagatt"}'
GAME = json.dumps(
    {
        "id": "g",
        "rules": {"base": "pagat"},
        "players": ["Anna", "Ben"],
        "dealer": "Ben",
        "deck": " ".join(map(str, PACK)),
        "moves": [],
    }
)


def written(folder: Path, *lines: str) -> str:
    """Write lines to a file and return its name."""
    file = folder / "lines.json"
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return str(file)


def test_judge_answers_every_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """One JSON object a line, with the case's id, and status 0 where every case can be judged."""
    assert 0 == main(["judge", written(tmp_path, CASE, CASE)])
    answers = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [("a", True), ("a", True)] == [(answer["id"], answer["legal"]) for answer in answers]


def test_a_case_that_cannot_be_read_makes_status_2_and_stops_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The lines after a broken one are answered all the same."""
    assert 2 == main(["judge", written(tmp_path, BROKEN, CASE)])
    answers = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert ["error", "legal"] == [next(key for key in ("error", "legal") if key in answer) for answer in answers]


def test_everything_lists_more(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """With --everything the findings that decided nothing are there, too."""
    file = written(tmp_path, CASE)
    main(["judge", file])
    main(["judge", file, "--everything"])
    short, long = (json.loads(line)["because"] for line in capsys.readouterr().out.splitlines())
    assert len(short) < len(long)


def test_a_dash_stands_for_standard_input(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Cases can be piped in."""
    monkeypatch.setattr(sys, "stdin", io.StringIO(CASE + "\n"))
    assert 0 == main(["judge", "-"])
    assert json.loads(capsys.readouterr().out)["legal"]


def test_replay_answers_whole_games(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A game without a move still tells its start."""
    assert 0 == main(["replay", written(tmp_path, GAME)])
    answer = json.loads(capsys.readouterr().out)
    assert ("g", []) == (answer["id"], answer["steps"])


@pytest.mark.parametrize("command", ["judge", "replay"])
def test_a_file_that_is_not_there_is_named(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    """The message has the name and the reason, and no traceback."""
    assert 2 == main([command, "nowhere.json"])
    assert "paskahousu: nowhere.json: cannot be read: No such file or directory\n" == capsys.readouterr().err


def test_a_file_that_is_no_text_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Bytes that are no UTF-8 are told with their place."""
    (tmp_path / "bytes").write_bytes(b"ab\xff")
    assert 2 == main(["judge", str(tmp_path / "bytes")])
    assert "is no text in UTF-8: byte 2" in capsys.readouterr().err


def test_an_unknown_notebook_is_answered_with_those_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    """Whoever mistypes a name sees the right ones."""
    assert 1 == main(["--no-browser", "--notebook", "exploror"])
    said = capsys.readouterr().err
    assert "there is no notebook 'exploror'; did you mean 'explorer'?" in said


@pytest.mark.parametrize("host", [[], ["--panel"]])
def test_a_port_that_is_taken_is_told_plainly(host: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """A port that was asked for is not silently replaced by another."""
    if host:
        need("panel", "Panel is not installed")
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert 1 == main(["--no-browser", "--port", str(port), *host])
    assert f"paskahousu: port {port} is taken by another program" in capsys.readouterr().err


def test_panel_that_is_not_installed_is_told_with_what_to_do(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The message is a command to type."""
    monkeypatch.setitem(sys.modules, "panel", None)
    assert 1 == main(["--no-browser", "--panel"])
    said = capsys.readouterr().err
    assert 'Panel is not installed; install it with: pip install "paskahousu-explorer[panel]"' in said


def test_it_also_runs_as_a_module() -> None:
    """``python -m explorer`` is the same command."""
    told = subprocess.run([sys.executable, "-m", "explorer", "--version"], capture_output=True, text=True, check=True)
    assert f"paskahousu {explorer.__version__}\n" == told.stdout


def test_a_reader_that_has_seen_enough_is_no_fault(tmp_path: Path) -> None:
    """``paskahousu judge … | head -1`` ends without a complaint."""
    file = written(tmp_path, *[CASE] * 2000)
    command = f'"{sys.executable}" -m explorer judge "{file}" | head -1'
    told = subprocess.run(command, shell=True, capture_output=True, text=True, check=True)
    assert 1 == told.stdout.count("\n")
    assert "" == told.stderr


def test_the_command_is_quick_to_start() -> None:
    """Judging does not wait for the servers: neither Voilà nor anything of Jupyter is imported for it."""
    code = (
        "import sys, explorer.cli as c; c.main(['judge', '/dev/null'])\n"
        "print([m for m in ('voila', 'tornado', 'IPython', 'traitlets', 'panel') if m in sys.modules])"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "[]" == told.stdout.splitlines()[-1]
