"""A table laid out from the packs: cards given to a position that is described by kinds."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache

from explorer.ask.findings.laid import Pile
from explorer.cards import PACK, Card, Kind
from explorer.rules.catalogue.kinds import NINE
from explorer.rules.ruleset import RuleSet
from explorer.state import Cards, Laid, Seat, State

NAMES = ("Anna", "Ben", "Carla", "Dan", "Eva", "Filip", "Gita", "Hugo")
ACTOR, LEADER = 1, 0
"""The seats of the player to move, and of the one who led what must be taken."""

STOCK = 10


@dataclass(frozen=True, slots=True)
class Plan:
    """A position by kinds: the cards of the player to move, the pile, and what else clauses may know.

    ``cards`` lie in ``zone``, and a hand is made up with some of ``fill`` to the size that it has while there is a
    stock. ``nines``: some are still in the game.
    """

    cards: tuple[Kind, ...]
    fill: tuple[Kind, ...] = ()
    zone: str = "hand"
    pile: Pile = ()
    stock: bool = True
    nines: bool = True
    opening: bool = False
    owed: bool = False


def laid_out(plan: Plan, rules: RuleSet, *, players: int = 3, size: int | None = None) -> State | None:
    """Return a position as planned, ``None`` where the packs do not have the cards.

    The others hold ``size`` cards (default: those of a full hand), and nobody says which; so many has the player to
    move while there is a stock. Hidden table cards are only counted, and so is what was claimed.
    """
    deck = _Deck(rules, nines=plan.nines)
    claims = bool(rules.param("claims"))
    each, table = int(rules.param("hand")) if size is None else size, int(rules.param("table_cards"))
    pile, cards = deck.take(() if claims else plan.pile), deck.take(plan.cards)
    if pile is None or cards is None:
        return None
    if plan.zone == "hand" and (plan.stock or plan.opening):
        cards += deck.fill(plan.fill, each - len(cards))
        if len(cards) < each:
            return None
    if plan.zone != "hand" and len(cards) > table:
        return None
    hidden, name = Cards(unknown=table), NAMES[ACTOR]
    opened = [Cards(tuple(deck.spread(table))) for _ in range(players)]
    seats = [Seat(NAMES[place], Cards(unknown=each), opened[place], hidden) for place in range(players)]
    seats[ACTOR] = {
        "hand": Seat(name, Cards(tuple(cards)), opened[ACTOR], hidden),
        "up": Seat(name, up=Cards(tuple(cards)), down=hidden),
        "down": Seat(name, down=hidden),
    }[plan.zone]
    unknown = sum(zone.unknown for seat in seats for zone in (seat.hand, seat.up, seat.down))
    left = deck.left - unknown - (len(plan.pile) if claims else 0)
    if left < bool(plan.stock):
        return None
    return State(
        tuple(seats),
        ACTOR,
        pile=tuple(Laid(kind, hidden=True) for kind in plan.pile)
        if claims
        else tuple(Laid(rules.kind(card), card) for card in pile),
        stock=Cards(unknown=min(STOCK, left)) if plan.stock else Cards(),
        aside=Cards(deck.aside),
        opening=plan.opening,
        owed=LEADER if plan.owed else None,
    )


def unseen(state: State, rules: RuleSet) -> tuple[Card, ...]:
    """Return the cards that are nowhere to be seen in a position."""
    seen = [laid.card for laid in state.pile if laid.card] + [*state.aside.known]
    seen += [card for seat in state.seats for zone in (seat.hand, seat.up, seat.down) for card in zone.known]
    found = []
    for card in PACK * int(rules.param("decks")):
        if card in seen:
            seen.remove(card)
        else:
            found.append(card)
    return tuple(found)


@lru_cache(maxsize=256)
def _packs(rules: RuleSet, nines: bool) -> tuple[Mapping[Kind, tuple[Card, ...]], tuple[Card, ...]]:
    """Return the cards in the game by kind, and those that are out of it."""
    every = PACK * int(rules.param("decks"))
    aside = () if nines else tuple(card for card in every if card.rank == NINE)
    kinds: dict[Kind, tuple[Card, ...]] = {}
    for card in every:
        if card not in aside:
            kinds[rules.kind(card)] = (*kinds.get(rules.kind(card), ()), card)
    return kinds, aside


class _Deck:
    """The cards that can still be given out, by kind."""

    def __init__(self, rules: RuleSet, *, nines: bool) -> None:
        kinds, self.aside = _packs(rules, nines)
        self._kinds = {kind: list(cards) for kind, cards in kinds.items()}
        self.left = sum(map(len, kinds.values()))

    def take(self, kinds: Iterable[Kind]) -> list[Card] | None:
        """Give out a card of each of some kinds, or ``None`` where there are none left."""
        found = []
        for kind in kinds:
            if not self._kinds.get(kind):
                return None
            found.append(self._kinds[kind].pop(0))
        self.left -= len(found)
        return found

    def fill(self, kinds: Iterable[Kind], number: int) -> list[Card]:
        """Give out so many cards of some kinds, fewer where there are fewer."""
        found: list[Card] = []
        for kind in kinds:
            while len(found) < number and self._kinds.get(kind):
                found.append(self._kinds[kind].pop(0))
        self.left -= len(found)
        return found

    def spread(self, number: int) -> list[Card]:
        """Give out so many cards, each of a kind of which most are left, so that some of each kind stay."""
        found: list[Card] = []
        while len(found) < number and any(self._kinds.values()):
            found.append(max(self._kinds.values(), key=len).pop(0))
        self.left -= len(found)
        return found
