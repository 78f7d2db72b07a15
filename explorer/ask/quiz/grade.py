"""How hard a question is, seen from what decided it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from explorer.rules.decision import Decision
from explorer.rules.resolve import Resolution
from explorer.rules.ruleset import RuleSet
from explorer.tables.cells import where
from explorer.trace.model import Finding

PLAIN: Mapping[str, tuple[Any, ...]] = {
    "opening": ("no", False),
    "owed": ("no", False),
    "zone": ("hand",),
    "stock": (True,),
    "nines": (True,),
    "count": (1,),
    "run": (0, 1),
    "effect": ("none",),
    "out": (False,),
}
"""What a feature mostly is: a card laid from the hand in the middle of a game. The first are those that matter most."""

EASY, HARDER, HARD, DOCUMENTS = 1, 2, 3, 4


def level(finding: Finding, resolution: Resolution, rules: RuleSet) -> int:
    """Return how hard it is to see that a finding decides: see `explorer.ask.quiz.question.Question`."""
    steps = _chain(resolution, rules)
    seldom = any(finding.facts[name] not in usual for name, usual in PLAIN.items() if name in finding.facts)
    return min(HARD, EASY + steps + seldom)


def plain(mask: int, decision: Decision) -> int:
    """Return the cells of a mask in which things are as they mostly are, as far as there are such cells."""
    for name, usual in PLAIN.items():
        if name in decision.features:
            there = 0
            for value in usual:
                if value in decision.features[name]:
                    there |= where(decision, name, value)
            mask = mask & there or mask
    return mask


def _chain(resolution: Resolution, rules: RuleSet) -> int:
    """Return how long the longest line is in which one clause overrules the next: 2 where an exception has one."""
    resolver = rules.resolver(resolution.decision)
    said = {fired.bound.clause.id: fired.outcome for fired in resolution.fired}
    ids = [bound.clause.id for bound in resolver.bounds]
    longest: dict[int, int] = {}
    for place in reversed(resolver.order):
        if ids[place] in said:
            over = [
                longest[target]
                for target in resolver.targets[place]
                if ids[target] in said and said[ids[target]] != said[ids[place]]
            ]
            longest[place] = 1 + max(over) if over else 0
    return max(longest.values(), default=0)
