"""A move made: the position that comes of it, or an error that carries the reasons why not."""

from __future__ import annotations

from dataclasses import replace

from explorer.engine.check import check_move
from explorer.engine.judge import judge
from explorer.errors import InputError
from explorer.notation.moves import write_move
from explorer.rules.ruleset import RuleSet
from explorer.state import Move, State
from explorer.trace.model import Judgement


class IllegalMove(ValueError):
    """The rules forbid a move; ``judgement`` has the reasons."""

    def __init__(self, judgement: Judgement) -> None:
        super().__init__(f"the rules forbid: {write_move(judgement.move)}")
        self.judgement = judgement


def apply(state: State, move: Move, rules: RuleSet, *, by: int | None = None) -> State:
    """Return the position after a move of the seat ``by`` (default: the player to move).

    A ``try`` may leave out its card where the stock is known.

    Raises:
        IllegalMove: when the rules forbid it, also since the game is over.
        InputError: at ``move`` or ``hands.NAME``, when the move's cards are not there or not known.
    """
    by = state.turn if by is None else by
    if by is not None:
        check_move(state, move, rules, by=by)
    judgement = judge(state, turned(state, move), rules, by=by)
    if not judgement.legal:
        raise IllegalMove(judgement)
    if judgement.after is None:
        raise InputError("move.not-shown", verb=move.verb, at="move")
    return judgement.after


def turned(state: State, move: Move) -> Move:
    """Return the move with the card that it turns from the stock, where that is known and left out."""
    return replace(move, cards=state.stock.known[:1]) if move.verb == "try" and not move.cards else move
