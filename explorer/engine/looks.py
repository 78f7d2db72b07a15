"""The facts of a position that clauses may read: finite features, and nothing else of it."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import NamedTuple

from explorer.cards import KINDS, PACK, SUITS, Card, Kind, kind_of
from explorer.rules.catalogue.kinds import NINE
from explorer.rules.decision import COUNTS, EMPTY, PLAY, RUNS
from explorer.rules.ruleset import RuleSet
from explorer.state import Cards, Seat, State


def top_of(state: State) -> Kind:
    """Return the kind on top of the pile, or ``empty``."""
    return state.pile[-1].kind if state.pile else EMPTY


def run_of(state: State) -> int:
    """Return how many cards of the top kind lie on top of one another, at most four."""
    run = 0
    for laid in reversed(state.pile):
        if laid.kind != state.pile[-1].kind or run == RUNS[-1]:
            break
        run += 1
    return run


def nines_left(state: State, rules: RuleSet) -> bool:
    """Tell whether some nine is still in the game: not all of them lie among the cards set aside.

    They are only counted where some clause wants to know.
    """
    if "nines" not in rules.resolver(PLAY).reads:
        return True
    there = len(SUITS) * int(rules.param("decks"))
    return sum(card.rank == NINE for card in state.aside.known) < there


def opening_kind(cards: tuple[Card, ...], rules: RuleSet) -> Kind | None:
    """Return the first kind that the start rule asks for and these cards hold, or ``None``."""
    held = {rules.kind(card) for card in cards}
    return next((kind for kind in rules.param("opening") if kind in held), None)


def opening_of(state: State, kind: Kind, count: int, rules: RuleSet) -> str:
    """Return how cards to be played stand to those that made the player start."""
    if not state.opening:
        return "no"
    hand = state.actor.hand.known
    wanted = opening_kind(hand, rules)
    if wanted is None:
        return "free"
    if kind != wanted:
        return "other"
    return "whole" if count == sum(rules.kind(card) == wanted for card in hand) else "part"


def kinds_in_play(rules: RuleSet) -> tuple[Kind, ...]:
    """Return the kinds that cards have under these rules."""
    return _kinds(rules.param("red_apart"))


@lru_cache(maxsize=None)
def _kinds(apart: frozenset[str]) -> tuple[Kind, ...]:
    there = {kind_of(card, apart) for card in PACK}
    return tuple(kind for kind in KINDS if kind in there)


def zone_of(seat: Seat, *, stock: bool) -> str:
    """Return where a player's next cards lie: the hand (also while it can still be filled), open or hidden ones."""
    if len(seat.hand) or stock:
        return "hand"
    return "up" if len(seat.up) else "down"


def next_cards(seat: Seat, *, stock: bool) -> Cards:
    """Return the cards that the player may play next and sees; none where only hidden ones are left."""
    return {"hand": seat.hand, "up": seat.up, "down": Cards()}[zone_of(seat, stock=stock)]


def saturated(count: int) -> int:
    """Return a number of cards as the rules see it: five stands for five or more."""
    return min(count, COUNTS[-1])


def playable(state: State, rules: RuleSet, *, onto: Kind, claimed: bool = False) -> bool:
    """Tell whether the player to move has cards to see that may go there (``empty``: that may be led).

    Unknown cards count as playable, since nothing speaks against it. ``claimed``: cards of the hand may be laid as any
    kind.
    """
    stock = bool(len(state.stock))
    cards = next_cards(state.actor, stock=stock)
    if cards.unknown:
        return True
    resolver, nines = rules.resolver(PLAY), nines_left(state, rules)
    held = Counter(rules.kind(card) for card in cards.known)
    if claimed and cards.known and zone_of(state.actor, stock=stock) == "hand":
        held.update({kind: 1 for kind in kinds_in_play(rules) if kind not in held})
    return any(
        resolver(kind, saturated(count), onto, stock, nines, opening_of(state, kind, count, rules)).permitted
        for kind, most in held.items()
        for count in range(1, most + 1)  # a group's own rule may let two go where one does not
    )


class Situation(NamedTuple):
    """What a player's duties depend on, whatever the move: the features of the decision *duty* but for the move."""

    zone: str
    table: str
    stock: bool
    owed: Kind
    opening: bool
    lead: bool
    playable: bool


def situation_of(state: State, rules: RuleSet) -> Situation:
    """Return the situation of the player to move."""
    top = top_of(state)
    return Situation(
        zone=zone_of(state.actor, stock=bool(len(state.stock))),
        table=EMPTY if top == EMPTY else "pile",
        stock=bool(len(state.stock)),
        owed="no" if state.owed is None else top,
        opening=state.opening,
        lead=playable(state, rules, onto=EMPTY, claimed=bool(rules.param("claims"))),
        playable=playable(state, rules, onto=top),
    )
