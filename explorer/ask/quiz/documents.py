"""The hardest questions: what documents say of a move, where they do not all say the same."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache, reduce
from itertools import islice
from operator import or_

from explorer.ask.documents.verdicts import verdicts
from explorer.ask.quiz.alone import bound_of, deciding
from explorer.ask.quiz.grade import DOCUMENTS
from explorer.ask.quiz.places import QUIZ, within_reach
from explorer.ask.quiz.posing import question, questions
from explorer.ask.quiz.question import AGREE, ASKED, GOES, SAYS, Question
from explorer.engine.chance import Stream
from explorer.rules.decision import Decision
from explorer.rules.ruleset import RuleSet, rule_set
from explorer.sources import library
from explorer.state import Move, State
from explorer.tables import table

TRIED = 4
"""So many positions of a clause are looked at for one on which documents differ."""

SELDOM = 4
"""One question in so many asks whether the documents say the same; the others ask what one of them says."""


def document_question(rules: RuleSet, clause: str, *, seed: int, turn: int) -> Question | None:
    """Return what can be asked of documents where a clause decides; ``None`` where they do not differ in it.

    Mostly it is asked what one of them says of a move of which they say different things; else, of any move, whether
    all of them say the same.
    """
    stream = Stream(seed, turn, QUIZ)
    if not differ(rules, clause):
        return None
    if not stream.below(SELDOM):
        found = question(rules, clause, seed=seed, turn=turn)
        return replace(found, ask=AGREE, level=DOCUMENTS) if found else None
    for found in islice(questions(rules, clause, seed=seed, turn=turn, wanted=_parting), TRIED):
        said = say(rules, found)
        if len({*said.values()}) > 1:
            return replace(found, ask=SAYS, level=DOCUMENTS, document=list(said)[stream.below(len(said))])
    return None


def differ(rules: RuleSet, clause: str) -> bool:
    """Tell whether the base games of the documents differ where a clause decides that a move goes or does not."""
    decision = bound_of(rules, clause).clause.decision
    if ASKED.get(decision.id) != GOES:
        return False
    alone, together = deciding(rules, clause)
    return bool((alone | together) & within_reach(rules, decision) & _apart(decision))


def _parting(mask: int, decision: Decision) -> int:
    """Return the cells of a mask in which the base games of the documents answer differently."""
    return mask & _apart(decision)


@lru_cache(maxsize=None)
def _apart(decision: Decision) -> int:
    first, *others = (table(rule_set(document.id), decision) for document in library().documents)
    return reduce(or_, map(first.differs, others))


def say(rules: RuleSet, question: Question) -> Mapping[str, str]:
    """Return the verdict of each document on the move of a question."""
    return _say(rules.base_game("pagat"), question.state, question.move, question.by)


@lru_cache(maxsize=256)
def _say(documents: RuleSet, state: State, move: Move, by: int) -> Mapping[str, str]:
    return {id: one.verdict for id, one in verdicts(state, move, documents, by=by).items()}
