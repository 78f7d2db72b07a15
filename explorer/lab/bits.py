"""What the game loop does with bits and chance, in plain Python; the kernel has an instruction or two for each.

Words have 64 bits and are never negative here; compiled, the same bits are signed numbers, so that nothing may look at
the sign or shift right without masking.
"""

from __future__ import annotations

from explorer.engine.chance import GAMMA, mix

MASK = (1 << 64) - 1


def stream(base: int, game: int, purpose: int) -> int:
    """Return the first state of a stream of `explorer.engine.chance`; ``base`` is what `seeded` makes of the seed."""
    return mix(((base ^ game) + purpose * GAMMA) & MASK)


def seeded(seed: int) -> int:
    """Return what all streams of a seed begin with."""
    return mix((seed + GAMMA) & MASK)


def advance(state: int) -> int:
    """Return the next state of a stream."""
    return (state + GAMMA) & MASK


def bounded(state: int, bound: int) -> int:
    """Return the number from 0 up to, but not including, ``bound`` that a stream gives in this state."""
    return (mix(state) * bound) >> 64


def ones(word: int) -> int:
    """Return how many bits are set."""
    return word.bit_count()


def lowest(word: int) -> int:
    """Return the place of the lowest bit that is set; there must be one."""
    return (word & -word).bit_length() - 1


def nth(word: int, number: int) -> int:
    """Return the place of a set bit, the lowest being number 0; there must be so many."""
    while number:
        word &= word - 1
        number -= 1
    return (word & -word).bit_length() - 1


def highest(word: int) -> int:
    """Return the place of the highest bit that is set, counted from 1; 0 where none is."""
    return word.bit_length()


def fullest(counts: int) -> int:
    """Return which of eight counts, a byte each, is greater than all others; -1 where several are the greatest."""
    numbers = counts.to_bytes(8, "little")
    most = max(numbers)
    return numbers.index(most) if numbers.count(most) == 1 else -1


def seldom(number: int) -> int:
    """Return a number as it is, where it is seldom wanted: compiled, nothing waits for whether it is."""
    return number
