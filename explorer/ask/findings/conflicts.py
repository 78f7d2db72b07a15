"""Conflicts: house rules of which one overrules the other where both apply."""

from __future__ import annotations

from dataclasses import dataclass

from explorer.ask.findings.example import Example
from explorer.ask.findings.reach import reached
from explorer.rules.decision import DECISIONS, PERMITS, Decision
from explorer.rules.ruleset import RuleSet
from explorer.tables import reasons

Setting = tuple[str, str]
"""An option value, as (key, value)."""


@dataclass(frozen=True, slots=True)
class Conflict:
    """Two clauses, brought by chosen values of different options, that differ somewhere, where one overrules the other.

    Of clauses that judge a move, one permits what the other does not: two different ways to say no are no conflict.
    ``winner`` and ``loser`` are the clauses by id, ``wins`` and ``loses`` the option values that bring them; ``cells``
    is in how many cells that can be reached this happens, and ``example`` shows the first.
    """

    decision: str
    winner: str
    loser: str
    wins: Setting
    loses: Setting
    cells: int
    example: Example


def conflicts(rules: RuleSet) -> tuple[Conflict, ...]:
    """Return every conflict of a rule set, in the order of the decisions and clauses."""
    return tuple(found for decision in DECISIONS for found in _conflicts(decision, rules))


def _conflicts(decision: Decision, rules: RuleSet) -> list[Conflict]:
    brought = {bound.clause.id: bound.settings for bound in rules.resolver(decision).bounds}
    said, found = reasons(rules, decision), []
    for (winner, loser), overruled in said.overruled.items():
        permits = said.masks[winner].get(PERMITS, 0) | said.masks[loser].get(PERMITS, 0)
        mask = overruled & permits if PERMITS in decision.outcomes else overruled
        pairs = [(one, other) for one in brought[winner] for other in brought[loser] if one[0] != other[0]]
        where = reached(mask, decision, rules) if pairs else {}
        for wins, loses in pairs if where else ():
            example = next(iter(where.values()))
            found.append(Conflict(decision.id, winner, loser, wins, loses, len(where), example))
    return found
