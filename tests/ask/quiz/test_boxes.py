"""What went wrong comes back soon, what went right later and later."""

from __future__ import annotations

from itertools import pairwise

import pytest

from explorer.ask.quiz.boxes import NEW, WAITS, Kept, Progress, answered, next_clause

THERE = ("a", "b", "c", "d", "e", "f", "g", "h")


def asked(wrong: set[int], turns: int) -> list[str]:
    """Return the clauses asked in so many turns, those of some turns answered wrongly."""
    progress, found = NEW, []
    for turn in range(turns):
        clause = next_clause(progress, THERE)
        assert clause
        found.append(clause)
        progress = answered(progress, clause, right=turn not in wrong)
    return found


def test_new_clauses_come_in_their_order() -> None:
    """As long as nothing has to come back."""
    assert list(THERE[:6]) == asked(set(), 6)


def test_what_went_wrong_comes_back_after_three_others() -> None:
    """And again, as long as it goes wrong."""
    assert ["a", "b", "c", "d", "a", "e", "f"] == asked({0}, 7)
    assert [0, 4, 8] == [turn for turn, clause in enumerate(asked({0, 4}, 9)) if clause == "a"]


def test_what_goes_right_waits_about_twice_as_long_each_time() -> None:
    """Up to the last box, where it stays; a wrong answer takes it back to the first."""
    progress = NEW
    for box in (1, 2, 3, 4, 4):
        progress = answered(progress, "a", right=True)
        assert (Kept("a", box, progress.turn + WAITS[box]),) == progress.kept
    assert 0 == answered(progress, "a", right=False).box("a")
    assert all(2 * wait - 2 <= longer <= 2 * wait + 1 for wait, longer in pairwise(WAITS))


def test_something_is_asked_as_long_as_there_is_anything() -> None:
    """Where nothing is new and all have to wait, what waits least; a clause that is gone is passed over."""
    progress = Progress(turn=9, kept=(Kept("gone", 0, 1), Kept("a", 3, 20), Kept("b", 1, 30)))
    assert "a" == next_clause(progress, ("a", "b"))
    assert "c" == next_clause(progress, ("a", "b", "c"))
    assert next_clause(progress, ()) is None


@pytest.mark.parametrize("right", [True, False])
def test_no_clause_is_asked_twice_in_a_row(right: bool) -> None:
    """There is always another one first."""
    found = asked(set() if right else set(range(60)), 60)
    assert not [clause for clause, after in pairwise(found) if clause == after]
