"""The facts that advice may read, of a decision as a seat sees it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import lru_cache

from explorer.cards import PACK, Card, Kind, kind_of
from explorer.engine.carry import effect_of, picked_up
from explorer.engine.legal import TURNED
from explorer.players.sight import Sight
from explorer.rules.catalogue.advice import (
    FEW_TWOS,
    GOOD,
    GOOD_AT_LEAST,
    LOW,
    LOW_CARDS_AT_LEAST,
    LOW_RANKS_AT_MOST,
    STRONG,
)
from explorer.rules.catalogue.kinds import HEIGHT, TWO
from explorer.rules.decision import ADVICE, AMOUNT, KEEPS
from explorer.rules.resolve import Resolution
from explorer.rules.ruleset import RuleSet
from explorer.state import Move, State

LAYING = ("play", "claim", "up", "change", "on")
"""Moves that lay cards which the player has seen."""


@dataclass(frozen=True, slots=True)
class Look:
    """What advice may read of a decision, whatever the move: features of the decision *advice*, and the twos held."""

    stock: bool
    playable: str
    pile: str
    own_twos: int
    other_twos: float


def look(sight: Sight) -> Look:
    """Look at a position once, for all its moves."""
    laid = [spent(move, sight.rules) for move in sight.moves if move.verb in LAYING and is_true(move, sight.rules)]
    playable = "plain" if set(laid) - set(STRONG) else "strong" if laid else "none"
    own = _twos(sight.state.seats[sight.place].hand.known, sight.rules)
    return Look(bool(len(sight.state.stock)), playable, pile_of(sight), own, expected_twos(sight))


def advice(sight: Sight, move: Move, seen: Look) -> Resolution | None:
    """Ask what the documents recommend of a move; ``None`` for one that they say nothing about."""
    rules = sight.rules
    kind, effect, verb = "none", "none", move.verb
    if verb in LAYING:
        verb, kind = "play", spent(move, rules)
        falls = effect_of(sight.state, move, rules).outcome
        effect = "none" if falls is None or falls == KEEPS else falls
    elif verb in TURNED:
        verb = "try"
    elif verb != "pickup":
        return None
    left = seen.own_twos - _twos(move.cards, rules)
    twos = "fewer" if left < seen.other_twos else "enough"
    few = seen.own_twos <= FEW_TWOS
    return rules.resolver(ADVICE)(verb, kind, effect, seen.stock, seen.playable, seen.pile, twos, few)


def spent(move: Move, rules: RuleSet) -> Kind:
    """Return the highest kind among the cards that a move really lays."""
    return max((rules.kind(card) for card in move.cards), key=HEIGHT.__getitem__)


def is_true(move: Move, rules: RuleSet) -> bool:
    """Tell whether a move says what it lays."""
    return move.claim is None or all(rules.kind(card) == move.claim[1] for card in move.cards)


def pile_of(sight: Sight) -> str:
    """Tell what sort of pile a player who picks up would take."""
    state, rules = sight.state, sight.rules
    amount = rules.resolver(AMOUNT)("pickup", state.owed is not None, False)
    kinds = [laid.kind for laid in picked_up(state, amount)]
    if not kinds:
        return "none"
    good, low = sum(kind in GOOD for kind in kinds), [kind for kind in kinds if kind in LOW]
    if good >= max(GOOD_AT_LEAST, len(low)) and len(set(low)) <= LOW_RANKS_AT_MOST:
        return "good"
    return "low" if len(low) >= LOW_CARDS_AT_LEAST else "poor"


def expected_twos(sight: Sight) -> float:
    """Return how many twos the player before may be thought to hold: a fair share of all that are not in sight."""
    state, rules = sight.state, sight.rules
    before = state.seats[previous(state, sight.place)]
    seen = in_sight(sight)
    left = copies(TWO, rules) - _twos(seen, rules)
    hidden = len(PACK) * int(rules.param("decks")) - len(seen)
    return _twos(before.up.known, rules) + (left * len(before.hand) / hidden if hidden else 0)


def previous(state: State, place: int) -> int:
    """Return the seat of the player before one: the nearest with cards."""
    seats = len(state.seats)
    around = ((place - step) % seats for step in range(1, seats))
    return next((other for other in around if state.seats[other].cards), place)


def in_sight(sight: Sight) -> list[Card]:
    """Return all cards that a seat sees: its own hand, and whatever lies open."""
    state = sight.state
    zones = [cards for seat in state.seats for cards in (seat.hand.known, seat.up.known)]
    pile = [laid.card for laid in state.pile if laid.card is not None]
    return [card for zone in zones for card in zone] + pile


def copies(kind: Kind, rules: RuleSet) -> int:
    """Return how many cards of a kind the packs have."""
    return int(rules.param("decks")) * _kinds(rules.param("red_apart"))[kind]


@lru_cache(maxsize=None)
def _kinds(red_apart: frozenset[str]) -> Counter[Kind]:
    return Counter(kind_of(card, red_apart) for card in PACK)


def _twos(cards: tuple[Card, ...] | list[Card], rules: RuleSet) -> int:
    return sum(rules.kind(card) == TWO for card in cards)
