"""Options by which two rule sets part and which no grid shows, or not all of them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache, reduce
from operator import and_

from explorer.rules.catalogue import OPTIONS
from explorer.rules.clause import Clause
from explorer.rules.decision import DUTY, EFFECT, NEXT, PLAY, Decision
from explorer.rules.option import Value
from explorer.rules.ruleset import RuleSet
from explorer.tables import clause_masks, size_of, where

ON_GRID: tuple[Decision, ...] = (DUTY, PLAY, EFFECT, NEXT)
GIVEN = {
    "move": "play",
    "zone": "hand",
    "opening": ("no", False),
    "lead": True,
    "playable": True,
    "out": False,
    "half": False,
}
"""The features that the grid holds fixed; *opening* is of two kinds."""

SHOWN = frozenset({"red_apart"})
"""Parameters of values that the grid shows."""


@dataclass(frozen=True, slots=True)
class OptionPair:
    """An option with its values under two rule sets."""

    key: str
    a: str
    b: str


def options_apart(a: RuleSet, b: RuleSet) -> tuple[OptionPair, ...]:
    """Return the options with different values, but for those whose whole difference is on the grid.

    >>> from explorer.rules.ruleset import rule_set
    >>> [pair.key for pair in options_apart(rule_set("pagat"), rule_set({"base": "digest", "pictures_on": "8"}))]
    ['packets']
    """
    found = []
    for option in OPTIONS:
        one, other = a.values[option.key], b.values[option.key]
        if one != other and not _shown(option.value(one), option.value(other)):
            found.append(OptionPair(option.key, one, other))
    return tuple(found)


def _shown(one: Value, other: Value) -> bool:
    """Tell whether all that two values bring otherwise concerns the cells of the grid."""
    had, has = ({bound.clause.id: bound.clause for bound in (*value.brings, *value.keeps)} for value in (one, other))
    apart = [clause for id, clause in (had | has).items() if id not in had or id not in has]
    named = (one.params.keys() | other.params.keys()) - SHOWN
    return all(map(on_grid, apart)) and all(one.params.get(name) == other.params.get(name) for name in named)


@lru_cache(maxsize=4096)
def on_grid(clause: Clause) -> bool:
    """Tell whether a clause says anything in the cells that a grid looks at."""
    if clause.decision not in ON_GRID:
        return False
    given = _given(clause.decision)
    return any(mask & given for mask in clause_masks(clause).values())


@lru_cache(maxsize=None)
def _given(decision: Decision) -> int:
    fixed = []
    for name, values in decision.features.items():
        if name in GIVEN:
            wanted = GIVEN[name]
            wanted = next(value for value in wanted if value in values) if isinstance(wanted, tuple) else wanted
            fixed.append(where(decision, name, wanted))
    return reduce(and_, fixed, (1 << size_of(decision)) - 1)
