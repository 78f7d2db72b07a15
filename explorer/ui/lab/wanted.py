"""The other way round: which of the rule sets that were swept are as a reader wants them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from explorer.trace.labels import value_words
from explorer.ui.lab.rows import value
from explorer.ui.lab.state import Condition, Sweep
from explorer.ui.reader import Reader
from explorer.ui.say import text

if TYPE_CHECKING:
    from explorer.lab.inverse import Condition as Bound
    from explorer.lab.tally import Tally
    from explorer.lab.variants import Settings

FEW = 12
"""So many rule sets are named; they are the nearest to ours."""


def wanted_view(reader: Reader, swept: Sweep, tallies: Mapping[Settings, Tally]) -> dict[str, Any]:
    """Return what can be wanted, and the rule sets that are so, ours among them."""
    from explorer.lab.inverse import find

    bounds, bad = _bounds(reader.lab.where, swept.players)
    found = [] if bad or not bounds else find(tallies, bounds)
    return {
        "label": text("lab.wanted"),
        "about": text("lab.wanted-about"),
        "where": [
            {
                "at": at,
                "label": text(f"lab.where-{one.measure}"),
                "unit": text(f"lab.unit-{one.measure}"),
                "bound": one.bound,
            }
            for at, one in enumerate(reader.lab.where)
        ],
        "trouble": text("lab.bound") if bad else "",
        "found": text("lab.wanted-number", number=len(found), all=len(tallies)) if bounds and not bad else "",
        "rows": [_found(settings, sure, tallies[settings], bounds) for settings, sure in map(_of, found[:FEW])],
        "more": text("lab.wanted-more", number=len(found) - FEW) if len(found) > FEW else "",
    }


def _of(found: Any) -> tuple[Settings, str]:
    return found.settings, found.sure


def _bounds(where: tuple[Condition, ...], players: int) -> tuple[list[Bound], bool]:
    """Return the conditions, and whether one of them is no number."""
    from explorer.lab.inverse import Condition as Bound
    from explorer.lab.measures import SHARE, measures

    known = {one.id: one for one in measures(players)}
    bounds = []
    for one in where:
        typed = one.bound.replace(",", ".").removesuffix("%").strip()
        if not typed:
            continue
        try:
            number = float(typed)
        except ValueError:
            return [], True
        if not 0 <= number < 1_000_000:
            return [], True
        measure = known[one.measure]
        bounds.append(Bound(measure, f"{one.sign}=", number / (100 if measure.unit == SHARE else 1)))
    return bounds, False


def _found(settings: Settings, sure: str, tally: Tally, bounds: list[Bound]) -> dict[str, Any]:
    from explorer.lab.figures import measure_words
    from explorer.lab.inverse import PERHAPS

    told = [f"{measure_words(one.measure)}: {value(one.measure, one.measure.of(tally), tally.limit)}" for one in bounds]
    label = value_words(*settings[0]).strip if settings else text("lab.ours")
    return {
        "key": settings[0][0] if settings else "",
        "value": settings[0][1] if settings else "",
        "label": label,
        "told": "; ".join(told),
        "perhaps": text("lab.perhaps") if sure == PERHAPS else "",
        "take": text("lab.take") if settings else "",
        "spoken": text("lab.take-spoken", rule=label) if settings else "",
    }
