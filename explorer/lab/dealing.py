"""The deal, who starts, and who has most."""

from __future__ import annotations

from typing import Any

from explorer.engine.chance import DEAL
from explorer.lab.answering import BY
from explorer.lab.bits import advance, bounded, stream
from explorer.lab.packed import HIDDEN, OPEN


def deal(t: Any, table: Any, game: int, work: Any, lay: Any, talk: Any) -> None:
    """Shuffle the packs and deal them."""
    deck, hands, held = work.deck, work.hands, work.held
    cards = len(t.pack)
    for place in range(cards):
        deck[place] = t.pack[place]
    state = stream(table.base, game, DEAL)
    for place in range(cards - 1, 0, -1):
        state = advance(state)
        other = bounded(state, place + 1)
        card = deck[place]
        deck[place] = deck[other]
        deck[other] = card
    for seat in range(len(hands)):
        hands[seat] = 0
        held[seat] = 0
        if lay is not None:
            lay.up[seat] = 0
            lay.up_left[seat] = 0
            lay.down[seat] = 0
            lay.cards[seat] = 0
        if talk is not None:
            talk.gone[seat] = 0
            talk.last[BY] = -1
    to, rounds = table.to, 0
    for place in range(len(to)):
        seat = to[place] & 7
        if lay is not None:
            lay.cards[seat] += 1
            if to[place] & HIDDEN:
                lay.down[seat] += deck[place] << 4 * rounds
                rounds += 1 if seat == len(hands) - 1 else 0
            elif to[place] & OPEN:
                lay.up[seat] += 1 << 4 * deck[place]
                lay.up_left[seat] += 1
        if to[place] < OPEN:
            hands[seat] += 1 << 4 * deck[place]
            held[seat] += 1


def starter_of(t: Any, hands: Any, players: int) -> int:
    """Return the seat that the start rule chooses; ties go to the first from the dealer's left, which is seat 0."""
    for kind in t.opening:
        most, found = 0, 0
        for seat in range(players):
            held = (hands[seat] >> 4 * kind) & 15
            if held > most:
                if t.start[1] == 2:
                    return seat
                most, found = held, seat
        if most:
            return found if t.start[1] else 0
    return 0


def holder_of(cards: Any) -> int:
    """Return the seat that has more cards than each other, -1 where none has."""
    most, found = 0, -1
    for seat in range(len(cards)):
        if cards[seat] > most:
            most, found = cards[seat], seat
        elif cards[seat] == most:
            found = -1
    return found
