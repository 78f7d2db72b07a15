"""A position for a cell: built from the features of the decisions that judge a move and say what it does."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from explorer.ask.findings.example import Example
from explorer.ask.findings.laid import Pile, claimable, piles, supply
from explorer.ask.findings.opening import could_start, dealt_to, opening_hands
from explorer.ask.findings.table_laid import Plan, laid_out
from explorer.cards import Kind
from explorer.engine import is_legal
from explorer.rules.decision import EMPTY, PLAY, YES_NO
from explorer.rules.resolve import cell_type
from explorer.rules.ruleset import RuleSet
from explorer.state import Move, State
from explorer.tables import table


def play_example(rules: RuleSet, cell: Any) -> Example | None:
    """Return a position in which cards of a cell of the decision *play* are to be laid, ``None`` if there is none."""
    return next(_plays(rules, cell), None)


def effect_example(rules: RuleSet, cell: Any) -> Example | None:
    """Return a position in which the effect of a legal play is asked for in a cell of *effect*, or ``None``."""
    may = table(rules, PLAY)
    for nines in reversed(YES_NO):
        for opening in PLAY.features["opening"]:
            want = (cell.kind, cell.count, cell.top, cell.stock, nines, opening)
            for example in _plays(rules, cell_type(PLAY)(*want), run=cell.run) if may.permits(want) else ():
                if is_legal(example.state, example.move, rules):
                    return example
    return None


def _plays(rules: RuleSet, cell: Any, *, run: int | None = None) -> Iterator[Example]:
    """Give positions in which the cards of a cell of *play* are to be laid, on a pile with that run on top."""
    if cell.stock and rules.param("deal_all"):
        return
    if not cell.nines and "nines" not in rules.resolver(PLAY).reads:
        return
    if cell.count > claimable(rules, nines=cell.nines).get(cell.kind, 0):
        return
    if cell.opening != "no":
        yield from _openings(rules, cell) if cell.top == EMPTY and not run and cell.nines else ()
        return
    tops = piles(rules, stock=cell.stock, nines=cell.nines)
    for top in sorted((top for top in tops if top.kind == cell.top), key=lambda top: (top.owed, top.run)):
        if run in (None, top.run):
            plan = _plan(rules, cell, tops[top], owed=top.owed)
            state = laid_out(plan, rules) if plan else None
            if state:
                yield _laying(state, rules, cell.kind, cell.count)


def _plan(rules: RuleSet, cell: Any, pile: Pile, *, owed: bool) -> Plan | None:
    """Plan a hand with the cards to be laid and some more, so that whoever lays them is not out and could lie."""
    have = {kind: number - pile.count(kind) for kind, number in supply(rules, nines=cell.nines).items()}
    others = [kind for kind, number in have.items() if kind != cell.kind and number > 0]
    claims = bool(rules.param("claims"))
    true = max(0, min(cell.count, have.get(cell.kind, 0))) if claims else cell.count
    more = others[: 2 * cell.count - true if claims else 1]
    hand = ((cell.kind,) * true, more)
    return Plan((*hand[0], *hand[1]), tuple(others), "hand", pile, cell.stock, cell.nines, owed=owed) if more else None


def _openings(rules: RuleSet, cell: Any) -> Iterator[Example]:
    deal = dealt_to(rules, stock=cell.stock)
    for hand in opening_hands(rules, cell.opening, cell.kind, cell.count) if deal else ():
        plan = Plan(*hand, stock=cell.stock, opening=True)
        state = laid_out(plan, rules, players=deal.players, size=deal.size) if deal else None
        if deal and state and len(state.actor.hand) <= deal.size and could_start(state, deal, rules):
            yield _laying(state, rules, cell.kind, cell.count)


def _laying(state: State, rules: RuleSet, kind: Kind, count: int) -> Example:
    """Lay so many cards of a kind, or claim to."""
    hand = sorted(state.actor.hand.known, key=lambda card: rules.kind(card) != kind)
    claim = (count, kind) if rules.param("claims") else None
    return Example(state, rules, Move("claim" if claim else "play", tuple(hand[:count]), claim=claim))
