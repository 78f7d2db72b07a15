"""Which cells of the tables are asked about while games are played, counted where that is wanted."""

from __future__ import annotations

from typing import Any, NamedTuple

from explorer.lab.packed import EFFECT_STATES, FREE, OTHER, PART, STATES, WHOLE

PLAY_CELLS = 5 * STATES * 16 * 5
EFFECT_CELLS = EFFECT_STATES * 16 * 5
SITUATIONS = 3 * 544


class Seen(NamedTuple):
    """How often each cell was asked about.

    ``play`` lies by opening, state, kind and number of cards (five stands for more), ``effect`` by top, run, stock,
    kind and number; ``duty`` by situation, and whether the hand has cards.
    """

    play: Any
    effect: Any
    duty: Any


def note_turn(
    t: Any, seen: Any, talk: Any, source: int, held: int, hand: int, state: int, situation: int, opening: int
) -> None:
    """Count what all moves that the player to move can think of are asked: plays once each, and the situation.

    ``source`` are the cards that can be laid, ``held`` how many of them are in the hand, ``hand`` the hand.
    """
    seen.duty[situation * 2 + (1 if held else 0)] += 1
    wanted, whole = -1, 0
    if opening:
        for kind in t.opening:
            if wanted < 0 and (hand >> 4 * kind) & 15:
                wanted, whole = kind, (hand >> 4 * kind) & 15
    for kind in range(16):
        most = (source >> 4 * kind) & 15
        if talk is not None and talk.claims and held:
            most = min(held, 4 + talk.most) if talk.kinds >> 4 * kind & 1 else 0
        for number in range(1, most + 1):
            at = state
            if opening:
                at += FREE if wanted < 0 else OTHER if kind != wanted else WHOLE if number == whole else PART
            once = number < 6 or (kind == wanted and (number == whole or (number == 6 and whole == 5)))
            if once:  # more than five cards are asked about as five
                seen.play[(at * 16 + kind) * 5 + min(number, 5) - 1] += 1
