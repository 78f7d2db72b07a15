"""Which piles can lie on the table, each with the cards that make it."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Container, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType
from typing import NamedTuple

from explorer.cards import KINDS, PACK, RANKS, Kind
from explorer.engine.looks import saturated
from explorer.rules.catalogue.kinds import NINE
from explorer.rules.decision import AMOUNT, COUNTS, EFFECT, EMPTY, PLAY, RUNS
from explorer.rules.ruleset import RuleSet
from explorer.tables import Table, features_of, table

Pile = tuple[Kind, ...]
"""The kinds of a pile's cards, from the bottom up."""


class Top(NamedTuple):
    """What clauses may know of a pile: the top kind (``empty``), how many of it (4: four or more), whether owed."""

    kind: Kind = EMPTY
    run: int = 0
    owed: bool = False


@lru_cache(maxsize=256)
def supply(rules: RuleSet, *, nines: bool = True) -> Mapping[Kind, int]:
    """Return how many cards of each kind the packs have; without ``nines`` all of these are out of the game."""
    cards = (card for card in PACK * int(rules.param("decks")) if nines or card.rank != NINE)
    counted = Counter(map(rules.kind, cards))
    return MappingProxyType({kind: counted[kind] for kind in KINDS if counted[kind]})


def claimable(rules: RuleSet, *, nines: bool = True) -> Mapping[Kind, int]:
    """Return how many cards of each kind can be laid at once: those that there are, or can be claimed to be."""
    there = supply(rules, nines=nines)
    if not rules.param("claims"):
        return there
    most = len(PACK) * int(rules.param("decks")) // len(RANKS)
    return dict.fromkeys(supply(rules), most)


def piles(rules: RuleSet, *, stock: bool, nines: bool = True) -> Mapping[Top, Pile]:
    """Return a shortest pile for each top that plays can leave on the table, the empty table included.

    Cards were laid with a stock, or later without one where there is none now (``stock``); ``nines`` tells whether some
    nine is in the game, which only changes when a pile falls. Where half of it may be taken, the rest lies there too.
    Whose hands held the cards is not asked, only how many of a kind there are; of claimed cards not even that.
    """
    amount = features_of(AMOUNT, move="pickup", owed=False)
    asked_for = rules.param("opening")
    laying = _Laying(
        table(rules, PLAY),
        table(rules, EFFECT),
        tuple(claimable(rules, nines=nines).items()),
        nines,
        claims=bool(rules.param("claims")),
        half=table(rules, AMOUNT).outcome(amount) == "top-half",
        opens=frozenset(asked_for[:1] if rules.param("deal_all") else asked_for),
    )
    return _piles(laying, (*(() if rules.param("deal_all") else (True,)), *(() if stock else (False,))))


Lying = tuple[bool, Top]
"""Whether there is a stock, and what lies there."""


@lru_cache(maxsize=256)
def _piles(laying: _Laying, times: tuple[bool, ...]) -> Mapping[Top, Pile]:
    found: dict[Lying, Pile] = {(some, Top()): () for some in times}
    todo = deque(found)
    while todo:
        some, top = todo.popleft()
        for new, laid in laying.after(top, found[some, top], stock=some, found=found):
            for then in times[times.index(some) :]:
                if (then, new) not in found:
                    found[then, new] = laid
                    todo.append((then, new))
    return MappingProxyType({top: pile for (some, top), pile in found.items() if some == times[-1]})


@dataclass(frozen=True, slots=True)
class _Laying:
    """What decides which cards can come to lie on which."""

    play: Table
    effect: Table
    supply: tuple[tuple[Kind, int], ...]
    nines: bool
    claims: bool
    half: bool
    opens: frozenset[Kind]

    def after(self, top: Top, pile: Pile, *, stock: bool, found: Container[Lying]) -> Iterator[tuple[Top, Pile]]:
        """Give piles that one move can make of this one and leave on the table, but for those found already."""
        for kind, there in self.supply if not top.owed else ():
            left = there if self.claims else there - pile.count(kind)
            for count in range(1, min(left, COUNTS[-1]) + 1):
                run = min(count + (top.run if kind == top.kind else 0), RUNS[-1])
                known = (stock, Top(kind, run)) in found or (stock, Top(kind, run, True)) in found
                if not known and self._may(kind, count, top.kind, stock=stock):
                    effect = self.effect.outcome((kind, saturated(count), top.kind, top.run, stock))
                    if effect != "clears":
                        yield Top(kind, run, effect == "must-take"), pile + (kind,) * count
        if self.half and len(pile) > 1 and not top.owed:
            rest = pile[: len(pile) // 2]
            yield Top(rest[-1], run_of(rest)), rest

    def _may(self, kind: Kind, count: int, top: Kind, *, stock: bool) -> bool:
        openings = ("no", "whole", "part") if top == EMPTY and self.nines and kind in self.opens else ("no",)
        return any(self.play.permits((kind, saturated(count), top, stock, self.nines, opening)) for opening in openings)


def run_of(pile: Pile) -> int:
    """Return how many cards of the top kind lie on top, at most four."""
    run = next((number for number, kind in enumerate(reversed(pile)) if kind != pile[-1]), len(pile))
    return min(run, RUNS[-1])
