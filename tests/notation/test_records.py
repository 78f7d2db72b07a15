"""Records that cannot be read say where and why."""

import pytest

from explorer.errors import InputError
from explorer.notation.records import read_record


def test_moves_straight_after_the_headers() -> None:
    """A move among the headers is told for what it is: an empty line is missing."""
    with pytest.raises(InputError) as caught:
        read_record("Rules: pagat\nPlayers: A, B\nTurn: A\nHand A: 4C\nHand B: 2\nA: play 4C\n")
    assert "line 6" == caught.value.at
    assert "empty line" in caught.value.message


def test_a_long_name_is_not_repeated_whole() -> None:
    """An error repeats no more of what was given than can be read."""
    with pytest.raises(InputError) as caught:
        read_record("K" * 50_000 + ": x\n\n")
    assert 400 > len(caught.value.message)
