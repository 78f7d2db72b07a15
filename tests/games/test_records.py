"""Every game that comes with the program reads, writes back, opens and can be played as it stands."""

import pytest

from explorer.data import path
from explorer.engine.game import open_game
from explorer.games import game_record
from explorer.notation.records import HEADERS, read_record, write_record
from explorer.state import Cards, Move, State
from tests.games.shown import IDS, WHOLE, every_step, shown, side_judgements

PLAYERS = ("Anna", "Ben", "Carla", "Dan", "Eva")


ZONES = {"up": "up", "down": "down"}
"""Where the cards of a move lie that are not in the hand."""

ANSWERS = ("challenge", "change", "on")
"""Moves that answer a play before the next player moves, also by somebody whose turn it is not."""


def cards_are_there(state: State, by: int, move: Move) -> bool:
    """Tell whether a move's cards lie where it takes them from."""
    if move.verb == "try":
        return not move.cards or not state.stock.known or move.cards == state.stock.known[:1]
    held: Cards = getattr(state.seats[by], ZONES.get(move.verb, "hand"))
    return held.has(move.cards)


def in_turn(state: State, by: int, move: Move) -> bool:
    """Tell whether it is for this player to move, be it that they answer the latest play."""
    return state.turn == by or move.verb in ANSWERS


@pytest.mark.parametrize("game", IDS)
def test_it_is_written_back_to_the_letter(game: str) -> None:
    """A record that was read is written as it was."""
    text = (path("rules_text") / "games" / f"{game}.game").read_text("utf-8")
    assert text == write_record(read_record(text))


@pytest.mark.parametrize("game", IDS)
def test_headers(game: str) -> None:
    """A record names itself first, and its headers stand in the usual order, hands by seat."""
    record = game_record(game)
    assert ("Id", game) == record.headers[0]
    keys = [key.split()[0] if key.startswith("Hand ") else key for key, _ in record.headers]
    assert sorted(keys, key=HEADERS.index) == keys
    names = [name.strip() for name in record.header("Players").split(",")]
    assert set(names) <= set(PLAYERS)
    hands = [key.removeprefix("Hand ") for key, _ in record.headers if key.startswith("Hand ")]
    assert hands == [name for name in names if name in hands]


def test_titles_differ() -> None:
    """No two games have the same title."""
    titles = [game_record(game).header("Title") for game in IDS]
    assert sorted(set(titles)) == sorted(titles)


@pytest.mark.parametrize("game", IDS)
def test_every_move_is_legal(game: str) -> None:
    """The moves of the game may all be made under its own rules, with cards that are there."""
    for one in shown(game):
        assert one.step.judgement.legal, str(one)
        assert cards_are_there(one.step.before, one.step.judgement.by, one.recorded.move), str(one)
        assert in_turn(one.step.before, one.step.judgement.by, one.recorded.move), str(one)


@pytest.mark.parametrize("game", IDS)
def test_side_lines_can_be_judged(game: str) -> None:
    """What else could have been done is named with cards that are there, by one who could, and goes on legally."""
    opened = open_game(game_record(game))
    for one in shown(game):
        for side in one.recorded.sides:
            first, *rest = side_judgements(opened, one.step, side)
            assert in_turn(one.step.before, first.by, side.moves[0][1]), str(one)
            assert cards_are_there(one.step.before, first.by, side.moves[0][1]), str(one)
            assert all(judgement.legal for judgement in rest), str(one)
            assert one.recorded.move != side.moves[0][1], str(one)
            assert not rest or first.legal, str(one)


@pytest.mark.parametrize("game", IDS)
def test_it_is_explained(game: str) -> None:
    """A game has a comment before it and at one move or another, and a side line."""
    record = game_record(game)
    assert record.intro
    assert all(move.comment for move in record.moves[:15])
    assert any(move.sides for move in record.moves)


def test_only_whole_games_ask() -> None:
    """The reader is asked to predict in whole games only, and only what the player to move does."""
    asked = [one for one in every_step() if one.recorded.ask]
    assert {*WHOLE} - {"game-endless"} == {one.game for one in asked}
    assert all(one.step.before.turn == one.step.judgement.by for one in asked)
