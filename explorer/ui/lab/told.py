"""What the figures say in a sentence: the one that stands above them all, and who is compared with whom."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from explorer.ask.grid.difference_words import rules_names
from explorer.language import current
from explorer.rules.ruleset import RuleSet
from explorer.trace.labels import value_words
from explorer.ui.lab.state import Versus
from explorer.ui.reader import Reader
from explorer.ui.say import text

if TYPE_CHECKING:
    from explorer.lab.compare import Difference
    from explorer.lab.comparing import Compared

FIRST = ("endless", "turns", "pickups")
"""What is told first, where it differs: games that never end are worse than long ones."""

LOUD = 20.0
"""So many times the smallest effect is told first, though it hangs on the way of playing."""

AFTER = ("proven", "stopped")
"""Never told first: they say the same as *endless* in parts."""


def names(a: RuleSet, b: RuleSet, key: str = "") -> tuple[str, str]:
    """Return how other rules and ours are called, in a sentence; with a ``key`` ours, and ours with that changed."""
    if not key:
        ours, others = rules_names(b, a)
        return others, ours
    ours, _ = rules_names(a, b)
    return ours, text("lab.changed", name=ours, change=value_words(key, b.values[key]).strip)


def headline(reader: Reader) -> str:
    """Return the sentence on what was played last, "" before all ways of playing have been played."""
    versus = reader.lab.versus
    found = versus.run.look() if versus else None
    return told(found, versus) if found is not None and versus is not None and found.every else ""


def told(found: Compared, versus: Versus) -> str:
    """Return the sentence on what differs most, or that nothing is seen to differ."""
    from explorer.lab.words import sentence

    if all(pair.same == pair.a.games for pair in found.pairs.values()):
        return text("lab.all-same")
    one = most_telling(list(found.by_measure().values()))
    return sentence(one, names(versus.a, versus.b, versus.setup.key), current())


def detail(found: Compared) -> list[str]:
    """Return the figures that the sentence is about, a line for each way of playing."""
    from explorer.lab.words import figures

    limit = next(iter(found.pairs.values())).a.limit
    if all(pair.same == pair.a.games for pair in found.pairs.values()):
        return []
    one = most_telling(list(found.by_measure().values()))
    return [figures(policy, _told_apart(difference), limit) for policy, difference in one.items()]


def _told_apart(one: Difference) -> Difference:
    """Return a difference without its size, where that is beyond what the games show."""
    return replace(one, apart=None) if one.apart and math.isinf(one.apart.value) else one


def most_telling(rows: Sequence[Mapping[str, Difference]]) -> Mapping[str, Difference]:
    """Return the measure to be told first.

    One of `FIRST` that differs under all ways of playing, or under one so much that nothing else counts beside it; else
    any that differs under all; else one of `FIRST` that does under some; else length.
    """
    from explorer.lab.compare import DEPENDS, LESS, MORE, SOME, together

    named = {next(iter(row.values())).measure.id: row for row in rows}
    rest = sorted((id for id in named if id not in (*FIRST, *AFTER)), key=lambda id: -_size(named[id]))
    for id in FIRST:
        if together(named[id]) == DEPENDS and max(map(_apart, named[id].values())) >= LOUD:
            return named[id]
    for kinds in ((MORE, LESS, SOME), (DEPENDS,)):
        for id in (*FIRST, *rest):
            if together(named[id]) in kinds:
                return named[id]
    return named["turns"]


def _size(row: Mapping[str, Difference]) -> float:
    """Return how many times the smallest effect a difference is, at least."""
    return min(map(_apart, row.values()))


def _apart(one: Difference) -> float:
    return abs(one.apart.value) / one.measure.smallest if one.apart and math.isfinite(one.apart.value) else 0.0
