"""The open question under the rules in force, and what can be answered to it."""

from __future__ import annotations

from functools import lru_cache

from explorer.ask.agreement.open_rules import OpenRules
from explorer.ask.quiz.boxes import Progress
from explorer.ask.quiz.next import next_question
from explorer.ask.quiz.question import Question
from explorer.ask.quiz.right import Choice, choice
from explorer.ui.reader import Reader


@lru_cache(maxsize=64)
def _asked(rules: OpenRules, progress: Progress) -> tuple[Question, Choice] | None:
    found = next_question(progress, rules.rules)
    return (found, choice(found, rules)) if found else None


def asked(reader: Reader) -> tuple[Question, Choice] | None:
    """Return the open question with its answers, ``None`` where nothing can be asked."""
    return _asked(reader.open_rules(), reader.practise.progress)


def given(reader: Reader) -> str:
    """Return the answer that was given to the open question, by id; "" while there is none."""
    found, practise = asked(reader), reader.practise
    if found is None or practise.about != found[0].clause:
        return ""
    return practise.given if practise.given in found[1].answers else ""
