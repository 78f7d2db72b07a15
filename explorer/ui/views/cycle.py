"""A game that has gone round: at which step a position comes back, and when it stood before."""

from __future__ import annotations

from typing import Any

from explorer.engine.replay import repetitions
from explorer.ui.reader import Reader
from explorer.ui.say import text
from explorer.ui.watching import Entry


def cycles(reader: Reader) -> dict[int, int]:
    """Return the steps after which a position comes back, each with the step after which it stood before.

    Through one player's eyes there are none once cards were laid face down: it would tell which.
    """
    watching = reader.watching()
    if reader.eyes is None and watching.rounds:
        return watching.rounds[0]
    told = [watching.entries[0], *(entry for entry in watching.entries[1:] if _moves_on(entry))]
    if reader.eyes is not None and any(entry.judgement and entry.judgement.move.claim for entry in told):
        return {}
    if not watching.rounds:
        found = repetitions(entry.after or entry.before for entry in told)
        watching.rounds.append({told[now].number: told[before].number for before, now in found})
    return watching.rounds[0]


def _moves_on(entry: Entry) -> bool:
    """Tell whether a step leads to a position of the game under the rules in force."""
    return entry.judgement is not None and entry.judgement.legal and not entry.beyond


def completed(reader: Reader) -> tuple[int, int] | None:
    """Return the step before and the step now between which the game has gone round when the open step is done.

    Where the reader is to move, the step just made counts.
    """
    entry = reader.entry()
    if reader.asking(entry):
        return None
    step = entry.number if entry.judgement is not None else entry.number - 1
    before = cycles(reader).get(step)
    return None if before is None else (before, step)


def cycle_view(reader: Reader) -> dict[str, Any] | None:
    """Return what is told of it, and the way to where it began; ``None`` where the open step completes none."""
    found = completed(reader)
    if found is None:
        return None
    before, now = found
    return {
        "text": _say("told", before, now),
        "step": before,
        "button": _say("go", before, now),
    }


def again_label(before: int) -> str:
    """Return what marks a step after which the position after an earlier one has come back."""
    return _say("again", before)


def _say(id: str, before: int, now: int = 0) -> str:
    """Return a sentence about a round; one that begins at the start names no step for it."""
    return text(f"cycle.{id}" if before else f"cycle.{id}-start", before=before, step=now)


def cycle_spoken(reader: Reader) -> str:
    """Say it aloud; "" where the open step completes none."""
    found = completed(reader)
    return "" if found is None else _say("spoken", *found)
