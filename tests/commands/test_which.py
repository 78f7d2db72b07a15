"""The command that finds the rules of a recorded game."""

import json
from pathlib import Path

import pytest

from explorer.cli import main

RECORD = """Title: A Tuesday
Players: Anna, Ben
Turn: Anna
Hand Anna: 5
Hand Ben: 5
Pile: 7C
Stock: 20

Anna: play KC
Ben: play AC
Ben: play 4C
"""
OWN_DOCUMENT = """
id = "oma"
title = "How we play"
base = "wikipedia-2"
differs = { ace_clears = "never" }
[[passage]]
id = "1"
kind = "rule"
text = "Nothing falls for an ace."
"""
GAME = {"players": ["Anna", "Ben"], "deck": "3C", "moves": []}


def written(folder: Path, text: str) -> str:
    """Write a file and return its name."""
    file = folder / "game"
    file.write_text(text, encoding="utf-8")
    return str(file)


def test_lines_to_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The rules that fit, what rules the others out, and the options that never came up."""
    assert 0 == main(["which", written(tmp_path, RECORD)])
    said = capsys.readouterr().out
    assert said.startswith("The game “A Tuesday”\nIt names no rules. It fits these: pagat.\n")
    lines = [" ".join(line.split()) for line in said.splitlines()]
    for line in (
        "Ruotsalainen at the start – with deal_all every card is dealt, there is no stock; leave it at 0",
        "What is the lowest card a jack, queen or king may go on? (pictures_on)",
        "+ 7 A seven",
        "- 8 move 1, Anna: play KC – A king needs an eight or higher to go on, but a seven is on top.",
        "- never move 3, Ben: play 4C – Here it would be Anna’s turn. An ace on a king does not make the pile fall.",
        "What happens when a ten starts a pile? (led_ten)",
    ):
        assert line in lines


def test_the_same_as_data(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """One object for each game, with every option."""
    assert 0 == main(["which", "--json", written(tmp_path, RECORD)])
    found = json.loads(capsys.readouterr().out)
    assert ("A Tuesday", None, "pagat", None) == tuple(found[key] for key in ("game", "rules", "base", "against"))
    assert {"pagat", "wikipedia-1", "wikipedia-2", "guide", "digest"} <= set(found["fits"])
    assert {"came_up": False, "fits": ["loser-mark", "first-out-wins"], "ruled_out": {}} == found["options"]["scoring"]
    assert (3, "Ben", "play 4C") == tuple(
        found["options"]["ace_clears"]["ruled_out"]["never"][key] for key in ("number", "by", "move")
    )


def test_a_document_of_ones_own_is_among_the_rule_sets(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A game that fits none of the five may fit it: an ace on a king stays, and nobody may try the stock."""
    record = written(tmp_path, RECORD.replace("Ben: play 4C", "Anna: play AD"))
    (tmp_path / "oma.toml").write_text(OWN_DOCUMENT, encoding="utf-8")
    assert 0 == main(["which", record, "--document", str(tmp_path / "oma.toml"), "--json"])
    assert "oma" not in json.loads(capsys.readouterr().out)["fits"]  # its ace goes on pictures only
    (tmp_path / "oma.toml").write_text(OWN_DOCUMENT.replace('never"', 'never", ace_on = "lower"'), encoding="utf-8")
    assert 0 == main(["which", record, "--document", str(tmp_path / "oma.toml")])
    assert "How we play fits" in [" ".join(line.split()) for line in capsys.readouterr().out.splitlines()]


def test_games_as_replay_reads_them(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A game that cannot be dealt is an error with its place, not a riddle."""
    assert 2 == main(["which", written(tmp_path, json.dumps(GAME))])
    assert "paskahousu: deck: the deck must hold 52 cards" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "there is nothing in it; write a record, or a game as a JSON object"),
        ("Rules: pagatt\n", "rules.base: there is no preset 'pagatt'"),
        ('{"players": 1}\n{"players": ', "paskahousu: line 2 is no JSON object: Expecting value (column 13)"),
        ('{"rules": {"led_ten": "often"}}', "rules.led_ten: there is no value of led_ten 'often'"),
    ],
)
def test_what_cannot_be_read(text: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """What is wrong, and where."""
    assert 2 == main(["which", written(tmp_path, text)])
    assert said in capsys.readouterr().err
