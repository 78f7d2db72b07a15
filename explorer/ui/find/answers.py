"""Answers to the questions in a few signs: what was asked follows from the answers before, so only they are written."""

from __future__ import annotations

from functools import cache, lru_cache
from zlib import crc32

from explorer.ask.finding.asking import next_question, question_after
from explorer.ask.finding.pool import plain_keys, pool
from explorer.ask.finding.question import Question
from explorer.ask.finding.standing import LATER, OPEN, Standing
from explorer.errors import InputError
from explorer.rules.catalogue import OPTIONS
from explorer.rules.ruleset import value_ids

PLAIN = "+"
"""Stands before the answer to an option that no position shows: ``+hand.6``."""

SIGNS = {"u": OPEN, "l": LATER}
"""Unknown, since nobody ever agreed on it; and later. All other signs are the places of replies."""

LETTERS = {said: sign for sign, said in SIGNS.items()}


@cache
def version() -> str:
    """Return two signs for the questions there are: answers that were given to others mean nothing."""
    every = [*pool(), *(f"{option.key}.{value.id}" for option in OPTIONS for value in option.values)]
    return f"{crc32(' '.join(every).encode()) % 1296:03x}"


@lru_cache(maxsize=512)
def standing_of(answers: str, first: str = "") -> Standing:
    """Return how it stands after some answers; with ``first`` those of somebody who is asked what the first was.

    Raises:
        InputError: when there is no such answer.
    """
    told, _, plain = answers.partition(PLAIN)
    standing = _told(told, first)
    for part in filter(None, plain.split(PLAIN)):
        key, _, value = part.partition(".")
        if key not in plain_keys() or value not in (*SIGNS, *value_ids(key)):
            raise InputError("code.answer", given=part[:40], at="a")
        standing = standing.say(key, SIGNS.get(value, value))
    return standing


@lru_cache(maxsize=1024)
def _told(told: str, first: str) -> Standing:
    if not told:
        return Standing()
    before, sign = _told(told[:-1], first), told[-1]
    question = asked_of(before, first)
    if question is None:
        raise InputError("code.answers-many", number=len(told), at="a")
    if sign in SIGNS:
        return before.say(question, SIGNS[sign])
    replies = before.replies(question)
    if not sign.isdecimal() or int(sign) >= len(replies):
        raise InputError("code.answer-none", sign=sign, number=len(told), at="a")
    return before.say(question, replies[int(sign)])


def asked_of(standing: Standing, first: str = "") -> Question | None:
    """Return the question that is open; of somebody who is asked what the ``first`` was, with those answers."""
    return question_after(standing, standing_of(first)) if first else next_question(standing)


def with_answer(answers: str, sign: str) -> str:
    """Return answers with one more to a question, put before those to plain options."""
    told, plus, plain = answers.partition(PLAIN)
    return told + sign + plus + plain


def with_value(answers: str, key: str, value: str) -> str:
    """Return answers with that to a plain option; ``""`` takes it back."""
    told, *plain = answers.split(PLAIN)
    kept = [part for part in plain if part.partition(".")[0] != key]
    return PLAIN.join([told, *kept, *([f"{key}.{value}"] if value else [])])


def without_last(answers: str) -> str:
    """Return answers without the last one to a question."""
    told, plus, plain = answers.partition(PLAIN)
    return told[:-1] + plus + plain
