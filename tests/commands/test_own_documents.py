"""Every command that is given rules takes documents that they may stand on."""

from __future__ import annotations

from pathlib import Path

import pytest

from explorer.cli import main
from tests.sources.added import TEXT


@pytest.fixture
def oma(tmp_path: Path) -> str:
    """A document of one's own in a file."""
    file = tmp_path / "oma.toml"
    file.write_text(TEXT, encoding="utf-8")
    return str(file)


@pytest.mark.parametrize("more", [[], ["--against", "pagat"]], ids=["alone", "against"])
@pytest.mark.parametrize("command", ["grid", "sheet"])
def test_its_game_can_be_named(command: str, more: list[str], oma: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Its base game is a preset like the others, and what is printed differs from the reference game."""
    assert 0 == main([command, "oma", "--document", oma, *more])
    found = capsys.readouterr().out
    assert 0 == main([command, "pagat", *more])
    assert found
    assert found != capsys.readouterr().out


@pytest.mark.parametrize("command", ["grid", "sheet"])
def test_it_can_be_what_others_are_compared_with(command: str, oma: str, capsys: pytest.CaptureFixture[str]) -> None:
    """The rules after --against may stand on it, too."""
    assert 0 == main([command, "pagat", "--against", "oma", "--document", oma])
    assert capsys.readouterr().out
    assert 2 == main([command, "pagat", "--against", "oma"])
    assert "against.rules.base: there is no preset 'oma'" in capsys.readouterr().err


@pytest.mark.parametrize("command", ["grid", "sheet", "check", "judge", "replay", "which", "agree", "documents"])
def test_one_that_cannot_be_read(command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Its file is named, before anything is answered."""
    bad, case = tmp_path / "bad.toml", tmp_path / "case.json"
    bad.write_text("id = 3", encoding="utf-8")
    case.write_text("{}", encoding="utf-8")
    given = "pagat" if command in ("grid", "sheet", "check") else str(case)
    assert 2 == main([command, given, "--document", str(bad)])
    answered, said = capsys.readouterr()
    assert "" == answered
    assert said.startswith(f"paskahousu: {bad}")
