"""Whether a position comes back, which proves that players who go by no chance play on for ever.

A position is remembered after 16, 32, 64 … turns and compared with those that follow.
"""

from __future__ import annotations

from typing import Any

from explorer.lab.answering import BY, STREAM


def remember(here: Any, size: int, work: Any, hands: Any, cards: Any, seq: Any, talk: Any) -> None:
    """Remember a position: some numbers, and what everybody holds; the pile's order where it matters (``seq``)."""
    at = work.at
    at[0], at[1], at[2], at[3], at[4], at[5], at[6] = here
    for seat in range(work.players):
        work.snap[seat] = hands[seat]
        work.snap_cards[seat] = cards[seat]
    if seq is not None:
        for place in range(size):
            work.snap_seq[place] = seq[place]
    if talk is not None:
        for place in range(STREAM):
            talk.snap_last[place] = talk.last[place]
        for place in range(size):
            talk.snap_true[place], talk.snap_hidden[place] = talk.true[place], talk.hidden[place]


def returned(here: Any, size: int, work: Any, hands: Any, cards: Any, seq: Any, talk: Any) -> bool:
    """Tell whether a position is the one that is remembered.

    Table cards never come back to the table, so that as many of them are the same ones.
    """
    turn, pile, drawn, owed, top, run, opening = here
    at = work.at
    if at[1] != pile or at[0] != turn or at[2] != drawn or at[3] != owed:
        return False
    if at[4] != top or at[5] != run or at[6] != opening:
        return False
    for seat in range(work.players):
        if work.snap[seat] != hands[seat] or work.snap_cards[seat] != cards[seat]:
            return False
    if seq is not None:
        for place in range(size):
            if work.snap_seq[place] != seq[place]:
                return False
    if talk is not None:
        for place in range(STREAM if talk.last[BY] >= 0 else 1):
            if talk.snap_last[place] != talk.last[place]:
                return False
        for place in range(size):
            if talk.snap_true[place] != talk.true[place] or talk.snap_hidden[place] != talk.hidden[place]:
                return False
    return True
