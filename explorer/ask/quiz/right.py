"""What there is to answer, and which answer is right, also while rules are open."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from explorer.ask.agreement.agreement import parted
from explorer.ask.agreement.open_rules import OpenRules
from explorer.ask.documents.verdict import VERDICTS
from explorer.ask.probing.posed import Refusal
from explorer.ask.quiz.documents import say
from explorer.ask.quiz.question import AGREE, DEPENDS, NO, SAYS, YES, Question, answers, reply
from explorer.errors import InputError

MOST = 500
"""So many combinations of open values are looked at; where there are more, the answer is that of the base."""


@dataclass(frozen=True, slots=True)
class Choice:
    """The answers to choose from, by id, and the one that is right."""

    answers: tuple[str, ...]
    right: str


def choice(question: Question, rules: OpenRules) -> Choice:
    """Return what can be answered to a question under rules, some of which may be open.

    Then it is an answer that it depends; right is it where the readings reply differently. Readings under which the
    position cannot be are left out, and of what documents say nothing is open.

    >>> from explorer.ask.quiz.posing import question
    >>> from explorer.rules.ruleset import rule_set
    >>> ten = question(rule_set("pagat"), "led.stands(kind=10)")
    >>> choice(ten, OpenRules(rule_set("pagat"), ("led_ten",))).right
    'depends'
    """
    if question.ask == SAYS:
        return Choice(VERDICTS, say(rules.rules, question)[question.document])
    if question.ask == AGREE:
        return Choice((YES, NO), NO if len({*say(rules.rules, question).values()}) > 1 else YES)
    known = answers(question, rules.rules)
    usual = str(reply(question, rules.rules))
    if not rules.open:
        return Choice(known, usual)
    try:
        replies = [one for one in parted(rules, partial(reply, question), MOST) if not isinstance(one, Refusal)]
    except InputError:
        replies = [usual]
    more = tuple(one for one in replies if one not in known and len(replies) == 1)
    return Choice((*known, *more, DEPENDS), replies[0] if len(replies) == 1 else DEPENDS)
