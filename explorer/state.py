"""Positions and moves as immutable values, in one shape for all four games. No rule lives here."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace

from explorer.cards import Card, Kind


@dataclass(frozen=True, slots=True)
class Cards:
    """A collection of cards: those that are known, in order, and how many more are not."""

    known: tuple[Card, ...] = ()
    unknown: int = 0

    def __len__(self) -> int:
        return len(self.known) + self.unknown

    def plus(self, cards: Iterable[Card | None]) -> Cards:
        """Return the collection with cards added behind it; ``None`` adds an unknown one."""
        added = tuple(cards)
        known = tuple(card for card in added if card is not None)
        return Cards(self.known + known, self.unknown + len(added) - len(known))

    def minus(self, cards: Iterable[Card]) -> Cards:
        """Return the collection without these cards; a card that is not known counts against the unknown ones.

        Raises:
            ValueError: when a card is not there.
        """
        known, unknown = list(self.known), self.unknown
        for card in cards:
            if card in known:
                known.remove(card)
            elif unknown:
                unknown -= 1
            else:
                raise ValueError(f"{card} is not among these cards")
        return Cards(tuple(known), unknown)

    def has(self, cards: Iterable[Card]) -> bool:
        """Tell whether all these cards are known to be there."""
        return not Counter(cards) - Counter(self.known)

    def top(self, number: int) -> tuple[tuple[Card | None, ...], Cards]:
        """Split off the first ``number`` cards (fewer where there are fewer); unknown ones come as ``None``."""
        number = min(number, len(self))
        seen = self.known[:number]
        blind = number - len(seen)
        return seen + (None,) * blind, Cards(self.known[len(seen) :], self.unknown - blind)


@dataclass(frozen=True, slots=True)
class Seat:
    """A player and the cards in front of them: the hand, the open and the hidden table cards."""

    name: str
    hand: Cards = Cards()
    up: Cards = Cards()
    down: Cards = Cards()

    @property
    def cards(self) -> int:
        """How many cards the player has in all."""
        return len(self.hand) + len(self.up) + len(self.down)


@dataclass(frozen=True, slots=True)
class Laid:
    """A card in the pile: what it counts as, the card itself where it is known, and whether it lies face down."""

    kind: Kind
    card: Card | None = None
    hidden: bool = False


@dataclass(frozen=True, slots=True)
class LastPlay:
    """The latest play from a hand: who laid it, how many cards, and what the player drew afterwards.

    ``cleared`` is the pile that it made fall, ``claimed`` says that it was laid face down, ``opening`` that it opened
    the game, and ``whole`` that it did so with all the cards that decided the start; ``used`` is ``change`` or ``on``
    where the player followed up a play in this turn, else ``no``.
    """

    by: int
    count: int
    drawn: Cards = Cards()
    cleared: tuple[Laid, ...] = ()
    claimed: bool = False
    opening: bool = False
    whole: bool = False
    used: str = "no"


@dataclass(frozen=True, slots=True)
class State:
    """A position.

    ``turn`` is the seat to move (``None`` when the game is over), ``stock`` lies from the top down and ``pile`` from
    the bottom up. ``owed`` is the seat that led a card which the seat to move must take, ``opening`` says that nobody
    has played yet, ``last`` is the latest play while it can still be questioned or followed up.
    """

    seats: tuple[Seat, ...]
    turn: int | None
    pile: tuple[Laid, ...] = ()
    stock: Cards = Cards()
    aside: Cards = Cards()
    opening: bool = False
    owed: int | None = None
    last: LastPlay | None = None

    @property
    def names(self) -> tuple[str, ...]:
        """The players in seating order."""
        return tuple(seat.name for seat in self.seats)

    @property
    def actor(self) -> Seat:
        """The seat to move.

        Raises:
            ValueError: when the game is over.
        """
        if self.turn is None:
            raise ValueError("the game is over, nobody is to move")
        return self.seats[self.turn]

    def seat(self, name: str) -> int:
        """Return the place of a player at the table.

        Raises:
            ValueError: when nobody of that name plays.
        """
        return self.names.index(name)

    def with_hand(self, place: int, hand: Cards) -> State:
        """Return the position with another hand for one player."""
        return self.with_seat(place, replace(self.seats[place], hand=hand))

    def with_seat(self, place: int, seat: Seat) -> State:
        """Return the position with other cards for one player."""
        seats = list(self.seats)
        seats[place] = seat
        return replace(self, seats=tuple(seats))

    def key(self) -> tuple[object, ...]:
        """Return what makes two positions the same; the order of the cards in a hand does not count."""

        def held(cards: Cards) -> tuple[object, ...]:
            return (*sorted(map(str, cards.known)), cards.unknown)

        zones = tuple((held(seat.hand), held(seat.up), held(seat.down)) for seat in self.seats)
        return (zones, self.pile, self.stock, self.turn, self.owed, self.opening, self.last)


@dataclass(frozen=True, slots=True)
class Move:
    """What a player does: a verb, the cards it names; for a claim its number and rank, for a challenge its target."""

    verb: str
    cards: tuple[Card, ...] = ()
    claim: tuple[int, Kind] | None = None
    target: str | None = None


VERBS: tuple[str, ...] = ("play", "pickup", "try", "pass", "up", "down", "claim", "challenge", "change", "on")
