"""When a clause comes back: boxes as Sebastian Leitner proposed them (*So lernt man lernen*, 1972).

Each clause that was asked lies in a box. A right answer moves it one box on, a wrong one back to the first; the higher
the box, the longer until it comes back. Time is counted in questions, not in days: nothing is stored on a server, and
somebody who practises for ten minutes is to meet again in these ten minutes what went wrong. So all that has to be
kept for a clause is its box and how many questions it has to wait, which fits in a few signs; schemes that also fit a
difficulty to each reader (SM-2 and its children) need more of both, and days.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

WAITS = (3, 7, 15, 31, 60)
"""For each box, after how many questions a clause comes back: about twice as many each time."""

SURE = 2
"""From this box on a clause counts as known: it was right at least twice since it was last wrong."""

LONGEST = WAITS[-1]


@dataclass(frozen=True, slots=True)
class Kept:
    """A clause in a box, and the number of the question before which it does not come back."""

    clause: str
    box: int
    due: int


@dataclass(frozen=True, slots=True)
class Progress:
    """How far somebody has come: ``turn`` questions answered from ``seed``, and every clause that was asked.

    ``level`` is how hard questions are at least, see `explorer.ask.quiz.question.Question`.
    """

    seed: int = 0
    turn: int = 0
    level: int = 1
    kept: tuple[Kept, ...] = ()

    def box(self, clause: str) -> int | None:
        """Return the box of a clause; ``None`` where it was never asked."""
        return next((one.box for one in self.kept if one.clause == clause), None)


NEW = Progress()
"""Nothing was answered yet."""


def answered(progress: Progress, clause: str, *, right: bool) -> Progress:
    """Return how it stands after an answer to a question that a clause decides.

    >>> answered(NEW, "play.equal-or-higher", right=False).kept
    (Kept(clause='play.equal-or-higher', box=0, due=4),)
    """
    had, turn = progress.box(clause), progress.turn + 1
    box = min((0 if had is None else had) + 1, len(WAITS) - 1) if right else 0
    others = tuple(one for one in progress.kept if one.clause != clause)
    kept = sorted((*others, Kept(clause, box, turn + WAITS[box])), key=lambda one: one.due)
    return replace(progress, turn=turn, kept=tuple(kept))


def next_clause(progress: Progress, there: Sequence[str]) -> str | None:
    """Return the clause to ask about: the one that has waited longest, else the first new one of those ``there``.

    Where nothing is new and all have to wait, it is the one that has to wait least; ``None`` where there are none.
    """
    asked = [one for one in progress.kept if one.clause in there]
    ready = [one for one in asked if one.due <= progress.turn]
    known = {one.clause for one in asked}
    new = [clause for clause in there if clause not in known]
    if ready:
        return min(ready, key=lambda one: one.due).clause
    return new[0] if new else asked[0].clause if asked else None
