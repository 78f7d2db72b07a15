"""Which clauses come up in questions, in which order, and why others do not."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from explorer.ask.quiz.alone import deciding
from explorer.ask.quiz.grade import plain
from explorer.ask.quiz.places import QUIZ
from explorer.ask.quiz.posing import bare
from explorer.ask.quiz.question import ASKED
from explorer.engine.chance import Stream
from explorer.rules.decision import ADVICE, DECISIONS, FORM, SCORE
from explorer.rules.ruleset import RuleSet

ADVISES, BEFORE, AFTER, OVERRULED, UNREACHED = "advises", "before", "after", "overruled", "unreached"
"""Why no question comes of a clause: it is advice; it settles how a game is dealt and begins, or what its end counts;
other clauses decide wherever it applies; or no position is found under these rules in which it decides."""


@dataclass(frozen=True, slots=True)
class Covered:
    """A clause in force: how hard its easiest question is (0: none comes of it), or ``why`` none comes."""

    clause: str
    decision: str
    level: int
    why: str = ""


@lru_cache(maxsize=64)
def coverage(rules: RuleSet) -> tuple[Covered, ...]:
    """Return every clause in force, in the order of the decisions.

    >>> from explorer.rules.ruleset import rule_set
    >>> {one.clause: one.why for one in coverage(rule_set("pagat"))}["form.game-over"]
    'unreached'
    """
    order = [decision.id for decision in DECISIONS]
    bounds = sorted(rules.bounds(), key=lambda bound: order.index(bound.clause.decision.id))
    return tuple(_covered(rules, bound.clause.id, bound.clause.decision.id) for bound in bounds)


def _covered(rules: RuleSet, clause: str, decision: str) -> Covered:
    found = next(iter(bare(rules, clause, Stream(0, 0, QUIZ), plain)), None)
    if found:
        return Covered(clause, decision, found[1].level)
    if decision == ADVICE.id:
        return Covered(clause, decision, 0, ADVISES)
    if decision not in ASKED:
        return Covered(clause, decision, 0, AFTER if decision == SCORE.id else BEFORE)
    return Covered(clause, decision, 0, UNREACHED if any(deciding(rules, clause)) else OVERRULED)


@lru_cache(maxsize=256)
def curriculum(rules: RuleSet, seed: int) -> tuple[str, ...]:
    """Return the clauses of which questions come, from easy to hard, and of those that are alike in any order.

    Moves that have no place in the game at all come behind those that are as hard: whoever learns it meets them last.
    """
    there = [one for one in coverage(rules) if one.level]
    mixed = Stream(seed, 0, QUIZ).shuffled(there)
    return tuple(one.clause for one in sorted(mixed, key=lambda one: (one.level, one.decision == FORM.id)))
