"""What a bot claims where cards are laid face down, and which cards it lays under a claim."""

from __future__ import annotations

from typing import Any

from explorer.lab.advising import (
    NONE,
    WORST,
    advised,
    claimed_pile_of,
    context_of,
    fewer,
    pile_of,
    score_others,
    twos_of,
)
from explorer.lab.answering import STREAM, open_cards
from explorer.lab.bits import advance, bounded, lowest, nth
from explorer.lab.choosing import plainest, preferred
from explorer.lab.hands import FOURS, effect_of, five_to_eight, one_to_four, opening_word
from explorer.lab.piles import taken_of
from explorer.players.policy import BELIEVED

TRUTH, WHEN_STUCK, LIES = 0, 1, 2
NAMED, LOW, DRAWN = 0, 1 << 12, 2 << 12
"""Which cards are laid: those claimed where they are there, the lowest ones, any."""


def advise(
    t: Any, talk: Any, advice: Any, work: Any, cards: Any, lay: Any, seq: Any, end: int, now: Any, ways: Any
) -> int:
    """Return the move of a seat that follows the advice, or claims what it lays."""
    turn, pile, size, top, run, stock, _, owed = now
    few, many, others, true, lying, advises = ways
    how = t.amount[8 + (2 if owed >= 0 else 0)]
    taken, bare, seen = taken_of(how, pile, size, seq), pile, size
    sort = pile_of(advice, taken) if taken else NONE
    if talk is not None:
        bare, seen = open_cards(talk, turn, size)
        if talk.claims and sort != NONE:
            sort = claimed_pile_of(advice, how, size, seq)
    twos = twos_of(advice, turn, work, cards, bare, end - seen, lay)
    context = context_of(advice, stock, true, sort, twos[0])
    if talk is not None and lying:
        hand = work.hands[turn]
        return claimed(t, talk, advice, advises, turn, hand, few, many, others, top, run, stock, context, twos)
    return advised(t, advice, few, many, others, top, run, stock, context, twos)


def claimed(
    t: Any,
    talk: Any,
    advice: Any,
    advises: bool,
    seat: int,
    hand: int,
    few: int,
    many: int,
    others: int,
    top: int,
    run: int,
    stock: int,
    context: int,
    twos: Any,
) -> int:
    """Return the move of a seat that does not go by chance; ``few`` and ``many`` are what may be claimed."""
    true_few, true_many = few & one_to_four(hand), many & five_to_eight(hand)
    true, how = true_few | true_many, talk.says[seat]
    if true and how != LIES:
        if advises and advice is not None:
            return advised(t, advice, true_few, true_many, others, top, run, stock, context, twos)
        verb, kind, number = plainest(true_few, true_many, others)
        return verb << 8 | kind << 4 | number
    if how == TRUTH and others:
        if advises and advice is not None:
            return advised(t, advice, 0, 0, others, top, run, stock, context, twos)
        return preferred(others)
    number = lies = 0
    for count in range(8, 0, -1):
        can = (few >> count - 1 if count < 5 else many >> count - 5) & FOURS
        if can and (number == 0 or number > BELIEVED):
            number, lies = count, can
    low, left, highest, own_twos, own_kind = 0, number, 0, 0, -1
    rest = hand
    while left:
        highest = lowest(rest) >> 2
        rest -= 1 << 4 * highest
        left -= 1
        low += 1 << 4 * highest
    if low == number << 4 * highest and lies >> 4 * highest & 1:
        own_kind = highest
    best, found = WORST, preferred(others)
    if not advises or advice is None:
        if lies:
            found = (own_kind if own_kind >= 0 else lowest(lies) >> 2) << 4 | number | LOW
        return found
    if advice is not None:
        own_twos = (low >> 4 * advice.two) & 15
        own, up, unseen, before, hidden = twos
        at = ((context * 2 + fewer(own - own_twos, up, unseen, before, hidden)) * 16 + highest) * 4
        if own_kind >= 0:
            best = advice.scores[at + effect_of(t, own_kind, number, top, run, stock)]
            found = own_kind << 4 | number | LOW
        while lies:
            kind = lowest(lies) >> 2
            lies &= lies - 1
            score = advice.scores[at + effect_of(t, kind, number, top, run, stock)]
            if score > best:
                best, found = score, kind << 4 | number | LOW
        return score_others(advice, others, best, found, context, twos)
    return found


def may_claim(t: Any, talk: Any, hand: int, held: int, state: int, opening: int) -> tuple[int, int, int]:
    """Return what may be claimed with so many cards, as one to four and as five to eight; and whether some may lead."""
    few, many = t.legal[2 * state], t.legal[2 * state + 1]
    if opening:
        few, many = opening_word(t, hand, state, 0), opening_word(t, hand, state, 1)
    leads = 1 if talk.kinds & (few if opening else t.legal[2 * (state & 3)]) else 0
    low, high = (1 << min(held, 4)) - 1, (1 << min(max(held - 4, 0), talk.most)) - 1
    return few & talk.kinds * low, many & talk.kinds * high, leads


def card_at(hand: int, number: int) -> int:
    """Return the kind of a card of a hand, the lowest being number 0."""
    if not five_to_eight(hand):
        return nth(one_to_four(hand), number) >> 2
    one = 0
    while number >= (hand >> 4 * one) & 15:
        number -= (hand >> 4 * one) & 15
        one += 1
    return one


def lay_cards(talk: Any, hand: int, held: int, style: int, kind: int, count: int, size: int) -> int:
    """Put the cards that are laid on the pile, in their order, and return them."""
    true, rest, laid = talk.true, hand, 0
    have = (hand >> 4 * kind) & 15
    if style == DRAWN:
        chance = talk.last[STREAM]
        for place in range(count):
            chance = advance(chance)
            one = card_at(rest, bounded(chance, held - place))
            rest -= 1 << 4 * one
            true[size + place] = one
            laid += 1 << 4 * one
        talk.last[STREAM] = chance
        return laid
    if style == NAMED:
        rest = have << 4 * kind if have >= count else hand - (have << 4 * kind)
    for place in range(count):
        one = lowest(rest) >> 2 if rest else kind
        if rest:
            rest -= 1 << 4 * one
        true[size + place] = one
        laid += 1 << 4 * one
    return laid


def order_of(talk: Any, size: int, count: int) -> tuple[int, ...]:
    """Return the cards claimed on a pile of so many, in their order; of other plays, all of a kind, anything."""
    return () if talk is None else tuple(talk.true[size : size + count])
