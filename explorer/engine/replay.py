"""A whole game under a rule set: every move judged where it stands, and what comes of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from explorer.engine.apply import turned
from explorer.engine.check import check_move, checked
from explorer.engine.judge import judge
from explorer.errors import InputError
from explorer.rules.ruleset import RuleSet
from explorer.state import Move, State
from explorer.trace.model import Judgement


@dataclass(frozen=True, slots=True)
class Step:
    """One move of a game: the position before it, the judgement, and the position after it.

    An illegal move leaves the position as it was.
    """

    before: State
    judgement: Judgement
    after: State


def replay(state: State, moves: Iterable[tuple[int, Move]], rules: RuleSet) -> list[Step]:
    """Judge moves, each given with the seat that makes it, one after the other from a position.

    Raises:
        InputError: at ``move N``, counted from 1, when it names cards that are not there.
    """
    steps = []
    for number, (by, move) in enumerate(moves, start=1):
        if checked(state, move, by):
            try:
                check_move(state, move, rules, by=by)
            except InputError as error:
                raise error.placed(f"move {number}") from None
        judgement = judge(state, turned(state, move), rules, by=by)
        after = judgement.after or state
        steps.append(Step(state, judgement, after))
        state = after
    return steps


def repetition(states: Iterable[State]) -> tuple[int, int] | None:
    """Return the first two places at which the same position stands, or ``None``.

    A round of passes is one as well, since nothing but the turn moves.
    """
    return next(repetitions(states), None)


def repetitions(states: Iterable[State]) -> Iterator[tuple[int, int]]:
    """Give each two places, one after the other, between which a game has gone round to the same position.

    While it goes round once more in the same way, only the positions that were given come again.
    """
    seen: dict[tuple[object, ...], int] = {}
    given: set[tuple[object, ...]] = set()
    round_ = False
    for place, state in enumerate(states):
        key = state.key()
        if key in seen and (key in given or not round_):
            given.add(key)
            yield seen[key], place
        round_ = key in seen
        seen[key] = place
