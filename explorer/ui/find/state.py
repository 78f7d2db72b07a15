"""What a reader has answered, alone and with others, and its part of a code."""

from __future__ import annotations

from dataclasses import dataclass

from explorer.errors import InputError
from explorer.ui.find.answers import standing_of, version
from explorer.ui.same.people import NOBODY, Same, check_same, read_same, write_same

APART = "~"


@dataclass(frozen=True, slots=True)
class Answers:
    """The answers on the screen *find*, and what several people said on the screen *same*."""

    find: str = ""
    same: Same = NOBODY


NONE = Answers()


def write_answers(answers: Answers) -> str:
    """Write answers for a code; nothing where there are none.

    >>> write_answers(NONE)
    ''
    """
    if answers == NONE:
        return ""
    same = write_same(answers.same)
    return APART.join([version() + answers.find, *([same] if same else [])])


def read_answers(text: str) -> Answers:
    """Read answers that `write_answers` wrote.

    Raises:
        InputError: when they were given to other questions, or are damaged.
    """
    find, _, same = text.partition(APART)
    if not find.startswith(version()):
        raise InputError("code.other-questions", at="a")
    answers = Answers(find[len(version()) :], read_same(same) if same else NOBODY)
    standing_of(answers.find)
    check_same(answers.same)
    return answers
