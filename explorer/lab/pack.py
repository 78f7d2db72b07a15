"""A rule set packed into flat tables, from masks of clauses that are kept; own rules included."""

from __future__ import annotations

from array import array
from functools import lru_cache
from itertools import product

from explorer.cards import PACK, SUITS
from explorer.engine.deal import check_players, packets
from explorer.lab.packed import (
    AMOUNTS,
    DUTIES,
    EFFECTS,
    FALLS,
    HIDDEN,
    OPEN,
    OWED,
    PLACE,
    PLAYS,
    STARTS,
    STATES,
    TOKENS,
    Tables,
)
from explorer.rules.catalogue.kinds import NINE
from explorer.rules.clause import Bound, Clause
from explorer.rules.decision import AMOUNT, DEAL, DUTY, EFFECT, FORM, LAY, NEXT, OUT, PLAY, START, YES_NO, Decision
from explorer.rules.resolve import Resolver
from explorer.rules.ruleset import RuleSet
from explorer.tables.cells import Layout
from explorer.tables.reasons import Reasons, combine

Clauses = frozenset[Clause]

_BYTES_OF_STATES = STATES * 5 * 16
_ONE_TO_FOUR = int.from_bytes((b"\xff" * 8 + b"\x00" * 8) * (STATES * 5), "little")


def pack(rules: RuleSet) -> Tables:
    """Return the tables of a rule set; what rule sets have in common is packed only once."""
    found = clauses_of(rules)
    after_play, after_take = _next(found[NEXT.id])
    out, over = _out(found[OUT.id])
    return Tables(
        legal=_legal(found[PLAY.id]),
        effect=_effect(found[EFFECT.id]),
        duty=_duty(found[DUTY.id], found[FORM.id], bool(rules.param("claims"))),
        after_play=after_play,
        after_take=after_take,
        amount=_amount(found[AMOUNT.id]),
        out=out,
        over=over,
        start=_start(found[START.id]),
        opening=tuple(PLACE[kind] for kind in rules.param("opening")),
        pack=tuple(PLACE[rules.kind(card)] for card in PACK * int(rules.param("decks"))),
        hand=int(rules.param("hand")),
        nine=PLACE[NINE],
        nines=len(SUITS) * int(rules.param("decks")),
    )


def clauses_of(rules: RuleSet) -> dict[str, Clauses]:
    """Return the clauses in force by the id of their decision."""
    found: dict[str, set[Clause]] = {}
    for bound in rules.bounds():
        found.setdefault(bound.clause.decision.id, set()).add(bound.clause)
    return {decision: frozenset(clauses) for decision, clauses in found.items()}


@lru_cache(maxsize=4096)
def resolver(decision: Decision, clauses: Clauses) -> Resolver:
    """Return the clauses of a decision, ready to answer; rule sets with the same clauses share it."""
    return Resolver(decision, (Bound(clause, ()) for clause in clauses))


@lru_cache(maxsize=1024)
def reasons(layout: Layout, clauses: Clauses) -> Reasons:
    """Return how the clauses of a decision stand to one another, in the order of a layout."""
    return combine(resolver(layout.decision, clauses), layout)


def places(rules: RuleSet, players: int) -> tuple[int, ...]:
    """Return for each card that is dealt whom it goes to: the seat, and 8 more if open on the table, 16 if hidden.

    The deal begins at seat 0, the dealer's left.

    Raises:
        InputError: at ``players``, when the cards do not go round.
    """
    check_players(players, rules)
    found: list[int] = []
    for zone, code in (("down", HIDDEN), ("up", OPEN)):
        rounds = int(rules.resolver(LAY)(zone).outcome or 0)
        found += [code + seat for _ in range(rounds) for seat in range(players)]
    left = len(PACK) * int(rules.param("decks")) - len(found)
    size = int(rules.param("hand"))
    how = str(rules.resolver(DEAL)(size).outcome)
    dealt = [
        seat for number in packets(how, size, -(-left // players)) for seat in range(players) for _ in range(number)
    ]
    return tuple(found + dealt[:left])


@lru_cache(maxsize=1024)
def _legal(clauses: Clauses) -> array[int]:
    permitted = reasons(PLAYS, clauses).permitted
    few = permitted & _ONE_TO_FOUR
    spread = few | (permitted ^ few) * 15  # five stands for five to eight
    return array("Q", spread.to_bytes(_BYTES_OF_STATES, "little"))


@lru_cache(maxsize=1024)
def _effect(clauses: Clauses) -> bytes:
    said = reasons(EFFECTS, clauses).outcomes()
    clears, stands, owes = said["clears"], said["stands"], said["must-take"]
    codes = (clears | owes) | (stands | owes) << 1
    return codes.to_bytes(EFFECTS.size // 8 + 1, "little")


@lru_cache(maxsize=1024)
def _duty(clauses: Clauses, form: Clauses, claims: bool) -> array[int]:
    permitted = reasons(DUTIES, clauses).permitted
    ask = resolver(FORM, form)
    sorts = {"play": "claimed" if claims else "one", "pickup": "none", "pass": "none"}
    names = {"play": "claim"} if claims else {}
    allowed = sum(
        (not ask(names.get(move, move), sorts.get(move, "one"), True, False).forbidden) << place
        for move, place in DUTIES.steps["move"].items()
    )
    size = DUTIES.size // 64 * 8 + 8
    words = permitted & int.from_bytes(bytes([allowed]) * size, "little")
    return array("Q", words.to_bytes(size, "little"))


@lru_cache(maxsize=1024)
def _next(clauses: Clauses) -> tuple[tuple[int, ...], tuple[int, ...]]:
    ask = resolver(NEXT, clauses)
    effects = ("none", *FALLS)
    plays = tuple(
        TOKENS[str(ask("play", effect, out, five, False, "no").outcome)]
        for effect, out, five in product(effects, YES_NO, YES_NO)
    )
    takes = tuple(
        TOKENS[str(ask(move, "none", False, False, half, owed).outcome)]
        for move, half, owed in product(("pickup", "failed", "pass"), YES_NO, OWED)
    )
    return plays, takes


@lru_cache(maxsize=1024)
def _amount(clauses: Clauses) -> tuple[int, ...]:
    ask = resolver(AMOUNT, clauses)
    every = product(AMOUNT.features["move"], YES_NO, YES_NO)
    return tuple(AMOUNTS[ask(*cell).outcome or "nothing"] for cell in every)


@lru_cache(maxsize=1024)
def _out(clauses: Clauses) -> tuple[tuple[int, ...], tuple[int, ...]]:
    ask = resolver(OUT, clauses)
    out = tuple(
        int(ask(stock, cards, "more", doubtful).outcome == "out")
        for stock, cards, doubtful in product(YES_NO, repeat=3)
    )
    over = tuple(int(ask(stock, True, left, False).outcome == "over") for left in ("more", "one") for stock in YES_NO)
    return out, over


@lru_cache(maxsize=1024)
def _start(clauses: Clauses) -> tuple[int, ...]:
    ask = resolver(START, clauses)
    return tuple(STARTS.get(str(ask(held).outcome), 0) for held in YES_NO)  # somebody always holds what "most" asks for
