"""Holes: where no document decides, but only what had to be added to them."""

from __future__ import annotations

from dataclasses import dataclass

from explorer.ask.findings.example import Example
from explorer.ask.findings.reach import reached
from explorer.rules.clause import Bound
from explorer.rules.decision import DECISIONS, Decision
from explorer.rules.ruleset import RuleSet
from explorer.sources.interpretations import PREFIX
from explorer.tables import reasons


@dataclass(frozen=True, slots=True)
class Hole:
    """A clause that rests on interpretations alone, and decides somewhere without any that a document states.

    ``cells`` is in how many cells that can be reached this happens, and ``example`` shows the first.
    """

    decision: str
    clause: str
    interpretations: tuple[str, ...]
    settings: tuple[tuple[str, str], ...]
    cells: int
    example: Example


def holes(rules: RuleSet) -> tuple[Hole, ...]:
    """Return every hole of a rule set, in the order of the decisions and clauses."""
    return tuple(hole for decision in DECISIONS for hole in _holes(decision, rules))


def _holes(decision: Decision, rules: RuleSet) -> list[Hole]:
    bounds = rules.resolver(decision).bounds
    ours = [bound for bound in bounds if _interpreted(bound)]
    if not ours:
        return []
    said = reasons(rules, decision)
    stated = 0
    for bound in bounds:
        stated |= 0 if bound in ours else said.decisive(bound.clause.id)
    found = []
    for bound in ours:
        where = reached(said.decisive(bound.clause.id) & ~stated, decision, rules)
        if where:
            example = next(iter(where.values()))
            found.append(Hole(decision.id, bound.clause.id, bound.cites, bound.settings, len(where), example))
    return found


def _interpreted(bound: Bound) -> bool:
    return bool(bound.cites) and all(cite.startswith(PREFIX) for cite in bound.cites)
