"""A rule that no document has: what a group says, in its own words, of some cells of the grid."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from typing import Any

from explorer.cards import KINDS, Kind
from explorer.errors import InputError
from explorer.rules.catalogue import weights
from explorer.rules.catalogue.leads import must_take, taken
from explorer.rules.clause import Bound, Clause
from explorer.rules.decision import COUNTS, EFFECT, EMPTY, FORBIDS, KEEPS, PERMITS, PLAY, Cell, Decision
from explorer.sources import OURS

GOES, DOES_NOT_GO, FALLS, MUST_BE_TAKEN, STAYS = "goes", "does-not-go", "falls", "must-be-taken", "stays"
SAYS: tuple[str, ...] = (GOES, DOES_NOT_GO, FALLS, MUST_BE_TAKEN, STAYS)
"""What can be said of a cell: whether the cards go there, and what becomes of the pile when they do."""

WEIGHT = weights.BAR + 2
NOT_ASKED = ("no", "free")
"""Features *opening* of PLAY where the start rule asks for no cards: what it asks for is out of a group's reach."""


@dataclass(frozen=True, slots=True)
class OwnRule:
    """What a group says of some cells, in its own words (``text``).

    The cells: cards of the kinds ``cards``, laid on one of ``top`` (kinds, or ``empty`` for the lead), so many of them
    (``number``: 5 stands for five or more; none: any number), with a stock left or gone (``None``: either). All in the
    order of the domain. Make one with `explorer.rules.own_given.own_rule`, which checks it.
    """

    says: str
    cards: tuple[Kind, ...]
    top: tuple[Kind, ...]
    text: str
    number: tuple[int, ...] = ()
    stock: bool | None = None

    @property
    def decision(self) -> Decision:
        """Whether it is about what may go, or about what becomes of the pile."""
        return PLAY if self.says in (GOES, DOES_NOT_GO) else EFFECT

    @property
    def name(self) -> str:
        """What its sentences are found by, as the name of a clause is: ``ours.goes``."""
        return f"{OURS}.{self.says}"

    def meets(self, other: OwnRule) -> bool:
        """Tell whether both speak of some cell, of the same decision."""
        return (
            self.decision is other.decision
            and bool(set(self.cards) & set(other.cards))
            and bool(set(self.top) & set(other.top))
            and bool(set(self.number or COUNTS) & set(other.number or COUNTS))
            and (self.stock is None or other.stock is None or self.stock == other.stock)
        )


def arranged(rules: Iterable[OwnRule]) -> tuple[OwnRule, ...]:
    """Return own rules in the order in which they are numbered, each once: the order of adding them never matters.

    Raises:
        InputError: at ``ours``, naming both, when two of them contradict each other in a cell.
    """
    every = tuple(sorted(set(rules), key=_place))
    for one, other in combinations(every, 2):
        if one.says != other.says and one.meets(other):
            raise _contradict(one, other)
    return every


def _place(rule: OwnRule) -> tuple[Any, ...]:
    tops = tuple((EMPTY, *KINDS).index(top) for top in rule.top)
    stock = (None, True, False).index(rule.stock)
    return SAYS.index(rule.says), tuple(map(KINDS.index, rule.cards)), tops, rule.number, stock, rule.text


def _contradict(one: OwnRule, other: OwnRule) -> InputError:
    """Return the error that names both rules, and a cell of which both speak."""
    kind = next(kind for kind in one.cards if kind in other.cards)
    top = next(top for top in one.top if top in other.top)
    first, second = (InputError("own.says", text=rule.text, says=rule.says) for rule in (one, other))
    return InputError("own.contradict", one=first, other=second, kind=kind, top=top, at=OURS)


@lru_cache(maxsize=1024)
def own_clause(rule: OwnRule, number: int) -> Clause:
    """Return the clause ``ours:number``, which overrules all others of its decision wherever it applies.

    It leaves the opening alone where the start rule asks for certain cards: to open with them is a duty, and what goes
    is no excuse from a duty. Two own rules do not overrule each other.
    """
    leads = rule.decision is PLAY and EMPTY in rule.top
    reads = ["kind", "top"]
    if rule.number:
        reads.insert(1, "count")
    if rule.stock is not None:
        reads.append("stock")
    if leads:
        reads.append("opening")
    return Clause(
        rule.name,
        rule.decision,
        tuple(reads),
        lambda cell: _outcome(rule, cell) if _covers(rule, cell, leads=leads) else None,
        weight=WEIGHT,
        defeats=(rule.decision.id,),
        called=f"{OURS}:{number}",
    )


def _covers(rule: OwnRule, cell: Cell, *, leads: bool) -> bool:
    return (
        cell.kind in rule.cards
        and cell.top in rule.top
        and (not rule.number or cell.count in rule.number)
        and (rule.stock is None or cell.stock == rule.stock)
        and not (leads and cell.top == EMPTY and cell.opening not in NOT_ASKED)
    )


def _outcome(rule: OwnRule, cell: Cell) -> str:
    if rule.says == STAYS:
        return "stands" if cell.top == EMPTY else KEEPS
    return {GOES: PERMITS, DOES_NOT_GO: FORBIDS, FALLS: "clears", MUST_BE_TAKEN: "must-take"}[rule.says]


_must_take, _taken = lru_cache(maxsize=None)(must_take), lru_cache(maxsize=None)(taken)


def bring(rules: Iterable[OwnRule], bounds: Mapping[str, Bound]) -> dict[str, Bound]:
    """Return the clauses in force, by id, with those of own rules.

    Where led cards must be taken by an own rule alone, the duty to take them comes with it, and the player after the
    taker leads; where an option says the same of the kind already, who leads is left to that option.
    """
    found, had = dict(bounds), frozenset(bounds)
    for number, rule in enumerate(rules, start=1):
        clause = own_clause(rule, number)
        found[clause.id] = Bound(clause, (clause.id,))
        if rule.says == MUST_BE_TAKEN:
            for kind in rule.cards:
                duty = _must_take(kind=kind)
                brought = (duty,) if duty.id in had else (duty, _taken(kind=kind, then="pass", who="left"))
                for one in brought:
                    before = found.get(one.id, Bound(one, ()))
                    found[one.id] = Bound(before.clause, (*before.cites, clause.id), before.settings)
    return found
