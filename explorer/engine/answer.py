"""A judgement as the judging interface writes it."""

from __future__ import annotations

from typing import Any

from explorer.state import State
from explorer.trace.model import Finding, Judgement
from explorer.trace.words import say


def answer(state: State, judgement: Judgement, *, everything: bool = False) -> dict[str, Any]:
    """Write a judgement of a move in ``state`` as plain data; ``everything`` adds findings that decided nothing."""
    found = judgement.everything() if everything else judgement.because()
    written: dict[str, Any] = {
        "legal": judgement.legal,
        "because": [_finding(finding, judgement) for finding in found],
    }
    outcome = judgement.outcome
    if outcome is not None:
        names = state.names
        written |= {
            "effects": list(outcome.effects),
            "taken": outcome.taken,
            "taken_by": None if outcome.taken_by is None else names[outcome.taken_by],
            "draws": len(outcome.drawn),
            "out": [names[place] for place in outcome.out],
            "loser": None if outcome.loser is None else names[outcome.loser],
            "next": None if outcome.next is None else names[outcome.next],
        }
    return written


def _finding(finding: Finding, judgement: Judgement) -> dict[str, Any]:
    return {
        "clause": finding.clause,
        "says": say(finding, judgement),
        "verdict": finding.verdict,
        "sources": list(finding.sources),
    }
