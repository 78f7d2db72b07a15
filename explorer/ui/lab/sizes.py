"""How many games are played for an answer: fewer where the page itself has to wait for them."""

from __future__ import annotations

from dataclasses import dataclass

from explorer.ui.lab.state import FINER, QUICK, USUAL


@dataclass(frozen=True, slots=True)
class Sizes:
    """By how exact an answer is to be.

    ``precision`` is the half width that is wanted, as a part of 1; ``games`` are played at most, and ``swept`` of each
    rule set of a sweep. ``words`` is what the names of the messages end in that tell it.
    """

    precision: dict[str, float]
    games: dict[str, int]
    swept: dict[str, int]
    words: str = ""


BEHIND = Sizes(
    {USUAL: 0.005, FINER: 0.002},
    {QUICK: 2_000, USUAL: 1_000_000, FINER: 1_000_000},
    {QUICK: 1_000, USUAL: 4_000, FINER: 20_000},
)
"""Threads play, behind the page."""

ALONE = Sizes(
    {USUAL: 0.02, FINER: 0.01},
    {QUICK: 200, USUAL: 100_000, FINER: 100_000},
    {QUICK: 50, USUAL: 200, FINER: 1_000},
    words="-alone",
)
"""A browser's Python plays, a few games at a time."""


def sizes() -> Sizes:
    """Return what fits the Python at hand."""
    from explorer.lab.pool import threaded

    return BEHIND if threaded() else ALONE
