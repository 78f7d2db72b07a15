"""The move that a reader looks at, as a code keeps it: ``2.9D``, the nine of diamonds by the second seat."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from explorer.engine.carry import ZONES
from explorer.engine.check import check_move
from explorer.errors import InputError
from explorer.rules.ruleset import RuleSet
from explorer.state import Move, State
from explorer.ui.choice import Choice
from explorer.ui.own_moves import OwnMove, made_by, own_move, read_own_move, write_own_move


class LookedAt(NamedTuple):
    """A move and the seat that would make it, without what the position tells."""

    by: int
    own: OwnMove


def looked_at(choice: Choice, state: State) -> LookedAt:
    """Return a move that is looked at in a position as a code keeps it."""
    return LookedAt(choice.by, own_move(choice.by, choice.move, state, at=choice.at))


def choice_of(looked: LookedAt, state: State, rules: RuleSet) -> Choice:
    """Return the move in a position.

    Raises:
        InputError: when it cannot be thought of there.
    """
    by, own = looked
    if by >= len(state.seats) or state.turn is None:
        raise InputError("code.move-cut")
    made = made_by(own, state)
    move = own.move if made is None or own.move.verb in ("down", "try") else made[1]
    if move.verb == "down":
        if own.at >= len(state.seats[by].down):
            raise InputError("code.move-cut")
        return Choice(by, Move("down"), own.at)
    zone = ZONES.get(move.verb)
    if zone and move.cards and Counter(move.cards) - Counter(getattr(state.seats[by], zone).known):
        raise InputError("code.move-cut")
    if own.move.verb != "try":
        check_move(state, move, rules, by=by)
    return Choice(by, move)


def write_looked_at(looked: LookedAt | None) -> str:
    """Write a move for a code; nothing for none.

    >>> write_looked_at(LookedAt(1, OwnMove(Move("pickup")))), write_looked_at(None)
    ('2.u', '')
    """
    return "" if looked is None else f"{looked.by + 1}.{write_own_move(looked.own)}"


def read_looked_at(text: str) -> LookedAt:
    """Read a move that `write_looked_at` wrote.

    Raises:
        InputError: when it is damaged.
    """
    seat, _, word = text.partition(".")
    return LookedAt(read_seat(seat), read_own_move(word))


def read_seat(text: str) -> int:
    """Read a seat, which is counted from 1.

    Raises:
        InputError: for what is none.
    """
    if not (text.isascii() and text.isdecimal()) or not 0 < len(text) < 3 or text[0] == "0":
        raise InputError("code.seat", given=text[:40])
    return int(text) - 1
