"""What is compiled gives what plain Python gives, on every word."""

import os
import random
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest

from explorer.lab import bits, play
from explorer.lab.claiming import card_at
from explorer.lab.dealing import next_of
from explorer.rules.ruleset import rule_set

CHANCE = random.Random(7)
WORDS = [1, 1 << 62, (1 << 63) - 1, *(CHANCE.getrandbits(63) & CHANCE.getrandbits(63) | 1 for _ in range(200))]
HALF = 1 << 32


@pytest.mark.parametrize(
    ("function", "given"),
    [
        (bits.ones, [(word,) for word in WORDS]),
        (bits.lowest, [(word,) for word in WORDS]),
        (bits.highest, [(0,), *((word,) for word in WORDS)]),
        (bits.fullest, [(0x0300_0201,), (0x0303,), *((word,) for word in WORDS)]),
        (bits.seldom, [(word,) for word in WORDS]),
        (bits.nth, [(word, place) for word in WORDS for place in {0, word.bit_count() // 2, word.bit_count() - 1}]),
        (bits.bounded, [(word, bound) for word in WORDS for bound in (1, 2, 7, 52, HALF - 1)]),
    ],
    ids=lambda one: getattr(one, "__name__", ""),
)
def test_instructions(function: Callable[..., int], given: list[tuple[int, ...]]) -> None:
    """Each stands in for a function of the reader."""
    numba = pytest.importorskip("numba")
    from explorer.lab.machine import _MADE

    made = numba.njit(_MADE[function])
    assert [function(*one) for one in given] == [made(*one) for one in given]


def test_a_set_bit_is_found_step_by_step() -> None:
    """Where the processor cannot spread bits in one instruction."""
    numba = pytest.importorskip("numba")
    from explorer.lab.machine import _nth_by_steps

    made = numba.njit(_nth_by_steps)
    for word in WORDS:
        for place in range(0, word.bit_count(), 5):
            assert bits.nth(word, place) == made(word, place)


def test_the_fullest_of_counts() -> None:
    """One that no other equals, whatever place it has."""
    assert [0, 2, -1, -1] == [bits.fullest(counts) for counts in (5, 0x07_05_06, 0x07_05_07, 0)]


def test_the_next_seat() -> None:
    """The first from a seat on that is still there, round the table."""
    assert [0, 2, 2, 3, 0] == [next_of(0b01101, turn, 5) for turn in (0, 1, 2, 3, 4)]


def test_a_card_of_a_hand() -> None:
    """They are counted from the lowest, however many of a kind there are."""
    for hand, kinds in ((0x203, [0, 0, 0, 2, 2]), (0x16, [0] * 6 + [1])):
        assert kinds == [card_at(hand, number) for number in range(len(kinds))]


def test_the_kernel_as_it_is_used() -> None:
    """Without looking at indices, as nowhere else in these tests, the games are those of the reader."""
    pytest.importorskip("numba")
    given: dict[str, Any] = {"players": 4, "policies": ("random", "lowest") * 2, "games": 8, "seed": 3, "limit": 300}
    program = (
        "from explorer.lab import play; from explorer.rules.ruleset import rule_set;"
        f"print(list(play(rule_set('pagat'), backend='kernel', **{given!r}).rows))"
    )
    plain = {key: value for key, value in os.environ.items() if key != "NUMBA_BOUNDSCHECK"}
    told = subprocess.run([sys.executable, "-c", program], env=plain, capture_output=True, text=True, check=True)
    assert str(list(play(rule_set("pagat"), backend="reader", **given).rows)) == told.stdout.strip()
