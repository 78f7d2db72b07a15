"""Which decisions make a move legal or not, and the bare verdict."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from explorer.cards import PACK
from explorer.engine.answers import latest_effect, taken_back, whose_claim
from explorer.engine.looks import Situation, nines_left, opening_of, saturated, situation_of, top_of
from explorer.rules.decision import CHALLENGE, DUTY, FORM, OFFER, PLAY
from explorer.rules.resolve import Resolution
from explorer.rules.ruleset import RuleSet
from explorer.state import Move, State
from explorer.trace.model import allowed

TURNED = ("try", "down")
"""Moves by which a card is turned that nobody has seen before."""

FOLLOWING = ("change", "on")
"""Moves with a card that was drawn after the player's own play."""

_OF_A_RANK = Counter(card.rank for card in PACK)

_LAYING = {"play": "play", "claim": "play", "up": "up"}
"""Moves that lay cards, with what the decision *duty* calls them."""


def is_legal(
    state: State, move: Move, rules: RuleSet, *, by: int | None = None, situation: Situation | None = None
) -> bool:
    """Tell whether a seat (default: the player to move) may make a move: the verdict of `judge` without its reasons.

    ``situation`` is that of the state, where the caller asks about several moves of the player to move.
    """
    if state.turn is None:
        return False
    return allowed(judging_of(state, move, rules, by=state.turn if by is None else by, situation=situation))


def judging_of(
    state: State, move: Move, rules: RuleSet, *, by: int, situation: Situation | None = None
) -> tuple[Resolution, ...]:
    """Ask the decisions that make a move legal or not, as far as the move gets."""
    over = state.turn is None
    form = rules.resolver(FORM)(move.verb, _sort_of(move, rules), over or by == state.turn, over)
    if form.forbidden:
        return (form,)
    if move.verb == "challenge":
        return form, rules.resolver(CHALLENGE)(whose_claim(state, move, by), bool(state.seats[by].cards))
    if move.verb in FOLLOWING:
        return form, *_following(state, move, rules, by=by)
    verb = _LAYING.get(move.verb, move.verb)
    duty = rules.resolver(DUTY)(verb, *(situation or situation_of(state, rules)))
    if move.verb not in _LAYING:
        return form, duty
    return form, duty, play_of(state, move, rules)


def play_of(state: State, move: Move, rules: RuleSet, *, turned: bool = False, stock: bool = False) -> Resolution:
    """Ask whether the cards of a move may go on the pile (a single card that was ``turned`` is not asked for).

    ``stock``: it counts as not empty, whatever is left of it.
    """
    kind, number = rules.laid(move), len(move.cards)
    opening = opening_of(state, kind, number, rules)
    if turned and state.opening:
        opening = "free"
    return rules.resolver(PLAY)(
        kind, saturated(number), top_of(state), stock or bool(len(state.stock)), nines_left(state, rules), opening
    )


def _following(state: State, move: Move, rules: RuleSet, *, by: int) -> tuple[Resolution, ...]:
    last = state.last
    own = last is not None and last.by == by
    drawn = own and last is not None and last.drawn.has(move.cards)
    opened, used = (last.whole, last.used) if own and last is not None else (False, "no")
    offer = rules.resolver(OFFER)(move.verb, own, drawn, latest_effect(state), opened, used)
    if offer.forbidden:
        return (offer,)
    ground = taken_back(state) if move.verb == "change" else replace(state, turn=by)
    return offer, play_of(ground, move, rules, stock=move.verb == "change")


def _sort_of(move: Move, rules: RuleSet) -> str:
    if move.claim:
        number, kind = move.claim
        there = _OF_A_RANK[kind.removeprefix("r")] * int(rules.param("decks"))
        return "claimed" if number <= there else "beyond"
    if not move.cards:
        return "none"
    if len({rules.kind(card) for card in move.cards}) == 1:
        return "one"
    return "colours" if len({card.rank for card in move.cards}) == 1 else "mixed"
