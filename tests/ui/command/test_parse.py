"""What is typed in the command field is read as one grammar, in both languages."""

from __future__ import annotations

import string

import pytest
from hypothesis import given
from hypothesis import strategies as st

from explorer.notation.moves import read_move
from explorer.ui.command.parse import ACT, CARDS, MOVE, STEP, UNKNOWN, parse


@pytest.mark.parametrize(
    ("number", "kind", "typed"),
    [
        (2, "7", "77"),
        (1, "10", "0"),
        (1, "10", "10"),
        (2, "10", "1010"),
        (2, "10", "00"),
        (2, "10", "10 10"),
        (1, "10", "t"),
        (3, "K", "kkk"),
        (1, "A", "A"),
        (4, "2", "2222"),
        (1, "r10", "r0"),
        (2, "rA", "raa"),
    ],
)
def test_cards_in_short(number: int, kind: str, typed: str) -> None:
    """A rank as often as it is laid; a nought is a ten, r before it means the red ones."""
    found = parse(typed)
    assert (CARDS, number, kind) == (found.what, found.number, found.kind)


@pytest.mark.parametrize(
    ("move", "typed"),
    [
        ("play 7S 7C", "play 7S 7C"),
        ("play 7S 7C", "7s 7c"),
        ("play 10H", "lyö 10♥"),
        ("pickup", "p"),
        ("pickup", "pick up"),
        ("pickup", "Nosta pino."),
        ("try", "s"),
        ("try", "kokeile pakasta"),
        ("try 9D", "try 9D"),
        ("pass", "passaa"),
        ("claim 2 9: 3D 4S", "claim 2 9: 3D 4S"),
        ("claim 2 9: 3D 4S", "väitä 2 9: 3D 4S"),
        ("challenge Ben", "epäile Ben"),
        ("up 4D 4H", "avokortti 4D 4H"),
        ("down", "d"),
        ("change 7S", "vaihda 7S"),
        ("on 7S", "on 7S"),
    ],
)
def test_moves_in_full(move: str, typed: str) -> None:
    """Every move can be written as in a record, with its verb in either language."""
    found = parse(typed)
    assert (MOVE, read_move(move)) == (found.what, found.move)


@pytest.mark.parametrize(
    ("name", "typed"),
    [
        ("next", "next"),
        ("next", "n"),
        ("next", "Seuraava"),
        ("back", "edellinen"),
        ("why", "miksi"),
        ("else", "e"),
        ("hand", "käsi"),
        ("pile", "pino"),
        ("repeat", "toista"),
        ("help", "?"),
        ("help", "ohje"),
        ("more", "ohje lisää"),
        ("record", "takaisin"),
        ("watch", "katso"),
        ("make", "m"),
        ("undo", "take back"),
        ("table", "pöytä"),
    ],
)
def test_steps_and_questions(name: str, typed: str) -> None:
    """Short words and letters stand for steps and questions."""
    assert (ACT, name) == (parse(typed).what, parse(typed).name)


@pytest.mark.parametrize("typed", ["step 12", "vaihe 12", "go 12"])
def test_a_step_by_its_number(typed: str) -> None:
    """A step is named by its number."""
    assert (STEP, 12) == (parse(typed).what, parse(typed).number)


@pytest.mark.parametrize("typed", ["what now", "78", "11", "play", "claim 7", "r7", "777 8", "step x", "7X"])
def test_what_cannot_be_read(typed: str) -> None:
    """It is kept in its own words, never half understood."""
    assert (UNKNOWN, typed) == (parse(typed).what, parse(typed).name)


@given(st.text(alphabet=string.printable + "äöå♠♥", max_size=30))
def test_nothing_typed_breaks_it(typed: str) -> None:
    """Whatever is typed is read as some command."""
    assert parse(typed).what in (ACT, STEP, MOVE, CARDS, UNKNOWN)
