"""When two moves are the same in a list, in all but the suits, or as a prediction."""

from __future__ import annotations

import pytest

from explorer.notation.moves import read_move
from explorer.rules.ruleset import rule_set
from explorer.ui.choice import Choice, alike, foretold, is_true, stands_for

RULES = rule_set("valepaska")

PAIRS: list[tuple[str, str, bool, bool, bool]] = [
    # one move, another | alike, one in a list, foretold
    ("play 9D", "play 9H", True, True, True),
    ("play 9D", "play 9H 9D", False, False, False),
    ("play 9D", "up 9D", False, False, False),
    ("try", "try 9D", True, True, True),
    ("down", "down 9D", True, True, True),
    ("claim 1 9: 3D", "claim 1 9: 3H", True, True, True),
    ("claim 1 9: 3D", "claim 1 9: 4D", False, True, True),
    ("claim 1 9: 3D", "claim 2 9: 3D 4D", False, False, True),
    ("claim 1 9: 3D", "claim 1 9: 9D", False, True, False),
    ("claim 1 9: 9D", "claim 2 9: 9D 9H", False, False, False),
    ("claim 1 9: 3D", "claim 1 8: 3D", False, False, False),
    ("challenge Ben", "challenge Ben", True, True, True),
    ("challenge Ben", "challenge Anna", False, False, False),
    ("change 9D", "on 9D", False, False, False),
]


@pytest.mark.parametrize(("one", "other", "same", "listed", "right"), PAIRS)
def test_pairs_of_moves(one: str, other: str, same: bool, listed: bool, right: bool) -> None:
    """Suits do not matter, nor what is turned; a lie is foretold by its rank, and the truth is no lie."""
    first, second = Choice(1, read_move(one)), Choice(1, read_move(other))
    assert (same, listed, right) == (
        alike(first, second, RULES),
        stands_for(first, second, RULES),
        foretold(first, second, RULES),
    )


def test_it_matters_who_moves() -> None:
    """A challenge by one player is not that of another."""
    move = read_move("challenge Ben")
    assert not alike(Choice(0, move), Choice(2, move), RULES)


def test_true_claims() -> None:
    """All the cards are of the rank that is claimed, red tens only where they count as tens."""
    assert is_true(read_move("claim 2 9: 9D 9H"), RULES)
    assert not is_true(read_move("claim 2 9: 9D 8H"), RULES)
    assert not is_true(read_move("claim 1 10: 10H"), RULES.change("specials", "black"))
    assert is_true(read_move("claim 1 r10: 10H"), RULES.change("specials", "black"))
