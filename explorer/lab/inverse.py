"""The other way round: which of the rule sets of a finished sweep are as wanted, those nearest to ours first."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from explorer.errors import InputError, unknown
from explorer.lab.intervals import Estimate
from explorer.lab.measures import SHARE, Measure
from explorer.lab.sweep import Swept
from explorer.lab.variants import Settings

YES, PERHAPS, NO = "yes", "perhaps", "no"
"""Whether a condition is met: by the whole interval, by the figure but not all of its interval, or not."""

_WRITTEN = re.compile(r"\s*([a-z0-9-]+)\s*(<=|>=|<|>|=)\s*(\d+(?:\.\d+)?)\s*(%?)\s*")


@dataclass(frozen=True, slots=True)
class Condition:
    """What is wanted of a measure: ``sign`` is one of ``< <= > >= =``; shares are parts of 1."""

    measure: Measure
    sign: str
    bound: float


def read_condition(text: str, known: Iterable[Measure]) -> Condition:
    """Read a condition such as ``turns<50`` or ``endless=0`` or ``choice>30%``.

    Raises:
        InputError: at ``where``, for what is none, or for a measure that is not known.
    """
    found, named = _WRITTEN.fullmatch(text), {measure.id: measure for measure in known}
    if found is None:
        raise InputError("sweep.condition", given=text, at="where")
    name, sign, number, percent = found.groups()
    if name not in named:
        raise unknown("measure", name, named, at="where")
    measure = named[name]
    if bool(percent) != (measure.unit == SHARE) and float(number):
        raise InputError("sweep.percent", name=name, share=measure.unit == SHARE, at="where")
    return Condition(measure, sign, float(number) / (100 if percent else 1))


def met(condition: Condition, found: Estimate | None) -> str:
    """Tell whether a figure meets a condition: ``yes``, ``perhaps`` or ``no``."""
    if found is None or math.isnan(found.value):
        return NO
    held = [_holds(value, condition.sign, condition.bound) for value in (found.value, found.low, found.high)]
    return NO if not held[0] else YES if all(held) else PERHAPS


def _holds(value: float, sign: str, bound: float) -> bool:
    return {
        "<": value < bound,
        "<=": value <= bound,
        ">": value > bound,
        ">=": value >= bound,
        "=": value == bound,
    }[sign]


@dataclass(frozen=True, slots=True)
class Found:
    """A rule set that is as wanted: what is set otherwise than in ours, and whether it surely is."""

    settings: Settings
    sure: str


def find(swept: Swept, conditions: Sequence[Condition], most: Measure | None = None) -> list[Found]:
    """Return the rule sets that meet all conditions, nearest to ours first, then by the most of a measure."""
    rows: list[tuple[int, float, Found]] = []
    for settings, tally in swept.items():
        held = [met(condition, condition.measure.of(tally)) for condition in conditions]
        if NO not in held:
            best = most.of(tally) if most else None
            rows.append(
                (len(settings), -best.value if best else 0.0, Found(settings, PERHAPS if PERHAPS in held else YES))
            )
    return [row[2] for row in sorted(rows, key=lambda row: row[:2])]
