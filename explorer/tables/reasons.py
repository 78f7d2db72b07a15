"""Which clauses stand where, and which overrule which, combined from their masks in the order of defeat."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import reduce
from operator import or_

from explorer.rules.decision import FORBIDS, PERMITS, REQUIRES, Decision
from explorer.rules.resolve import Resolver
from explorer.rules.ruleset import RuleSet
from explorer.tables.cells import Layout
from explorer.tables.masks import clause_masks


@dataclass(frozen=True, slots=True)
class Reasons:
    """How the clauses of one decision stand to one another, over all its cells.

    ``standing`` has for each clause, by id, the mask where it applies and nothing overrules it; ``idle`` the mask where
    an exception applies but has nothing to overrule. ``overruled`` has for each pair (overruling, overruled) the mask
    where that happens. ``said`` has for each outcome the mask where a standing clause has it.
    """

    decision: Decision
    standing: Mapping[str, int]
    idle: Mapping[str, int]
    overruled: Mapping[tuple[str, str], int]
    said: Mapping[str, int]
    masks: Mapping[str, Mapping[str, int]]

    @property
    def forbidden(self) -> int:
        """The mask where something standing forbids, or asks for another move."""
        return self.said.get(FORBIDS, 0) | self.said.get(REQUIRES, 0)

    @property
    def permitted(self) -> int:
        """The mask where something standing permits and nothing forbids."""
        return self.said.get(PERMITS, 0) & ~self.forbidden

    def outcomes(self) -> dict[str, int]:
        """Return for each outcome the mask where it comes out: of several standing, the one declared first."""
        left, found = -1, {}
        for outcome in self.decision.outcomes:
            found[outcome] = self.said.get(outcome, 0) & left
            left &= ~found[outcome]
        return found

    def decisive(self, clause: str) -> int:
        """Return the mask where a clause, by id, decides: it stands, and its outcome is the decision's.

        Where moves are judged, forbidding clauses decide what is forbidden, and permitting ones what is permitted.

        Raises:
            KeyError: when the clause is not in force.
        """
        standing, of = self.standing[clause], self.masks[clause]
        if PERMITS in self.decision.outcomes:
            bans = of.get(FORBIDS, 0) | of.get(REQUIRES, 0)
            return standing & (of.get(PERMITS, 0) & ~self.forbidden | bans)
        return standing & _union(mask & of.get(outcome, 0) for outcome, mask in self.outcomes().items())


def reasons(rules: RuleSet, decision: Decision) -> Reasons:
    """Return how the clauses of a decision stand to one another under a rule set."""
    return combine(rules.resolver(decision))


def combine(resolver: Resolver, layout: Layout | None = None) -> Reasons:
    """Combine the masks of clauses as the resolver combines their outcomes in one cell.

    Only an undefeated clause overrules, and only where the outcomes differ; an exception without anything to overrule
    is idle. The bits of all masks lie in the order of the decision's cells, or as a ``layout`` has them.
    """
    clauses = [bound.clause for bound in resolver.bounds]
    masks = [clause_masks(clause, layout) if layout else clause_masks(clause) for clause in clauses]
    fired = [_union(of.values()) for of in masks]
    defeated = [0] * len(clauses)
    standing, idle, overruled = {}, {}, {}
    for place in resolver.order:
        stands = fired[place] & ~defeated[place]
        useful = 0
        for target in resolver.targets[place] if stands else ():
            other = stands & fired[target]
            differ = other & ~_union(mask & masks[target].get(outcome, 0) for outcome, mask in masks[place].items())
            if differ:
                defeated[target] |= differ
                useful |= differ
                overruled[clauses[place].id, clauses[target].id] = differ
        clause = clauses[place]
        idle[clause.id] = stands & ~useful if clause.exception else 0
        standing[clause.id] = stands & ~idle[clause.id]
    said: dict[str, int] = {}
    for clause, of in zip(clauses, masks, strict=True):
        for outcome, mask in of.items():
            said[outcome] = said.get(outcome, 0) | mask & standing[clause.id]
    by_id = {clause.id: of for clause, of in zip(clauses, masks, strict=True)}
    return Reasons(resolver.decision, standing, idle, overruled, said, by_id)


def _union(masks: Iterable[int]) -> int:
    return reduce(or_, masks, 0)
