"""A position that was laid out, and a move in it to be asked about."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from explorer.cards import Card
from explorer.engine.as_it_lies import as_it_lies
from explorer.engine.carry import ZONES
from explorer.engine.check import check_move, check_position
from explorer.engine.judge import judge
from explorer.engine.legal import TURNED
from explorer.errors import InputError
from explorer.rules.ruleset import RuleSet
from explorer.state import Cards, Move, State
from explorer.trace.model import Judgement


@dataclass(frozen=True, slots=True)
class Board:
    """A position, in which somebody is to move, the seat that acts, and its move."""

    state: State
    by: int
    move: Move


@dataclass(frozen=True, slots=True)
class Judged:
    """A board as some rules see it: the position as it lies, the judgement, and what cannot be, one message each."""

    state: State
    judgement: Judgement
    wrong: tuple[InputError, ...] = ()


def is_whole(board: Board) -> bool:
    """Tell whether the move says all that it has to: its cards, where it takes some that are known."""
    return bool(board.move.cards) or board.move.verb not in ZONES or board.move.verb in TURNED


def judged(board: Board, rules: RuleSet) -> Judged:
    """Judge the move of a board, and say what of the position or the move cannot be.

    The position is taken as it lies. Cards that the move names and the player does not have are given to them first.
    """
    lying = lies(board, rules)
    wrong = []
    try:
        check_position(lying, rules, board.move)
    except InputError as error:
        wrong.append(error)
    try:
        check_move(lying, board.move, rules, by=board.by)
    except InputError as error:
        wrong.append(error)
    given = _given(lying, board)
    return Judged(given, judge(given, board.move, rules, by=board.by), tuple(wrong))


def lies(board: Board, rules: RuleSet) -> State:
    """Return the position as some rules see it; whoever acts, and does not answer a play, is the one to move."""
    return as_it_lies(board.state, rules)


def _given(state: State, board: Board) -> State:
    """Return a position in which the player has the cards of the move."""
    zone = ZONES.get(board.move.verb)
    if zone is None:
        return state
    seat = state.seats[board.by]
    held: Cards = getattr(seat, zone)
    missing = _missing(board.move.cards, held)
    changed: dict[str, Any] = {zone: held.plus(missing)}
    return state.with_seat(board.by, replace(seat, **changed)) if missing else state


def _missing(cards: tuple[Card, ...], held: Cards) -> list[Card]:
    left, missing = list(held.known), []
    for card in cards:
        if card in left:
            left.remove(card)
        else:
            missing.append(card)
    return missing
