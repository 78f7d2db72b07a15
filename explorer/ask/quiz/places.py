"""Which cells of a decision positions can be made for, and a position for each."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from itertools import product
from typing import Any

from explorer.ask.findings.asked import asked
from explorer.ask.findings.duties import situations
from explorer.ask.findings.example import Example
from explorer.ask.findings.laid import claimable, piles
from explorer.ask.findings.reach import position_of
from explorer.ask.quiz.dressed import deepened
from explorer.ask.quiz.malformed import form_example, form_features
from explorer.engine.chance import Stream
from explorer.engine.judge import judge
from explorer.engine.legal import FOLLOWING, is_legal
from explorer.rules.decision import COUNTS, DUTY, EFFECT, EMPTY, FORM, PLAY, YES_NO, Decision
from explorer.rules.ruleset import RuleSet
from explorer.state import Move
from explorer.tables import index_of, table

QUIZ = 3
"""The purpose of our streams of chance, beside those of deals and of whoever chooses moves."""

MANY = 60


def position(rules: RuleSet, decision: Decision, features: tuple[Any, ...], stream: Stream) -> Example | None:
    """Return a position with a move that asks a decision in a cell, ``None`` if there is none."""
    if decision is FORM:
        return form_example(rules, features, pick=stream.below(MANY))
    return position_of(decision, features, rules)


@lru_cache(maxsize=512)
def within_reach(rules: RuleSet, decision: Decision) -> int:
    """Return a mask of cells outside which no position is found; inside it nearly every cell has one."""
    found = bytearray()
    for features in _features(rules, decision):
        index = index_of(decision, features)
        found.extend(bytes(max(0, index // 8 + 1 - len(found))))
        found[index // 8] |= 1 << index % 8
    return int.from_bytes(found, "little")


def _features(rules: RuleSet, decision: Decision) -> list[tuple[Any, ...]]:
    if decision is FORM:
        return list(form_features(rules))
    if decision is DUTY:
        return [(verb, *situation) for verb in DUTY.features["move"] for situation in situations(rules)]
    if decision is PLAY or decision is EFFECT:
        return _laying(rules, decision)
    return [features for id, features in asked(rules) if id == decision.id]


def _laying(rules: RuleSet, decision: Decision) -> list[tuple[Any, ...]]:
    """Return the cells in which cards can be laid on piles that can lie there, or open the game."""
    found: list[tuple[Any, ...]] = []
    left = YES_NO if "nines" in rules.resolver(PLAY).reads else (True,)
    for stock, nines in product((False,) if rules.param("deal_all") else YES_NO, left):
        there = claimable(rules, nines=nines)
        cards = [(kind, count) for kind, most in there.items() for count in COUNTS if count <= most]
        for (kind, count), top in product(cards, piles(rules, stock=stock, nines=nines)):
            if decision is EFFECT:
                found.append((kind, count, top.kind, top.run, stock))
            elif not top.owed:
                found.append((kind, count, top.kind, stock, nines, "no"))
        if decision is PLAY and nines:
            openings = [opening for opening in PLAY.features["opening"] if opening != "no"]
            found += [(*one, EMPTY, stock, nines, opening) for one, opening in product(cards, openings)]
    return found


@lru_cache(maxsize=256)
def plays(rules: RuleSet) -> tuple[Example, ...]:
    """Return moves of every sort: those that findings are looked for in, and some legal plays on each pile."""
    found = {id(example): example for example in asked(rules).values()}
    may = table(rules, PLAY)
    goes = {features for features in _laying(rules, PLAY) if may.permits(features)}
    for features in Stream(0, 0, QUIZ).shuffled(sorted(goes, key=str))[:MANY]:
        example = position_of(PLAY, features, rules)
        if example and is_legal(example.state, example.move, rules):
            found[id(example)] = example
    stream = Stream(0, 1, QUIZ)
    deep = [deepened(example, stream) for example in found.values()]
    taken = [replace(one, move=Move("pickup"), by=None) for one in deep if one.state.pile and one.state.last is None]
    return (*deep, *taken, *(answer for example in deep for answer in _followed(example, rules)))


def _followed(example: Example, rules: RuleSet) -> Iterator[Example]:
    """Give the moves with a card drawn after a play, whether they may be made or not."""
    after = judge(example.state, example.move, rules, by=example.by).after
    if after is not None and after.turn is not None and after.last is not None:
        for verb, card in product(FOLLOWING, after.last.drawn.known[:1]):
            yield Example(after, rules, Move(verb, (card,)), after.last.by)
