"""A position and a move to be asked about under many rules: read by each rule set as it sees them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from explorer.engine.apply import turned
from explorer.engine.as_it_lies import as_it_lies
from explorer.engine.check import check_move, check_position
from explorer.engine.given import check_keys
from explorer.engine.position import KEYS, read_asked
from explorer.errors import InputError
from explorer.rules.ruleset import RuleSet
from explorer.state import Move, State

Posed = Callable[[RuleSet], tuple[State, Move]]
"""Takes rules, returns the position and the move under them; raises InputError where the position cannot be."""

SEEN_ZONES, LATEST = ("hands", "table_up"), "last_play"
"""Where cards are written that have to be known to judge a move."""


class Unwritten(InputError):
    """A position cannot be judged for want of cards that nobody wrote down."""


def posed(state: State, move: Move) -> Posed:
    """Return a position, taken as it lies, with a move of the player to move; equal ones are equal."""
    return _Lying(state, move)


@dataclass(frozen=True, slots=True)
class _Lying:
    state: State
    move: Move

    def __call__(self, rules: RuleSet) -> tuple[State, Move]:
        lying = as_it_lies(self.state, rules)
        check_position(lying, rules, self.move)
        return lying, self.move


def posed_case(case: Mapping[str, Any]) -> Posed:
    """Return the position and the move of a judging case, whatever rules it names.

    Raises:
        InputError: at the key, for one that a case does not have.
    """
    check_keys(case, KEYS, what="case")

    def under(rules: RuleSet) -> tuple[State, Move]:
        try:
            state, move = read_asked(case, rules)
        except InputError as error:
            if error.at == LATEST and not case.get(LATEST):
                raise Unwritten(error.id, at=error.at, **error.fields) from None
            raise
        check_position(state, rules, move)
        return state, move

    return under


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a position and a move cannot be judged under some rules.

    ``unknown``: it would take cards that are not known; else the position or the move cannot be.
    """

    error: InputError
    unknown: bool = False

    @classmethod
    def of(cls, error: InputError, *, unknown: bool = False) -> Refusal:
        """Keep what is wrong without the places in the program where it was found, which hold on to all they saw."""
        return cls(error.placed(error.at), unknown)


def ready(posed: Posed, rules: RuleSet) -> tuple[State, Move] | Refusal:
    """Return the position and the move under some rules, checked, or why they cannot be judged."""
    try:
        state, move = posed(rules)
    except InputError as error:
        return Refusal.of(error, unknown=isinstance(error, Unwritten))
    try:
        check_move(state, move, rules)
    except InputError as error:
        return Refusal.of(error, unknown=error.at.partition(".")[0] in SEEN_ZONES)
    return state, turned(state, move)
