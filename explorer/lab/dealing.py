"""The deal, who starts, and who is next."""

from __future__ import annotations

from typing import Any

from explorer.engine.chance import DEAL
from explorer.lab.answering import BY
from explorer.lab.bits import advance, bounded, lowest, stream
from explorer.lab.packed import HIDDEN, OPEN


def deal(t: Any, table: Any, game: int, work: Any, lay: Any, talk: Any) -> None:
    """Shuffle the packs and deal them."""
    deck, rest, hands, held = work.deck, work.rest, work.hands, work.held
    cards, players = len(t.pack), work.players
    for place in range(cards):
        deck[place] = t.pack[place]
    state, left = stream(table.base, game, DEAL), 0
    for place in range(cards - 1, -1, -1):
        state = advance(state)
        other = bounded(state, place + 1)
        card = deck[other]
        deck[other] = deck[place]
        deck[place] = card
        left += 1 << 4 * card
        rest[place] = left
    for seat in range(players):
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
                rounds += 1 if seat == players - 1 else 0
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


def next_of(live: int, turn: int, players: int) -> int:
    """Return the first seat from one on, clockwise, that has a bit in ``live``; there must be one."""
    found = turn + lowest((live | live << players) >> turn)
    return found - players if found >= players else found
