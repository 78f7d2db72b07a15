"""Which tops can arise at all: found by laying whatever may be laid, on whatever can lie there."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import product

from explorer.ask.grid.answers import Answers, answers
from explorer.ask.grid.slice import Slice, kinds_of, supply
from explorer.ask.grid.tops import Top, marks_led
from explorer.cards import Kind
from explorer.rules.decision import COUNTS, EFFECT, EMPTY, PLAY, RUNS
from explorer.rules.ruleset import RuleSet
from explorer.tables.cells import whole

Pile = tuple[Kind, bool, int]
"""The kind on top, whether the pile is only what was led, and how many equal cards are on top (4 for four or more)."""

Missing = dict[tuple[Kind, bool], set[int]]
"""By kind and whether it was led: with how many equal cards on top no play was found yet that leaves it."""

_OPENINGS = PLAY.features["opening"]
_FIRST, _FREE, _ANY = (
    sum(1 << place for place, opening in enumerate(_OPENINGS) if opening in said)
    for said in (("no",), ("no", "free"), _OPENINGS)
)
"""How the game may be opened, as bits of the last feature of a play: it is open already; with any card; with all."""


@lru_cache(maxsize=512)
def piles(rules: RuleSet, *, run: int, stock: bool, nines: bool) -> frozenset[tuple[Top, int]]:
    """Return the tops that plays can leave on the table, each with every number of equal cards there up to ``run``.

    Earlier plays were made with a stock and nines in the game, later ones perhaps without. What must be taken lies
    there alone. Whose hands hold which cards is not looked at, only how many of each kind there are.
    """
    laying = _Laying(rules, Slice(1, run, stock, nines))
    missing = laying.every()
    found: list[Pile] = []
    todo: list[Pile] = [(EMPTY, False, 0)]
    while todo:
        for new in laying.onto(todo.pop(), missing):
            kind, led, alike = new
            missing[kind, led].discard(alike)
            found.append(new)
            if not laying.owed(new):
                todo.append(new)
    return frozenset((Top(kind, led), alike) for kind, led, alike in found)


class _Laying:
    """Asks what may be laid where and stays, with whatever stock and nines there can have been."""

    def __init__(self, rules: RuleSet, at: Slice) -> None:
        self.most = at.run
        self.supply = supply(rules, nines=at.nines)
        self.marked = frozenset(kind for kind in kinds_of(rules) if marks_led(rules, kind))
        self.opens = frozenset(rules.param("opening"))
        self.play, self.effect = answers(rules, PLAY), answers(rules, EFFECT)
        stocks = (True,) if at.stock else (False,) if rules.param("deal_all") else (True, False)
        nines = (True,) if at.nines else (True, False)
        self.times = [
            (self.play.at(stock=some, nines=left), self.effect.at(stock=some)) for some, left in product(stocks, nines)
        ]
        falls = self.effect.outcomes["clears"]
        self.laid = {  # few of all: most ranks may not be laid in every number, and four alike fall
            (kind, count): (_part(self.play, may, kind, count), _part(self.effect, stays, kind, count))
            for may, stays in [(self.play.permitted, whole(EFFECT) & ~falls)]
            for kind, count in product(self.supply.cards, COUNTS)
        }

    def every(self) -> Missing:
        """Return every pile that there are cards for."""
        return {
            (kind, led): {alike for alike in range(1, self.most + 1) if self.supply.claimed or alike <= cards}
            for kind, cards in self.supply.cards.items()
            for led in ((True, False) if kind in self.marked else (False,))
        }

    def onto(self, pile: Pile, missing: Missing) -> Iterator[Pile]:
        """Give those of the ``missing`` piles that cards laid on this one make, where they can stay."""
        top, alone, run = pile
        for kind in self.supply.cards:
            there = run if kind == top else 0
            led = alone if there else top == EMPTY and kind in self.marked
            for alike in tuple(missing[kind, led]):
                if any(self._stays(kind, count, top, run) for count in _counts(there, alike)):
                    yield kind, led, alike

    def owed(self, pile: Pile) -> bool:
        """Tell whether a pile was led and must always be taken."""
        kind, alone, run = pile
        if not alone:
            return False
        led = self.effect.at(kind=kind, count=run, top=EMPTY, run=0)
        return all(self.effect.outcome(led + then) == "must-take" for _, then in self.times)

    def _stays(self, kind: Kind, count: int, top: Kind, run: int) -> bool:
        """Tell whether so many cards may ever go on so many equal ones without making the pile fall."""
        may, stays = self.laid[kind, count]
        if not may or not stays or not self.supply.allows(kind, count, top, run):
            return False
        effect = self.effect.steps
        may >>= self.play.steps["top"][top]
        stays >>= effect["top"][top] + effect["run"][run]
        openings = _FIRST if top != EMPTY else _ANY if kind in self.opens else _FREE
        return any(may >> now & openings and stays >> then & 1 for now, then in self.times)


def _part(answers: Answers, mask: int, kind: Kind, count: int) -> int:
    """Return the bits of a mask for so many cards of a kind."""
    steps = answers.steps
    return mask >> steps["kind"][kind] + steps["count"][count] & (1 << steps["count"][COUNTS[1]]) - 1


def _counts(there: int, alike: int) -> Iterable[int]:
    """Return how many cards make so many equal ones of those that are there; the highest number stands for more."""
    return range(max(alike - there, 1), COUNTS[-1] + 1 if alike == RUNS[-1] else alike - there + 1)
