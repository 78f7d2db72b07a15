"""Can a position be, and are the cards there that a move names? What the rules forbid is no matter of this module."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product

from explorer.cards import PACK, Card, Kind
from explorer.engine.carry import ZONES
from explorer.engine.going import is_doubtful
from explorer.engine.looks import kinds_in_play, top_of, zone_of
from explorer.errors import InputError, unknown
from explorer.rules.catalogue.turn import ANSWERS
from explorer.rules.decision import DUTY, EMPTY, YES_NO
from explorer.rules.ruleset import RuleSet
from explorer.state import Cards, Move, State

ASK_HAND = ("play", "claim", "change", "on", "pass")
"""Moves that can only be judged with the hand in sight; for a try it depends on the rules."""


def check_position(state: State, rules: RuleSet, move: Move | None = None) -> None:
    """Check that a position can be; ``move`` tells which card is on top of a stock that is not written out.

    Raises:
        InputError: at the place of what cannot be.
    """
    _check_copies(state, rules, move)
    packs = int(rules.param("decks"))
    total = sum(len(cards) for _, cards in _zones(state))
    if total > len(PACK) * packs:
        raise InputError("position.too-many", number=total, most=len(PACK) * packs, at="hands")
    if state.opening and state.pile:
        raise InputError("position.opening", at="pile")
    if rules.param("deal_all") and len(state.stock):
        raise InputError("position.all-dealt", at="stock")
    for seat in state.seats:
        for key, cards in (("table_up", seat.up), ("table_down", seat.down)):
            if len(cards) and not rules.param("table_cards"):
                raise InputError("position.table-cards", at=f"{key}.{seat.name}")
    _check_players(state)


def _check_players(state: State) -> None:
    name = state.actor.name
    if not state.actor.cards:
        raise InputError("position.no-cards", name=name, at=f"hands.{name}")
    others = [place for place in range(len(state.seats)) if place != state.turn]
    if not len(state.stock) and not any(state.seats[place].cards or is_doubtful(state, place) for place in others):
        raise InputError("position.over", name=name, at="hands")


def _zones(state: State) -> Iterator[tuple[str, Cards]]:
    for key, zone in (("hands", "hand"), ("table_up", "up"), ("table_down", "down")):
        for seat in state.seats:
            yield f"{key}.{seat.name}", getattr(seat, zone)
    yield "pile", Cards().plus(laid.card for laid in state.pile)
    yield "stock", state.stock
    yield "discard", state.aside


def _check_copies(state: State, rules: RuleSet, move: Move | None) -> None:
    packs = int(rules.param("decks"))
    named: Counter[Card] = Counter()
    tried = move.cards if move and _is_turned_up(state, move) else ()
    for at, cards in (*_zones(state), ("move", Cards(tried))):
        for card in cards.known:
            named[card] += 1
            if named[card] > packs:
                raise InputError("position.copies", card=card, times=named[card], packs=packs, at=at)


def _is_turned_up(state: State, move: Move) -> bool:
    """Tell whether a move names a card that no zone names: one turned from an unknown stock or hidden cards."""
    if move.verb == "down":
        return not state.actor.down.has(move.cards)
    return move.verb == "try" and not state.stock.known


def checked(state: State, move: Move, by: int) -> bool:
    """Tell whether the cards of a move matter: those of the player to move, or an answer to the latest play."""
    return state.turn is not None and (by == state.turn or move.verb in ANSWERS)


def check_move(state: State, move: Move, rules: RuleSet, *, by: int | None = None) -> None:
    """Check that the cards that a move of a seat names are there, and that enough is known to judge it.

    The seat is that of the player to move, unless ``by`` says otherwise.

    Raises:
        InputError: at ``move``, ``hands.NAME``, ``table_up.NAME`` or ``last_play``.
    """
    seat, stock = state.actor if by is None else state.seats[by], state.stock
    if move.verb in ASK_HAND or (move.verb == "try" and _try_asks_hand(state, rules)):
        _check_known(seat.name, seat.hand, "hands")
    if move.verb == "pass" and zone_of(seat, stock=bool(len(stock))) == "up":
        _check_known(seat.name, seat.up, "table_up")
    if ZONES.get(move.verb) == "hand":
        for card in Counter(move.cards) - Counter(seat.hand.known):
            raise InputError("move.not-in-hand", card=card, name=seat.name, at="move")
    if move.verb == "up" and rules.param("table_cards"):
        _check_known(seat.name, seat.up, "table_up")
        for card in Counter(move.cards) - Counter(seat.up.known):
            raise InputError("move.not-open", card=card, name=seat.name, at="move")
    if move.verb == "down" and rules.param("table_cards"):
        if not len(seat.down):
            raise InputError("move.none-hidden", name=seat.name, at="table_down." + seat.name)
        if not seat.down.unknown and not seat.down.has(move.cards):
            raise InputError("move.not-hidden", card=move.cards[0], name=seat.name, at="move")
    if move.claim:
        _check_claim(move.claim[1], rules)
    if move.verb == "try" and move.cards and stock.known and stock.known[0] != move.cards[0]:
        raise InputError("move.not-on-stock", card=move.cards[0], top=stock.known[0], at="move")
    if move.verb == "challenge" and move.target not in state.names:
        raise unknown("player", str(move.target), state.names, at="move")


def _try_asks_hand(state: State, rules: RuleSet) -> bool:
    """Ask the clauses whether another hand could change that the stock may be tried, were there one."""
    table, owed = (EMPTY, "no") if not state.pile else ("pile", "no" if state.owed is None else top_of(state))
    duty = rules.resolver(DUTY)
    answers = {
        duty("try", "hand", table, True, owed, state.opening, lead, playable).permitted
        for lead, playable in product(YES_NO, YES_NO)
    }
    return len(answers) > 1


def _check_known(name: str, cards: Cards, key: str) -> None:
    if cards.unknown:
        raise InputError("position.hand", name=name, at=f"{key}.{name}")


def _check_claim(kind: Kind, rules: RuleSet) -> None:
    if kind not in kinds_in_play(rules):
        raise InputError("move.claim-red", kind=kind, rank=kind[1:], at="move")
