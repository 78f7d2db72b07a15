"""Intervals hold what they should as often as they say."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable

import pytest

from explorer.engine.chance import Stream
from explorer.lab.intervals import Estimate, Sums, apart, exact, mean, quantile, ratio, share

SEEDS = 300
LEAST = 0.95 - 3 * math.sqrt(0.95 * 0.05 / SEEDS)
"""As seldom as an interval that holds in 95 of 100 cases does by chance, but for one of a thousand tests."""


def covers(truth: float, draw: Callable[[Stream], Estimate | None]) -> float:
    """Return how often an interval from drawn games holds the truth, over many seeds."""
    found = [draw(Stream(seed, 0, 1)) for seed in range(SEEDS)]
    return sum(one is not None and one.low <= truth <= one.high for one in found) / SEEDS


def lasting(chance: Stream) -> int:
    """Return how long a game lasts, as `drawn` has it: 40 to 59 and a tail, 5 % without an end (-1)."""
    sort = chance.below(100)
    return -1 if sort < 5 else 40 + chance.below(20) if sort < 75 else 60 + chance.below(40)


def drawn(chance: Stream, games: int, part: float) -> Estimate:
    """Return a quantile of drawn games."""
    counts = Counter(lasting(chance) for _ in range(games))
    return quantile(counts, counts.pop(-1, 0), part)


@pytest.mark.parametrize(("seen", "games", "low", "high"), [(0, 10, 0.0, 0.3085), (3, 10, 0.0667, 0.6525)])
def test_exact_intervals_are_those_of_the_tables(seen: int, games: int, low: float, high: float) -> None:
    """Clopper and Pearson's interval for 0 and 3 of 10, and its mirror."""
    assert (low, high) == pytest.approx(exact(seen, games), abs=1e-4)
    assert (1 - high, 1 - low) == pytest.approx(exact(games - seen, games), abs=1e-4)


def test_wilsons_interval_is_that_of_the_books() -> None:
    """For 15 of 50, as Newcombe gives it for a single proportion by its formula."""
    found = share(15, 50)
    assert (0.3, 0.1910, 0.4375) == pytest.approx((found.value, found.low, found.high), abs=1e-4)


@pytest.mark.parametrize(("games", "percent"), [(200, 1), (200, 25), (200, 50), (600, 99)])
def test_a_share_is_covered(games: int, percent: int) -> None:
    """Rare, even and common sorts of games."""

    def draw(chance: Stream) -> Estimate:
        return share(sum(chance.below(100) < percent for _ in range(games)), games)

    assert covers(percent / 100, draw) >= LEAST


@pytest.mark.parametrize(("part", "truth"), [(0.5, 54), (0.88, 88)])
@pytest.mark.parametrize("games", [40, 200])
def test_a_quantile_is_covered(part: float, truth: int, games: int) -> None:
    """The median, and one in the tail, of games of which some never end: these count as the longest."""
    assert covers(truth, lambda chance: drawn(chance, games, part)) >= LEAST


def test_a_quantile_beyond_the_games_that_ended() -> None:
    """With more games without an end than the quantile leaves out, it is longer than any; with few games it may be."""
    assert Estimate(math.inf, math.inf, math.inf) == quantile({50: 600}, 400, 0.95)
    assert Estimate(50, 50, math.inf) == quantile({50: 96}, 4, 0.95)
    assert Estimate(50, 50, 50) == quantile({50: 990}, 10, 0.95)


def test_the_difference_of_two_quantiles_is_covered() -> None:
    """The medians of two sets of games of their own: truly equal."""
    games = 150
    assert covers(0, lambda chance: apart(drawn(chance, games, 0.5), drawn(chance, games, 0.5))) >= LEAST


def test_the_difference_of_two_shares_is_covered() -> None:
    """20 % and 30 % of 300 games each."""

    def draw(chance: Stream) -> Estimate | None:
        a, b = (sum(chance.below(10) < tenths for _ in range(300)) for tenths in (2, 3))
        return apart(share(a, 300), share(b, 300))

    assert covers(0.1, draw) >= LEAST


def test_the_difference_of_what_is_beyond() -> None:
    """Two medians beyond the limit tell nothing; one of them tells that it is the longer one."""
    never, known = quantile({}, 100, 0.5), quantile({50: 100}, 0, 0.5)
    assert apart(never, never) is None
    assert Estimate(math.inf, math.inf, math.inf) == apart(known, never)
    assert Estimate(-math.inf, -math.inf, -math.inf) == apart(never, known)


@pytest.mark.parametrize("rare", [2, 30])
def test_a_mean_is_covered(rare: int) -> None:
    """Of a part of 100 that is nearly always 10, and 90 in few or some games of a hundred."""
    games = 200

    def draw(chance: Stream) -> Estimate:
        values = [90 if chance.below(100) < rare else 10 for _ in range(games)]
        return mean(sum(values), sum(value * value for value in values), games, 0, 100)

    assert covers(10 + 0.8 * rare, draw) >= LEAST


def test_games_that_are_all_alike_do_not_make_it_certain() -> None:
    """What has not come up yet may be in a few of a thousand games; the interval never leaves what is possible."""
    found = mean(0, 0, 1000, 0, 100)
    assert (0, 0) == (found.value, found.low)
    assert 100 * exact(0, 1000)[1] == pytest.approx(found.high)


def test_a_share_of_things_that_come_several_to_a_game_is_covered() -> None:
    """Tries, of which those of one game all succeed or hardly any: as single events they would be too sure."""
    games = 150

    def draw(chance: Stream) -> Estimate | None:
        pairs = [(1 + chance.below(9), 80 if chance.below(4) == 0 else 20) for _ in range(games)]
        fits = [(sum(chance.below(100) < well for _ in range(tries)), tries) for tries, well in pairs]
        return ratio(
            Sums(
                sum(a for a, _ in fits),
                sum(b for _, b in fits),
                sum(a * a for a, _ in fits),
                sum(a * b for a, b in fits),
                sum(b * b for _, b in fits),
            ),
            games,
        )

    assert covers(0.35, draw) >= LEAST
    assert ratio(Sums(), 10) is None


def test_no_games_tell_nothing() -> None:
    """Everything is possible."""
    assert (0.0, 1.0) == (share(0, 0).low, share(0, 0).high)
    assert math.isnan(quantile({}, 0, 0.5).value)
