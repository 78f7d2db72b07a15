"""What has to be agreed on before anybody moves, or before the cards are dealt: never is an open rule just assumed."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import replace
from functools import partial

from explorer.ask.agreement.agreement import in_order, parted
from explorer.ask.agreement.open_rules import OpenRules
from explorer.ask.agreement.terms import terms
from explorer.ask.probing.posed import Posed, Refusal, posed, ready
from explorer.engine.as_it_lies import as_it_lies
from explorer.engine.deal import deal, shuffled_deck
from explorer.engine.judge import judge
from explorer.engine.moves import answers, possible_moves
from explorer.errors import InputError
from explorer.rules.ruleset import RuleSet
from explorer.state import Move, State
from explorer.trace.model import Outcome


def ask_first(rules: OpenRules, state: State) -> tuple[str, ...]:
    """Return the open options that matter now: those that make a difference to some move that can be thought of.

    Only what the position shows is gone by: what the players may not know must not be in it
    (`explorer.engine.sight.view`). What a turned card brings about is therefore asked by `ask_about`.

    Raises:
        InputError: at ``rules``, where there are too many combinations of values that matter.
    """
    if state.turn is None:
        return ()
    thinkable = dict.fromkeys(one for of in parted(rules, partial(_thinkable, state)) for one in of)
    named = {key for by, move in thinkable for key in ask_about(rules, state, move, by=by)}
    return tuple(key for key in rules.open if key in named)


def ask_about(rules: OpenRules, state: State, move: Move, *, by: int | None = None) -> tuple[str, ...]:
    """Return the open options that make a difference to one move of a seat (default: the player to move).

    When they are agreed, every reading that is left judges the move alike and leads to the same position, so that it
    can be carried out under any of them.

    Raises:
        InputError: at ``rules``, where there are too many combinations of values that matter.
    """
    turn = state.turn if by is None else by
    return _mattering(rules, partial(_leads_to, posed(replace(state, turn=turn), move)))


def ask_to_deal(
    rules: OpenRules, names: tuple[str, ...], dealer: int, *, seed: int = 0, game: int = 0
) -> tuple[str, ...]:
    """Return the open options that make a difference to a deal: to the cards of anybody, or to who begins.

    Raises:
        InputError: at ``rules``, where there are too many combinations of values that matter.
    """

    def dealt(reading: RuleSet) -> State | Refusal:
        try:
            return deal(names, dealer, shuffled_deck(reading, seed=seed, game=game), reading).state
        except InputError as error:
            return Refusal.of(error)

    return _mattering(rules, dealt)


def _leads_to(posed: Posed, rules: RuleSet) -> Refusal | tuple[bool, Outcome | None, State | None]:
    under = ready(posed, rules)
    if isinstance(under, Refusal):
        return under
    judgement = judge(*under, rules)
    return judgement.legal, judgement.outcome, judgement.after


def _thinkable(state: State, rules: RuleSet) -> tuple[tuple[int, Move], ...]:
    """Return every move that can be thought of under some rules, each with the seat that would make it."""
    lying = as_it_lies(state, rules)
    assert lying.turn is not None  # the game is not over
    own = [(lying.turn, move) for move in possible_moves(lying, rules)]
    return (*own, *answers(lying, rules))


def _mattering(rules: OpenRules, question: Callable[[RuleSet], Hashable]) -> tuple[str, ...]:
    """Return the open options that make a difference to a question, but not those that only make it impossible."""
    results = parted(rules, question)
    refusals = [result for result in results if isinstance(result, Refusal)]
    found = terms(results, rules.among, idle=refusals)
    return in_order(rules, (term for result, of in found.items() if result not in refusals for term in of))
