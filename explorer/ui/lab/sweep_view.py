"""One change at a time: every switch against ours, the largest differences first; and the rules that are as wanted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from explorer.players import policy_words
from explorer.trace.labels import option_words, value_words
from explorer.ui.lab.events import MEASURES
from explorer.ui.lab.files import downloads
from explorer.ui.lab.meter import meter, number
from explorer.ui.lab.playing import sweep_policy
from explorer.ui.lab.question import chosen
from explorer.ui.lab.rows import difference, value
from explorer.ui.lab.sizes import sizes
from explorer.ui.lab.state import Sweep
from explorer.ui.lab.wanted import wanted_view
from explorer.ui.reader import Reader
from explorer.ui.say import text

if TYPE_CHECKING:
    from explorer.lab.compare import Difference
    from explorer.lab.variants import Settings

FEW = 12
"""So many switches are shown at first."""


def sweep_view(reader: Reader) -> dict[str, Any]:
    """Return the button that begins, the ranking as far as it is known, and what can be asked of it."""
    setup, swept = chosen(reader), reader.lab.sweep
    policy = sweep_policy(setup)
    view: dict[str, Any] = {
        "label": text("lab.sweep"),
        "about": text("lab.sweep-about", games=number(sizes().swept[setup.exact]), policy=policy_words(policy).name),
        "start": "" if reader.open_keys or (swept and swept.run.going) else text("lab.sweep-start"),
        "meter": meter(swept.run if swept else None, event="lab_sweep_stop"),
        "ranking": None,
        "wanted": None,
    }
    if swept is None:
        return view
    found = swept.run.look()
    if found is None or () not in found.swept or len(found.swept) < 2:
        return view
    other = swept.ours != reader.rules or (swept.players, swept.policy) != (setup.players, policy)
    view |= {
        "other": text("lab.sweep-other") if other else "",
        "ranking": _ranking(reader, swept),
        "left_out": [
            text("lab.left-out", rule=value_words(*settings[0]).strip, why=error.sentence)
            for settings, error in swept.refused
        ],
    }
    if not swept.run.going:
        view["wanted"] = wanted_view(reader, swept, found.swept)
    return view


def _ranking(reader: Reader, swept: Sweep) -> dict[str, Any]:
    from explorer.lab.figures import figure, size
    from explorer.lab.measures import measures

    found = swept.run.look()
    assert found is not None
    measure = next(one for one in measures(swept.players) if one.id == reader.lab.measure)
    ours = found.swept[()]
    rows = found.ranking(measure)
    shown = rows if reader.lab.whole else rows[:FEW]
    farthest = max([_far(one) for _, one in shown if one.apart] or [0.0]) or 1.0
    name = text(f"lab.sort-{measure.id}")
    return {
        "measures": {
            "label": text("lab.sorts"),
            "items": [{"id": id, "label": text(f"lab.sort-{id}"), "pressed": id == measure.id} for id in MEASURES],
        },
        "ours": text("lab.sweep-ours", name=name, figure=figure(measure, measure.of(ours), ours.limit)),
        "smallest": text("lab.sweep-smallest", smallest=size(measure, measure.smallest)),
        "less": text(f"lab.less-{measure.id}"),
        "more": text(f"lab.more-{measure.id}"),
        "rows": [_row(reader, settings, one, farthest, ours.limit) for settings, one in shown],
        "whole": text("lab.few")
        if reader.lab.whole
        else text("lab.whole", number=len(rows))
        if len(rows) > FEW
        else "",
        "on": reader.lab.whole,
        "table": _table(rows, name, ours.limit),
        "files": downloads(),
        "keep": text("lab.keep"),
        "name": text("lab.file-sweep"),
    }


def _far(one: Difference) -> float:
    """Return how far a row reaches from the middle, as far as it can be told."""
    import math

    ends = (one.apart.low, one.apart.high, one.apart.value) if one.apart else ()
    return max((abs(end) for end in ends if math.isfinite(end)), default=0.0)


def _row(reader: Reader, settings: Settings, one: Difference, farthest: float, limit: int) -> dict[str, Any]:
    key, answer = settings[0]
    words = value_words(key, answer)
    said = difference(one)
    return {
        "key": key,
        "value": answer,
        "label": words.strip,
        "question": option_words(key).question,
        "at": _at(one.apart.value, farthest) if one.apart else None,
        "low": _at(one.apart.low, farthest) if one.apart else None,
        "high": _at(one.apart.high, farthest) if one.apart else None,
        "verdict": one.verdict,
        "said": said,
        "asked": text("lab.sweep-asked") if (key, answer) == (reader.lab.setup.key, reader.lab.setup.value) else "",
        "ask": text("lab.sweep-ask", rule=words.strip),
        "spoken": f"{words.strip}: {value(one.measure, one.b, limit)}; {said}",
    }


def _at(value: float, farthest: float) -> float:
    """Return where a difference stands, from 0 to 100, none in the middle."""
    return round(50 + 50 * min(max(value / farthest, -1.0), 1.0), 1)


def _table(rows: list[tuple[Settings, Difference]], name: str, limit: int) -> dict[str, Any]:
    return {
        "label": text("lab.table"),
        "caption": text("lab.table-sweep", name=name),
        "head": [text("lab.sweep-rule"), name, text("lab.difference")],
        "rows": [
            [value_words(*settings[0]).strip, value(one.measure, one.b, limit), difference(one)]
            for settings, one in rows
        ],
    }
