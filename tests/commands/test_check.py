"""The command that looks for what is wrong with rules, or odd."""

import json

import pytest

from explorer.cli import main


def test_lines_to_read(capsys: pytest.CaptureFixture[str]) -> None:
    """Conflicts, dead settings, holes and dangers stand under headings, each with a position."""
    assert 0 == main(["check", "wikipedia-2, led_ace clears", "--cards", "2"])
    said = capsys.readouterr().out
    for line in (
        "- “Four alike led at once fall” overrules “The next player must take a led ten”",
        "- Some positions never come to an end",
        "    Then Ben passes and Anna passes.",
    ):
        assert f"\n{line}\n" in said


def test_the_same_as_data(capsys: pytest.CaptureFixture[str]) -> None:
    """With --json there is one object a line, the last saying how far was looked."""
    assert 0 == main(["check", "wikipedia-1", "--json", "--cards", "2"])
    found = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert "looked" == found[-1]["finding"]
    assert ["passes", "repeats", "endless"] == [one["danger"] for one in found if one["finding"] == "danger"]
    assert {"two_on", "nines_out", "keeps_turn", "after_challenge"} == {
        one["option"] for one in found if one["finding"] == "dead"
    }


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["pagatt"], "rules.base: there is no preset 'pagatt'"),
        (["pagat, led_ten flies"], "rules.led_ten: "),
        (["pagat", "--cards", "9"], "cards: say a number of cards from 2 to 8, not 9"),
    ],
)
def test_what_cannot_be(arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Rules that cannot be read, and searches that would not end, are refused in a line."""
    assert 2 == main(["check", *arguments])
    assert said in capsys.readouterr().err
