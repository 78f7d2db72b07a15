"""Where a deal parts is told with what each side does there, and the record says it at its move."""

from __future__ import annotations

from dataclasses import replace

import pytest

from explorer.lab.arms import arm
from explorer.lab.parting import Parting, parting
from explorer.lab.parting_words import commented, parting_line
from explorer.notation.records import read_record, write_record
from explorer.rules.ruleset import rule_set

NAMES = ("Pagat", "theirs")


def parted(game: int = 0, **other: str) -> Parting:
    """Return a game of three lowest players under Pagat and under a change of it."""
    return parting(arm(rule_set("pagat"), players=3), arm(rule_set({"base": "pagat"} | other), players=3), game)


DIFFERS = parted(0, try_stock="never")
FEWER = replace(DIFFERS, b=replace(DIFFERS.b, moves=DIFFERS.b.moves[: DIFFERS.move]))
TOLD = {
    "instead": (DIFFERS, f"In game 0 (Lowest) they part at move {DIFFERS.move + 1}: under Pagat "),
    "dealt": (parted(0, hand="6"), "In game 0 (Lowest) the cards are dealt otherwise: under Pagat "),
    "over there": (FEWER, f"In game 0 (Lowest) it is over under theirs after {DIFFERS.move} moves; under Pagat "),
    "over here": (replace(FEWER, a=FEWER.b, b=FEWER.a), "In game 0 (Lowest) it is over under Pagat after "),
    "alike": (parted(0), "In game 0 (Lowest) all moves are the same; only what comes of them differs."),
}


@pytest.mark.parametrize("case", TOLD)
def test_where_they_part(case: str) -> None:
    """With who does what on each side, where the game goes on there."""
    one, told = TOLD[case]
    assert parting_line(one, 0, "Lowest", NAMES, "en").startswith(told)


@pytest.mark.parametrize(
    ("case", "comment"),
    [
        ("instead", "Under theirs "),
        ("over there", "Under theirs the game is over before this move."),
        ("over here", "Under theirs the game goes on: "),
    ],
)
def test_the_record_has_it_at_the_move(case: str, comment: str) -> None:
    """One comment, at the move that differs, or at the last one where there is none; as text it reads back."""
    one, _ = TOLD[case]
    record = commented(one, 0, NAMES, "en")
    assert "Game 0: where Pagat and theirs part" == record.header("Title")
    assert record == read_record(write_record(record))
    ((at, said),) = [(at, move.comment) for at, move in enumerate(record.moves) if move.comment]
    assert min(one.move, len(record.moves) - 1) == at
    assert said.startswith(comment)


@pytest.mark.parametrize("case", ["dealt", "alike"])
def test_what_no_move_tells_stands_before_them(case: str) -> None:
    """That the cards are dealt otherwise, or that only the end differs."""
    record = commented(TOLD[case][0], 0, NAMES, "en")
    assert record.intro.startswith("Under theirs ")
    assert not any(move.comment for move in record.moves)
