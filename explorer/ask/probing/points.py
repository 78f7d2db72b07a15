"""What can be asked of rules, and which options have a say in the answer."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache, reduce
from operator import or_
from typing import Any

from explorer.rules.catalogue import BASE, OPTIONS
from explorer.rules.clause import Bound, Clause
from explorer.rules.decision import Decision
from explorer.rules.own import OwnRule, bring
from explorer.rules.resolve import Resolution, Resolver, cell_type
from explorer.rules.ruleset import RuleSet, rule_set

Part = Hashable
"""What a value of an option contributes to an answer; values with equal parts are alike as far as it goes."""


@dataclass(frozen=True, slots=True, eq=False)
class Point:
    """One thing that can be asked of rules.

    ``parts`` has the options that have a say, each with the part that each of its values contributes. ``answer`` takes
    a part for each of these options, in their order.
    """

    parts: Mapping[str, Mapping[str, Part]]
    answer: Callable[[tuple[Any, ...]], Any]


@dataclass(frozen=True, slots=True, eq=False)
class Ground:
    """Every clause that can be in force while the options of a rule set are changed; its own rules stay.

    ``bits`` has the clauses of the catalogue, by id, a bit each; ``fixed`` are the bits that no option takes away,
    ``brought`` those that each value of each option brings. ``own`` rules bring clauses of theirs; which of them
    depends on the clauses ``minded``. ``by_decision`` has all the clauses with their ids, by their decision's id.
    """

    bits: Mapping[str, tuple[int, Bound]]
    fixed: int
    brought: Mapping[str, Mapping[str, int]]
    own: tuple[OwnRule, ...]
    minded: tuple[str, ...]
    by_decision: Mapping[str, tuple[tuple[str, Clause], ...]]
    _points: dict[tuple[Any, ...], Point] = field(default_factory=dict, repr=False)

    def cell(self, decision: Decision, features: tuple[Any, ...]) -> Point:
        """Return the question how a decision comes out in the cell with these features."""
        return self._kept((decision.id, features), lambda: self._cell(decision, features))

    def reads(self, decision: Decision, feature: str) -> Point:
        """Return the question whether any clause of a decision reads a feature."""
        return self._kept(
            (decision.id, feature),
            lambda: self._asked(decision, lambda one: feature in one.reads, bool),
        )

    def param(self, name: str) -> Point:
        """Return the question for a parameter."""
        return self._kept((name,), lambda: _param(name))

    def _kept(self, place: tuple[Any, ...], made: Callable[[], Point]) -> Point:
        point = self._points.get(place)
        if point is None:
            if len(self._points) >= MOST_POINTS:  # a long-lived program asks about many positions
                self.forget()
            point = self._points[place] = made()
        return point

    def forget(self) -> None:
        """Forget the answers that are kept."""
        self._points.clear()

    def _cell(self, decision: Decision, features: tuple[Any, ...]) -> Point:
        cell = cell_type(decision)(*features)
        alike: dict[Resolution, Resolution] = {}

        def resolve(in_force: list[Bound]) -> Resolution:
            whole = Resolver(decision, in_force).resolve(cell)
            bare = Resolution(decision, cell, (), (), whole.outcome, whole.forbidden, whole.permitted)
            return alike.setdefault(bare, bare)

        return self._asked(decision, lambda one: one.test(cell) is not None, resolve)

    def _asked(
        self, decision: Decision, wanted: Callable[[Clause], bool], answer: Callable[[list[Bound]], Any]
    ) -> Point:
        """Return the point whose answer depends on which of the clauses ``wanted`` of a decision are in force."""
        hits = {id for id, clause in self.by_decision.get(decision.id, ()) if wanted(clause)}
        asked = {id: self.bits[id] for id in hits.union(self.minded) if id in self.bits}
        mask = sum(bit for bit, _ in asked.values())
        always, parts = self.fixed & mask, {}
        for key, brought in self.brought.items():
            of = {value: bits & mask & ~always for value, bits in brought.items()}
            if len(set(of.values())) > 1:
                parts[key] = of
            else:
                always |= next(iter(of.values()))
        known: dict[int, Any] = {}

        def combined(masks: tuple[int, ...]) -> Any:
            bits = reduce(or_, masks, always)
            if bits not in known:
                had = {id: bound for id, (bit, bound) in asked.items() if bits & bit}
                every = bring(self.own, had) if self.own else had
                known[bits] = answer([bound for id, bound in every.items() if id in hits])
            return known[bits]

        return Point(parts, combined)


MOST_POINTS = 100_000


def ground_of(rules: RuleSet) -> Ground:
    """Return the clauses that can be in force when options of a rule set are changed."""
    return _ground(rules.own)


@lru_cache(maxsize=16)
def _ground(own: tuple[OwnRule, ...]) -> Ground:
    bits: dict[str, tuple[int, Bound]] = {}

    def mask_of(bounds: tuple[Bound, ...]) -> int:
        return reduce(or_, (bits.setdefault(one.clause.id, (1 << len(bits), one))[0] for one in bounds), 0)

    fixed = mask_of(BASE)
    brought = {
        option.key: {value.id: mask_of(value.brings + value.keeps) for value in option.values} for option in OPTIONS
    }
    owned = bring(own, {})
    every = {id: bound.clause for id, bound in (*owned.items(), *((id, bound) for id, (_, bound) in bits.items()))}
    by_decision: dict[str, tuple[tuple[str, Clause], ...]] = {}
    for id, clause in every.items():
        by_decision[clause.decision.id] = (*by_decision.get(clause.decision.id, ()), (id, clause))
    return Ground(bits, fixed, brought, own, tuple(owned), by_decision)


def _param(name: str) -> Point:
    parts = {
        option.key: {value.id: (value.params[name],) if name in value.params else () for value in option.values}
        for option in OPTIONS
        if any(name in value.params for value in option.values)
    }
    known: dict[tuple[Part, ...], Any] = {}

    def answer(given: tuple[Part, ...]) -> Any:
        if given not in known:
            chosen = {
                key: next(value for value, part in of.items() if part == wanted)
                for (key, of), wanted in zip(parts.items(), given, strict=True)
            }
            known[given] = rule_set(chosen).param(name)
        return known[given]

    return Point(parts, answer)
