"""Rule sets that people may play by, each with how likely it is before anything is asked."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache

from explorer.ask.finding.question import Question, Reply, reply
from explorer.rules.catalogue import OPTIONS
from explorer.rules.presets import DOCUMENTS, PRESETS
from explorer.rules.ruleset import RuleSet, rule_set
from explorer.rules.standing import ABSENT, standing

Weighed = dict[RuleSet, float]
"""Rule sets with weights; of those that play alike only one, the one with fewest changes."""

Heard = tuple[tuple[Question, Reply], ...]

SWITCHED = 0.02
"""The weight of a switch that no document knows, against leaving an option as it is; each that does adds as much."""

MOST_TRIED = 400
"""So many rule sets are switched further, at most, to find one that fits what was said."""


@cache
def start() -> tuple[tuple[RuleSet, float], ...]:
    """Return the presets and all that differ from one of them by one option."""
    found: Weighed = {}
    for preset in PRESETS:
        _add(found, rule_set(preset), 1.0)
    for rules, weight in tuple(found.items()):
        for other, part in neighbours(rules):
            _add(found, other, weight * part)
    return tuple(found.items())


@lru_cache(maxsize=256)
def neighbours(rules: RuleSet) -> tuple[tuple[RuleSet, float], ...]:
    """Return all that differ from a rule set by one option, with the weight of that switch."""
    now = rules.values
    return tuple(
        (nearest(rules.change(option.key, value.id)), switched(option.key, value.id))
        for option in OPTIONS
        for value in option.values
        if value.id != now[option.key]
    )


@cache
def switched(key: str, value: str) -> float:
    """Return the weight of a switch: the more documents know the value, the likelier it is."""
    return SWITCHED * (1 + sum(standing(document, key, value).mark != ABSENT for document in DOCUMENTS))


@lru_cache(maxsize=8192)
def nearest(rules: RuleSet) -> RuleSet:
    """Return the same rules on the preset from which they differ least.

    >>> nearest(rule_set("pagat").change("packets", "2-1-2")).base
    'digest'
    """
    based = (_on(preset, rules) for preset in PRESETS)
    return min(based, key=lambda one: (len(one.changes), list(PRESETS).index(one.base)))


def _on(preset: str, rules: RuleSet) -> RuleSet:
    return rule_set({"base": preset, **rules.values})


def fits(rules: RuleSet, heard: Heard) -> bool:
    """Tell whether rules reply to all questions as was said."""
    return all(said == reply(question, rules) for question, said in heard)


def narrowed(known: Weighed, heard: Heard) -> Weighed:
    """Return the rule sets that fit what was said, with all of those near the likeliest; empty where none is found."""
    left = {rules: weight for rules, weight in known.items() if fits(rules, heard[-1:])}
    return widened(left, heard) if left else widened(_repaired(known, heard), heard)


def widened(left: Weighed, heard: Heard) -> Weighed:
    """Add what differs from the likeliest rule set by one option, as far as it fits."""
    if left:
        best = likeliest(left)
        for rules, weight in neighbours(best):
            if rules not in left and fits(rules, heard):
                left[rules] = left[best] * weight
    return left


def likeliest(known: Weighed) -> RuleSet:
    """Return the rule set of the greatest weight, the first of several."""
    return max(known, key=known.__getitem__)


def _repaired(known: Weighed, heard: Heard) -> Weighed:
    """Return the likeliest rule sets, switched further until they fit what was said."""
    tried: Weighed = {}
    edge = dict(sorted(known.items(), key=lambda item: -item[1])[:20])
    while edge and len(tried) < MOST_TRIED:
        rules = max(edge, key=lambda one: edge[one] * 0.3 ** _wrong(one, heard))
        weight = tried[rules] = edge.pop(rules)
        if fits(rules, heard):
            return {rules: weight}
        missed = next(pair for pair in heard if pair[1] != reply(pair[0], rules))
        for other, part in neighbours(rules):
            if other not in tried and reply(missed[0], other) != reply(missed[0], rules):
                edge[other] = max(edge.get(other, 0.0), weight * part)
    return {}


def _wrong(rules: RuleSet, heard: Heard) -> int:
    return sum(said != reply(question, rules) for question, said in heard)


def _add(found: Weighed, rules: RuleSet, weight: float) -> None:
    rules = nearest(rules)
    found[rules] = max(found.get(rules, 0.0), weight)


def replies(question: Question, among: Iterable[RuleSet]) -> tuple[Reply, ...]:
    """Return every reply that some rule sets give, what goes before what does not."""
    return tuple(sorted({reply(question, rules) for rules in among}, key=lambda one: one.place))


def around(known: Weighed) -> Iterator[RuleSet]:
    """Give the rule sets that are possible, and what differs from the likeliest by one option, possible or not."""
    yield from known
    yield from (rules for rules, _ in neighbours(likeliest(known)))
