"""Figures in words: shares in per cent, numbers as they are, with the interval behind them."""

from __future__ import annotations

import math

from explorer.lab.compare import Difference
from explorer.lab.intervals import Estimate
from explorer.lab.measures import SHARE, Measure
from explorer.trace.forms import Wording
from explorer.trace.language import language


def say(id: str, lang: str = "", /, **facts: object) -> str:
    """Return a sentence of the lab, filled in."""
    return Wording(language(lang), facts).say("lab", *id.split("."))


def measure_words(measure: Measure, word: str = "name", lang: str = "") -> str:
    """Return the name of a measure, or how it is told that there is ``more`` or ``less`` of it.

    >>> from explorer.lab.measures import TURNS
    >>> measure_words(TURNS, "more")
    'games are longer'
    """
    own = "loses" if measure.seat >= 0 else measure.id
    return Wording(language(lang), {"seat": measure.seat + 1}).say("lab", "measure", own, word)


def figure(measure: Measure, found: Estimate | None, limit: int, lang: str = "") -> str:
    """Return a figure with its interval; of what was not seen only how much there may be of it.

    >>> from explorer.lab.measures import ENDLESS
    >>> figure(ENDLESS, Estimate(0, 0, 0.0036), 2000)
    'none seen; at most 0.36%'
    """
    if found is None or math.isnan(found.value):
        return say("nothing", lang)
    if measure.unit == SHARE and not found.value:
        return say("none-seen", lang, high=_at_most(measure, found.high, lang))
    digits = _digits(found)
    value, low, high = (amount(measure, one, limit, lang, digits) for one in (found.value, found.low, found.high))
    return say("between", lang, value=value, low=low, high=high)


def amount(measure: Measure, value: float, limit: int, lang: str = "", digits: int | None = None) -> str:
    """Return a value of a measure; one that the games do not tell is more than their ``limit``.

    A share is told to so many ``digits`` of per cent, or to as many as show that it is not 0.
    """
    if measure.unit == SHARE:
        shown = (2 if value < 0.01 else 1) if digits is None else digits
        return say("percent", lang, number=_decimal(f"{100 * value:.{shown if value else 0}f}", lang))
    return say("beyond", lang, limit=limit) if math.isinf(value) else f"{value:.0f}"


def change(measure: Measure, found: Estimate, lang: str = "") -> dict[str, str]:
    """Return what fills a sentence on a difference: ``value`` with its unit, ``low`` and ``high``, all with signs."""
    digits = _digits(found) if measure.unit == SHARE else 1
    low, value, high = (_signed(measure, one, digits, lang) for one in (found.low, found.value, found.high))
    points = measure.unit == SHARE and math.isfinite(found.value)
    return {"value": say("points", lang, number=value) if points else value, "low": low, "high": high}


def size(measure: Measure, value: float, lang: str = "") -> str:
    """Return how large a difference is."""
    if math.isinf(value):
        return say("unlimited", lang)
    number = _number(measure, value, 2 if value < 0.01 else 1, lang)
    return say("points", lang, number=number) if measure.unit == SHARE else number


def most(one: Difference, lang: str = "") -> str:
    """Return how large a difference may be that was not seen, rounded up; ``0`` where there is no room for any."""
    return size(one.measure, _up(one.most, 10_000 if one.measure.unit == SHARE else 10), lang) if one.most else "0"


def _at_most(measure: Measure, value: float, lang: str) -> str:
    return amount(measure, _up(value, 10_000), 0, lang, 2)


def _up(value: float, steps: int) -> float:
    return value if math.isinf(value) else math.ceil(value * steps - 1e-9) / steps


def _digits(found: Estimate) -> int:
    """Return how many digits of per cent an interval leaves room for."""
    return 2 if found.high - found.low < 0.01 else 1


def _signed(measure: Measure, value: float, digits: int, lang: str) -> str:
    if math.isinf(value):
        return say("unlimited", lang)
    text = _number(measure, abs(value), digits, lang)
    if not text.strip("0.,"):
        return text
    return ("+" if value > 0 else "−") + text


def _number(measure: Measure, value: float, digits: int, lang: str) -> str:
    text = f"{100 * value:.{digits}f}" if measure.unit == SHARE else f"{value:.1f}".removesuffix(".0")
    return _decimal(text, lang)


def _decimal(text: str, lang: str) -> str:
    return text.replace(".", str(language(lang).at("lab", "decimal")))
