"""An example with other cards that come to the same: other suits, other cards beside those that matter."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from explorer.ask.findings.example import Example
from explorer.ask.findings.laid import piles
from explorer.cards import KINDS, PACK, Card
from explorer.engine.chance import Stream
from explorer.rules.decision import EFFECT, PLAY
from explorer.state import Cards, Laid, Move, State
from explorer.tables import table

DEEPEST = 3
"""Under a pile of more cards nothing is put."""


def recoloured(example: Example, stream: Stream) -> Example:
    """Return an example in which each card is another that the rules see no difference in."""
    rules, other = example.rules, dict[Card, Card]()
    for kind in KINDS:
        alike = [card for card in PACK if rules.kind(card) == kind]
        other |= dict(zip(alike, stream.shuffled(alike), strict=True))
    return replace(example, state=_state(example.state, other), move=_move(example.move, other))


def filled(example: Example, stream: Stream) -> Example:
    """Return an example in which the other cards of the hand may be any that nobody has named."""
    state, rules = example.state, example.rules
    held, laid = list(state.actor.hand.known), list(example.move.cards)
    kept = [card for card in laid if card in held]
    others = len(held) - len(kept)
    left = Counter(PACK * int(rules.param("decks"))) - Counter(_named(state, example.move))
    drawn = sorted(stream.shuffled(tuple(left.elements()))[:others], key=PACK.index)
    if len(drawn) < others:
        return example
    hand = stream.shuffled([*kept, *drawn])
    return replace(example, state=state.with_hand(state.turn or 0, Cards(hand, state.actor.hand.unknown)))


def deepened(example: Example, stream: Stream) -> Example:
    """Return an example with cards under its pile, each of which bears the card above it."""
    state, rules = example.state, example.rules
    if not state.pile or state.last is not None or state.pile[0].hidden:
        return example
    may, does, stock = table(rules, PLAY), table(rules, EFFECT), bool(len(state.stock))
    reached = {top.kind for top in piles(rules, stock=stock) if not top.owed}
    left = Counter(PACK * int(rules.param("decks"))) - Counter(_named(state, example.move))
    for card in stream.shuffled(tuple(left)):
        lowest, under = state.pile[0].kind, rules.kind(card)
        bears = may.permits((lowest, 1, under, stock, True, "no"))
        falls = does.outcome((lowest, 1, under, 1, stock)) == EFFECT.outcomes[0]
        fits = bears and not falls and under != lowest and under in reached
        if state.owed is not None:  # what was led and must be taken is all of one kind
            fits = under == lowest and len(state.pile) == 1
        if fits and len(state.pile) <= DEEPEST:
            state = replace(state, pile=(Laid(under, card), *state.pile))
    return replace(example, state=state)


def _named(state: State, move: Move) -> list[Card]:
    known = [card for seat in state.seats for zone in (seat.hand, seat.up, seat.down) for card in zone.known]
    known += [laid.card for laid in state.pile if laid.card]
    known += [*state.stock.known, *state.aside.known]
    return known + [card for card in move.cards if card not in known]


def _state(state: State, other: dict[Card, Card]) -> State:
    seats = tuple(
        replace(seat, hand=_cards(seat.hand, other), up=_cards(seat.up, other), down=_cards(seat.down, other))
        for seat in state.seats
    )
    last = state.last
    if last is not None:
        last = replace(last, drawn=_cards(last.drawn, other), cleared=_pile(last.cleared, other))
    pile, stock, aside = _pile(state.pile, other), _cards(state.stock, other), _cards(state.aside, other)
    return replace(state, seats=seats, pile=pile, stock=stock, aside=aside, last=last)


def _cards(cards: Cards, other: dict[Card, Card]) -> Cards:
    return Cards(tuple(other[card] for card in cards.known), cards.unknown)


def _pile(pile: tuple[Laid, ...], other: dict[Card, Card]) -> tuple[Laid, ...]:
    return tuple(laid if laid.card is None else replace(laid, card=other[laid.card]) for laid in pile)


def _move(move: Move, other: dict[Card, Card]) -> Move:
    return replace(move, cards=tuple(other[card] for card in move.cards))
