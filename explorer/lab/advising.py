"""What the documents' advice prefers among the legal moves, looked up in packed scores."""

from __future__ import annotations

from typing import Any, NamedTuple

from explorer.lab.bits import highest, lowest, ones
from explorer.lab.hands import FOURS, effect_of, one_to_four
from explorer.lab.packed import DOWN, PASS, PICKUP, TRY
from explorer.lab.piles import ALL, HALF

NONE, GOOD, POOR, LOW = 0, 1, 2, 3
NO_CARD, STRONG, PLAIN = 0, 1, 2
LAID = 48 * 2 * 16 * 4
"""So many scores of moves that lay cards come first: by context, twos, kind and effect."""

WORST = -(1 << 30)
_BYTES, _EACH = 0x0F0F0F0F0F0F0F0F, 0x0101010101010101


class Advice(NamedTuple):
    """The scores of moves, and the kinds and numbers that the advice speaks of."""

    scores: Any
    good: int
    low: int
    strong: int
    two: int
    copies: int
    few_twos: int
    good_at_least: int
    low_ranks_at_most: int
    low_cards_at_least: int


def cards_of(hand: int) -> int:
    """Return how many cards a hand holds.

    >>> cards_of(0x203)
    5
    """
    pairs = (hand & _BYTES) + ((hand >> 4) & _BYTES)
    return (pairs * _EACH >> 56) & 255


def pile_of(advice: Any, taken: int) -> int:
    """Return what sort of pile would be taken."""
    low = taken & advice.low
    return sort_of(advice, cards_of(taken & advice.good), cards_of(low), ones(one_to_four(low) & FOURS))


def claimed_pile_of(advice: Any, how: int, size: int, seq: Any) -> int:
    """Return what sort of pile would be taken where any number of cards may be claimed to be of one kind."""
    good, bad, ranks, low = 0, 0, 0, 0
    for place in range(0 if how == ALL else size // 2 if how == HALF else size, size):
        kind = 1 << 4 * seq[place]
        good += 1 if kind & advice.good else 0
        bad += 1 if kind & advice.low else 0
        if kind & advice.low & ~low:
            low |= kind
            ranks += 1
    return sort_of(advice, good, bad, ranks)


def sort_of(advice: Any, good: int, bad: int, ranks: int) -> int:
    """Return what sort of pile has so many good and low cards, and so many different low ranks."""
    if good >= max(advice.good_at_least, bad) and ranks <= advice.low_ranks_at_most:
        return GOOD
    return LOW if bad >= advice.low_cards_at_least else POOR


def context_of(advice: Any, stock: int, laid: int, pile: int, own: int) -> int:
    """Return what all moves of a decision have in common.

    ``laid`` has a bit for each kind and number that may be laid truly, ``pile`` is the sort of pile that picking up
    would give, ``own`` the number of twos held.
    """
    strong = NO_CARD if laid == 0 else PLAIN if laid & ~advice.strong else STRONG
    return ((stock * 3 + strong) * 4 + pile) * 2 + (1 if own <= advice.few_twos else 0)


def twos_of(
    advice: Any, turn: int, work: Any, cards: Any, pile: int, hidden: int, lay: Any
) -> tuple[int, int, int, int, int]:
    """Return what a player sees of twos, as `fewer` wants it; ``hidden`` counts all cards but those of the pile."""
    hands, held, players = work.hands, work.held, work.players
    before, up = turn, 0
    for place in range(turn + 1, turn + players):
        seat = place if place < players else place - players
        if cards[seat]:
            before = seat
    own = (hands[turn] >> 4 * advice.two) & 15
    seen = own + ((pile >> 4 * advice.two) & 15)
    hidden -= held[turn]
    if lay is not None:
        up = (lay.up[before] >> 4 * advice.two) & 15
        for seat in range(players):
            seen += (lay.up[seat] >> 4 * advice.two) & 15
            hidden -= lay.up_left[seat]
    return own, up, advice.copies - seen, held[before], hidden


def fewer(own: int, up: int, left: int, before: int, hidden: int) -> int:
    """Return 0 where fewer twos are held than the player before may be thought to hold, else 1.

    That player has ``up`` of them in sight, and of the ``left`` ones among ``hidden`` cards a fair share in ``before``.
    """
    return 0 if (own - up) * max(hidden, 1) < left * before else 1


def advised(
    t: Any, advice: Any, few: int, many: int, others: int, top: int, run: int, stock: int, context: int, twos: Any
) -> int:
    """Return the move with the highest score, of equal ones the plainest; ``twos`` are the arguments of `fewer`."""
    own, up, left, before, hidden = twos
    best, found = WORST, 0
    word = few | many
    while word:
        kind = lowest(word) >> 2
        word &= ~(15 << 4 * kind)
        held = (few >> 4 * kind) & 15 | ((many >> 4 * kind) & 15) << 4
        while held:
            count = highest(held)
            held -= 1 << count - 1
            kept = own - count if kind == advice.two else own
            at = (context * 2 + fewer(kept, up, left, before, hidden)) * 16 + kind
            score = advice.scores[at * 4 + effect_of(t, kind, count, top, run, stock)]
            if score > best:
                best, found = score, kind << 4 | count
    return score_others(advice, others, best, found, context, twos)


def score_others(advice: Any, others: int, best: int, found: int, context: int, twos: Any) -> int:
    """Return the best of what was ``found``, with its score, and the moves that lay no cards."""
    own, up, left, before, hidden = twos
    at = LAID + (context * 2 + fewer(own, up, left, before, hidden)) * 2
    if others >> DOWN & 1 and advice.scores[at + 1] > best:
        best, found = advice.scores[at + 1], DOWN << 8
    if others >> TRY & 1 and advice.scores[at + 1] > best:
        best, found = advice.scores[at + 1], TRY << 8
    if others >> PICKUP & 1 and advice.scores[at] > best:
        best, found = advice.scores[at], PICKUP << 8
    if others >> PASS & 1 and best < 0:
        found = PASS << 8
    return found
