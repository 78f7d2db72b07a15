"""What comes out of a decision in every cell, under one rule set."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType
from typing import Any

from explorer.rules.clause import Bound, Clause
from explorer.rules.decision import DECISIONS, Decision
from explorer.rules.resolve import Resolver
from explorer.rules.ruleset import RuleSet
from explorer.tables.cells import index_of, size_of
from explorer.tables.reasons import combine


@dataclass(frozen=True, slots=True, eq=False)
class Table:
    """The answers of one decision as masks, a bit for each cell (`explorer.tables.cells.index_of`).

    ``permitted`` and ``forbidden`` are those of `explorer.rules.resolve.Resolution`; ``outcomes`` has a mask for each
    outcome that the decision declares, no two with a cell in common. What two tables say is compared by `differs`, not
    by ``==``.
    """

    decision: Decision
    permitted: int
    forbidden: int
    outcomes: Mapping[str, int]

    def permits(self, features: tuple[Any, ...]) -> bool:
        """Tell whether something permits and nothing forbids in the cell with these features."""
        return bool(self.permitted >> index_of(self.decision, features) & 1)

    def forbids(self, features: tuple[Any, ...]) -> bool:
        """Tell whether something forbids, or asks for another move, in the cell with these features."""
        return bool(self.forbidden >> index_of(self.decision, features) & 1)

    def outcome(self, features: tuple[Any, ...]) -> str | None:
        """Return the outcome in the cell with these features, ``None`` where no clause applies."""
        index = index_of(self.decision, features)
        return next((outcome for outcome, mask in self.outcomes.items() if mask >> index & 1), None)

    def differs(self, other: Table) -> int:
        """Return the mask of the cells where another table of the same decision answers differently.

        Raises:
            ValueError: when it is of another decision.
        """
        if other.decision is not self.decision:
            raise ValueError(f"'{self.decision.id}' and '{other.decision.id}' have no cells in common")
        found = self.permitted ^ other.permitted  # what is forbidden shows in the outcomes
        for outcome, mask in self.outcomes.items():
            found |= mask ^ other.outcomes[outcome]
        return found

    def __len__(self) -> int:
        return size_of(self.decision)


def table(rules: RuleSet, decision: Decision) -> Table:
    """Return the table of a decision under a rule set; rule sets with the same clauses share it.

    >>> from explorer.rules.decision import PLAY
    >>> from explorer.rules.ruleset import rule_set
    >>> table(rule_set("pagat"), PLAY).permits(("J", 1, "7", True, True, "no"))
    True
    """
    return _table(decision, frozenset(bound.clause for bound in rules.bounds() if bound.clause.decision is decision))


def tables(rules: RuleSet) -> dict[str, Table]:
    """Return the tables of all decisions under a rule set, by the decision's id."""
    return {decision.id: table(rules, decision) for decision in DECISIONS}


@lru_cache(maxsize=1024)
def _table(decision: Decision, clauses: frozenset[Clause]) -> Table:
    found = combine(Resolver(decision, (Bound(clause, ()) for clause in clauses)))
    return Table(decision, found.permitted, found.forbidden, MappingProxyType(found.outcomes()))
