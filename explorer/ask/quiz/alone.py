"""Where one clause decides by itself."""

from __future__ import annotations

from functools import lru_cache

from explorer.rules.clause import Bound
from explorer.rules.decision import PERMITS
from explorer.rules.resolve import Resolver
from explorer.rules.ruleset import RuleSet
from explorer.tables.reasons import combine, reasons


def bound_of(rules: RuleSet, clause: str) -> Bound:
    """Return a clause in force by its id.

    Raises:
        KeyError: when it is not in force.
    """
    return {bound.clause.id: bound for bound in rules.bounds()}[clause]


@lru_cache(maxsize=4096)
def deciding(rules: RuleSet, clause: str) -> tuple[int, int]:
    """Return the masks of the cells where a clause decides alone, and of those where it decides with others.

    Alone: without it something else would come out. Where moves are judged, what comes out is that something permits
    and nothing forbids, or in a decision in which nothing ever permits whether anything forbids. A ban on what nothing
    would permit anyway decides nowhere alone.

    Raises:
        KeyError: when the clause is not in force.
    """
    decision = bound_of(rules, clause).clause.decision
    whole = reasons(rules, decision)
    rest = (bound for bound in rules.resolver(decision).bounds if bound.clause.id != clause)
    other = combine(Resolver(decision, rest))
    turned = 0
    if PERMITS not in decision.outcomes:
        now, then = whole.outcomes(), other.outcomes()
        for outcome in decision.outcomes:
            turned |= now[outcome] ^ then[outcome]
    elif any(PERMITS in of for of in whole.masks.values()):
        turned = whole.permitted ^ other.permitted
    else:
        turned = whole.forbidden ^ other.forbidden
    decisive = whole.decisive(clause)
    return decisive & turned, decisive & ~turned
