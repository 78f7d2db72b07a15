"""The question that comes next."""

from __future__ import annotations

from functools import lru_cache
from itertools import islice

from explorer.ask.quiz.boxes import SURE, Progress, next_clause
from explorer.ask.quiz.coverage import coverage, curriculum
from explorer.ask.quiz.documents import differ, document_question
from explorer.ask.quiz.grade import DOCUMENTS, EASY, HARD, plain
from explorer.ask.quiz.posing import any_cell, question, questions
from explorer.ask.quiz.question import Question
from explorer.rules.ruleset import RuleSet

LOOKED = 12
"""Among so many positions of a clause a hard one is looked for."""

LEVELS = (EASY, HARD, DOCUMENTS)
"""Where a reader may begin: with what is easy, with what is hard, or with what documents say."""


def next_question(progress: Progress, rules: RuleSet) -> Question | None:
    """Return the question that comes next, ``None`` where nothing can be asked.

    A clause is asked easily at first; once it is known, in any of its positions, then in the hardest of some, and at
    last it is asked what documents say where it decides.
    """
    there = _there(rules, progress.seed, progress.level)
    clause = next_clause(progress, there)
    if clause is None:
        return None
    box = progress.box(clause) or 0
    return _question(rules, clause, progress.seed, progress.turn, box, progress.level)


@lru_cache(maxsize=256)
def _there(rules: RuleSet, seed: int, level: int) -> tuple[str, ...]:
    """Return the clauses to ask about in the order in which they are new: what is hard may be wanted first."""
    every = curriculum(rules, seed)
    if level == DOCUMENTS:
        return tuple(clause for clause in every if differ(rules, clause))
    if level == HARD:
        levels = {one.clause: one.level for one in coverage(rules)}
        return tuple(sorted(every, key=lambda clause: -levels[clause]))
    return every


@lru_cache(maxsize=64)
def _question(rules: RuleSet, clause: str, seed: int, turn: int, box: int, level: int) -> Question | None:
    if level == DOCUMENTS or box > SURE:
        found = document_question(rules, clause, seed=seed, turn=turn)
        if found:
            return found
    if level == HARD or box == SURE:
        some = islice(questions(rules, clause, seed=seed, turn=turn), LOOKED)
        return max(some, key=lambda one: one.level, default=None)
    return question(rules, clause, seed=seed, turn=turn, wanted=any_cell if box else plain)
