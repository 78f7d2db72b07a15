"""The answers of exercises are found by the rules, never written by hand."""

from __future__ import annotations

from typing import Any

import pytest

from explorer.errors import InputError
from explorer.ui.lesson.exercise import exercise, under, which

LED = {"hand": "10D 4S", "move": "play 10D"}
EIGHTS = {"pile": "8C 8D", "hand": "8S 8H 5H", "move": "play 8S 8H"}

ONE: list[tuple[str, dict[str, Any], str]] = [
    ("goes", {"pile": "9C", "hand": "AS 4D", "move": "play AS"}, "no"),
    ("goes", {"rules": "guide, ace_on lower", "pile": "9C", "hand": "AS 4D", "move": "play AS"}, "yes"),
    ("pile", EIGHTS, "clears"),
    ("pile", LED, "stays"),
    ("pile", {"rules": "pagat, led_ten taken-pass", **LED}, "must-take"),
    ("turn", EIGHTS, "Ben"),
    ("turn", {"pile": "6C 9D", "hand": "5D", "move": "pickup"}, "Carla"),
    ("leaves", {"pile": "QC", "hand": "KD", "stock": 0, "move": "play KD"}, "Ben"),
    ("says", {"document": "wikipedia-1", "pile": "5C", "hand": "4S", "move": "try 9D"}, "forbidden"),
    ("goes", {"code": "pk1:r=pagat;b=2.Anna.-5...Ben.AS4D...1.1.9C.-9..0...play...AS"}, "no"),
]
"""What is asked, of which case, and what RULES.md says."""


@pytest.mark.parametrize(("ask", "case", "right"), ONE)
def test_one_move_has_one_right_answer(ask: str, case: dict[str, Any], right: str) -> None:
    """By the rules of the case, among the answers to choose from."""
    found = exercise(ask, case)
    assert (right,) == found.right
    assert right in found.answers


def test_which_goes() -> None:
    """Every move that goes is right."""
    assert ("1", "2") == which(["play AS", "play QD", "play 9H"], {"pile": "9C", "hand": "AS QD 9H"}).right


def test_under_which_rules_it_goes() -> None:
    """Rules are given as a preset and changes."""
    found = under(["pagat", "wikipedia-1", "pagat, led_ten barred"], {"hand": "KS 4S", "move": "play KS"})
    assert ("0", "2") == found.right


WRONG: list[tuple[str, dict[str, Any], str, str]] = [
    ("gose", LED, "unknown.exercise", ""),
    ("pile", {"pile": "9C", "hand": "AS 4D", "move": "play AS"}, "lesson.no-outcome", "move"),
    ("says", {"document": "pagta", **LED}, "unknown.document", "document"),
    ("goes", {"hand": "10D", "move": "play 4S"}, "move.not-in-hand", "move"),
    ("goes", {"rules": "pagat, led_tne clears", **LED}, "unknown.option", "rules.led_tne"),
    ("goes", {"code": "pk1:r=pagat"}, "lesson.no-position", "code"),
    ("goes", {"code": "pk1:b=rubbish"}, "code.board", "code"),
]


@pytest.mark.parametrize(("ask", "case", "id", "at"), WRONG)
def test_what_cannot_be_asked_says_so(ask: str, case: dict[str, Any], id: str, at: str) -> None:
    """Whoever edits a lesson is told what is wrong, and where."""
    with pytest.raises(InputError) as refusal:
        exercise(ask, case)
    said = refusal.value.fields.get("said", refusal.value)
    assert (id, at) == (said.id if isinstance(said, InputError) else "", refusal.value.at)


@pytest.mark.parametrize("moves", [["play AS", "play 4D"], ["play QD", "play 9H"]])
def test_a_choice_needs_right_and_wrong(moves: list[str]) -> None:
    """Where all moves go, or none, there is nothing to choose."""
    with pytest.raises(InputError, match="one answer must be right and one wrong"):
        which(moves, {"pile": "9C", "hand": "AS 4D QD 9H"})
