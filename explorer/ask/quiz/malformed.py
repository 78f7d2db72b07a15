"""Moves of every form in the middle of a game: of two ranks at once, out of turn, with cards that nobody can lay."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from itertools import product
from typing import Any

from explorer.ask.findings.example import Example
from explorer.ask.findings.laid import claimable
from explorer.ask.findings.reach import position_of
from explorer.ask.findings.table_laid import Plan, laid_out, unseen
from explorer.cards import Card
from explorer.engine.answers import keeps_latest
from explorer.engine.looks import kinds_in_play
from explorer.rules.decision import FORM, PLAY, YES_NO
from explorer.rules.ruleset import RuleSet
from explorer.state import LastPlay, Move, State
from explorer.tables import table

SORTS = {
    "play": ("one", "mixed", "colours"),
    "up": ("one", "mixed"),
    "down": ("one",),
    "claim": ("claimed", "beyond"),
    "change": ("one",),
    "on": ("one",),
    "try": ("none",),
}
"""What cards a move may be of, by its verb; all others name none."""

BEYOND = 5


def form_features(rules: RuleSet) -> Iterator[tuple[Any, ...]]:
    """Give the cells of the decision *form* for which a move can be made up, while the game goes on."""
    apart = bool(rules.param("red_apart"))
    for verb in FORM.features["move"]:
        for sort in SORTS.get(verb, ("none",)):
            if sort != "colours" or apart:
                yield from ((verb, sort, turn, False) for turn in YES_NO)


def form_example(rules: RuleSet, features: tuple[Any, ...], *, pick: int = 0) -> Example | None:
    """Return a move of a form, in the middle of a game; ``None`` where the cards for it are not there.

    ``pick`` is any number; it chooses among the positions that will do.
    """
    verb, sort, on_turn, over = features
    grounds = _grounds(rules, colours=sort == "colours")
    state = grounds[pick % len(grounds)] if grounds else None
    if over or state is None:
        return None
    by = state.turn or 0
    if not on_turn:
        if verb in ("play", "up", "claim", "change", "on"):
            return None  # nobody knows the cards of whoever is not on turn
        by = (by + 1) % len(state.seats)
    move = _move(verb, sort, state, rules)
    if verb in ("challenge", "change", "on") and keeps_latest(rules):
        before = (by - 1) % len(state.seats)
        state = replace(state, last=LastPlay(before, 1, claimed=bool(rules.param("claims"))))
    return Example(state, rules, move, None if on_turn else by) if move else None


@lru_cache(maxsize=256)
def _grounds(rules: RuleSet, *, colours: bool) -> tuple[State, ...]:
    """Return positions with a hand and a pile; where a move is of two colours, with both of them in the hand."""
    if colours:
        red = next(kind for kind in kinds_in_play(rules) if kind.startswith("r"))
        fill = tuple(kind for kind in kinds_in_play(rules) if kind.removeprefix("r") != red.removeprefix("r"))
        state = laid_out(Plan((red, red.removeprefix("r")), fill[:4], pile=fill[:1]), rules)
        return (state,) if state else ()
    may, there = table(rules, PLAY), claimable(rules)
    cells = [(kind, 1, top, not rules.param("deal_all"), True, "no") for kind, top in product(there, there)]
    found = (position_of(PLAY, cell, rules) for cell in cells if may.permits(cell))
    return tuple(one.state for one in found if one and len(_kinds(one.state.actor.hand.known, rules)) > 1)


def _kinds(cards: tuple[Card, ...], rules: RuleSet) -> tuple[Card, ...]:
    """Return a card of each rank of these."""
    return tuple({rules.kind(card).removeprefix("r"): card for card in cards}.values())


def _move(verb: str, sort: str, state: State, rules: RuleSet) -> Move | None:
    lying = state.actor.hand.known
    if verb in ("up", "down"):  # where there are no table cards: some that nobody has seen
        lying = (state.actor.up.known if verb == "up" else ()) or unseen(state, rules)
    cards = {
        "none": (),
        "one": lying[:1],
        "mixed": _kinds(lying, rules)[:2],
        "colours": lying[:2],
        "claimed": lying[:1],
        "beyond": lying[:BEYOND],
    }[sort]
    if verb == "challenge":
        return Move(verb, target=state.names[((state.turn or 0) - 1) % len(state.seats)])
    return Move(verb, cards, claim=(len(cards), rules.kind(cards[0])) if verb == "claim" else None)
