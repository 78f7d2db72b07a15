"""What to ask next: the point that comes up most often and tells most of the rules still possible."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from math import log2

from explorer.ask.finding.pool import first_groups, pool
from explorer.ask.finding.question import Question, reply
from explorer.ask.finding.standing import Standing

LEAST = 1e-9
"""Less information than this is none."""

DOUBTFUL = 0.06
"""With less information in its follow-up, a point of those that come first is settled for the time being."""

SELDOM = 0.25
"""How much it counts that a point comes up seldom: the power to which that is raised."""


def next_question(standing: Standing) -> Question | None:
    """Return what to ask next; ``None`` when no question tells more. Then come the options that no position shows.

    >>> from explorer.ask.finding.standing import Standing
    >>> next_question(Standing()).id
    'lead-10'
    """
    for group in first_groups():
        questions = [pool()[id] for id in group]
        begun = [question for question in questions if question in standing.asked]
        points = {standing.about(question) for question in begun} - {""}
        if begun:  # a follow-up must still tell of the same point, and be worth asking
            questions = [question for question in questions if any(standing.doubts(question, key) for key in points)]
        found = _best(standing, questions, least=DOUBTFUL if begun else LEAST)
        if found is not None:
            return found
    return _best(standing, pool().values())


def question_after(standing: Standing, first: Standing) -> Question | None:
    """Return what to ask next of somebody whose answers are set beside those of a ``first`` person.

    It is the same in the same order, but for what the answers so far tell already and for points that were put off;
    where an answer was another one, then whatever else tells of that point.
    """
    again = (one for one in first.asked if isinstance(one, Question) and one not in standing.asked)
    for question in again:
        if information(standing, question) > LEAST and standing.about(question) not in standing.passed:
            return question
    theirs = dict(first.heard)
    parted = {standing.about(question) for question, said in standing.heard if theirs.get(question, said) != said}
    about = [one for one in pool().values() if any(standing.doubts(one, key) for key in parted - {""})]
    return _best(standing, about, least=DOUBTFUL)


def _best(standing: Standing, among: Iterable[Question], *, least: float = LEAST) -> Question | None:
    """Return the question that promises most, of those that promise enough and were not put off."""
    best, most = None, 0.0
    bound = log2(max(2, len(standing.left)))
    asked = set(standing.asked)
    for question in sorted(among, key=lambda one: -one.often):
        often = question.often**SELDOM
        if question in asked or often * bound <= most:
            continue
        bits = information(standing, question)
        if bits > least and often * bits > most and standing.about(question) not in standing.passed:
            best, most = question, often * bits
    return best


def information(standing: Standing, question: Question) -> float:
    """Return how many bits the answer to a question is expected to tell of the rules that are still possible."""
    weights: dict[object, float] = defaultdict(float)
    for rules, weight in standing.left.items():
        weights[reply(question, rules)] += weight
    total = sum(weights.values())
    return -sum(weight / total * log2(weight / total) for weight in weights.values())
