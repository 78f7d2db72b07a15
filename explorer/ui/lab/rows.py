"""Measures side by side: where the figures of two rule sets stand, what they are, and what may be said of them."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from explorer.players import policy_words
from explorer.ui.lab.scale import Scale, scale_of
from explorer.ui.say import text

if TYPE_CHECKING:
    from explorer.lab.compare import Difference
    from explorer.lab.comparing import Compared
    from explorer.lab.intervals import Estimate
    from explorer.lab.measures import Measure

FIRST = ("turns", "pickups", "endless")
"""What is shown first, besides who loses from which seat; all else stands under *More*."""

By = Mapping[str, Mapping[str, "Difference"]]
"""Differences by measure, and then by the way of playing."""


def rows_view(found: Compared, shown: str, names: tuple[str, str], limit: int) -> dict[str, Any]:
    """Return the rows of one way of playing: four first, then all others."""
    by = found.by_measure()
    seats = [id for id in by if id.startswith("loses-")]
    first = [_row(by, id, shown, names, limit) for id in FIRST]
    lost = _group(by, seats, shown, names, limit)
    rest = [_row(by, id, shown, names, limit) for id in by if id not in (*FIRST, *seats)]
    return {
        "rows": first,
        "seats": {"head": text("lab.by-seat"), "rows": lost},
        "more": {"label": text("lab.more"), "rows": rest},
        "table": table_view(by, names, limit),
    }


def _row(by: By, id: str, shown: str, names: tuple[str, str], limit: int) -> dict[str, Any]:
    one = by[id][shown]
    return row(one, by[id], names, limit, _scale([one]))


def _group(by: By, ids: Sequence[str], shown: str, names: tuple[str, str], limit: int) -> list[dict[str, Any]]:
    """Return rows that stand on one axis."""
    scale = _scale([by[id][shown] for id in ids])
    return [row(by[id][shown], by[id], names, limit, scale) for id in ids]


def _scale(every: Iterable[Difference]) -> Scale:
    from explorer.lab.measures import SHARE

    found = list(every)
    ends = [end for one in found for side in (one.a, one.b) if side for end in (side.low, side.high, side.value)]
    measure = found[0].measure
    return scale_of(ends, smallest=measure.smallest, most=1.0 if measure.unit == SHARE else float("inf"))


def row(
    one: Difference, every: Mapping[str, Difference], names: tuple[str, str], limit: int, scale: Scale
) -> dict[str, Any]:
    """Return a measure: its marks, its figures, and what may be said of the difference."""
    from explorer.lab.compare import DEPENDS, LESS, MORE, together
    from explorer.lab.figures import amount, measure_words

    name = measure_words(one.measure)
    a, b = (value(one.measure, side, limit) for side in (one.a, one.b))
    said = difference(one)
    ends = [amount(one.measure, end, limit, digits=_digits(scale)) for end in (scale.low, scale.high)]
    return {
        "id": one.measure.id,
        "label": name,
        "a": scale.mark(one.a),
        "b": scale.mark(one.b),
        "ends": ends if one.a or one.b else [],
        "was": a if one.a or one.b else "",
        "is": b,
        "said": said,
        "differs": one.verdict in (MORE, LESS),
        "note": text("lab.depends") if together(every) == DEPENDS else "",
        "spoken": text("lab.spoken", name=name, a=names[0], was=a, b=names[1], to=b, said=said).strip(),
    }


def _digits(scale: Scale) -> int:
    """Return how many digits of per cent tell the ends of an axis."""
    ends = (100 * scale.low, 100 * scale.high)
    return next((digits for digits in (0, 1) if all(abs(end - round(end, digits)) < 1e-6 for end in ends)), 2)


def value(measure: Measure, found: Estimate | None, limit: int) -> str:
    """Return a figure alone, without its interval."""
    from explorer.lab.figures import amount, say

    return say("nothing") if found is None or math.isnan(found.value) else amount(measure, found.value, limit)


def _told(measure: Measure, found: Estimate | None, limit: int) -> str:
    """Return a figure with its interval, where it is not beyond what the games tell."""
    from explorer.lab.figures import figure

    beyond = found is not None and math.isinf(found.value)
    return value(measure, found, limit) if beyond else figure(measure, found, limit)


def difference(one: Difference) -> str:
    """Return what may be said of a difference, in a few words and its interval."""
    from explorer.lab.compare import SAME, SMALL, UNSEEN, UNTOLD
    from explorer.lab.figures import change, most, say

    if one.verdict != SAME and (one.a is None or one.b is None):
        return ""  # the figures say that nothing of the sort came up
    if one.apart is not None and math.isinf(one.apart.value):
        return text("lab.boundless")
    if one.verdict in (SAME, UNTOLD):
        return text(f"lab.{one.verdict}")
    if one.verdict == UNSEEN or one.apart is None:
        return text("lab.unseen", most=most(one))
    told = say("change", **change(one.measure, one.apart))
    return text("lab.small", change=told) if one.verdict == SMALL else told


def table_view(by: By, names: tuple[str, str], limit: int) -> dict[str, Any]:
    """Return all figures with their intervals as a table."""
    from explorer.lab.figures import measure_words

    several = len(next(iter(by.values()))) > 1
    lines = [
        [
            measure_words(one.measure),
            *([policy_words(policy).name] if several else []),
            *(_told(one.measure, side, limit) for side in (one.a, one.b)),
            difference(one),
        ]
        for row in by.values()
        for policy, one in row.items()
    ]
    bots = [text("lab.bots")] if several else []
    return {
        "label": text("lab.table"),
        "caption": text("lab.table-figures"),
        "head": [text("lab.measure"), *bots, *names, text("lab.difference")],
        "rows": lines,
    }
