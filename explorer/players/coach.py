"""What the documents' advice says for and against each legal move, and which move it comes down to.

Advice never decides whether a move is legal, and nothing here says so: every move that is told is legal.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from explorer.engine.chance import Stream
from explorer.players.advising import importance, score
from explorer.players.choosing import choose
from explorer.players.looks import advice, look
from explorer.players.policy import POLICIES, Policy
from explorer.players.sight import Sight
from explorer.rules.catalogue.advice import SUGGESTS
from explorer.rules.decision import ADVICE
from explorer.rules.resolve import Fired, Resolution
from explorer.rules.ruleset import RuleSet
from explorer.state import Move

COACH = POLICIES["careful"]


@dataclass(frozen=True, slots=True)
class Said:
    """What a clause of advice says of a move: that it ``suggests`` it or ``warns`` of it.

    ``facts`` are the features read, ``sources`` the passages, those of the base document first; ``importance`` counts
    up from 0, the least important.
    """

    clause: str
    outcome: str
    facts: dict[str, Any]
    sources: tuple[str, ...]
    importance: int


@dataclass(frozen=True, slots=True)
class Advised:
    """A legal move (``None``: to let the latest play stand) with what advice says for it and against it."""

    move: Move | None
    good: tuple[Said, ...] = ()
    bad: tuple[Said, ...] = ()
    score: int = 0


@dataclass(frozen=True, slots=True)
class Followed:
    """Why a move: the advice that it follows (for it, or against what else was legal), and that it passes over.

    ``settled`` tells whether the advice prefers it to every other legal move; else a habit of the player's own decided.
    """

    move: Move | None
    follows: tuple[Said, ...]
    passes_over: tuple[Said, ...]
    settled: bool


@dataclass(frozen=True, slots=True)
class Coaching:
    """All legal moves of a decision with what advice says of them, and the move that the coach would make."""

    sight: Sight
    moves: tuple[Advised, ...]
    suggested: Followed


def coach(sight: Sight, *, policy: Policy = COACH) -> Coaching:
    """Return what advice says of a decision; the move is that of ``policy``, which must not go by chance.

    Raises:
        ValueError: for a policy that does.
    """
    if not policy.deterministic:
        raise ValueError(f"'{policy.id}' goes by chance, so it has no one move to suggest")
    chosen, every = choose(sight, policy, Stream(0, 0, 0)), advised(sight)
    return Coaching(sight, every, _followed(sight, chosen, every))


def advised(sight: Sight) -> tuple[Advised, ...]:
    """Return every legal move with what advice says of it; last, to let the latest play stand, where it is answered."""
    seen, ranks = look(sight), importance(sight.rules.resolver(ADVICE))
    found = [_advised(sight, move, advice(sight, move, seen), ranks) for move in sight.moves]
    return (*found, *((Advised(None),) if sight.answer else ()))


def followed(sight: Sight, move: Move | None) -> Followed:
    """Return which advice a move follows and which it passes over, the most important first."""
    return _followed(sight, move, advised(sight))


def _followed(sight: Sight, move: Move | None, every: tuple[Advised, ...]) -> Followed:
    seen, ranks = look(sight), importance(sight.rules.resolver(ADVICE))
    own = _advised(sight, move, advice(sight, move, seen), ranks) if move else Advised(None)
    others = [one for one in every if one.move != move]
    against = {one.clause for one in own.bad}
    for_it = {one.clause for one in own.good}
    spared = (said for one in others for said in one.bad if said.clause not in against)
    missed = (said for one in others for said in one.good if said.clause not in for_it)
    settled = all(own.score > one.score for one in others)
    return Followed(move, _each([*own.good, *spared]), _each([*own.bad, *missed]), settled)


def _advised(sight: Sight, move: Move, said: Resolution | None, ranks: dict[str, int]) -> Advised:
    found = _each(_said(one, said, sight.rules, ranks) for one in (said.standing if said else ()) if said)
    good = tuple(one for one in found if one.outcome == SUGGESTS)
    return Advised(move, good, tuple(one for one in found if one not in good), score(said, ranks))


def _said(fired: Fired, said: Resolution, rules: RuleSet, ranks: dict[str, int]) -> Said:
    clause = fired.bound.clause
    sources = fired.bound.sources(rules.document)
    return Said(clause.id, fired.outcome, clause.facts(said.cell), sources, ranks[clause.id])


def _each(found: Any) -> tuple[Said, ...]:
    """Return each clause once, the most important first."""
    first: dict[str, Said] = {}
    for said in found:
        first.setdefault(said.clause, said)
    return tuple(sorted(first.values(), key=lambda said: -said.importance))
