"""The command ``sheet``."""

from __future__ import annotations

from pathlib import Path

import pytest

from explorer.cli import main
from tests.coded import plain


def test_markdown_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    """With the title, in the language asked for, and with the code that opens the rules."""
    assert 0 == main(["sheet", "pagat, pictures_on 8", "--title", "Perjantai", "--lang", "fi"])
    said = capsys.readouterr().out
    assert said.startswith("# Perjantai\n")
    assert "- ★ Kuvakortit: vain kasin tai suuremman päälle.\n" in said
    assert "`pk1:r=pagat+pictures_on.8`" in plain(said)


def test_pages_are_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A sheet and quarrel cards to print; then nothing is printed unless it is asked for."""
    sheet, cards = tmp_path / "sheet.html", tmp_path / "cards.html"
    assert 0 == main(["sheet", "guide", "--html", str(sheet), "--cards", str(cards), "--sources", "--no-strip"])
    assert "" == capsys.readouterr().out
    page = sheet.read_text("utf-8")
    assert 'aria-label="its base game: Guide"' in page
    assert "<table" not in page
    assert 32 == cards.read_text("utf-8").count("<article>")


def test_against_other_rules(capsys: pytest.CaptureFixture[str]) -> None:
    """What changed, and what is not agreed, which also the code says."""
    assert 0 == main(["sheet", "pagat, hand 6, led_ten ?", "--against", "pagat"])
    said = capsys.readouterr().out
    assert "- How many cards does a hand have? **Six** instead of *Five*.\n" in said
    assert "## Not agreed" in said
    assert "`pk1:r=pagat+hand.6+led_ten.?`" in plain(said)


@pytest.mark.parametrize(
    ("given", "told"),
    [
        (["pagat, led_ten floats"], "rules.led_ten: there is no value of led_ten 'floats'"),
        (["pagat", "--against", "pagta"], "against.rules.base: there is no preset 'pagta'"),
        (["pagat", "--html", "/nowhere/at/all.html"], "/nowhere/at/all.html: cannot be written"),
    ],
)
def test_what_cannot_be_is_told(given: list[str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Where, and what would be right."""
    assert 2 == main(["sheet", *given])
    assert told in capsys.readouterr().err
