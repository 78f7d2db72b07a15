"""A board as a code: read back as it was written, and never silently something else."""

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from explorer.cards import KINDS, PACK
from explorer.engine.game import open_game
from explorer.errors import InputError
from explorer.games import game_index, game_record
from explorer.state import VERBS, Cards, Laid, LastPlay, Move, Seat, State
from explorer.ui.board.code import read_board, write_board
from explorer.ui.board.position import Board
from explorer.ui.board.written import board_of

cards = st.lists(st.sampled_from(PACK), max_size=6).map(tuple)
collections = st.builds(Cards, cards, st.integers(0, 40))
piles = st.lists(
    st.builds(Laid, st.sampled_from(KINDS), st.none() | st.sampled_from(PACK), st.booleans()), max_size=6
).map(tuple)
names = st.text(st.characters(exclude_categories=("Cs", "Cc")), min_size=1, max_size=8)
lasts = st.builds(
    LastPlay,
    st.integers(0, 1),
    st.integers(1, 9),
    collections,
    piles,
    st.booleans(),
    st.booleans(),
    st.booleans(),
    st.sampled_from(("no", "change", "on")),
)


@st.composite
def boards(draw: st.DrawFn) -> Board:
    """Give any board, possible or not."""
    called = draw(st.lists(names, min_size=2, max_size=4, unique=True))
    seats = tuple(Seat(name, draw(collections), draw(collections), draw(collections)) for name in called)
    seat = st.integers(0, len(seats) - 1)
    state = State(
        seats,
        draw(seat),
        draw(piles),
        draw(collections),
        draw(collections),
        draw(st.booleans()),
        draw(st.none() | seat),
        draw(st.none() | lasts),
    )
    verb, laid = draw(st.sampled_from(VERBS)), draw(cards)
    claim = (max(1, len(laid)), draw(st.sampled_from(KINDS))) if verb == "claim" else None
    target = draw(st.sampled_from(called)) if verb == "challenge" else None
    return Board(state, draw(seat), Move(verb, laid, claim, target))


@given(boards())
def test_a_board_reads_back_as_it_was_written(board: Board) -> None:
    """Whatever lies there and is asked, nothing is lost on the way."""
    assert board == read_board(write_board(board))


@given(boards(), st.data())
def test_a_damaged_board_is_refused_or_another_one(board: Board, data: st.DataObject) -> None:
    """A code that is cut never breaks anything: it is refused with a message."""
    written = write_board(board)
    cut = written[: data.draw(st.integers(0, len(written) - 1))]
    with contextlib.suppress(InputError):
        assert isinstance(read_board(cut), Board)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "0",
        "2.A.-5...A.-5...0.0...0...0...play...",
        "2.A.9X...B....0.0.....0...play...",
        "1.A.-5...5.0.....0...play...",
    ],
)
def test_what_is_no_board_is_refused(text: str) -> None:
    """Two players of one name, cards and seats that there are not."""
    with pytest.raises(InputError, match="damaged"):
        read_board(text)


def test_boards_of_all_games_are_short() -> None:
    """A position as people lay it out takes less than 200 characters."""
    for group in game_index():
        for id in group.ids[:4]:
            game = open_game(game_record(id))
            if game.dealt is None:
                board = board_of(game.state, game.moves[0][1], game.moves[0][0])
                assert 200 > len(write_board(board)), id
