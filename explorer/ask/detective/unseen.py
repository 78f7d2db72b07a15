"""Moves of a recorded game in which not all cards are known: what nobody wrote down is never held against a move."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import chain, cycle, islice

from explorer.cards import PACK, Card
from explorer.engine import is_legal, judge
from explorer.engine.apply import turned
from explorer.engine.carry import ZONES
from explorer.engine.check import check_move, check_position, checked
from explorer.engine.looks import zone_of
from explorer.rules.ruleset import RuleSet
from explorer.state import Cards, Move, State
from explorer.trace.model import Judgement


def judge_recorded(state: State, move: Move, rules: RuleSet, *, by: int) -> tuple[Judgement, State]:
    """Judge a recorded move, and return the position that it leads to, the same one where it is not legal.

    Cards in front of a player that are not known may be any that nobody has seen: the move is legal if it is legal
    with some of them. One that is played out of them was among them.

    Raises:
        InputError: at ``move``, ``hands.NAME`` or ``table_up.NAME``, when the move's cards are not there.
    """
    zone = zone_of(state.seats[by], stock=bool(len(state.stock))) if by == state.turn else "hand"
    if zone == "down" or not checked(state, move, by) or not _held(state, by, zone).unknown:
        return _judge(state, move, rules, by)
    shown = _with_shown(state, move, rules, by, zone)
    seen = _held(shown, by, zone)
    blind: tuple[Card, ...]
    for blind in _fillings(shown, move, rules, by, zone):
        judgement, after = _judge(_with(shown, by, zone, Cards(seen.known + blind)), move, rules, by)
        if judgement.legal:
            break
    if judgement.after is None:
        return judgement, state
    left = _held(after, by, zone).minus(blind)
    return judgement, _with(after, by, zone, Cards(left.known, left.unknown + seen.unknown))


def _judge(state: State, move: Move, rules: RuleSet, by: int) -> tuple[Judgement, State]:
    if checked(state, move, by):
        check_move(state, move, rules, by=by)
    judgement = judge(state, turned(state, move), rules, by=by)
    return judgement, judgement.after or state


def _held(state: State, by: int, zone: str) -> Cards:
    held: Cards = getattr(state.seats[by], zone)
    return held


def _with(state: State, by: int, zone: str, cards: Cards) -> State:
    seat = replace(state.seats[by], **{zone: cards})  # type: ignore[arg-type]  # a zone holds cards
    return replace(state, seats=(*state.seats[:by], seat, *state.seats[by + 1 :]))


def _with_shown(state: State, move: Move, rules: RuleSet, by: int, zone: str) -> State:
    """Return the position with what the move shows to have been there, in front of the player and among the drawn."""
    held = _held(state, by, zone)
    named = move.cards if ZONES.get(move.verb) == zone else ()
    shown = tuple((Counter(named) - Counter(held.known)).elements())[: held.unknown]
    if not shown:
        return state
    found = _with(state, by, zone, Cards(held.known + shown, held.unknown - len(shown)))
    check_position(found, rules)  # a card that lies elsewhere cannot have been there
    if found.last is None or found.last.by != by:
        return found
    drawn = found.last.drawn
    fresh = shown[: drawn.unknown]
    return replace(found, last=replace(found.last, drawn=Cards(drawn.known + fresh, drawn.unknown - len(fresh))))


def _fillings(state: State, move: Move, rules: RuleSet, by: int, zone: str) -> Iterator[tuple[Card, ...]]:
    """Give cards that the unknown ones could be: any at first, then those with which the move is legal."""
    held = _held(state, by, zone)
    seen = Counter(chain(move.cards, held.known, _elsewhere(state, by, zone)))
    pool = tuple((Counter(PACK * int(rules.param("decks"))) - seen).elements()) or PACK
    yield tuple(islice(cycle(pool), held.unknown))
    fits: dict[str, bool] = {}
    for card in pool:
        kind = rules.kind(card)
        if kind not in fits:
            filled = _with(state, by, zone, Cards((*held.known, card)))
            fits[kind] = is_legal(filled, turned(filled, move), rules, by=by)
    good = [card for card in pool if fits[rules.kind(card)]]
    if held.unknown and len(good) >= held.unknown:
        yield tuple(good[: held.unknown])


def _elsewhere(state: State, by: int, zone: str) -> Iterator[Card]:
    """Give the cards that are known to lie anywhere but in the zone that is asked about."""
    for place, seat in enumerate(state.seats):
        for name in ("hand", "up", "down"):
            if (place, name) != (by, zone):
                yield from getattr(seat, name).known
    yield from (laid.card for laid in state.pile if laid.card is not None)
    yield from state.stock.known
    yield from state.aside.known
