"""Chance, stated in full so that the same seed deals the same game for ever.

The generator is splitmix64 (Steele, Lea and Flood, *Fast splittable pseudorandom number generators*, 2014). Each game
has two streams, one for the deal and one for whoever chooses moves, derived from a seed and the number of the game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1
GAMMA = 0x9E3779B97F4A7C15
DEAL, POLICY = 1, 2


def mix(value: int) -> int:
    """Return the finalised 64-bit word of splitmix64.

    >>> hex(mix(0x9E3779B97F4A7C15))
    '0xe220a8397b1dcdaf'
    """
    value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & _MASK
    return value ^ (value >> 31)


class Stream:
    """A stream of numbers for one purpose in one game."""

    def __init__(self, seed: int, game: int, purpose: int) -> None:
        self._state = mix(((mix((seed + GAMMA) & _MASK) ^ game) + purpose * GAMMA) & _MASK)

    def word(self) -> int:
        """Return the next 64-bit word."""
        self._state = (self._state + GAMMA) & _MASK
        return mix(self._state)

    def below(self, bound: int) -> int:
        """Return a number from 0 up to, but not including, ``bound`` (at most 2**32): the high part of a product.

        The bias is below ``bound / 2**64``.
        """
        return (self.word() * bound) >> 64

    def drawn(self, items: Sequence[T], number: int) -> tuple[T, ...]:
        """Return so many of the items, drawn one after the other, each as likely as the next."""
        left = list(items)
        return tuple(left.pop(self.below(len(left))) for _ in range(number))

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """Return the items in a random order (Fisher and Yates, from the last place down)."""
        order = list(items)
        for place in range(len(order) - 1, 0, -1):
            other = self.below(place + 1)
            order[place], order[other] = order[other], order[place]
        return tuple(order)
