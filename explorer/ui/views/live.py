"""The line that a screen reader speaks after something has changed."""

from __future__ import annotations

from typing import Any

from explorer.trace.words import spoken, summary, verdict
from explorer.ui.reader import Reader
from explorer.ui.rules.effect import effect_view
from explorer.ui.screens import Views, screen
from explorer.ui.views.cycle import cycle_spoken
from explorer.ui.views.phrases import asked
from explorer.ui.views.reason import chosen_judgement


def live_view(reader: Reader, shown: Views | None = None) -> dict[str, Any]:
    """Return what is to be spoken, with a number that grows each time there is something new to say."""
    return {"n": reader.said, "text": reader.news or live_text(reader, shown)}


def live_text(reader: Reader, shown: Views | None = None) -> str:
    """Say in a sentence or two what the open screen has come to show; ``shown`` are its panels where they are known."""
    own = screen(reader.tab).live
    if own is not None:
        return own(reader, shown or {})
    if reader.tab == "rules":
        return str(effect_view(reader)["first"])
    told = _step_text(reader)
    return " ".join(filter(None, [told, cycle_spoken(reader) if reader.chosen is None else ""]))


def _step_text(reader: Reader) -> str:
    """Say the open step, or the verdict on the move that is looked at."""
    entry = reader.entry()
    if reader.asking(entry):
        return asked(reader, entry)
    chosen = chosen_judgement(reader, entry)
    if chosen is not None:
        words = verdict(chosen, entry.before)
        return f"{words.bold} {words.text}"
    if entry.judgement is None and entry.number:  # somebody is still to move: how it came to be their turn
        entry = reader.watching().entries[entry.number - 1]
    if entry.judgement is None:
        return summary(entry.before, reader.rules)
    return spoken(entry.before, entry.judgement)
