"""The command that judges under open rules."""

import json
from pathlib import Path

import pytest

from explorer.cli import main
from tests.engine.asking import case

GOOD = case("play JS", "JS 3C", pile="7C", rules={"base": "pagat", "pictures_on": "?"}) | {"id": "good"}
BAD = case("play JS", "JS 3C", pile="7C", rules={"base": "pagat", "picture_on": "?"}) | {"id": "bad"}


def answers(tmp_path: Path, capsys: pytest.CaptureFixture[str], *command: str) -> tuple[int, list[dict[str, object]]]:
    """Run a command on a good and a bad case; return the exit status and the answers."""
    file = tmp_path / "cases.jsonl"
    file.write_text("\n".join(json.dumps(one) for one in (GOOD, BAD)), encoding="utf-8")
    status = main([*command, str(file)])
    return status, [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def test_cases_are_answered_one_a_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Each by its id; one that cannot be has an error and its place, and the status is 2."""
    status, (good, bad) = answers(tmp_path, capsys, "agree")
    assert 2 == status
    assert ("good", "depends", ["pictures_on"]) == (good["id"], good["answer"], good["decides"])
    assert str(good["says"]).startswith("It depends on what you agree: (a) it goes, if “Pictures on 7 or higher”;")
    assert ("bad", "rules.picture_on") == (bad["id"], bad["at"])
    assert "did you mean 'pictures_on'" in str(bad["error"])


def test_the_rules_may_stand_on_a_document_of_ones_own(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Its game is the base, and the open option is open there too."""
    document = tmp_path / "oma.toml"
    document.write_text(
        'id = "oma"\ntitle = "Ours"\nbase = "wikipedia-1"\n[[passage]]\nid = "1"\nkind = "rule"\ntext = "So."\n'
        'values = ["pickup.whole"]\n',
        encoding="utf-8",
    )
    file = tmp_path / "case.json"
    file.write_text(json.dumps(GOOD | {"rules": {"base": "oma", "led_picture": "?"}, "pile": ""}), encoding="utf-8")
    assert 0 == main(["agree", "--document", str(document), str(file)])
    assert "depends" == json.loads(capsys.readouterr().out)["answer"]
    assert 0 == main(["changes", "--document", str(document), str(_settled(tmp_path))])
    turned = json.loads(capsys.readouterr().out)["changes"][0]
    assert ({"led_picture": "allowed"}, "turns") == (turned["set"], turned["kind"])


def _settled(tmp_path: Path) -> Path:
    file = tmp_path / "settled.json"
    file.write_text(json.dumps(GOOD | {"rules": "oma", "pile": ""}), encoding="utf-8")
    return file


@pytest.mark.parametrize("command", ["judge", "changes"])
def test_other_commands_do_not_guess_what_is_open(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A verdict under one of the values would be a wrong answer to the question."""
    status, (good, _) = answers(tmp_path, capsys, command)
    assert 2 == status
    assert "rules.pictures_on" == good["at"]
    assert "pictures_on is not agreed; choose one of 7, 8, 9, 10" in str(good["error"])
