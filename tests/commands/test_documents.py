"""``--document FILE``: judging and replaying by the base game of a document that somebody wrote."""

import json
from pathlib import Path

import pytest

from explorer.cards import PACK
from explorer.cli import main
from tests.sources.added import TEXT

CASE = {
    "rules": {"base": "oma"},
    "players": ["Anna", "Ben"],
    "turn": "Ben",
    "hands": {"Anna": 5, "Ben": "10D 4S"},
    "move": "play 10D",
}
GAME = {"rules": {"base": "oma"}, "players": ["Anna", "Ben"], "deck": " ".join(map(str, PACK)), "moves": []}
RECORD = "Rules: oma\nPlayers: Anna, Ben\nTurn: Ben\nHand Anna: 5\nHand Ben: 10D 4S\n\nBen: play 10D\n"
OTHER = 'id = "other"\ntitle = "Another"\n[[passage]]\nid = "1"\nkind = "variant"\ntext = "T"\nvalues = ["{value}"]\n'


def written(folder: Path, name: str, text: str) -> str:
    """Write a file and return its name."""
    (folder / name).write_text(text, encoding="utf-8")
    return str(folder / name)


def test_judge_by_documents(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The base game is the document's, its passage is cited first; a second one is cited where it speaks."""
    oma, case = written(tmp_path, "oma.toml", TEXT), written(tmp_path, "case.json", json.dumps(CASE))
    other = written(tmp_path, "other.toml", OTHER.format(value="led_ten.clears"))
    assert 0 == main(["judge", "--document", oma, case])
    assert 0 == main(["judge", case, "--document", other, "--document", oma])
    one, two = (json.loads(line)["because"][0]["sources"] for line in capsys.readouterr().out.splitlines())
    assert ("oma:1.1", False, "oma:1.1", True) == (one[0], "other:1" in one, two[0], "other:1" in two)
    assert 2 == main(["judge", case])


def test_replay_by_a_document(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Games and records may stand on the document as well."""
    oma = written(tmp_path, "oma.toml", TEXT)
    for name, text in (("game.json", json.dumps(GAME)), ("game.txt", RECORD)):
        assert 0 == main(["replay", "--document", oma, written(tmp_path, name, text)])
        assert 2 == main(["replay", written(tmp_path, name, text)])
    assert 4 == len(capsys.readouterr().out.splitlines())


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (OTHER.format(value="led_ten.falls"), "other.toml: passage 1.values: line 7: there is no value of led_ten"),
        (OTHER.format(value="led_ten.clears") + "oops", "other.toml: line 8: this is no TOML"),
        (OTHER.format(value="sets.any").replace("other", "pagat"), "other.toml: id: line 1: there is 'pagat' already"),
    ],
)
def test_a_bad_document_ends_the_command(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, says: str
) -> None:
    """Nothing is judged by half a document: file, place and line are told, and the status is 2."""
    case = written(tmp_path, "case.json", json.dumps(CASE))
    assert 2 == main(["judge", "--document", written(tmp_path, "other.toml", text), case])
    out, err = capsys.readouterr()
    assert "" == out
    assert says in err


def test_two_documents_of_one_id_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Their citations could not be told apart."""
    files = [written(tmp_path, name, OTHER.format(value=f"led_ten.{name}")) for name in ("clears", "stands")]
    case = written(tmp_path, "case.json", json.dumps(CASE))
    assert 2 == main(["judge", "--document", files[0], "--document", files[1], case])
    assert "two documents are called 'other'" in capsys.readouterr().err
