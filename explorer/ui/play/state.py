"""A reader's game against bots: how it is set up, and how far it has come."""

from __future__ import annotations

from dataclasses import dataclass

from explorer.players import Player, Sitting, Table
from explorer.ui.choice import Choice

NAMES = ("Anna", "Ben", "Carla", "Dan", "Eva", "Frida")
"""Who sits at the table: the reader first, then the bots."""

ME = 0
"""The reader's seat."""

MOST_BOTS = len(NAMES) - 1
USUAL = ("careful", "careful")


@dataclass(frozen=True, slots=True)
class Kept:
    """What a code keeps of a game: all that fixes it but the rules, and what the reader decided, a word each.

    ``counts`` are marks and games won by seat before this game. The bots' decisions follow from the rest; ``check``
    tells whether they still do.
    """

    bots: tuple[str, ...]
    seed: int
    game: int = 0
    dealer: int = 0
    games: int = 0
    counts: tuple[tuple[int, int], ...] = ()
    own: tuple[str, ...] = ()
    check: str = ""


@dataclass(frozen=True, slots=True)
class Play:
    """A game, or, without a ``table``, how one is to be set up: the bots' policies, and the deal's number as typed.

    ``before`` is the table before the reader's latest decision, ``own`` their decisions as words of a code. They look
    at the move ``chosen``; ``lay`` are the places in the hand of cards picked for a claim.
    """

    bots: tuple[str, ...] = USUAL
    seed: str = ""
    sitting: Sitting | None = None
    table: Table | None = None
    before: Table | None = None
    own: tuple[str, ...] = ()
    chosen: Choice | None = None
    lay: tuple[int, ...] = ()
    coach: bool = False


FRESH = Play()
"""Nobody has sat down yet."""


def seated_players(bots: tuple[str, ...]) -> tuple[Player, ...]:
    """Return who sits at the table: the reader, and a bot for each policy."""
    return (Player(NAMES[ME]), *(Player(name, policy) for name, policy in zip(NAMES[1:], bots, strict=False)))
