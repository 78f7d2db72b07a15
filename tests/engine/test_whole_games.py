"""Whole games through the judging interface."""

import json
from typing import Any

import pytest

from explorer.cards import PACK
from explorer.engine.whole_games import replay_game, replay_lines

DECK = " ".join(map(str, PACK))


def game(*moves: str, **more: Any) -> dict[str, Any]:
    """Write a game of Anna and Ben in which Ben leads first; a move is written with who makes it."""
    told = [dict(zip(("by", "move"), move.split(": "), strict=True)) for move in moves]
    usual = {"players": ["Anna", "Ben"], "dealer": "Anna", "deck": DECK, "moves": told}
    return usual | {"rules": {"start": "left-of-dealer"}} | more


def test_start() -> None:
    """The answer begins with who opens and how many cards lie where."""
    found = replay_game(game(id="g7"))
    assert "g7" == found["id"]
    assert {"first": "Ben", "stock": 42, "hands": {"Anna": 5, "Ben": 5}} == found["start"]
    assert ([], None) == (found["steps"], found["loser"])


def test_numbers_after_each_move() -> None:
    """Each step has what lies where after it."""
    found = replay_game(game("Ben: play 3C", "Anna: play 5C", "Ben: pickup"))
    piles = [(step["pile"], step["stock"], step["aside"], step["hands"]) for step in found["steps"]]
    assert [
        (1, 41, 0, {"Anna": 5, "Ben": 5}),
        (2, 40, 0, {"Anna": 5, "Ben": 5}),
        (0, 40, 0, {"Anna": 5, "Ben": 7}),
    ] == piles


def test_an_illegal_move_is_told_and_changes_nothing() -> None:
    """Out of turn or against the rules: the game stays as it was and goes on."""
    found = replay_game(game("Anna: play 5C", "Ben: pass", "Ben: play 3C"))
    assert [False, False, True] == [step["legal"] for step in found["steps"]]
    assert ["form.whose-turn", "opening.is-a-play"] == [step["because"][0]["clause"] for step in found["steps"][:2]]


@pytest.mark.parametrize(
    ("move", "at"),
    [
        ("Ben: play 9C", "moves.1.move"),
        ("Ben: plya 3C", "moves.1.move"),
        ("Carl: play 3C", "moves.1.by"),
        ("Ben: try 9C", "moves.1.move"),
    ],
)
def test_a_move_that_cannot_be_read(move: str, at: str) -> None:
    """It is a step with an error and its place, changes nothing, and the answer counts as faulty."""
    told = game("Ben: pickup", move, "Ben: play 3C")
    found = replay_game(told)
    assert at == found["steps"][1]["at"]
    assert found["steps"][2]["legal"]
    ((_, readable),) = replay_lines([json.dumps(told)])
    assert not readable


@pytest.mark.parametrize(
    ("changes", "at"),
    [
        ({"moves": 5}, "moves"),
        ({"moves": None}, "moves"),
        ({"moves": ["play 3C"]}, "moves.0"),
        ({"moves": [{"by": "Ben"}]}, "moves.0"),
        ({"deck": DECK[3:]}, "deck"),
        ({"deck": "xx"}, "deck"),
        ({"deck": ""}, "deck"),
        ({"dealer": "Carl"}, "dealer"),
        ({"players": ["Anna", "Anna"]}, "players"),
        ({"rules": {"led_tens": "stands"}}, "rules.led_tens"),
        ({"turn": "Anna"}, "turn"),
    ],
)
def test_a_game_that_cannot_be(changes: dict[str, Any], at: str) -> None:
    """It is answered by an error and its place."""
    found = replay_game(game() | changes)
    assert {"id", "error", "at"} == found.keys()
    assert at == found["at"]


@pytest.mark.parametrize("given", [None, 3, ["pagat"]])
def test_what_is_no_game(given: Any) -> None:
    """Something that is no object is refused as a line."""
    assert "line" == replay_game(given)["at"]


def test_everything_lists_more() -> None:
    """Asked for everything, a step lists also what decided nothing."""
    few, many = (
        replay_game(game("Ben: play 3C"), everything=everything)["steps"][0]["because"] for everything in (False, True)
    )
    assert len(few) < len(many)
    assert few == many[: len(few)]


def test_a_repetition_is_reported_with_its_cycle() -> None:
    """A position that comes back is told by the moves after which it stood; an illegal move in between is none."""
    record = """\
Rules: pagat, led_picture barred
Players: Anna, Ben
Turn: Ben
Hand Anna: QD KD
Hand Ben: KC QC
Pile: 8D

Ben: pickup
Anna: pass
Ben: play 8D
Anna: pickup
Ben: pass
Ben: pass
Anna: play 8D
Ben: pickup
"""
    found = json.loads(next(iter(replay_lines(record.splitlines(keepends=True))))[0])
    assert [True] * 5 + [False] + [True] * 2 == [step["legal"] for step in found["steps"]]
    assert {"from": 0, "to": 7} == found["repetition"]
    assert replay_game(game("Ben: play 3C", "Ben: pass"))["repetition"] is None
