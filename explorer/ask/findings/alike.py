"""Small endings by kinds, one of each sort: which cards differ only in name is seen from what may go on what."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import combinations_with_replacement, product

from explorer.ask.findings.laid import supply
from explorer.cards import Kind
from explorer.rules.catalogue.kinds import NINE
from explorer.rules.decision import COUNTS, DUTY, EFFECT, EMPTY, NEXT, PLAY, RUNS
from explorer.rules.ruleset import RuleSet
from explorer.tables import features_of, table

Hands = tuple[tuple[Kind, ...], ...]
"""The kinds that each player holds, beginning with the player to move."""


def endings(rules: RuleSet, *, players: int, cards: int) -> Iterator[Hands]:
    """Give the ways in which so many cards can be held by so many players, each with one at least.

    Of several endings that differ only in names of kinds that do the same to one another, one is given.
    """
    have, sorts = supply(rules), Sorts(rules)
    seen = set()
    for kinds in combinations_with_replacement(have, cards):
        held = Counter(kinds)
        if all(number <= have[kind] for kind, number in held.items()):
            sort = sorts.of(held)
            if sort not in seen:
                seen.add(sort)
                yield from _shared(held, players)


def _shared(held: Mapping[Kind, int], players: int) -> Iterator[Hands]:
    """Give every way to share out cards so that nobody has none."""
    ways = [list(_parts(number, players)) for number in held.values()]
    for shares in product(*ways):
        hands = tuple(
            tuple(kind for kind, share in zip(held, shares, strict=True) for _ in range(share[place]))
            for place in range(players)
        )
        if all(hands):
            yield hands


def _parts(number: int, players: int) -> Iterator[tuple[int, ...]]:
    """Give every way to split a number among so many."""
    if players == 1:
        yield (number,)
        return
    for first in range(number + 1):
        for rest in _parts(number - first, players - 1):
            yield (first, *rest)


class Sorts:
    """What kinds do to one another without a stock, so that two lots of cards can be told to be alike."""

    def __init__(self, rules: RuleSet) -> None:
        self._play, self._effect = table(rules, PLAY), table(rules, EFFECT)
        self._duty, self._next = table(rules, DUTY), table(rules, NEXT)
        self._nines = "nines" in rules.resolver(PLAY).reads
        self._rows: dict[tuple[Kind, int, Kind, bool], tuple[object, ...]] = {}
        self._alone: dict[Kind, tuple[object, ...]] = {}

    def of(self, held: Mapping[Kind, int]) -> tuple[object, ...]:
        """Return what is the same for two lots of cards that only differ in names."""
        nines = not self._nines or NINE in held
        alone = tuple((number, self._of(kind)) for kind, number in held.items())
        rows = (self._row(kind, number, top, nines) for kind, number in held.items() for top in (EMPTY, *held))
        return alone, tuple(rows)

    def _of(self, kind: Kind) -> tuple[object, ...]:
        if kind not in self._alone:
            duties = (features_of(DUTY, move=move, table="pile", owed=kind) for move in DUTY.features["move"])
            taken = features_of(NEXT, move="pickup", owed=kind)
            self._alone[kind] = (*map(self._duty.permits, duties), self._next.outcome(taken))
        return self._alone[kind]

    def _row(self, kind: Kind, number: int, top: Kind, nines: bool) -> tuple[object, ...]:
        key = (kind, number, top, nines)
        if key not in self._rows:
            counts = [count for count in COUNTS if count <= number]
            plays = (features_of(PLAY, kind=kind, count=count, top=top, nines=nines) for count in counts)
            effects = ((kind, count, top, run, False) for count in counts for run in RUNS)
            self._rows[key] = (*map(self._play.permits, plays), *map(self._effect.outcome, effects))
        return self._rows[key]
