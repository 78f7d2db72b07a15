"""The order of the kinds, and the groups that rules speak of."""

from __future__ import annotations

from explorer.cards import Kind
from explorer.rules.decision import EMPTY

ORDER: tuple[Kind, ...] = ("r2", "3", "4", "5", "6", "7", "8", "9", "r10", "10", "J", "Q", "K", "rA", "A", "2")
"""All kinds from the lowest up. Where only black specials count, a red one lies just below the black one, but for the
red two, which lies below the three."""

HEIGHT: dict[Kind, int] = {kind: place for place, kind in enumerate(ORDER)}

PICTURES: tuple[Kind, ...] = ("J", "Q", "K")
NINE, TEN, ACE, TWO = "9", "10", "A", "2"
RED_TEN, RED_ACE, RED_TWO = "r10", "rA", "r2"
BLACK_OVER_RED: dict[Kind, Kind] = {TEN: RED_TEN, ACE: RED_ACE}
ABOVE_TEN: tuple[Kind, ...] = (*PICTURES, RED_ACE, ACE, TWO)

OPENING_ORDER: tuple[Kind, ...] = (*ORDER[1:-1], RED_TWO, TWO)
"""The order in which kinds are looked for when the most of the lowest starts: the twos come last, red before black."""


def at_least(kind: Kind, rank: Kind) -> bool:
    """Tell whether a kind is of this rank or higher; a red card apart is still of its rank."""
    return HEIGHT[kind] >= HEIGHT.get("r" + rank, HEIGHT[rank])


def reaches(kind: Kind, top: Kind) -> bool:
    """Tell whether a kind is as high as the top card of a pile, or higher; never on an empty table."""
    return top != EMPTY and HEIGHT[kind] >= HEIGHT[top]
