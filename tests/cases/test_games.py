"""Every recorded game goes as it is written down, step by step."""

import json
from typing import Any

import pytest

from explorer.engine.whole_games import replay_lines
from tests.cases.files import agrees, asked, read

GAMES = read("games.records")


def replayed(game: dict[str, Any]) -> dict[str, Any]:
    """Replay a game as the command does."""
    ((line, _),) = replay_lines([asked(game)])
    answer: dict[str, Any] = json.loads(line)
    return answer


def test_the_file_holds_what_it_should() -> None:
    """All the games are there."""
    assert 45 == len(GAMES)


@pytest.mark.parametrize("game", GAMES, ids=[game["id"] for game in GAMES])
def test_game(game: dict[str, Any]) -> None:
    """The start, every step and the loser are as recorded."""
    expect, answer = game["expect"], replayed(game)
    assert game["id"] == answer["id"]
    assert expect["start"].items() <= answer["start"].items()
    assert len(expect["steps"]) == len(answer["steps"]) == len(game["moves"])
    for move, wanted, got in zip(game["moves"], expect["steps"], answer["steps"], strict=True):
        differs = {key: (value, got.get(key)) for key, value in wanted.items() if not agrees(value, got.get(key))}
        assert not differs, move
    assert expect["loser"] == answer["loser"]


def test_no_move_after_the_end() -> None:
    """A move after the end is illegal, whoever makes it, and the loser stays the loser."""
    for game in GAMES:
        moves = [*game["moves"], *({"by": name, "move": "pickup"} for name in game["players"])]
        answer = replayed(game | {"moves": moves})
        if game["expect"]["loser"]:
            added = answer["steps"][len(game["moves"]) :]
            assert {"form.game-over"} == {step["because"][0]["clause"] for step in added}
            assert game["expect"]["loser"] == answer["loser"]
