"""A position for a cell of the decision *duty*: a player who can lead or play, or cannot."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import product
from typing import Any

from explorer.ask.findings.example import Example
from explorer.ask.findings.laid import piles, supply
from explorer.ask.findings.opening import ALL, FREE, could_start, dealt_to, opening_hands
from explorer.ask.findings.table_laid import Plan, laid_out, unseen
from explorer.cards import Kind
from explorer.engine.looks import Situation, situation_of
from explorer.rules.decision import DUTY, EMPTY, PLAY, YES_NO
from explorer.rules.ruleset import RuleSet
from explorer.state import Move, State
from explorer.tables import table

HIDDEN = "down"
Kinds = tuple[Kind, ...]
Can = tuple[bool, bool]
"""Whether some card may be led, and whether some may be played."""


def duty_example(rules: RuleSet, cell: Any) -> Example | None:
    """Return a position in which a move is asked for in a cell of the decision *duty*, ``None`` if there is none."""
    verb, *situation = cell
    state = situations(rules).get(Situation(*situation))
    move = _move(verb, state, rules) if state else None
    return Example(state, rules, move) if state and move else None


@lru_cache(maxsize=256)
def situations(rules: RuleSet) -> Mapping[Situation, State]:
    """Return a position for every situation that a player can be in."""
    found: dict[Situation, State] = {}
    for state in states(rules):
        found.setdefault(situation_of(state, rules), state)
    return found


@lru_cache(maxsize=256)
def states(rules: RuleSet) -> tuple[State, ...]:
    """Return a position for each sort of cards that a player can have on each sort of pile, the openings last."""
    return (*_on_piles(rules), *_openers(rules))


def _openers(rules: RuleSet) -> Iterator[State]:
    """Give positions in which a game is to be opened: with what the start asks for, or where it asks for nothing."""
    have = supply(rules)
    free = {kind: have[kind] for kind in have if any(opening_hands(rules, FREE, kind, 1))}
    for stock in YES_NO:
        deal = dealt_to(rules, stock=stock)
        hands = [tuple(hand) for kind in have for hand in opening_hands(rules, ALL, kind, 1)]
        held = _held(rules, EMPTY, free, stock=stock, nines=True, opening=FREE)
        hands += [(cards, fill) for _, cards, fill in held]
        for cards, fill in hands if deal else ():
            plan = Plan(cards, fill, stock=stock, opening=True)
            state = laid_out(plan, rules, players=deal.players, size=deal.size) if deal else None
            if deal and state and could_start(state, deal, rules):
                yield state


def _on_piles(rules: RuleSet) -> Iterator[State]:
    """Give positions on each pile, with each sort of cards there, that can or cannot be led and played."""
    stocks = (False,) if rules.param("deal_all") else YES_NO
    left = YES_NO if "nines" in rules.resolver(PLAY).reads else (True,)
    zones = DUTY.features["zone"] if rules.param("table_cards") else DUTY.features["zone"][:1]
    seen = set()
    for stock, nines in product(stocks, left):
        for top, pile in piles(rules, stock=stock, nines=nines).items():
            have = {kind: number - pile.count(kind) for kind, number in supply(rules, nines=nines).items()}
            for can, cards, fill in _held(rules, top.kind, have, stock=stock, nines=nines, opening="no"):
                for zone in zones[:1] if stock else zones:
                    sort = (stock, zone, can, top.kind == EMPTY, top.owed and top.kind)
                    seen_cards = () if zone == HIDDEN else cards
                    plan = Plan(seen_cards, fill, zone, pile, stock=stock, nines=nines, owed=top.owed)
                    state = None if sort in seen else laid_out(plan, rules)
                    if state:
                        seen.add(sort)
                        yield state


def _held(
    rules: RuleSet, top: Kind, have: Mapping[Kind, int], *, stock: bool, nines: bool, opening: str
) -> Iterator[tuple[Can, Kinds, Kinds]]:
    """Give two cards of which some can be led or played, or not, and the kinds with which a hand stays like that.

    ``have`` is how many cards there are of each kind that may be held.
    """
    may = table(rules, PLAY)
    goes = {
        kind: tuple(may.permits((kind, 1, onto, stock, nines, opening)) for onto in (EMPTY, top))
        for kind, number in have.items()
        if number
    }
    for can in product(YES_NO, YES_NO):
        fit = tuple(kind for kind, does in goes.items() if does[0] <= can[0] and does[1] <= can[1])
        for first, second in product(fit, fit):
            both = zip(goes[first], goes[second], strict=True)
            if can == tuple(map(any, both)) and have[first] > (first == second):
                yield can, (first, second), fit
                break


def _move(verb: str, state: State, rules: RuleSet) -> Move | None:
    seat = state.actor
    if verb == "play":
        laid = seat.hand.known[:1]
        if not laid:
            return None
        return Move("claim", laid, claim=(1, rules.kind(laid[0]))) if rules.param("claims") else Move("play", laid)
    if verb in ("up", "down"):
        lying = seat.up if verb == "up" else seat.down
        return Move(verb, lying.known[:1] or unseen(state, rules)[:1]) if len(lying) else None
    return Move(verb, unseen(state, rules)[:1] if verb == "try" else ())
