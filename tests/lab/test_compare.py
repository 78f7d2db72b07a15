"""Two rule sets against each other: nothing is exactly nothing, and no difference is told that is none."""

from __future__ import annotations

import math
from dataclasses import replace

import pytest

from explorer.engine.chance import Stream
from explorer.lab.compare import (
    DEPENDS,
    LESS,
    MORE,
    SAME,
    SMALL,
    SOME,
    UNSEEN,
    UNTOLD,
    Difference,
    differences,
    doubt,
    holm,
    together,
)
from explorer.lab.intervals import Estimate, apart, share
from explorer.lab.measures import ENDLESS, TURNS, measures
from explorer.lab.pair import Pair
from explorer.lab.tally import tally
from tests.lab.faked import faked


def drawn(seed: int, games: int, longer: int = 0) -> list[int]:
    """Return how long games last, by a seed."""
    chance = Stream(seed, 0, 1)
    return [40 + longer + chance.below(30) for _ in range(games)]


def pair(a: list[int], b: list[int]) -> Pair:
    """Return two sets of games that lasted so long."""
    return Pair(tally(faked(a)), tally(faked(b)), 0, 0)


def verdicts(found: Pair) -> dict[str, str]:
    """Return what each measure's difference is called."""
    return {one.measure.id: one.verdict for one in differences(found)}


def test_a_clear_difference_has_its_sign() -> None:
    """Longer games are longer, and the other way round shorter."""
    a, b = drawn(1, 400), drawn(2, 400, longer=10)
    assert MORE == verdicts(pair(a, b))["turns"]
    assert LESS == verdicts(pair(b, a))["turns"]


def test_what_is_too_small_is_no_difference() -> None:
    """One turn may be sure, but is not called a difference."""
    found = verdicts(pair([50] * 900 + [60] * 100, [51] * 900 + [60] * 100))
    assert SMALL == found["turns"]


def test_what_cannot_be_told_is_not_told() -> None:
    """Where most games never end under both, their medians are both beyond the limit."""
    games = tally(faked([2000] * 100, unended=range(60)))
    assert UNTOLD == verdicts(Pair(games, games, 0, 0))["turns"]


def test_equal_rules_are_seldom_told_apart() -> None:
    """Of independent games, any measure at all is called different in one of twenty comparisons at most."""
    told = sum(
        bool({MORE, LESS, SMALL} & {*verdicts(pair(drawn(seed, 150), drawn(10_000 + seed, 150))).values()})
        for seed in range(120)
    )
    assert told / 120 <= 0.05 + 3 * math.sqrt(0.05 * 0.95 / 120)


def test_doubt_is_that_of_the_interval() -> None:
    """A level just above 1 less the doubt holds 0, one just below does not; no difference is fully in doubt."""

    def at(level: float) -> Estimate | None:
        return apart(share(300, 1000, level), share(360, 1000, level))

    found = doubt(at)
    assert 0.001 < found < 0.01
    above, below = at(1 - found / 2), at(1 - found * 2)
    assert above is not None
    assert below is not None
    assert above.low < 0 < below.low
    assert 1 == doubt(lambda level: Estimate(0, -1, 1)) == doubt(lambda level: None)


def test_holm_corrects_in_steps() -> None:
    """The smallest doubt is multiplied by all, the next by one less; none is smaller than one before, or over 1."""
    assert [0.04, 0.06, 0.06, 1.0] == pytest.approx(holm([0.01, 0.02, 0.03, 1.0]))
    assert [] == holm([])


PLAIN = Difference(TURNS, Estimate(50, 49, 51), Estimate(60, 59, 61), Estimate(10, 8, 12), 0.0, MORE)


@pytest.mark.parametrize(
    ("said", "tried"),
    [
        (MORE, {"random": MORE, "lowest": MORE, "careful": MORE}),
        (LESS, {"random": LESS, "lowest": LESS, "careful": LESS, "honest": LESS}),
        (SOME, {"lowest": MORE, "careful": MORE}),
        (DEPENDS, {"random": MORE, "lowest": MORE, "careful": LESS}),
        (DEPENDS, {"random": MORE, "lowest": MORE, "careful": UNSEEN}),
        (MORE, {"random": MORE, "lowest": SMALL, "careful": MORE}),
        (SOME, {"lowest": SMALL, "careful": MORE}),
        (SMALL, {"random": UNSEEN, "lowest": SMALL, "careful": UNSEEN}),
        (UNSEEN, {"random": UNSEEN, "lowest": SAME, "careful": UNSEEN}),
        (UNTOLD, {"random": UNTOLD, "lowest": UNSEEN, "careful": SMALL}),
        (SAME, {"lowest": SAME}),
    ],
)
def test_what_ways_of_playing_say_together(said: str, tried: dict[str, str]) -> None:
    """Something is said of a rule without naming a way to play only where random, lowest and careful play agree."""
    assert said == together({policy: replace(PLAIN, verdict=verdict) for policy, verdict in tried.items()})


def test_small_differences_that_go_the_other_way_disagree() -> None:
    """What is too small to be called a difference still has a sign."""
    other = replace(PLAIN, verdict=SMALL, apart=Estimate(-0.5, -0.9, -0.1))
    assert DEPENDS == together({"random": replace(PLAIN, verdict=MORE), "lowest": other, "careful": other})


def test_none_seen_is_told_with_how_much_there_may_be() -> None:
    """No endless game among 1,000 under either: up to 4 in 1,000 more or fewer."""
    (found,) = [one for one in differences(pair(drawn(1, 1000), drawn(2, 1000))) if one.measure is ENDLESS]
    assert UNSEEN == found.verdict
    assert 0.003 < found.most < 0.01
    assert {one.id for one in measures(2)} == {one.measure.id for one in differences(pair([50], [60]))}
