"""The table of a step: the hands as they were before the move, the pile as it is after it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from explorer.trace.words import summary
from explorer.ui.choice import alike
from explorer.ui.reader import Reader
from explorer.ui.say import text
from explorer.ui.views.hand import hand_view
from explorer.ui.views.pile import pile_view
from explorer.ui.views.seats import seat_view
from explorer.ui.watching import Entry


def table_view(reader: Reader) -> dict[str, Any]:
    """Return the table of the open step."""
    return table_of(reader, _shown(reader))


def table_of(reader: Reader, entry: Entry) -> dict[str, Any]:
    """Return seats, the hand at the foot, pile, stock and what is set aside, of a step as the reader sees it."""
    state, after = reader.sight(entry.before), reader.sight(entry.after or entry.before)
    foot, seats = entry.by, len(state.seats)
    others = [(foot + step) % seats for step in range(1, seats)]
    outcome = entry.judgement.outcome if entry.judgement else None
    return {
        "label": text("table.label"),
        "summary": summary(after, reader.rules),
        "seats": [seat_view(reader, after, place) for place in others],
        "hand": hand_view(reader, entry, state, after),
        "pile": pile_view(reader, entry, state, after),
        "fallen": bool(outcome and outcome.fallen),
        "stock": _spot(len(after.stock), "table.in-stock" if len(after.stock) else "table.no-stock"),
        "aside": _spot(len(after.aside), "table.set-aside"),
    }


def _shown(reader: Reader) -> Entry:
    """Return the open step, without its move while the reader guesses it or looks at another."""
    entry = reader.entry()
    if entry.judgement is None:
        return entry
    picking = reader.chosen is None and bool(reader.lay)
    elsewhere = reader.chosen is not None and not alike(reader.chosen, entry.made, reader.rules)
    if reader.asking(entry):
        return replace(entry, judgement=None, after=None)
    return _not_yet(entry) if picking or elsewhere else entry


def _not_yet(entry: Entry) -> Entry:
    """Return a step before its move, with the seat that makes it still at the foot."""
    return replace(entry, judgement=None, after=None, foot=entry.by)


def _spot(number: int, note: str) -> dict[str, Any]:
    return {"count": number, "title": str(number), "note": text(note)}
