"""A says, B says: a move under two rule sets, what both agree on, and the clauses on which they part."""

from __future__ import annotations

from dataclasses import dataclass

from explorer.rules.ruleset import RuleSet
from explorer.trace.model import DOES_NOT_APPLY, Finding
from explorer.ui.board.position import Board, Judged, judged


@dataclass(frozen=True, slots=True)
class Sides:
    """Both judgements; ``both`` are findings that hold under either, ``a`` and ``b`` those that decide under one alone.

    ``same``: they come to the same, whatever their reasons.
    """

    one: Judged
    other: Judged
    both: tuple[Finding, ...]
    a: tuple[Finding, ...]
    b: tuple[Finding, ...]
    same: bool


def sides(board: Board, a: RuleSet, b: RuleSet) -> Sides:
    """Judge a move under two rule sets."""
    one, other = judged(board, a), judged(board, b)
    ours, theirs = (found.judgement.deciding() for found in (one, other))
    of_a, of_b = ([_said(finding) for finding in _holding(found)] for found in (one, other))
    return Sides(
        one,
        other,
        tuple(finding for finding in _holding(one) if _said(finding) in of_b),
        tuple(finding for finding in ours if _said(finding) not in of_b),
        tuple(finding for finding in theirs if _said(finding) not in of_a),
        (one.judgement.legal, one.judgement.outcome) == (other.judgement.legal, other.judgement.outcome),
    )


def _holding(found: Judged) -> list[Finding]:
    """Return what applies and nothing defeats, of what holds of some moves only."""
    special = found.judgement.findings()
    return [finding for finding in special if finding.verdict != DOES_NOT_APPLY and not finding.defeated_by]


def _said(finding: Finding) -> tuple[str, str | None]:
    return finding.clause, finding.verdict
