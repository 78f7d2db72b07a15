"""Cards, packs and the sixteen kinds that rules may tell apart. No rule lives here."""

from __future__ import annotations

from dataclasses import dataclass

RANKS: tuple[str, ...] = ("3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "2")
SUITS: tuple[str, ...] = ("C", "D", "H", "S")
RED_SUITS: frozenset[str] = frozenset({"D", "H"})

Kind = str
"""What a rule sees of a card: its rank, or the rank behind an ``r`` where the red card is a kind of its own."""

KINDS: tuple[Kind, ...] = ("3", "4", "5", "6", "7", "8", "9", "r10", "10", "J", "Q", "K", "rA", "A", "r2", "2")


@dataclass(frozen=True, slots=True)
class Card:
    """One card, by rank (``"3"`` … ``"10"``, ``"J"`` … ``"A"``, ``"2"``) and suit (``"C"``, ``"D"``, ``"H"``, ``"S"``).

    >>> str(Card("10", "H"))
    '10H'
    """

    rank: str
    suit: str

    @property
    def red(self) -> bool:
        """Whether the suit is hearts or diamonds."""
        return self.suit in RED_SUITS

    def __str__(self) -> str:
        return self.rank + self.suit


PACK: tuple[Card, ...] = tuple(Card(rank, suit) for suit in SUITS for rank in RANKS)
"""The 52 cards of one pack, suit by suit."""


def kind_of(card: Card, red_apart: frozenset[str]) -> Kind:
    """Return the kind of a card where the red cards of the ranks in ``red_apart`` are kinds of their own.

    >>> kind_of(Card("10", "H"), frozenset({"10"})), kind_of(Card("10", "S"), frozenset({"10"}))
    ('r10', '10')
    """
    return "r" + card.rank if card.rank in red_apart and card.red else card.rank
