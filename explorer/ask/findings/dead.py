"""Dead settings: options whose value makes no difference while the others stand as they do."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from explorer.ask.findings.example import Example
from explorer.ask.findings.reach import BUILT, first_reached
from explorer.errors import InputError
from explorer.rules.catalogue import OPTIONS
from explorer.rules.decision import DECISIONS
from explorer.rules.ruleset import RuleSet
from explorer.tables import table

_PARAMS = tuple({name: None for option in OPTIONS for value in option.values for name in value.params})


@dataclass(frozen=True, slots=True)
class Idle:
    """A setting that keeps another from mattering: it would matter with one of the values ``unless`` of this option.

    ``example`` is a position under the first of these in which it would, where it is not only a matter of parameters.
    """

    key: str
    value: str
    unless: tuple[str, ...]
    example: Example | None


@dataclass(frozen=True, slots=True)
class Dead:
    """An option that does not matter now: every other value gives the same parameters, and the same answers.

    ``everywhere``: the same answers in all cells; else they differ only in cells that cannot be reached. ``idle`` are
    the settings that make it so, each by itself, where a change of one is enough to wake it.
    """

    key: str
    value: str
    everywhere: bool
    idle: tuple[Idle, ...]


def dead(rules: RuleSet, *, keys: Iterable[str] | None = None) -> tuple[Dead, ...]:
    """Return every dead setting of a rule set, in the order of the catalogue; with ``keys`` only of these options."""
    found = []
    wanted = None if keys is None else frozenset(keys)
    for option in OPTIONS:
        if wanted is not None and option.key not in wanted:
            continue
        others = [other for _, other in _each(rules, option.key)]
        if others and not matters(rules, option.key):
            everywhere = not any(_differs(rules, other) for other in others)
            found.append(Dead(option.key, rules.values[option.key], everywhere, tuple(_idle(rules, option.key))))
    return tuple(found)


def matters(rules: RuleSet, key: str) -> bool:
    """Tell whether some other value of an option would change anything that can be reached."""
    return any(_matters(rules, other) for _, other in _each(rules, key))


def params(rules: RuleSet) -> dict[str, Any]:
    """Return all the parameters of a rule set that option values set."""
    return {name: rules.param(name) for name in _PARAMS}


def _idle(rules: RuleSet, key: str) -> Iterator[Idle]:
    for option in OPTIONS:
        if option.key != key:
            woken = [(value, other) for value, other in _each(rules, option.key) if matters(other, key)]
            if woken:
                values = tuple(value for value, _ in woken)
                yield Idle(option.key, rules.values[option.key], values, _shown(woken[0][1], key))


def _each(rules: RuleSet, key: str) -> Iterator[tuple[str, RuleSet]]:
    """Give the rule sets that differ in the value of one option, with that value; those that cannot be are left out."""
    for value in next(option for option in OPTIONS if option.key == key).values:
        if value.id != rules.values[key]:
            try:
                yield value.id, rules.change(key, value.id)
            except InputError:  # a rule that a group added can speak against a value
                continue


def _differs(rules: RuleSet, other: RuleSet) -> bool:
    return any(table(rules, decision).differs(table(other, decision)) for decision in DECISIONS)


def _matters(rules: RuleSet, other: RuleSet) -> bool:
    return params(rules) != params(other) or _apart(rules, other) is not None


def _shown(rules: RuleSet, key: str) -> Example | None:
    found = (_apart(rules, other) for _, other in _each(rules, key))
    return next((example for example in found if example), None)


@lru_cache(maxsize=4096)
def _apart(rules: RuleSet, other: RuleSet) -> Example | None:
    """Return a position in which two rule sets part, under one of them."""
    for decision in DECISIONS:
        mask = table(rules, decision).differs(table(other, decision))
        # The other rules may look at a feature that these do not, and that is then not told apart under these.
        for one in () if not mask else (rules, other) if decision in BUILT else (rules,):
            example = first_reached(mask, decision, one)
            if example:
                return example
    return None
