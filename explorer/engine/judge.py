"""Is a move legal, and why?"""

from __future__ import annotations

from explorer.engine.answers import latest_cards
from explorer.engine.carry import carry_out
from explorer.engine.legal import TURNED, judging_of, play_of
from explorer.engine.looks import Situation
from explorer.rules.ruleset import RuleSet
from explorer.state import Move, State
from explorer.trace.model import Judgement, allowed


def judge(
    state: State, move: Move, rules: RuleSet, *, by: int | None = None, situation: Situation | None = None
) -> Judgement:
    """Judge a move of the seat ``by`` (default: whose turn it is); ``situation`` is known where many moves are judged.

    Never raises for what the rules forbid; the cards that the move names must be there (see `explorer.engine.check`).
    """
    if by is None:
        by = state.turn if state.turn is not None else 0
    judging = judging_of(state, move, rules, by=by, situation=situation)
    if not allowed(judging) or not _known(state, move):
        return Judgement(move, by, rules, judging)
    tried = play_of(state, move, rules, turned=True) if move.verb in TURNED else None
    settling, outcome, after = carry_out(state, move, rules, by=by, fits=tried is None or tried.permitted)
    return Judgement(move, by, rules, judging, settling, tried, outcome, after)


def _known(state: State, move: Move) -> bool:
    """Tell whether all cards are known that the move turns or shows, so that it can be carried out."""
    if move.verb in TURNED:
        return bool(move.cards)
    return move.verb != "challenge" or all(laid.card is not None for laid in latest_cards(state))
