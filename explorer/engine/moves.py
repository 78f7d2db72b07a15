"""Which moves are legal."""

from __future__ import annotations

from collections.abc import Iterator

from explorer.cards import PACK, Card, Kind
from explorer.engine.legal import FOLLOWING, is_legal
from explorer.engine.looks import kinds_in_play, next_cards, situation_of, zone_of
from explorer.rules.ruleset import RuleSet
from explorer.state import Move, State


def possible_moves(state: State, rules: RuleSet) -> Iterator[Move]:
    """Give every move that can be thought of with the cards there are, legal or not.

    Sets of one kind come once for each number of cards, with the first such cards of the hand; a claim comes once for
    each kind and number, with true cards where there are enough. A card that is turned is named where it is known.
    """
    if state.turn is None:
        return
    stock = bool(len(state.stock))
    zone, cards = zone_of(state.actor, stock=stock), next_cards(state.actor, stock=stock).known
    held: dict[Kind, list[Card]] = {}
    for card in cards:
        held.setdefault(rules.kind(card), []).append(card)
    if zone == "hand" and rules.param("claims"):
        yield from _claims(held, len(cards), rules)
    else:
        for alike in held.values():
            for number in range(1, len(alike) + 1):
                yield Move("up" if zone == "up" else "play", tuple(alike[:number]))
    if zone == "down":
        yield from (Move("down", (card,)) for card in state.actor.down.known)
        if state.actor.down.unknown:
            yield Move("down")
    yield Move("pickup")
    yield Move("try", state.stock.known[:1])
    yield Move("pass")


def _claims(held: dict[Kind, list[Card]], size: int, rules: RuleSet) -> Iterator[Move]:
    most = min(size, len(PACK) * int(rules.param("decks")) // len({card.rank for card in PACK}))
    for kind in kinds_in_play(rules):
        true = held.get(kind, [])
        others = [card for other, cards in held.items() if other != kind for card in cards]
        for number in range(1, most + 1):
            if number <= len(true):
                yield Move("claim", tuple(true[:number]), claim=(number, kind))
            elif number <= len(others):
                yield Move("claim", tuple(others[:number]), claim=(number, kind))
            else:
                yield Move("claim", tuple([*others, *true][:number]), claim=(number, kind))


def answers(state: State, rules: RuleSet) -> Iterator[tuple[int, Move]]:
    """Give every legal answer to the latest play (challenges, and cards drawn after it) with the seat that makes it."""
    last = state.last
    if last is None or state.turn is None:
        return
    for place in range(len(state.seats)):
        every = [Move("challenge", target=state.names[last.by])]
        if place == last.by:
            every = [Move(verb, (card,)) for verb in FOLLOWING for card in last.drawn.known]
        yield from ((place, move) for move in every if is_legal(state, move, rules, by=place))


def legal_moves(state: State, rules: RuleSet) -> list[Move]:
    """Return the legal moves of the player to move, as `possible_moves` orders them; none when the game is over.

    What answers the latest play (see `answers`) is not among them.
    """
    if state.turn is None:
        return []
    situation = situation_of(state, rules)
    return [move for move in possible_moves(state, rules) if is_legal(state, move, rules, situation=situation)]
