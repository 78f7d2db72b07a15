"""``documents FILE``: what each document says, one JSON object a line."""

import json
from pathlib import Path

import pytest

from explorer.cli import main
from tests.sources.added import TEXT

CASE = {
    "id": 7,
    "players": ["Anna", "Ben"],
    "turn": "Ben",
    "hands": {"Anna": 5, "Ben": "10D 4S"},
    "stock": 12,
    "move": "play 10D",
}


def written(folder: Path, name: str, text: str) -> str:
    """Write a file and return its name."""
    (folder / name).write_text(text, encoding="utf-8")
    return str(folder / name)


def test_a_case_a_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Each case has its answer on a line of its own; a bad one says what is wrong, and where, and the status is 2."""
    lines = [json.dumps(CASE), json.dumps({**CASE, "move": "play 9D"}), "nothing", json.dumps({**CASE, "id": 8})]
    assert 2 == main(["documents", written(tmp_path, "cases.jsonl", "\n".join(lines))])
    first, second, third, last = (json.loads(line) for line in capsys.readouterr().out.splitlines())
    assert {"pagat", "wikipedia-1", "wikipedia-2", "guide", "digest"} == set(first["documents"])
    assert (7, "allowed", ["wikipedia-2:rules.play.5b", "wikipedia-2:misc.empty.3"]) == (
        first["id"],
        first["documents"]["wikipedia-2"]["verdict"],
        first["documents"]["wikipedia-2"]["sources"],
    )
    assert ({"id", "error", "at"}, "move", "line") == (set(second), second["at"], third["at"])
    assert (8, first["documents"]) == (last["id"], last["documents"])


def test_a_document_of_ones_own(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """It is asked behind the five, whatever rules the case is written by; a bad one ends the command."""
    oma, case = written(tmp_path, "oma.toml", TEXT), written(tmp_path, "case.json", json.dumps(CASE))
    assert 0 == main(["documents", case, "--document", oma])
    found = json.loads(capsys.readouterr().out)
    assert "oma" == list(found["documents"])[-1]
    assert ["pagat", "guide", "digest", "oma"] == found["by_descent"][0]
    assert 2 == main(["documents", case, "--document", written(tmp_path, "bad.toml", "id = 3")])
    assert "bad.toml" in capsys.readouterr().err
