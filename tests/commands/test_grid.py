"""``explorer grid``: the grid, its sentences, its data, and the same of a difference."""

from __future__ import annotations

import json

import pytest

from explorer.cli import main


def printed(capsys: pytest.CaptureFixture[str], *words: str) -> list[str]:
    """Run the command, which has to succeed, and return its lines."""
    assert 0 == main(["grid", *words])
    return capsys.readouterr().out.splitlines()


def test_the_grid_of_pagat_is_the_usual(capsys: pytest.CaptureFixture[str]) -> None:
    """Without rules they are Pagat's; a heading says what is held fixed."""
    lines = printed(capsys)
    assert lines == printed(capsys, "pagat")
    assert ("One card at a time, while there is a stock:", "") == (lines[0], lines[1])
    assert "     2   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ✓" in lines


def test_rules_and_switches(capsys: pytest.CaptureFixture[str]) -> None:
    """Rules are a preset and changes; cards, run and stock can be chosen."""
    lines = printed(capsys, "pagat, ten_on all-after-stock", "--cards", "2", "--run", "2", "--stock", "gone")
    assert "Two equal cards at once, on two equal cards, once the stock is gone:" == lines[0]
    assert "     Q   ·   ·   ·   ·   ·   ·   ·   ↓   ·   ↓   ✓   ↓   ✓" in lines


def test_sentences(capsys: pytest.CaptureFixture[str]) -> None:
    """In sentences of every time, or of the one that is asked for."""
    rules = "pagat, ten_on all-after-stock"
    every, gone = printed(capsys, rules, "--sentences"), printed(capsys, rules, "--sentences", "--stock", "gone")
    assert "One card at a time:" == every[0]
    assert "Once the stock is gone, on a picture, a led ace or a two: 10 goes and the pile falls." in every
    assert "One card at a time, once the stock is gone:" == gone[0]
    assert not any("Once the stock" in line for line in gone)


def test_sentences_of_what_cannot_be(capsys: pytest.CaptureFixture[str]) -> None:
    """Five equal cards of one pack: it says why there is nothing to say."""
    assert "There are not so many cards." == printed(capsys, "wikipedia-2", "--cards", "5", "--sentences")[1]


def test_json(capsys: pytest.CaptureFixture[str]) -> None:
    """As data in one line."""
    (line,) = printed(capsys, "wikipedia-1", "--json")
    assert {"base": "wikipedia-1"} == json.loads(line)["rules"]
    (line,) = printed(capsys, "wikipedia-1", "--against", "pagat", "--json")
    assert {"base": "pagat"} == json.loads(line)["b"]


def test_against(capsys: pytest.CaptureFixture[str]) -> None:
    """Two rule sets beside each other: signs, and below them the options that no grid shows."""
    lines = printed(capsys, "pagat, led_ten clears", "--against", "wikipedia-1")
    assert " empty   ·   ·   ·   ·   ·   ·   ·   ·   +   +   +   +   ·" in lines
    assert any(line.startswith("Who starts? Under ours: Whoever has the most threes.") for line in lines)


def test_against_in_sentences(capsys: pytest.CaptureFixture[str]) -> None:
    """Differences first; a slice can be asked for, and a rule set without a stock stands beside one with it."""
    lines = printed(capsys, "pagat, pictures_on 8", "--against", "pagat", "--sentences")
    assert ["One card at a time:", "On a seven: pictures go only under Pagat."] == lines[:2]
    rules = ("ruotsalainen", "--against", "pagat, ten_on all-after-stock")
    dealt = printed(capsys, *rules, "--sentences", "--stock", "left")
    assert "One card at a time, while there is a stock:" == dealt[0]
    assert "What goes where is the same under both." == dealt[1]


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["pagatt"], "rules.base: there is no preset 'pagatt'; did you mean 'pagat'?"),
        (["pagat", "--cards", "9"], "cards: 9 is no number of cards; give 1 to 5"),
        (["pagat", "--run", "0"], "run: 0 is no number of cards on top; give 1 to 4"),
        (["pagat", "--against", "pagat, led_ten falls"], "against.rules.led_ten: there is no value of led_ten 'falls'"),
    ],
)
def test_what_cannot_be_is_named(words: list[str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    """A fault is told in a line, with its place and what would be right."""
    assert 2 == main(["grid", *words])
    assert told in capsys.readouterr().err
