"""The pile card by card, where its order matters: what is taken of it, and what lies on top of what is left."""

from __future__ import annotations

from typing import Any

ALL, HALF = 1, 2


def taken_of(how: int, pile: int, size: int, seq: Any) -> int:
    """Return the cards that are taken of the pile: all, the top half, or none."""
    if seq is not None and how == HALF:
        taken = 0
        for place in range(size // 2, size):
            taken += 1 << 4 * seq[place]
        return taken
    return pile if how == ALL else 0


def run_at(seq: Any, size: int) -> int:
    """Return how many cards of one kind lie on top of a pile of this size, at most four."""
    run = 0
    while run < 4 and run < size and seq[size - 1 - run] == seq[size - 1]:
        run += 1
    return run
