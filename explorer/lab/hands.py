"""Hands as sixteen four-bit counts, and what may be laid of them."""

from __future__ import annotations

from typing import Any

from explorer.lab.packed import FIVE, FREE, OTHER, PART, WHOLE

FOURS = 0x1111111111111111


def one_to_four(hand: int) -> int:
    """Return a bit for each kind and number up to four that a hand holds: four bits a kind, from one card up.

    >>> bin(one_to_four(0x203))
    '0b1100000111'
    """
    a, b, c, d = hand & FOURS, (hand >> 1) & FOURS, (hand >> 2) & FOURS, (hand >> 3) & FOURS
    four = c | d
    two = b | four
    return a | two | two << 1 | ((a & b) | four) << 2 | four << 3


def five_to_eight(hand: int) -> int:
    """Return a bit for each kind and number from five to eight that a hand holds."""
    a, b, c, d = hand & FOURS, (hand >> 1) & FOURS, (hand >> 2) & FOURS, (hand >> 3) & FOURS
    return (c & (a | b)) | d | ((b & c) | d) << 1 | ((a & b & c) | d) << 2 | d << 3


def opening_word(t: Any, hand: int, state: int, high: int) -> Any:
    """Return what may be laid as the first play; ``high`` is 1 for the word of five to eight cards."""
    for kind in t.opening:
        held = (hand >> 4 * kind) & 15
        if held:
            field = 15 << 4 * kind
            number = held - 1 - 4 * high
            whole = 1 << 4 * kind + number if 0 <= number < 4 else 0
            others = t.legal[2 * (OTHER + state) + high] & ~field
            part = t.legal[2 * (PART + state) + high] & field & ~whole
            return others | part | t.legal[2 * (WHOLE + state) + high] & whole
    return t.legal[2 * (FREE + state) + high]


def effect_of(t: Any, kind: int, count: int, top: int, run: int, stock: int) -> Any:
    """Return what so many cards of a kind do to the pile (`explorer.lab.packed.FALLS`, 0 for nothing)."""
    if count > 4:
        return t.effect[FIVE + ((top * 5 + run) * 2 + stock) * 16 + kind] & 3
    return (t.effect[((top * 5 + run) * 2 + stock) * 16 + kind] >> 2 * (count - 1)) & 3


def opens_whole(t: Any, hand: int, kind: int, count: int) -> int:
    """Return 1 where these cards of a hand are all those that the start rule asks for."""
    for wanted in t.opening:
        held = (hand >> 4 * wanted) & 15
        if held:
            return 1 if kind == wanted and count == held else 0
    return 0
