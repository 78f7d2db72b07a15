"""What a decision says in each cell of its domain, looked up by the names of features."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from explorer.rules.clause import Bound, Clause
from explorer.rules.decision import Decision
from explorer.rules.resolve import Resolver
from explorer.rules.ruleset import RuleSet
from explorer.tables import size_of
from explorer.tables.reasons import combine

Deciding = list[tuple[int, str]]
"""The weight and the id of each clause that decides, the most special first."""


class Answers:
    """A decision under some clauses, over its whole domain.

    A cell is named by a number, the sum of the ``steps`` of its features; a feature that is left out has the first
    value of its domain. ``permitted`` is the mask of the cells where something permits and nothing forbids,
    ``outcomes`` has a mask for each outcome.
    """

    def __init__(self, resolver: Resolver) -> None:
        found, decision = combine(resolver), resolver.decision
        self.size = size_of(decision)
        self.steps: dict[str, dict[Any, int]] = {}
        step = self.size
        for name, values in decision.features.items():
            step //= len(values)
            self.steps[name] = {value: step * place for place, value in enumerate(values)}
        self.permitted, self.outcomes = found.permitted, found.outcomes()
        self._permitted = self._bits(self.permitted)
        self._outcomes = [(outcome, self._bits(mask)) for outcome, mask in self.outcomes.items() if mask]
        order = sorted(resolver.bounds, key=lambda bound: -bound.clause.weight)
        decisive = ((bound.clause, found.decisive(bound.clause.id)) for bound in order)
        self._known: dict[int, Deciding] = {}
        self._decisive = [(clause.weight, clause.id, self._bits(mask)) for clause, mask in decisive if mask]

    def at(self, **facts: Any) -> int:
        """Return the number of the cell with these features.

        Raises:
            KeyError: for a feature or a value that the decision does not have.
        """
        return sum(self.steps[name][value] for name, value in facts.items())

    def permits(self, cell: int) -> bool:
        """Tell whether something permits in a cell, and nothing forbids."""
        return bool(self._permitted[cell >> 3] & 1 << (cell & 7))

    def outcome(self, cell: int) -> str | None:
        """Return what comes out in a cell, ``None`` where no clause applies."""
        place, bit = cell >> 3, 1 << (cell & 7)
        for outcome, bits in self._outcomes:
            if bits[place] & bit:
                return outcome
        return None

    def deciding(self, cell: int) -> Deciding:
        """Return the clauses that decide a cell."""
        found = self._known.get(cell)
        if found is None:
            place, bit = cell >> 3, 1 << (cell & 7)
            found = self._known[cell] = [(weight, id) for weight, id, bits in self._decisive if bits[place] & bit]
        return found

    def _bits(self, mask: int) -> bytes:
        return mask.to_bytes(self.size // 8 + 1, "little")


def answers(rules: RuleSet, decision: Decision) -> Answers:
    """Return what a decision says under a rule set; rule sets with the same clauses share it.

    >>> from explorer.rules.decision import PLAY
    >>> from explorer.rules.ruleset import rule_set
    >>> play = answers(rule_set("pagat"), PLAY)
    >>> play.permits(play.at(kind="J", top="7", stock=True)), play.permits(play.at(kind="J", top="6", stock=True))
    (True, False)
    """
    return _answers(decision, tuple(bound.clause for bound in rules.resolver(decision).bounds))


@lru_cache(maxsize=512)
def _answers(decision: Decision, clauses: tuple[Clause, ...]) -> Answers:
    return Answers(Resolver(decision, (Bound(clause, ()) for clause in clauses)))
