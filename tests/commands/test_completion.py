"""The command ``completion``."""

from __future__ import annotations

import pytest

from explorer.cli import main
from explorer.sheet.completion import write_completion


def test_it_tells_how_each_exercise_stands(capsys: pytest.CaptureFixture[str]) -> None:
    """In the language asked for."""
    assert 0 == main(["completion", write_completion("first-game", "201"), "--lang", "fi"])
    assert [
        "Oppitunti: first-game",
        "Tehtävä 1. oikein heti ensimmäisellä kerralla",
        "Tehtävä 2. vielä tekemättä",
        "Tehtävä 3. tehty, mutta ei heti oikein",
    ] == capsys.readouterr().out.splitlines()


def test_a_slip_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    """The status is that of a text that cannot be read."""
    assert 2 == main(["completion", "first-game-22-22"])
    assert "has a slip in it" in capsys.readouterr().err


def test_what_is_no_code_stands_right_behind_the_name(capsys: pytest.CaptureFixture[str]) -> None:
    """An argument has no place in a text, so none is told, nor the colon behind it."""
    assert 2 == main(["completion", "WRONG"])
    assert capsys.readouterr().err.startswith("paskahousu: 'WRONG' is no code of a lesson")
