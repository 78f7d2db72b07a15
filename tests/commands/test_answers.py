"""Commands that read cases or games take an empty file alike."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest

from explorer.cli import main

CASE = "there is nothing in it; write a position and a move as a JSON object"
GAME = "there is nothing in it; write a record, or a game as a JSON object"
WANTED = {"judge": CASE, "agree": CASE, "changes": CASE, "documents": CASE, "replay": GAME, "which": GAME}


@pytest.mark.parametrize("text", ["", " \n\n"])
@pytest.mark.parametrize("command", WANTED)
def test_nothing_in_a_file(command: str, text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The file is named, and what should be in it; nothing is answered."""
    file = tmp_path / "empty.json"
    file.write_text(text, encoding="utf-8")
    assert 2 == main([command, str(file)])
    assert ("", f"paskahousu: {file}: {WANTED[command]}\n") == capsys.readouterr()


@pytest.mark.parametrize("command", WANTED)
def test_nothing_from_standard_input(
    command: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """For the judging interface no cases have no answers; the others say what they wait for."""
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    interface = command in ("judge", "replay")
    assert (0 if interface else 2) == main([command, "-"])
    said = "" if interface else f"paskahousu: standard input: {WANTED[command]}\n"
    assert ("", said) == capsys.readouterr()
