"""How long games last, as steps over lengths; and the games that never end."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from explorer.ui.lab.scale import round_up
from explorer.ui.say import text

if TYPE_CHECKING:
    from explorer.lab.pair import Pair
    from explorer.lab.tally import Tally

STEPS, TICKS = 32, 4
BEYOND = 0.01
"""The longest games, one in a hundred, are told in words: the picture would be empty on the right for them."""


def length_view(pair: Pair, names: tuple[str, str]) -> dict[str, Any] | None:
    """Return how long games last under both rule sets; ``None`` where too few ended."""
    turns = [tally.counts["turns"] for tally in (pair.a, pair.b)]
    if not all(turns):
        return None
    low = min(min(of) for of in turns)
    high = max(_most(of) for of in turns)
    step = max(1, math.ceil((high - low + 1) / STEPS))
    first = low // step * step
    bins = range(first, high + 1, step)
    shares = [[_within(of, begin, step) / tally.games for begin in bins] for of, tally in _both(pair)]
    tallest = max(max(one) for one in shares) or 1.0
    last = bins[-1] + step
    peaks = [_peak(one, bins) for one in shares]
    beyond = [_percent((sum(n for at, n in of.items() if at >= last) + t.endless) / t.games) for of, t in _both(pair)]
    return {
        "label": text("lab.length"),
        "about": text("lab.length-about", turns=last - 1, a=names[0], share_a=beyond[0], b=names[1], share_b=beyond[1]),
        "spoken": text("lab.length-spoken", a=names[0], peak_a=peaks[0], b=names[1], peak_b=peaks[1]),
        "axis": text("lab.length-axis"),
        "a": [round(100 * one / tallest, 1) for one in shares[0]],
        "b": [round(100 * one / tallest, 1) for one in shares[1]],
        "ticks": _ticks(first, last),
        "table": {
            "label": text("lab.table"),
            "caption": text("lab.table-length"),
            "head": [text("lab.length-axis"), *names],
            "rows": [
                [f"{begin}–{begin + step - 1}" if step > 1 else str(begin), _percent(a), _percent(b)]
                for begin, a, b in zip(bins, *shares, strict=True)
            ]
            + [[text("lab.length-beyond", turns=last - 1), *beyond]],
        },
    }


def _both(pair: Pair) -> list[tuple[Mapping[int, int], Tally]]:
    return [(tally.counts["turns"], tally) for tally in (pair.a, pair.b)]


def _within(counts: Mapping[int, int], begin: int, step: int) -> int:
    return sum(counts.get(turns, 0) for turns in range(begin, begin + step))


def _most(counts: Mapping[int, int]) -> int:
    """Return the length that only the longest games have."""
    left = (1 - BEYOND) * sum(counts.values())
    for turns in sorted(counts):
        left -= counts[turns]
        if left <= 0:
            return turns
    return max(counts)


def _peak(shares: list[float], bins: range) -> str:
    at = shares.index(max(shares))
    return str(bins[at] + bins.step // 2)


def _ticks(first: int, last: int) -> list[dict[str, Any]]:
    step = max(1, int(round_up((last - first) / TICKS)))
    return [
        {"at": round(100 * (turns - first) / (last - first), 1), "label": str(turns)}
        for turns in range(math.ceil(first / step) * step, last + 1, step)
    ]


def _percent(share: float) -> str:
    from explorer.lab.figures import amount
    from explorer.lab.measures import ENDLESS

    return amount(ENDLESS, share, 0)


def endless_view(pair: Pair, names: tuple[str, str]) -> dict[str, Any]:
    """Return the games that never end, under both rule sets."""
    return {
        "label": text("lab.endless"),
        "about": text("lab.endless-about", limit=pair.a.limit),
        "boxes": [
            _box(side, tally, name, never)
            for side, tally, name, never in (
                ("a", pair.a, names[0], pair.never_a),
                ("b", pair.b, names[1], pair.never_b),
            )
        ],
    }


def _box(side: str, tally: Tally, name: str, never: int | None) -> dict[str, Any]:
    from explorer.lab.figures import figure
    from explorer.lab.measures import ENDLESS

    found = ENDLESS.of(tally)
    return {
        "id": side,
        "name": name,
        "big": _percent(found.value) if found and found.value else text("lab.none"),
        "text": figure(ENDLESS, found, tally.limit),
        "how": text("lab.endless-how", proven=tally.proven, stopped=tally.stopped) if tally.endless else "",
        "watch": "" if never is None else text("lab.watch-one"),
    }
