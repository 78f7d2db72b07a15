"""The command that finds the smallest changes of rules."""

import json
from pathlib import Path

import pytest

from explorer.cli import main
from tests.engine.asking import case

THREE = case("play JS JC", "JS JC 4D", rules={"base": "pagat", "bluff": "yes", "sets": "pictures-single"}, pile="6C")


def answered(tmp_path: Path, capsys: pytest.CaptureFixture[str], *options: str) -> tuple[int, dict[str, object]]:
    """Run the command on one case; return the exit status and the answer."""
    file = tmp_path / "case.json"
    file.write_text(json.dumps(THREE), encoding="utf-8")
    status = main(["changes", *options, str(file)])
    return status, json.loads(capsys.readouterr().out or "{}")


def test_two_at_once_are_looked_at_unless_more_are_asked_for(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Here three things stand in the way, so that only three changes together help."""
    status, two = answered(tmp_path, capsys)
    assert (0, 2, True) == (status, two["looked"], two["finished"])
    assert {"impossible"} == {change["kind"] for change in two["changes"]}  # type: ignore[attr-defined]
    _, three = answered(tmp_path, capsys, "--most", "3")
    turning = [change["set"] for change in three["changes"] if change["kind"] == "turns"]  # type: ignore[attr-defined]
    assert {"pictures_relaxed": "always", "sets": "any", "bluff": "no"} in turning


def test_the_time_can_be_limited(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Then it says how far it looked."""
    _, found = answered(tmp_path, capsys, "--most", "3", "--seconds", "0")
    assert (0, False) == (found["looked"], found["finished"])


def test_no_change_is_no_question(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The fault is said on standard error, with what to write."""
    file = tmp_path / "case.json"
    file.write_text(json.dumps(THREE), encoding="utf-8")
    assert 2 == main(["changes", "--most", "0", str(file)])
    assert "--most: 0 changes turn nothing round; write 1 or more" in capsys.readouterr().err
