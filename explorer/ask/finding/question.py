"""Questions that a position and a move ask of rules, and what rules reply."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache, partial

from explorer.ask.finding.tree import Tree
from explorer.ask.grid.slice import CLAIM, LAYING, laying
from explorer.ask.probing.posed import Refusal, posed, ready
from explorer.cards import Card
from explorer.engine.carry import ZONES
from explorer.engine.judge import judge
from explorer.engine.legal import TURNED
from explorer.rules.decision import EFFECT, KEEPS
from explorer.rules.ruleset import RuleSet
from explorer.state import Cards, Move, State

STAYS = "stands"
"""An effect that is none, as far as anybody sees it on the table."""


@dataclass(frozen=True, slots=True)
class Question:
    """A position and a move of the player to move; ``often``: of a hundred turns, how many have such a move at hand."""

    id: str
    state: State
    move: Move
    often: float

    def __hash__(self) -> int:
        return hash(self.id)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Question) and self.id == other.id


@dataclass(frozen=True, slots=True)
class Reply:
    """What rules make of a move: whether it goes, what becomes of the pile, how many cards are taken, who is next.

    Where the position or the move cannot be under some rules, that is the reply.
    """

    goes: bool
    effect: str = ""
    taken: int = 0
    next: str | None = None

    @property
    def place(self) -> tuple[bool, str, int, str]:
        """Where it stands among other replies: what just goes first, what does not go last."""
        return (not self.goes, self.effect, self.taken, self.next or "")


CANNOT_BE = "cannot"
NO, CANNOT = Reply(False), Reply(False, CANNOT_BE)


def reply(question: Question, rules: RuleSet) -> Reply:
    """Return what rules reply to a question; own rules are not looked at.

    >>> from explorer.ask.finding.pool import pool
    >>> from explorer.rules.ruleset import rule_set
    >>> reply(pool()["lead-10"], rule_set("wikipedia-1")).effect
    'clears'
    """
    return _tree(question)(rules)


@cache
def _tree(question: Question) -> Tree[Reply]:
    return Tree(partial(_reply, question))


def _reply(question: Question, rules: RuleSet) -> Reply:
    state, move = _as_played(question.state, question.move, rules)
    under = ready(posed(state, move), rules)
    if isinstance(under, Refusal) or (_from_stock(move) and not len(state.stock)):
        return CANNOT
    state, move = under
    outcome = judge(state, move, rules).outcome
    if outcome is None:
        return NO
    known = [one for one in EFFECT.outcomes if one in outcome.effects and one not in (KEEPS, STAYS)]
    follows = None if outcome.next is None else state.names[outcome.next]
    return Reply(True, known[0] if known else "", outcome.taken, follows)


def _from_stock(move: Move) -> bool:
    """Tell whether a move turns up a card of the stock."""
    return move.verb in TURNED and move.verb not in ZONES


def _as_played(state: State, move: Move, rules: RuleSet) -> tuple[State, Move]:
    """Return the position as people have it who play without a stock, and the move as they lay cards."""
    if rules.param("deal_all"):
        state = replace(state, stock=Cards())
    if move.verb not in LAYING or move.verb == laying(rules):
        return state, move
    if move.verb != CLAIM:
        return state, Move(CLAIM, move.cards, claim=(len(move.cards), rules.kind(move.cards[0])))
    return state, Move(LAYING[0], move.cards) if _true(move.cards, move.claim, rules) else move


def _true(cards: tuple[Card, ...], claim: tuple[int, str] | None, rules: RuleSet) -> bool:
    """Tell whether a claim is true, so that the cards could be laid openly as well."""
    return claim is not None and {rules.kind(card) for card in cards} == {claim[1]}
