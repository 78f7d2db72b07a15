"""How far the games are, and how long they may still take."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from explorer.ui.say import text

if TYPE_CHECKING:
    from explorer.lab.runs import Run


def meter(run: Run[Any] | None, *, event: str) -> dict[str, Any] | None:
    """Return the meter of a run with what stops it; ``None`` where none is."""
    if run is None:
        return None
    found = run.look()
    going = run.going
    if run.error is not None:
        return {"trouble": text("lab.failed", why=_why(run.error))}
    if found is None:
        told = text("lab.loading") if going else text("lab.nothing")
        return {
            "label": text("lab.meter"),
            "part": 0,
            "text": told,
            "going": going,
            "stop": _stop(going),
            "event": event,
        }
    done = found.done and not run.stopped
    part = 100 if done else min(99, int(100 * found.games / max(found.planned, 1)))
    return {
        "label": text("lab.meter"),
        "part": part,
        "text": _told(run, found.games, found.planned, going=going, done=done),
        "going": going,
        "stop": _stop(going),
        "event": event,
    }


def _stop(going: bool) -> str:
    return text("lab.stop") if going else ""


def _told(run: Run[Any], games: int, planned: int, *, going: bool, done: bool) -> str:
    if done:
        return text("lab.played", games=number(games), seconds=_seconds(run.seconds))
    if not going:
        return text("lab.stopped", games=number(games), all=number(planned))
    left = run.seconds * (planned - games) / games if games else 0.0
    return text("lab.going", games=number(games), all=number(planned), left=_seconds(left))


def _seconds(seconds: float) -> str:
    """Return a time in words: seconds up to two minutes, then minutes."""
    if seconds < 120:
        return text("lab.seconds", number=max(1, round(seconds)))
    return text("lab.minutes", number=round(seconds / 60))


def number(number: int) -> str:
    """Return a number with its thousands apart."""
    return f"{number:,}".replace(",", text("lab.thousands"))


def _why(error: Exception) -> str:
    from explorer.errors import InputError

    return error.sentence if isinstance(error, InputError) else f"{type(error).__name__}: {error}"
