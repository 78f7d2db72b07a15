"""Progress in a few signs: for each clause five, in the order in which they come back.

``1.0.1a.1.x7Q25…``: the version, then seed, questions answered and level, then for each clause three signs for its
name, one for its box, one for how many questions it has to wait. Signs for names come of the names alone, so that they
still mean the same when other clauses are added; what is no clause any more is left out and told.
"""

from __future__ import annotations

from functools import cache
from zlib import crc32

from explorer.ask.quiz.boxes import LONGEST, WAITS, Kept, Progress
from explorer.ask.quiz.next import LEVELS
from explorer.errors import InputError
from explorer.rules.catalogue import BASE, OPTIONS
from explorer.rules.ruleset import RuleSet
from explorer.ui.practise.state import FRESH, Practise

VERSION = "1"
DIGITS = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-_"
NAME, ENTRY = 3, 5
GIVEN = "~"
BASE_36 = 36


def sign(clause: str) -> str:
    """Return three signs for the name of a clause."""
    number = crc32(clause.encode())
    return "".join(DIGITS[number >> 6 * place & 63] for place in range(NAME))


@cache
def _catalogue() -> dict[str, str]:
    """Return every clause that documents bring, by its signs."""
    brought = [bound for option in OPTIONS for value in option.values for bound in (*value.brings, *value.keeps)]
    return {sign(bound.clause.id): bound.clause.id for bound in (*BASE, *brought)}


def write_practise(practise: Practise) -> str:
    """Write progress for a code; nothing where there is none.

    >>> from explorer.ask.quiz.boxes import NEW, answered
    >>> write_practise(Practise(answered(NEW, "lead.any", right=True)))
    '1.0.1.1.68v17'
    """
    if practise == FRESH:
        return ""
    progress = practise.progress
    entries = (
        sign(one.clause) + str(one.box) + DIGITS[min(max(one.due - progress.turn, 0), LONGEST)] for one in progress.kept
    )
    head = (VERSION, base_36(progress.seed), base_36(progress.turn), str(progress.level), "".join(entries))
    return ".".join(head) + (GIVEN + sign(practise.about) + practise.given if practise.given else "")


def read_practise(text: str, rules: RuleSet, troubles: list[InputError]) -> Practise:
    """Read what `write_practise` wrote; what cannot be read is told in ``troubles`` and left out."""
    if not text:
        return FRESH
    written, _, given = text.partition(GIVEN)
    version, *head = written.split(".")
    if version != VERSION or len(head) != NAME + 1:
        troubles.append(InputError("code.practise-version", at="q"))
        return FRESH
    try:
        seed, turn, level = (int(one, BASE_36) for one in head[:NAME])
        if level not in LEVELS or min(seed, turn) < 0:
            raise ValueError
    except ValueError:
        troubles.append(InputError("code.practise-damaged", at="q"))
        return FRESH
    known = _catalogue() | {sign(bound.clause.id): bound.clause.id for bound in rules.bounds()}
    kept, gone = _entries(head[NAME], turn, known)
    if gone:
        troubles.append(InputError("code.practise-gone", at="q", number=gone))
    about = known.get(given[:NAME], "")
    return Practise(Progress(seed, turn, level, kept), given[NAME:] if about else "", about)


def _entries(text: str, turn: int, known: dict[str, str]) -> tuple[tuple[Kept, ...], int]:
    """Return the clauses with their boxes, and how many could not be read."""
    found: dict[str, Kept] = {}
    parts = [text[at : at + ENTRY] for at in range(0, len(text), ENTRY)]
    for part in parts:
        clause, box, wait = known.get(part[:NAME]), part[NAME : NAME + 1], part[NAME + 1 :]
        if clause and box.isdecimal() and int(box) < len(WAITS) and len(wait) == 1 and wait in DIGITS:
            found.setdefault(clause, Kept(clause, int(box), turn + DIGITS.index(wait)))
    return tuple(found.values()), len(parts) - len(found)


def base_36(number: int) -> str:
    """Write a number that is not negative with digits and small letters."""
    found = ""
    while number or not found:
        number, digit = divmod(number, BASE_36)
        found = DIGITS[digit] + found
    return found
