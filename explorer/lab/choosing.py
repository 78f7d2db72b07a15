"""What a policy prefers among the legal moves; one number may hold the verb, the kind and how many cards."""

from __future__ import annotations

from explorer.lab.bits import bounded, highest, lowest, nth, ones
from explorer.lab.packed import DOWN, LAY, PASS, PICKUP, TRY


def at_random(few: int, many: int, others: int, chance: int) -> tuple[int, int, int]:
    """Return any of the legal moves, each as likely as the next: the verb, the kind and how many cards.

    ``few`` and ``many`` have a bit for each kind and number of cards (one to four, five to eight) that may be laid,
    ``others`` one for each other verb.
    """
    up_to_four, lays = ones(few), ones(few) + ones(many)
    pick = bounded(chance, lays + ones(others))
    if pick < up_to_four:
        bit = nth(few, pick)
        return LAY, bit >> 2, (bit & 3) + 1
    if pick < lays:
        bit = nth(many, pick - up_to_four)
        return LAY, bit >> 2, (bit & 3) + 5
    return nth(others, pick - lays), 0, 0


def plainest(few: int, many: int, others: int) -> tuple[int, int, int]:
    """Return the lowest kind that may be laid, as many cards as go; else what turns a card, else what takes some."""
    if few | many:
        kind = lowest(few | many) >> 2
        more = highest((many >> 4 * kind) & 15)
        return LAY, kind, more + 4 if more else highest((few >> 4 * kind) & 15)
    return preferred(others) >> 8, 0, 0


def parts_of(action: int) -> tuple[int, int, int]:
    """Return the verb, the kind and how many cards that one number holds."""
    return action >> 8, action >> 4 & 15, action & 15


def preferred(others: int) -> int:
    """Return the move that is preferred where no cards can be laid."""
    if others >> DOWN & 1:
        return DOWN << 8
    if others >> TRY & 1:
        return TRY << 8
    return (PICKUP if others >> PICKUP & 1 else PASS) << 8
