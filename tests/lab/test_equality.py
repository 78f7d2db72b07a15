"""The engine, the pure-Python reader and the kernel play the same games, move for move."""

import random
from array import array
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from explorer.lab import play
from explorer.lab.advice_pack import pack_advice
from explorer.lab.games import width_of
from explorer.lab.pack import pack
from explorer.lab.playing import seated
from explorer.lab.talk_pack import pack_talk
from explorer.rules.catalogue import OPTIONS
from explorer.rules.presets import PRESETS
from explorer.rules.ruleset import RuleSet, rule_set
from tests.lab.playing import difference, most_seats, policies_of, seating
from tests.strategies import BUILT

SEED = 6
VALUES = [(option.key, value.id) for option in OPTIONS for value in option.values[1:]]
COMBINATIONS = 40
PAGAT = rule_set("pagat")


def combination(number: int) -> RuleSet:
    """Return a rule set in which every option has any value."""
    chosen = random.Random(number)
    return rule_set({"base": "pagat"} | {key: chosen.choice(values) for key, values in BUILT.items()})


@pytest.mark.parametrize("preset", PRESETS)
def test_presets(preset: str) -> None:
    """Twenty games each, of two to six players and all policies in turn; those at random are cut."""
    rules = rule_set(preset)
    for game in range(20):
        policies = seating(rules, game)
        limit = 120 if "random" in policies else 400
        assert "" == difference(rules, policies, seed=SEED, game=game, limit=limit)


@pytest.mark.parametrize(("key", "value"), VALUES)
def test_every_value(key: str, value: str) -> None:
    """Three games with each value of each option set alone."""
    rules = rule_set({"base": "pagat", key: value})
    for game in range(3):
        assert "" == difference(rules, seating(rules, game), seed=SEED, game=game, limit=60)


@pytest.mark.parametrize("number", range(COMBINATIONS))
def test_combinations(number: int) -> None:
    """A game under each of some combinations of any values; ``tests.benchmarks.lab_equality`` plays more, and whole."""
    rules = combination(number)
    assert "" == difference(rules, seating(rules, number), seed=SEED, game=number, limit=80)


@pytest.mark.parametrize("preset", PRESETS)
def test_the_kernel_plays_as_the_reader_does(preset: str) -> None:
    """The rows are the same, the mark of all moves among them, also under other combinations of rules."""
    pytest.importorskip("numba")
    rules = rule_set(preset)
    for policy in policies_of(rules):
        players = most_seats(rules, 4)
        kernel, reader = (
            play(rules, players=players, policies=policy, games=8, seed=SEED, limit=300, backend=backend)
            for backend in ("kernel", "reader")
        )
        assert reader.rows == kernel.rows


@pytest.mark.parametrize("number", range(COMBINATIONS))
def test_the_kernel_under_combinations(number: int) -> None:
    """Shapes that no preset has are played and counted alike too, by different policies at one table."""
    pytest.importorskip("numba")
    rules = combination(number)
    policies = seating(rules, number)
    given: dict[str, Any] = {"players": len(policies), "policies": policies, "games": 3, "seed": SEED, "limit": 300}
    kernel, reader = (
        play(rules, backend=backend, counts=bool(number % 2), **given) for backend in ("kernel", "reader")
    )
    assert reader.rows == kernel.rows
    assert (reader.decided, reader.asked) == (kernel.decided, kernel.asked)


def test_threads_play_as_one_does() -> None:
    """The kernel runs beside itself, and gives what it gives alone."""
    pytest.importorskip("numba")
    given: dict[str, Any] = {"players": 3, "seed": SEED, "limit": 400, "backend": "kernel"}
    whole = play(PAGAT, games=64, **given)
    with ThreadPoolExecutor(4) as pool:
        first, *rest = pool.map(lambda part: play(PAGAT, games=8, first=8 * part, **given), range(8))
    for part in rest:
        first = first.joined(part)
    assert whole.rows == first.rows


@pytest.mark.parametrize("policy", ["lowest", "careful"])
def test_these_kernels_look_at_every_index(policy: str) -> None:
    """Compiled with that check (see conftest.py), in both shapes: a table that is too short is noticed."""
    pytest.importorskip("numba")
    from explorer.lab import kernel

    short, rows = pack(PAGAT)._replace(out=()), array("i", bytes(4 * width_of(3)))
    table = seated(PAGAT, (policy,) * 3, seed=SEED, limit=300)
    with pytest.raises(IndexError):
        kernel.play(short, table, pack_advice(PAGAT), pack_talk(PAGAT, (policy,) * 3), first=0, rows=rows)
