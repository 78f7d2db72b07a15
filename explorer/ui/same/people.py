"""The people who are set beside one another: what each said, how far they have come, what was chosen."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from explorer.ask.agreement.open_rules import OpenRules
from explorer.ask.finding.people import (
    AddedParting,
    Parting,
    Person,
    added_partings,
    agreed,
    partings,
    person_found,
    person_given,
)
from explorer.errors import InputError
from explorer.rules.catalogue import OPTIONS
from explorer.ui.find.answers import standing_of
from explorer.ui.rules_code import against_fields, read_rules_fields, write_against

START, ANSWER, PASS, COMPARE = "s", "q", "p", "c"
STAGES = (START, ANSWER, PASS, COMPARE)
"""Before anybody answered, while somebody does, when the phone is to be passed on, and when all is laid open."""

ASKED, GIVEN, TOLD = "q", "r", "f"
"""Somebody who answers questions, somebody whose rules came as a code, and somebody whose answers did."""

UNDECIDED, LEFT_OPEN = "-", "o"
MOST = 8
APART, APART_INSIDE = "~", ":"
"""What stands between people, and what stands for it inside of what they wrote."""


@dataclass(frozen=True, slots=True)
class Same:
    """People, each a sign and what they said, and ``chosen``, a sign for each point where they part.

    ``q`` has answers after those of the first ``q``; ``r`` rules; ``f`` answers given elsewhere, and after ``:`` those
    of whoever was asked first there.
    """

    people: tuple[str, ...] = ()
    stage: str = START
    chosen: str = ""


NOBODY = Same()


def first_of(same: Same) -> str:
    """Return the answers of the first person who was asked, after whom all later ones are; empty for the first."""
    asked = [person[1:] for person in same.people if person.startswith(ASKED)]
    return asked[0] if len(asked) > 1 or (asked and same.stage != ANSWER) else ""


@lru_cache(maxsize=256)
def people_of(same: Same) -> tuple[Person, ...]:
    """Return what everybody plays by.

    Raises:
        InputError: when the answers or the rules of somebody are damaged.
    """
    found, first = [], ""
    for person in same.people:
        if person.startswith(ASKED):
            found.append(person_found(standing_of(person[1:], first)))
            first = first or person[1:]
        elif person.startswith(TOLD):
            answers, _, theirs = person[1:].partition(APART_INSIDE)
            found.append(person_found(standing_of(answers, theirs)))
        else:
            found.append(person_given(read_given(person[1:])))
    return tuple(found)


@lru_cache(maxsize=256)
def parted(same: Same) -> tuple[Parting, ...]:
    """Return the points on which the people part."""
    return partings(people_of(Same(same.people)))


def added_parted(same: Same) -> tuple[AddedParting, ...]:
    """Return own rules, notes and documents that not all of the people have."""
    return added_partings(people_of(Same(same.people)))


def choices(same: Same) -> Mapping[str, str]:
    """Return what was chosen on each point: the place of a person, `LEFT_OPEN` or `UNDECIDED`."""
    points = parted(same)
    return {one.key: sign for one, sign in zip(points, same.chosen.ljust(len(points), UNDECIDED), strict=False)}


def choose(same: Same, key: str, sign: str) -> Same:
    """Return the people with another choice on a point."""
    now = dict(choices(same)) | {key: sign}
    return Same(same.people, same.stage, "".join(now[one.key] for one in parted(same)).rstrip(UNDECIDED))


def one_rule_set(same: Same) -> OpenRules:
    """Return the rule set that comes of the choices; what is undecided is open."""
    picked = {key: int(sign) for key, sign in choices(same).items() if sign.isdecimal()}
    return agreed(people_of(same), picked)


def given_text(rules: OpenRules) -> str:
    """Write rules that came as a code, with all that a group added."""
    return write_against(rules.rules, rules.open).replace(APART, APART_INSIDE)


def read_given(text: str) -> OpenRules:
    """Read what `given_text` wrote.

    Raises:
        InputError: when it is damaged.
    """
    troubles: list[InputError] = []
    rules, left_open = read_rules_fields(against_fields(text.replace(APART_INSIDE, APART)), troubles)
    if troubles:
        raise troubles[0]
    return OpenRules(rules, tuple(option.key for option in OPTIONS if option.key in left_open))


def write_same(same: Same) -> str:
    """Write people for a code; nothing where there are none."""
    return APART.join([same.stage + same.chosen, *same.people]) if same != NOBODY else ""


def read_same(text: str) -> Same:
    """Read what `write_same` wrote.

    Raises:
        InputError: when it is damaged.
    """
    head, *people = text.split(APART)
    if not head or head[0] not in STAGES or any(person[:1] not in (ASKED, GIVEN, TOLD) for person in people):
        raise InputError("code.people", at="a")
    return Same(tuple(people), head[0], head[1:])


def check_same(same: Same) -> None:
    """Check that what several people said can be.

    Raises:
        InputError: where it cannot.
    """
    count = len(people_of(same))
    fits = {START: count == 0, COMPARE: count > 1}.get(same.stage, 0 < count <= MOST)
    if same.stage == ANSWER:
        fits = fits and same.people[-1].startswith(ASKED)
    signs = {UNDECIDED, LEFT_OPEN, *map(str, range(count))}
    if not fits or (same.stage != COMPARE and same.chosen) or not set(same.chosen) <= signs:
        raise InputError("code.people-apart", at="a")
    if same.stage == COMPARE and len(same.chosen) > len(parted(same)):
        raise InputError("code.people-chosen", at="a")
