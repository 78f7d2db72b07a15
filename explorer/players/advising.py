"""How much the documents' advice speaks for a move."""

from __future__ import annotations

from explorer.players.looks import advice, look
from explorer.players.sight import Sight
from explorer.rules.catalogue.advice import SUGGESTS
from explorer.rules.decision import ADVICE
from explorer.rules.resolve import Resolution, Resolver
from explorer.state import Move


def scores(sight: Sight, moves: tuple[Move, ...]) -> list[int]:
    """Return for each move how much speaks for it; advice outweighs all that is less important."""
    seen, ranks = look(sight), importance(sight.rules.resolver(ADVICE))
    return [score(advice(sight, move, seen), ranks) for move in moves]


def score(said: Resolution | None, ranks: dict[str, int]) -> int:
    """Weigh what is said of a move: for it counts up, against it down."""
    found = said.standing if said else ()
    return sum((1 if one.outcome == SUGGESTS else -1) * 3 ** ranks[one.bound.clause.id] for one in found)


def importance(resolver: Resolver) -> dict[str, int]:
    """Return the place of each piece of advice in the order of importance, the least important at 0."""
    ordered = sorted(resolver.bounds, key=lambda bound: bound.clause.weight)
    return {bound.clause.id: place for place, bound in enumerate(ordered)}
