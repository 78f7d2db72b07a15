"""An exercise: what is asked, the answers to choose from, and which of them are right by the rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from explorer.ask.agreement.open_rules import OpenRules
from explorer.ask.quiz.question import ASKED, GOES, LEAVES, PILE, SAYS, TAKEN, TAKES, TURN, Question, judged
from explorer.ask.quiz.right import Choice, choice
from explorer.engine.as_it_lies import as_it_lies
from explorer.errors import InputError, unknown
from explorer.rules.ruleset import RuleSet
from explorer.state import State
from explorer.trace.model import Judgement
from explorer.trace.sentences import reason
from explorer.ui.lesson.given import read_given

ASKS = (GOES, PILE, TAKEN, TAKES, TURN, LEAVES, SAYS)
"""What can be asked of one move under one rule set; the ids are those of *Legal or not?*."""

WHICH, UNDER = "which", "under"
"""Which of some moves goes; under which of some rules a move goes."""


@dataclass(frozen=True, slots=True)
class Exercise:
    """What is asked, the answers by id, and those that are right.

    ``cases`` are the moves that are judged with their rules: one, or for ``which`` and ``under`` one for each answer,
    whose id is then its number.
    """

    ask: str
    cases: tuple[tuple[Question, RuleSet], ...]
    answers: tuple[str, ...]
    right: tuple[str, ...]

    def case(self, answer: str) -> tuple[Question, RuleSet]:
        """Return the move that stands behind an answer, and the rules under which it is judged."""
        return self.cases[int(answer) if self.ask in (WHICH, UNDER) else 0]

    @property
    def choice(self) -> Choice:
        """The answers and the first that is right."""
        return Choice(self.answers, self.right[0])

    def judgement(self, answer: str) -> tuple[Judgement, State]:
        """Return the judgement that stands behind an answer, and the position it was made in."""
        question, rules = self.case(answer)
        return _judged(question, rules), as_it_lies(question.state, rules)


def exercise(ask: str, case: Mapping[str, Any]) -> Exercise:
    """Return an exercise about one move; ``case`` is what `read_given` takes, for ``says`` also a ``document``.

    Raises:
        InputError: for a case that cannot be, or of which this cannot be asked.
    """
    if ask not in ASKS:
        raise unknown("exercise", ask, ASKS)
    case = dict(case)
    document = str(case.pop("document", ""))
    question, rules = _read(ask, case)
    if ask == SAYS:
        known = [one.id for one in rules.library().documents]
        if document not in known:
            raise unknown("document", document, known, at="document")
        question = replace(question, document=document)
    judgement = _judged(question, rules)
    if ask not in (GOES, SAYS) and judgement.outcome is None:
        raise InputError("lesson.no-outcome", at="move")
    found = choice(question, OpenRules(rules))
    return Exercise(ask, ((question, rules),), found.answers, (found.right,))


def which(moves: Sequence[str], case: Mapping[str, Any]) -> Exercise:
    """Return an exercise in which one of some moves is to be chosen that goes.

    Raises:
        InputError: for a case that cannot be, or where all moves go, or none.
    """
    return _compared(WHICH, [{**case, "move": move} for move in moves])


def under(rules: Sequence[str], case: Mapping[str, Any]) -> Exercise:
    """Return an exercise in which one of some rule sets is to be chosen under which a move goes.

    Raises:
        InputError: for a case that cannot be, or where the move goes under all the rules, or under none.
    """
    return _compared(UNDER, [{**case, "rules": one} for one in rules])


def _compared(ask: str, cases: Sequence[Mapping[str, Any]]) -> Exercise:
    found = tuple(_read(GOES, case) for case in cases)
    answers = tuple(str(place) for place in range(len(found)))
    right = tuple(answers[place] for place, one in enumerate(found) if _judged(*one).legal)
    if not 0 < len(right) < len(answers):
        raise InputError("lesson.all-alike", at="move" if ask == WHICH else "rules")
    return Exercise(ask, found, answers, right)


def _read(ask: str, case: Mapping[str, Any]) -> tuple[Question, RuleSet]:
    state, move, by, rules = read_given(case)
    question = Question("", ask, state, move, by, 1)
    return replace(question, clause=_clause(ask, _judged(question, rules))), rules


def _judged(question: Question, rules: RuleSet) -> Judgement:
    found = judged(question, rules)
    if not isinstance(found, Judgement):
        raise found.error
    return found


def _clause(ask: str, judgement: Judgement) -> str:
    """Return the clause that decides what is asked; where none does in so many words, the one of the verdict."""
    settling = [one for one in judgement.because() if one.outcome != one.verdict and ASKED.get(one.decision) == ask]
    return (settling or [reason(judgement)])[0].clause
