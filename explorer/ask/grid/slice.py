"""What a grid holds fixed: how many cards, what lies on top of one another, the stock, the nines."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from explorer.cards import PACK, Card, Kind
from explorer.errors import InputError
from explorer.rules.catalogue.kinds import NINE, ORDER
from explorer.rules.decision import COUNTS, EFFECT, EMPTY, FORM, NEXT, PLAY, RUNS
from explorer.rules.ruleset import RuleSet

PLAY_OPENLY, CLAIM = LAYING = ("play", "claim")
"""The moves that lay cards from the hand: openly, or face down under a claim."""


@dataclass(frozen=True, slots=True)
class Slice:
    """The switches of a grid.

    ``count`` cards are laid (5 stands for five or more) on a pile with ``run`` equal ones on top (4 for four or more;
    it says nothing of the empty table). ``stock``: some is left; ``nines``: some nine is in the game.
    """

    count: int = 1
    run: int = 1
    stock: bool = True
    nines: bool = True


@dataclass(frozen=True, slots=True)
class Switches:
    """The values of each switch that can matter under a rule set, the usual one first."""

    count: tuple[int, ...]
    run: tuple[int, ...]
    stock: tuple[bool, ...]
    nines: tuple[bool, ...]


def switches(rules: RuleSet) -> Switches:
    """Return what can be switched: five cards where packs or clauses ask for them, nines where a clause reads them.

    >>> from explorer.rules.ruleset import rule_set
    >>> switches(rule_set("ruotsalainen"))
    Switches(count=(1, 2, 3, 4), run=(1, 2, 3, 4), stock=(False,), nines=(True,))
    """
    five = int(rules.param("decks")) > 1 or "five" in rules.resolver(NEXT).reads
    counted = "nines" in rules.resolver(PLAY).reads or "nines" in rules.resolver(EFFECT).reads
    return Switches(
        count=COUNTS if five else COUNTS[:-1],
        run=RUNS[1:],
        stock=(False,) if rules.param("deal_all") else (True, False),
        nines=(True, False) if counted else (True,),
    )


def slice_of(rules: RuleSet, *, count: int = 1, run: int = 1, stock: bool = True, nines: bool = True) -> Slice:
    """Return the slice as far as the rules know its switches: without a stock it is always gone.

    Raises:
        InputError: at ``cards`` or ``run``, for numbers that no rule tells apart.
    """
    if count not in COUNTS:
        raise InputError("position.cards", number=count, fewest=COUNTS[0], most=COUNTS[-1], at="cards")
    if run not in RUNS[1:]:
        raise InputError("position.run", number=run, fewest=RUNS[1], most=RUNS[-1], at="run")
    known = switches(rules)
    return Slice(count, run, stock and True in known.stock, nines or False not in known.nines)


def kinds_of(rules: RuleSet) -> tuple[Kind, ...]:
    """Return the kinds that there are under a rule set, from the lowest up."""
    return tuple(cards_of(rules))


@lru_cache(maxsize=512)
def cards_of(rules: RuleSet) -> dict[Kind, tuple[Card, ...]]:
    """Return the cards of each kind in all packs, the lowest kind first."""
    packs = PACK * int(rules.param("decks"))
    kinds = [rules.kind(card) for card in packs]
    return {
        kind: tuple(card for card, own in zip(packs, kinds, strict=True) if own == kind)
        for kind in ORDER
        if kind in kinds
    }


@dataclass(frozen=True, slots=True)
class Supply:
    """How many cards of each kind there are to lay; where they are only ``claimed``, they never run out on the pile."""

    cards: dict[Kind, int]
    claimed: bool

    def allows(self, kind: Kind, count: int, top: Kind, run: int) -> bool:
        """Tell whether so many cards can be laid on so many equal ones."""
        there = run if kind == top else 0
        if self.claimed:
            return count <= self.cards[kind]
        return there + count <= self.cards[kind] and (top == EMPTY or run <= self.cards[top])


def supply(rules: RuleSet, *, nines: bool) -> Supply:
    """Return what there is to lay; without nines there is none of them, but they can still be claimed."""
    claimed = laying(rules) == CLAIM
    number = {kind: len(cards) for kind, cards in cards_of(rules).items()}
    if claimed:
        ranks = Counter(card.rank for cards in cards_of(rules).values() for card in cards)
        number = {kind: ranks[kind.removeprefix("r")] for kind in number}
    elif not nines:
        number[NINE] = 0
    return Supply(number, claimed)


def laying(rules: RuleSet) -> str:
    """Return the move by which cards are laid from the hand: one of `LAYING`."""
    form = rules.resolver(FORM)
    return next(verb for verb in LAYING if not form(*_form(verb)).forbidden)


def _form(verb: str) -> tuple[Any, ...]:
    said = {"move": verb, "cards": "one", "on_turn": True}
    return tuple(said.get(name, values[0]) for name, values in FORM.features.items())
