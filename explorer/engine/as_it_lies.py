"""A position taken as it lies under other rules than those that led to it."""

from __future__ import annotations

from dataclasses import replace

from explorer.cards import Kind
from explorer.engine.answers import keeps_latest
from explorer.engine.looks import kinds_in_play, saturated
from explorer.rules.decision import EFFECT, EMPTY
from explorer.rules.ruleset import RuleSet
from explorer.state import Laid, State


def owes(pile: tuple[Laid, ...], stock: bool, rules: RuleSet) -> bool:
    """Tell whether a pile is one that was led and must be taken, as it lies."""
    if not pile or len({laid.kind for laid in pile}) != 1:
        return False
    effect = rules.resolver(EFFECT)(pile[0].kind, saturated(len(pile)), EMPTY, 0, stock)
    return effect.outcome == "must-take"


def leader_of(state: State, rules: RuleSet) -> int | None:
    """Return who led what the player to move must take: the nearest earlier player with cards; ``None`` if nothing."""
    if state.turn is None or not owes(state.pile, bool(len(state.stock)), rules):
        return None
    seats = len(state.seats)
    earlier = (place % seats for place in range(state.turn - 1, state.turn - 1 - seats, -1))
    return next((place for place in earlier if state.seats[place].cards), state.turn)


def as_it_lies(state: State, rules: RuleSet) -> State:
    """Return the position as these rules see it.

    What each card of the pile counts as (one that lies face down as it was claimed), what must be taken, and whether
    anything can still answer the latest play.
    """
    there = kinds_in_play(rules)
    pile = tuple(_lying(laid, rules, there) for laid in state.pile)
    last = state.last
    if last is not None and (not keeps_latest(rules) or (last.claimed and not rules.param("claims"))):
        last = None
    lying = replace(state, pile=pile, last=last)
    owed = leader_of(lying, rules)
    return replace(lying, owed=state.owed if owed is not None and state.owed is not None else owed)


def _lying(laid: Laid, rules: RuleSet, there: tuple[Kind, ...]) -> Laid:
    if laid.card is not None and not laid.hidden:
        return Laid(rules.kind(laid.card), laid.card)
    return laid if laid.kind in there else replace(laid, kind=laid.kind.removeprefix("r"))
