"""The command that shows what the documents' passages feed."""

import json

import pytest

from explorer.ask.coverage import coverage
from explorer.cli import main


def test_a_line_for_each_passage(capsys: pytest.CaptureFixture[str]) -> None:
    """With what it feeds by sort; at the end that nothing was forgotten."""
    assert 0 == main(["coverage"])
    lines = [" ".join(line.split()) for line in capsys.readouterr().out.splitlines()]
    assert ("pagat:players.2 rule clauses: form.whose-turn, next.to-the-left") in lines
    assert lines[-1] == f"All {len(lines) - 2} passages with a rule, a variant, an example or advice feed something."


def test_the_same_as_data(capsys: pytest.CaptureFixture[str]) -> None:
    """One object; a sort that a passage does not feed is left out."""
    assert 0 == main(["coverage", "--json"])
    found = json.loads(capsys.readouterr().out)
    assert [] == found["empty"]
    turn = next(one for one in found["passages"] if one["id"] == "pagat:players.2")
    assert {
        "id": "pagat:players.2",
        "kind": "rule",
        "feeds": {"clause": ["form.whose-turn", "next.to-the-left"]},
    } == turn


def test_a_forgotten_passage_makes_status_1(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It is named in the last line."""
    with_one_more = coverage.rows([("pagat:players.2", "rule"), ("pagat:players.99", "rule")])
    monkeypatch.setattr(coverage, "coverage", lambda: with_one_more)
    assert 1 == main(["coverage"])
    assert capsys.readouterr().out.endswith("\n1 of 2 passages feed nothing: pagat:players.99\n")
