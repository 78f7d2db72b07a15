"""What can be answered to a play: a challenge of a claim, or a card drawn after it; and whether it is answered."""

from __future__ import annotations

from typing import Any, NamedTuple

from explorer.lab.advising import NONE, context_of, fewer, pile_of, twos_of
from explorer.lab.bits import advance, bounded, lowest, nth, ones
from explorer.lab.hands import FOURS, effect_of, one_to_four, opening_word
from explorer.lab.packed import ADVISED, AT_ONCE, AT_RANDOM, CHALLENGE, CHANGE, ON
from explorer.lab.piles import ALL, run_at, taken_of
from explorer.players.policy import OFTEN, SELDOM

BY, COUNT, DRAWN, CLEARED, FELL, TRUE, KIND, CLAIMED, OPENED, WHOLE, USED, STREAM = range(12)
"""What is kept of the latest play from a hand.

Who laid it, how many cards, what was drawn after it; how many cards fell with it, and which; the cards themselves and
what they were called; whether they were claimed; whether the game was opened with them, and with all that the start
asked for; which answer it was. Last, the stream of chance, which answers go on with.
"""

FALLEN_PILE = 4
NEVER, SURE, DOUBTS_OFTEN = 0, 1, 2


class Talk(NamedTuple):
    """What only games with answers need: packed clauses, and where the pile is remembered card by card.

    ``active`` is 1 where a play can be answered at all, ``claims`` where cards of the hand are claimed.
    ``offer`` has what may be done with a drawn card by move, effect, whole opening, used, turn; ``challenge`` by turn
    and cards; ``taker`` and ``after`` by what a challenge shows, and the effect of the play. ``copies`` has how many
    cards there are of each kind, ``kinds`` a bit for each that there is. ``doubts`` and ``says`` are the seats' ways.
    """

    active: int
    claims: int
    kinds: int
    most: int
    offer: Any
    challenge: Any
    taker: Any
    after: Any
    copies: Any
    doubts: Any
    says: Any
    last: Any
    true: Any
    hidden: Any
    gone: Any
    snap_last: Any
    snap_true: Any
    snap_hidden: Any


def answered(
    t: Any, talk: Any, advice: Any, who: Any, work: Any, cards: Any, lay: Any, seq: Any, here: Any, end: int
) -> int:
    """Return how the latest play is answered: the seat, then the move; -1 where it stands.

    Whoever laid it is asked first, then the others clockwise. ``here`` is the turn, pile, size, top, run, stock, nines
    and owed.
    """
    last, players = talk.last, work.players
    by = last[BY]
    for place in range(by, by + players):
        seat = place if place < players else place - players
        reply = 0
        if seat == by:
            if last[DRAWN]:
                reply = followed(t, talk, advice, who, work, cards, lay, seq, here, end)
        elif last[CLAIMED] and talk.challenge[(2 if seat == here[0] else 0) + (1 if cards[seat] else 0)]:
            reply = challenged(talk, who, work, cards, lay, seat, here)
        if reply:
            return seat << 16 | reply
    return -1


def challenged(talk: Any, who: Any, work: Any, cards: Any, lay: Any, seat: int, here: Any) -> int:
    """Return the challenge of a seat, or 0 where it lets the claim stand."""
    last = talk.last
    if who[seat] == AT_RANDOM:
        last[STREAM] = advance(last[STREAM])
        if bounded(last[STREAM], SELDOM):
            return 0
        last[STREAM] = advance(last[STREAM])
        return CHALLENGE << 8
    if talk.doubts[seat] == NEVER:
        return 0
    kind, others = last[KIND], 0
    there = last[COUNT] + ((work.hands[seat] >> 4 * kind) & 15)
    for other in range(work.players):
        if lay is not None:
            there += (lay.up[other] >> 4 * kind) & 15
        others += cards[other] if other != seat else 0
    for place in range(here[2]):
        there += 1 if talk.true[place] == kind and not talk.hidden[place] else 0
    if there > talk.copies[kind] or (others == 0 and not here[5]):
        return CHALLENGE << 8
    if talk.doubts[seat] == DOUBTS_OFTEN:
        last[STREAM] = advance(last[STREAM])
        return 0 if bounded(last[STREAM], OFTEN) else CHALLENGE << 8
    return 0


