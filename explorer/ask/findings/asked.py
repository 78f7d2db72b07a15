"""Cells that are asked when moves are judged in a family of small built positions, and what they lead to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import lru_cache
from itertools import product
from typing import Any

from explorer.ask.findings.built import play_example
from explorer.ask.findings.duties import states
from explorer.ask.findings.example import Example
from explorer.ask.findings.laid import claimable, piles
from explorer.ask.findings.table_laid import ACTOR, NAMES, unseen
from explorer.cards import PACK
from explorer.engine import answers, deal, judge, legal_moves, possible_moves
from explorer.engine.legal import TURNED, play_of
from explorer.rules.decision import COUNTS, DEALER, EFFECT, EMPTY, PLAY, YES_NO
from explorer.rules.resolve import Resolution, cell_type
from explorer.rules.ruleset import RuleSet
from explorer.state import Cards, Move, Seat, State
from explorer.tables import table

Cell = tuple[str, tuple[Any, ...]]
"""A decision's id with the features of one of its cells."""


@lru_cache(maxsize=256)
def asked(rules: RuleSet) -> Mapping[Cell, Example]:
    """Return an example for each cell that was asked.

    Judged is a play for each effect that can be had, of few cards and of five, on the empty table and on a pile, with a
    stock and as a player's last cards, true or a lie; every answer to it, and a move of the next player; a move with
    each verb for each sort of cards on each sort of pile; two deals, and the deal after them.
    """
    found: dict[Cell, Example] = {}

    def note(resolutions: tuple[Resolution, ...], example: Example) -> None:
        for one in resolutions:
            found.setdefault((one.decision.id, tuple(one.cell)), example)

    for settled, example in _deals(rules):
        note(settled, example)
    for example in _examples(rules):
        judgement = judge(example.state, example.move, rules, by=example.by)
        tried = (judgement.tried,) if judgement.tried else ()
        note((*judgement.judging, *judgement.settling, *tried), example)
    return found


def _deals(rules: RuleSet) -> Iterator[tuple[tuple[Resolution, ...], Example]]:
    """Give what settles two deals to two players, in one of which the stock begins with what the start asks for."""
    every, wanted = PACK * int(rules.param("decks")), rules.param("opening")
    for late in YES_NO:
        deck = tuple(sorted(every, key=lambda card: late and rules.kind(card) in wanted[:1]))
        dealt = deal(NAMES[:2], 0, deck, rules)
        example = Example(dealt.state, rules, legal_moves(dealt.state, rules)[0])
        yield (*dealt.settling, rules.resolver(DEALER)(False)), example


def _examples(rules: RuleSet) -> Iterator[Example]:
    for example in _laid(rules):
        yield example
        yield from _followed(example, rules, plays=2)
    for state in states(rules):
        yield from _of_each_sort(state, rules)


def _of_each_sort(state: State, rules: RuleSet) -> Iterator[Example]:
    """Give a move with each verb in a position; where a card is turned, one that may be played and one that not."""
    verbs = {move.verb: move for move in possible_moves(state, rules) if move.verb != "claim"}
    for move in verbs.values():
        yield Example(state, rules, move)
        if move.verb in TURNED and not move.cards:
            turned = {rules.kind(card): card for card in unseen(state, rules)}.values()
            fitting = {play_of(state, Move("try", (card,)), rules, turned=True).permitted: card for card in turned}
            yield from (Example(state, rules, replace(move, cards=(card,))) for card in fitting.values())


def _followed(example: Example, rules: RuleSet, *, plays: int) -> Iterator[Example]:
    """Give what may be done after a play: answers to it, and what follows these, and one move of the next player."""
    after = judge(example.state, example.move, rules, by=example.by).after
    if after is None or not plays:
        return
    for by, move in answers(after, rules):
        answer = Example(after, rules, move, by)
        yield answer
        yield from _followed(answer, rules, plays=plays - 1)
    yield from (Example(after, rules, move) for move in legal_moves(after, rules)[:1])


def _laid(rules: RuleSet) -> Iterator[Example]:
    """Give a legal play of each sort."""
    may, does, seen = table(rules, PLAY), table(rules, EFFECT), set()
    for stock in YES_NO:
        runs = {top.kind: top.run for top in sorted(piles(rules, stock=stock), key=lambda top: -top.run)}
        there = claimable(rules)
        openings = [(EMPTY, 0, opening) for opening in PLAY.features["opening"] if opening != "no"]
        tops = [*((top, run, "no") for top, run in runs.items()), *openings]
        for (top, run, opening), kind, count in product(tops, there, COUNTS):
            features = (kind, count, top, stock, True, opening)
            if count <= there[kind] and may.permits(features):
                effect = does.outcome((kind, count, top, run, stock))
                sort = (effect, count == COUNTS[-1], stock, top == EMPTY, opening)
                example = None if sort in seen else play_example(rules, cell_type(PLAY)(*features))
                if example:
                    seen.add(sort)
                    yield from _variants(example, rules)


def _variants(example: Example, rules: RuleSet) -> Iterator[Example]:
    """Give a play with its cards in sight that will be drawn, as a lie, and as a player's last cards."""
    state, move = example.state, example.move
    kind = rules.laid(move)
    left = sorted(unseen(state, rules), key=lambda card: rules.kind(card) != kind)
    known = replace(example, state=replace(state, stock=Cards(tuple(left[: len(state.stock)]))))
    yield known
    others = tuple(card for card in state.actor.hand.known if rules.kind(card) != kind)[: len(move.cards)]
    if move.claim and len(others) == len(move.cards):
        yield replace(known, move=replace(move, cards=others))
    if not len(state.stock):
        yield from (replace(example, state=_last_cards(state, move, players=players)) for players in (3, 2))


def _last_cards(state: State, move: Move, *, players: int) -> State:
    """Return the position with no cards but those of the move before its player, against so many who have some."""
    seats = [seat if place < players else Seat(seat.name) for place, seat in enumerate(state.seats)]
    seats[ACTOR] = Seat(state.actor.name, Cards(move.cards))
    return replace(state, seats=tuple(seats))
