"""Tables held against the resolver, cell by cell."""

from collections.abc import Iterable
from itertools import combinations, product
from typing import Any

from explorer.engine.chance import POLICY, Stream
from explorer.rules.decision import DECISIONS, Decision
from explorer.rules.ruleset import RuleSet, rule_set
from explorer.tables import cell_at, index_of, size_of, table
from tests.strategies import BUILT, PLAYABLE


def wrong_cells(rules: RuleSet, decision: Decision, numbers: Iterable[int]) -> list[int]:
    """Return those of the cells in which the table does not answer as the resolver does."""
    made, resolver = table(rules, decision), rules.resolver(decision)
    places = [place for place, name in enumerate(decision.features) if name in resolver.reads]
    masks = (made.permitted, made.forbidden, *made.outcomes.values())
    permitted, forbidden, *outcomes = (_bits(mask, decision) for mask in masks)
    known: dict[tuple[Any, ...], tuple[bool, bool, str | None]] = {}
    wrong = []
    for number in numbers:
        features = cell_at(decision, number)
        read = tuple(features[place] for place in places)
        if read not in known:  # a clause that looks at more than it says it reads has no table
            said = resolver.resolve(resolver.cell(*features))
            known[read] = (said.permitted, said.forbidden, said.outcome)
        place, bit = number >> 3, 1 << (number & 7)
        outcome = next((of for of, bits in zip(made.outcomes, outcomes, strict=True) if bits[place] & bit), None)
        if known[read] != (bool(permitted[place] & bit), bool(forbidden[place] & bit), outcome):
            wrong.append(number)
    return wrong


def _bits(mask: int, decision: Decision) -> bytes:
    return mask.to_bytes(size_of(decision) // 8 + 1, "little")


def representatives(rules: RuleSet, decision: Decision) -> list[int]:
    """Return a cell for each combination of what the clauses in force read; they cannot tell the others apart."""
    read = rules.resolver(decision).reads
    domains = (values if name in read else values[:1] for name, values in decision.features.items())
    return [index_of(decision, cell) for cell in product(*domains)]


def combined(rules: RuleSet, one: tuple[str, str], other: tuple[str, str], decision: Decision) -> int:
    """Return the mask of the cells where two changes together do not do just what one of them does alone.

    That is: where one changes something, but not both together likewise; or where only both together do.
    """
    base, first = table(rules, decision), table(rules.change(*one), decision)
    second, both = table(rules.change(*other), decision), table(rules.change(*one).change(*other), decision)
    alone = first.differs(base) | second.differs(base)
    return (
        (first.differs(base) & both.differs(first))
        | (second.differs(base) & both.differs(second))
        | (both.differs(base) & ~alone)
    )


def wrong_together(rules: RuleSet, one: tuple[str, str], other: tuple[str, str], decision: Decision) -> list[int]:
    """Return the cells where two changes work together, but not as the resolver says."""
    cells = combined(rules, one, other, decision)
    if not cells:
        return []
    both = rules.change(*one).change(*other)
    return wrong_cells(both, decision, (number for number in representatives(both, decision) if cells >> number & 1))


def changes(base: str) -> list[tuple[str, str]]:
    """Return every single change of a preset, as (key, value)."""
    usual = rule_set(base).values
    return [(key, value) for key, values in BUILT.items() for value in values if value != usual[key]]


def pairs(base: str) -> list[tuple[tuple[str, str], tuple[str, str]]]:
    """Return every pair of changes of a preset that set two different options."""
    return [(one, other) for one, other in combinations(changes(base), 2) if one[0] != other[0]]


def random_rules(chance: Stream) -> RuleSet:
    """Draw a base, and a value for about every second option."""
    given: dict[str, object] = {"base": PLAYABLE[chance.below(len(PLAYABLE))]}
    for key, values in BUILT.items():
        if chance.below(2):
            given[key] = values[chance.below(len(values))]
    return rule_set(given)


def random_cells(chance: Stream, number: int) -> list[tuple[Decision, int]]:
    """Draw cells, each decision as often as its number of features."""
    drawn = [decision for decision in DECISIONS for _ in decision.features]
    cells = []
    for _ in range(number):
        decision = drawn[chance.below(len(drawn))]
        cells.append((decision, chance.below(size_of(decision))))
    return cells


def stream(seed: int) -> Stream:
    """Return the chance of a test."""
    return Stream(seed, 0, POLICY)