def followed(
    t: Any, talk: Any, advice: Any, who: Any, work: Any, cards: Any, lay: Any, seq: Any, here: Any, end: int
) -> int:
    """Return what a player does with a card drawn after the own play: change the play for it, play it on, or 0."""
    last = talk.last
    turn, pile, size, top, run, stock, nines, owed = here
    seat = last[BY]
    effect = 1 if last[CLEARED] else 3 if owed >= 0 else 0
    at = ((effect * 2 + last[WHOLE]) * 3 + last[USED]) * 2 + (1 if seat == turn else 0)
    drawn = one_to_four(last[DRAWN]) & FOURS
    on = drawn & t.legal[2 * ((top * 2 + stock) * 2 + nines)] if talk.offer[48 + at] else 0
    change, below, before = 0, 0, 0
    if talk.offer[at]:
        rest = size - last[COUNT]
        below, before = seq[rest - 1] + 1 if rest else 0, run_at(seq, rest)
        state = (below * 2 + 1) * 2 + nines
        hand = work.hands[seat] + last[TRUE]
        change = drawn & (opening_word(t, hand, state, 0) if last[OPENED] else t.legal[2 * state])
    if not on | change:
        return 0
    if who[seat] == AT_RANDOM:
        last[STREAM] = advance(last[STREAM])
        if bounded(last[STREAM], SELDOM):
            return 0
        last[STREAM] = advance(last[STREAM])
        pick = bounded(last[STREAM], ones(change) + ones(on))
        if pick < ones(change):
            return CHANGE << 8 | nth(change, pick) << 2 | 1
        return ON << 8 | nth(on, pick - ones(change)) << 2 | 1
    lower = change & ((1 << 4 * last[KIND]) - 1)
    if who[seat] != ADVISED or advice is None:
        if not on | lower:
            return 0
        kind = lowest(on | lower) >> 2
        return (CHANGE if lower >> 4 * kind & 1 else ON) << 8 | kind << 4 | 1
    if advice is not None:
        taken = taken_of(t.amount[8 + (2 if owed >= 0 else 0)], pile, size, seq)
        own, up, left, held, unseen = twos_of(advice, seat, work, cards, pile, end - size, lay)
        context = context_of(advice, stock, on | change, pile_of(advice, taken) if taken else NONE, own)
        best, found, word = -1, 0, on | lower
        while word:
            kind = lowest(word) >> 2
            word &= word - 1
            kept = own - 1 if kind == advice.two else own
            score_at = ((context * 2 + fewer(kept, up, left, held, unseen)) * 16 + kind) * 4
            if lower >> 4 * kind & 1:
                score = advice.scores[score_at + effect_of(t, kind, 1, below, before, 1)]
                if score > best:
                    best, found = score, CHANGE << 8 | kind << 4 | 1
            if on >> 4 * kind & 1:
                score = advice.scores[score_at + effect_of(t, kind, 1, top, run, stock)]
                if score > best:
                    best, found = score, ON << 8 | kind << 4 | 1
        return found
    return 0


def use_of(talk: Any, verb: int, follows: bool) -> int:
    """Return which answer a play is: 1 for a change, 2 for a card played on, else what the one it follows was."""
    if verb >= CHANGE:
        return 1 if verb == CHANGE else 2
    return talk.last[USED] if follows else 0


def keep(
    talk: Any,
    by: int,
    count: int,
    drawn: int,
    laid: int,
    kind: int,
    claimed: int,
    opened: int,
    whole: int,
    used: int,
    size: int,
) -> None:
    """Keep the latest play; ``by`` is -1 where nothing can answer it."""
    last = talk.last
    by = by if talk.active else -1
    last[BY], last[COUNT], last[DRAWN], last[CLEARED], last[FELL] = by, count, drawn, 0, 0
    last[TRUE], last[KIND], last[CLAIMED], last[OPENED], last[WHOLE], last[USED] = (
        laid,
        kind,
        claimed,
        opened,
        whole,
        used,
    )
    for place in range(size, size + AT_ONCE):
        talk.hidden[place] = claimed
        talk.true[place] = talk.true[place] if claimed else kind


def shown(t: Any, talk: Any, actor: int, pile: int, size: int, owed: int) -> tuple[int, int, int, int, int]:
    """Return what a challenge shows (1 for a lie), who takes, who is next, and how many cards are taken, and which."""
    last = talk.last
    lie = 1 if last[TRUE] != last[COUNT] << 4 * last[KIND] else 0
    fell = 1 if last[CLEARED] else 0
    how = t.amount[24 + fell]
    taker = last[BY] if talk.taker[lie] else actor
    token = talk.after[lie * 4 + (1 if fell else 3 if owed >= 0 else 0)]
    if how == ALL:
        return lie, taker, token, size, pile
    if how == FALLEN_PILE:
        return lie, taker, token, last[CLEARED], last[FELL]
    return lie, taker, token, 0, 0


def leaving(
    t: Any, talk: Any, cards: Any, before: int, actor: int, stock: int, left: int, first_out: int
) -> tuple[int, int, bool]:
    """Let go whoever is out, first who laid the latest play; return how many are left, who was first, and the end."""
    for seat in (before, actor):
        if seat >= 0 and not talk.gone[seat]:
            doubtful = 1 if talk.last[BY] == seat and talk.last[CLAIMED] else 0
            if t.out[(stock * 2 + (1 if cards[seat] else 0)) * 2 + doubtful]:
                talk.gone[seat] = 1
                left -= 1
                first_out = seat if first_out < 0 else first_out
                if t.over[(2 if left == 1 else 0) + stock]:
                    return left, first_out, True
    return left, first_out, False


def stays(gone: Any, players: int) -> int:
    """Return the seat that is still in the game."""
    found = -1
    for seat in range(players):
        if not gone[seat]:
            found = seat
    return found


def open_cards(talk: Any, turn: int, size: int) -> tuple[int, int]:
    """Return the cards of the pile that a player sees, and how many they are: open ones, and those laid last."""
    cards, number, own = 0, 0, size
    if talk.last[BY] == turn:
        own = size - talk.last[COUNT]
    for place in range(size):
        if place >= own or not talk.hidden[place]:
            cards += 1 << 4 * talk.true[place]
            number += 1
    return cards, number
