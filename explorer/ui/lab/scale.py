"""Where figures stand on an axis, from 0 to 100 along it."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from explorer.lab.intervals import Estimate

STEPS = (1.0, 2.0, 5.0, 10.0)


@dataclass(frozen=True, slots=True)
class Scale:
    """An axis from ``low`` to ``high``, both round numbers."""

    low: float
    high: float

    def at(self, value: float) -> float:
        """Return where a value stands; what is beyond an end stands at that end.

        >>> Scale(0, 40).at(10), Scale(0, 40).at(math.inf)
        (25.0, 100.0)
        """
        part = (value - self.low) / (self.high - self.low)
        return round(100 * min(max(part, 0.0), 1.0), 1)

    def mark(self, found: Estimate | None) -> dict[str, Any] | None:
        """Return where a figure and the ends of its interval stand; ``open`` where it goes on beyond the axis."""
        if found is None or math.isnan(found.value):
            return None
        return {
            "at": self.at(found.value),
            "low": self.at(found.low),
            "high": self.at(found.high),
            "open": math.isinf(found.high),
        }


def scale_of(values: Iterable[float], *, smallest: float, most: float = math.inf) -> Scale:
    """Return an axis for some values, which may be infinite, at least as long as four smallest effects.

    >>> scale_of([71.4, 83.9], smallest=2)
    Scale(low=70.0, high=85.0)
    >>> scale_of([0.0, 0.0], smallest=0.005, most=1)
    Scale(low=0.0, high=0.02)
    """
    finite = [value for value in values if math.isfinite(value)] or [0.0]
    low, high = min(finite), max(finite)
    if high - low < 4 * smallest:
        low, high = (low + high) / 2 - 2 * smallest, (low + high) / 2 + 2 * smallest
        if low < 0:
            low, high = 0.0, high - low
    step = round_up((high - low) / 4)
    return Scale(max(math.floor(low / step + 1e-9) * step, 0.0), min(math.ceil(high / step - 1e-9) * step, most))


def round_up(number: float) -> float:
    """Return the next round number: 1, 2 or 5 times a power of ten.

    >>> round_up(3.2), round_up(0.0013)
    (5.0, 0.002)
    """
    power = 10.0 ** math.floor(math.log10(number))
    return next(step * power for step in STEPS if step * power >= number * (1 - 1e-9))
