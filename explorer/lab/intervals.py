"""Intervals of what was counted in games that were drawn at random: 95 % unless another level is asked for.

Shares have Wilson's interval, and that of Clopper and Pearson where few games, or nearly all, are of the sort (L. D.
Brown, T. T. Cai, A. DasGupta, *Interval estimation for a binomial proportion*, 2001). Quantiles have the interval of
order statistics, which asks nothing of the distribution; games that were not ended count as longer than all others.
Differences join two intervals as R. G. Newcombe (1998) did for shares, and G. Y. Zou and A. Donner (2008) for anything
that has an interval. All are in closed form, so that nothing is drawn for them and equal games give equal intervals.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from statistics import NormalDist

LEVEL = 0.95
FEW = 10
"""Up to so many games of a sort, or of the other, have the exact interval: Wilson's is too short there."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A figure with its interval; ``math.inf`` is more than the games that were not ended tell."""

    value: float
    low: float
    high: float

    @property
    def half(self) -> float:
        """The longer of the two arms of the interval."""
        return max(self.value - self.low, self.high - self.value) if math.isfinite(self.value) else math.inf


def share(seen: int, games: int, level: float = LEVEL) -> Estimate:
    """Return the share of games of a sort.

    >>> share(0, 1000)
    Estimate(value=0.0, low=0.0, high=0.003682...)
    """
    if not games:
        return Estimate(math.nan, 0.0, 1.0)
    if min(seen, games - seen) < FEW:
        return Estimate(seen / games, *exact(seen, games, level))
    z, part = _z(level), seen / games
    middle = (part + z * z / (2 * games)) / (1 + z * z / games)
    arm = z * math.sqrt(part * (1 - part) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return Estimate(part, middle - arm, middle + arm)


@lru_cache(maxsize=4096)
def exact(seen: int, games: int, level: float = LEVEL) -> tuple[float, float]:
    """Return the interval of Clopper and Pearson: at either end, what was seen has half of the chance that is left."""
    if seen > games - seen:
        low, high = exact(games - seen, games, level)
        return 1 - high, 1 - low
    rest = (1 - level) / 2
    if not seen:
        return 0.0, 1 - rest ** (1 / games)
    low = _where(lambda part: 1 - _at_most(seen - 1, games, part), rest, rising=True)
    return low, _where(lambda part: _at_most(seen, games, part), rest, rising=False)


def quantile(counts: Mapping[int, int], beyond: int, part: float, level: float = LEVEL) -> Estimate:
    """Return the value that a ``part`` of the games does not exceed, from how often each value was seen.

    ``beyond`` games have a value that is not known, but is above all others.

    >>> quantile({10: 50, 11: 50}, 0, 0.5)
    Estimate(value=10, low=10, high=11)
    >>> quantile({10: 50}, 50, 0.9).value
    inf
    """
    games = sum(counts.values()) + beyond
    if not games:
        return Estimate(math.nan, -math.inf, math.inf)
    arm = _z(level) * math.sqrt(games * part * (1 - part))
    ranks = (math.ceil(games * part), math.floor(games * part - arm), math.ceil(games * part + arm) + 1)
    value, low, high = (_ranked(counts, rank) for rank in ranks)
    return Estimate(value, low, high)


def mean(total: int, squares: int, games: int, least: float, most: float, level: float = LEVEL) -> Estimate:
    """Return the mean of a figure between ``least`` and ``most``, from its sum and the sum of its squares.

    To the usual interval comes what values may add that have not come up yet, of which few are left to fear: without
    that, games that are all alike would have an interval of no width.
    """
    if not games:
        return Estimate(math.nan, least, most)
    value = total / games
    spread = max(squares - total * value, 0.0) / max(games - 1, 1)
    arm, unseen = _z(level) * math.sqrt(spread / games), exact(0, games, level)[1]
    low, high = value - arm - unseen * (value - least), value + arm + unseen * (most - value)
    return Estimate(value, max(low, least), min(high, most))


@dataclass(frozen=True, slots=True)
class Sums:
    """Sums over games of ``a``, of ``b``, and of their products: of things that come several to a game."""

    a: int = 0
    b: int = 0
    aa: int = 0
    ab: int = 0
    bb: int = 0

    def joined(self, other: Sums) -> Sums:
        """Return the sums over the games of both."""
        return Sums(self.a + other.a, self.b + other.b, self.aa + other.aa, self.ab + other.ab, self.bb + other.bb)


def ratio(sums: Sums, games: int, level: float = LEVEL) -> Estimate | None:
    """Return which share of all ``b`` the ``a`` are, where each game has some of them: those of one game hang together.

    By linearisation (W. G. Cochran, *Sampling techniques*, chapter 6), with what may not have come up yet as in `mean`;
    ``None`` where there was no ``b``.
    """
    if not sums.b:
        return None
    value = sums.a / sums.b
    rest = max(sums.aa - 2 * value * sums.ab + value * value * sums.bb, 0.0)
    arm = _z(level) * math.sqrt(rest * games / max(games - 1, 1)) / sums.b
    unseen = exact(0, games, level)[1]
    low, high = value - arm - unseen * value, value + arm + unseen * (1 - value)
    return Estimate(value, max(low, 0.0), min(high, 1.0))


def apart(a: Estimate, b: Estimate) -> Estimate | None:
    """Return by how much ``b`` is above ``a``, of two estimates from games of their own.

    ``None`` where nothing can be told, since both lie beyond what the games show.
    """
    if math.isinf(a.value) and math.isinf(b.value):
        return None
    if not (math.isfinite(a.value) and math.isfinite(b.value)):
        return Estimate(b.value - a.value, b.low - a.high if a.high < math.inf else -math.inf, b.high - a.low)
    return combined([b], [a])


def combined(plus: Sequence[Estimate], minus: Sequence[Estimate]) -> Estimate:
    """Return the sum of estimates from games of their own, less others; all have to be known."""
    value = sum(one.value for one in plus) - sum(one.value for one in minus)
    below = [one.value - one.low for one in plus] + [one.high - one.value for one in minus]
    above = [one.high - one.value for one in plus] + [one.value - one.low for one in minus]
    return Estimate(value, value - math.hypot(*below), value + math.hypot(*above))


def _ranked(counts: Mapping[int, int], rank: int) -> float:
    """Return the value of a rank, counted from 1; below that nothing is known but that it is not negative."""
    if rank < 1:
        return 0
    for value in sorted(counts):
        rank -= counts[value]
        if rank <= 0:
            return value
    return math.inf


@lru_cache(maxsize=256)
def _z(level: float) -> float:
    return NormalDist().inv_cdf((1 + level) / 2)


def _at_most(seen: int, games: int, part: float) -> float:
    """Return the chance that at most so many of all games are of a sort that makes up a part of them."""
    if part <= 0 or part >= 1:
        return float(part <= 0 or seen >= games)
    log, logs = games * math.log1p(-part), 0.0
    odds = math.log(part) - math.log1p(-part)
    for number in range(seen + 1):
        logs += math.exp(log)
        log += math.log(games - number) - math.log(number + 1) + odds if number < games else 0.0
    return min(logs, 1.0)


def _where(chance: Callable[[float], float], wanted: float, *, rising: bool) -> float:
    """Return the part at which a chance has the wanted size, found by halving."""
    low, high = 0.0, 1.0
    for _ in range(60):
        middle = (low + high) / 2
        if (chance(middle) < wanted) == rising:
            low = middle
        else:
            high = middle
    return (low + high) / 2
