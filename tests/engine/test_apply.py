"""Making a move, and being refused with the reasons."""

from dataclasses import replace

import pytest

from explorer.engine import IllegalMove, apply, judge
from explorer.engine.position import read_position
from explorer.errors import InputError
from explorer.notation.moves import read_move
from explorer.rules.ruleset import rule_set
from explorer.state import Move, State
from tests.engine.asking import case

PAGAT = rule_set("pagat")


def position(ben: str | int, **more: object) -> State:
    """Return a position with Ben to move."""
    return read_position(case("", ben, **more), PAGAT)  # type: ignore[arg-type]  # keys of a case, as in `asking`


def test_gives_the_position_that_the_judgement_has() -> None:
    """A legal move leads to the position that judging it names."""
    state = position("8C 3C", pile="6D")
    move = read_move("play 8C")
    assert judge(state, move, PAGAT).after == apply(state, move, PAGAT)


def test_changes_nothing_in_the_position_before() -> None:
    """Positions are values: the one before stays as it is."""
    state = position("8C 3C", pile="6D")
    kept = replace(state)
    apply(state, read_move("play 8C"), PAGAT)
    assert kept == state


def test_an_illegal_move_is_refused_with_its_judgement() -> None:
    """The error carries the judgement and names the move."""
    with pytest.raises(IllegalMove, match="play 3C") as caught:
        apply(position("8C 3C", pile="6D"), read_move("play 3C"), PAGAT)
    assert "play.equal-or-higher" == caught.value.judgement.because()[0].clause


def test_nobody_moves_after_the_end() -> None:
    """When the game is over every move is illegal."""
    over = replace(position("8C 3C", pile="6D"), turn=None)
    for text in ("play 8C", "pickup", "try", "pass"):
        with pytest.raises(IllegalMove) as caught:
            apply(over, read_move(text), PAGAT)
        assert "form.game-over" == caught.value.judgement.because()[0].clause


def test_a_try_takes_the_card_that_lies_on_top() -> None:
    """Where the stock is known, the tried card need not be named."""
    state = position("8C 3C", pile="6D", stock="9C 4C")
    assert apply(state, Move("try"), PAGAT) == apply(state, read_move("try 9C"), PAGAT)


@pytest.mark.parametrize(
    ("ben", "text", "at"),
    [
        ("8C 3C", "try", "move"),  # the stock is not known, so the card must be named
        ("8C 3C", "play 9C", "move"),
        ("8C 3C", "play 8C 8C", "move"),
        (4, "play 8C", "hands.Ben"),
    ],
)
def test_cards_must_be_there(ben: str | int, text: str, at: str) -> None:
    """Cards that are not in the hand, or not known, are an error of input and no illegal move."""
    with pytest.raises(InputError) as caught:
        apply(position(ben, pile="6D"), read_move(text), PAGAT)
    assert at == caught.value.at
