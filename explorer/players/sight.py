"""What a seat has to decide, and all that it may see of the position."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from explorer.engine.legal import TURNED
from explorer.engine.moves import answers, legal_moves
from explorer.engine.sight import view
from explorer.rules.ruleset import RuleSet
from explorer.state import Move, State


@dataclass(frozen=True, slots=True)
class Sight:
    """A decision of a seat: the position as it is seen from there, and what may be done.

    ``moves`` are the legal ones as the table tells them, who also knows whether all nines are out of the game; a card
    that would be turned is unnamed. ``answer``: they answer the latest play, which may also be let stand; else the seat
    is to move and has to choose one.
    """

    place: int
    state: State
    rules: RuleSet
    moves: tuple[Move, ...]
    answer: bool = False


def sight(state: State, place: int, rules: RuleSet) -> Sight:
    """Return the move that the seat on turn has to make, as it is seen from there."""
    moves = dict.fromkeys(unnamed(move) for move in legal_moves(state, rules))
    return Sight(place, view(state, place), rules, tuple(moves))


def answering(state: State, rules: RuleSet) -> Iterator[Sight]:
    """Give what can be answered to the latest play: clockwise from whoever laid it, who comes first."""
    found: dict[int, list[Move]] = {}
    for place, move in answers(state, rules):
        found.setdefault(place, []).append(move)
    first = state.last.by if state.last else 0
    for place in sorted(found, key=lambda place: (place - first) % len(state.seats)):
        yield Sight(place, view(state, place), rules, tuple(found[place]), answer=True)


def unnamed(move: Move) -> Move:
    """Return a move without the card that it turns, which nobody has seen."""
    return replace(move, cards=()) if move.verb in TURNED else move
