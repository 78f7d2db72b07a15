"""What the page does on this screen."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from explorer.ask.agreement.open_rules import OpenRules
from explorer.errors import InputError
from explorer.rules.catalogue import OPTIONS
from explorer.ui.codec import read_code_answers, read_code_rules_open
from explorer.ui.find.answers import asked_of, standing_of, with_answer, without_last
from explorer.ui.find.events import take_over
from explorer.ui.find.question import number_of
from explorer.ui.same.people import (
    ANSWER,
    ASKED,
    COMPARE,
    GIVEN,
    LEFT_OPEN,
    MOST,
    NOBODY,
    PASS,
    UNDECIDED,
    Same,
    choices,
    choose,
    first_of,
    given_text,
    one_rule_set,
)
from explorer.ui.same.told import Told, joined, told_in
from explorer.ui.say import text
from explorer.ui.sheet.view import rules_of

if TYPE_CHECKING:
    from explorer.ui.session import Session


def begin(session: Session, event: Mapping[str, Any]) -> None:
    """The next person begins to answer, whoever it is."""
    same = session.reader.finding.same
    if len(same.people) < MOST and same.stage != ANSWER:
        _put(session, Same((*same.people, ASKED), ANSWER))


def answer(session: Session, event: Mapping[str, Any]) -> None:
    """Answer the open question, named ``at`` its number; after the last one the phone is to be passed on."""
    same = session.reader.finding.same
    first = first_of(same)
    if same.stage != ANSWER or event.get("at") != number_of(standing_of(same.people[-1][1:], first)):
        return
    answers = with_answer(same.people[-1][1:], str(event["id"]))
    try:
        standing = standing_of(answers, first)
    except InputError:
        return  # a second click on an answer that is not there any more
    stage = ANSWER if asked_of(standing, first) else PASS
    _put(session, Same((*same.people[:-1], ASKED + answers), stage))


def back(session: Session, event: Mapping[str, Any]) -> None:
    """Take one's last answer back."""
    same = session.reader.finding.same
    if same.stage == ANSWER:
        _put(session, Same((*same.people[:-1], ASKED + without_last(same.people[-1][1:])), ANSWER))


def stop(session: Session, event: Mapping[str, Any]) -> None:
    """Stop answering, and hide the answers before the phone is passed on; who answered nothing is not there."""
    same = session.reader.finding.same
    if same.stage != ANSWER:
        return
    people = same.people if same.people[-1] != ASKED else same.people[:-1]
    _put(session, Same(people, PASS) if people else NOBODY)


def paste(session: Session, event: Mapping[str, Any]) -> None:
    """Add everybody who answered in somebody's code; its rules where nobody did."""
    reader, same = session.reader, session.reader.finding.same
    if len(same.people) >= MOST or same.stage == ANSWER:
        return
    try:
        told = told_in(*read_code_answers(str(event["text"])))
        rules, left_open, troubles = read_code_rules_open(str(event["text"]))
    except InputError as error:
        reader.tell("error", error.sentence)
        return
    if told:
        reader.notice = {}
        _add_told(session, told)
    elif troubles:  # of whom not all can be read, no difference could be told
        reader.tell("error", text("same.nobody-added", parts="; ".join(error.message for error in troubles)))
    else:
        found = OpenRules(rules, tuple(option.key for option in OPTIONS if option.key in left_open))
        _add_given(session, found, "same.added-rules")


def ours(session: Session, event: Mapping[str, Any]) -> None:
    """Add the rules in force: whoever has chosen them need not answer."""
    same = session.reader.finding.same
    if len(same.people) < MOST and same.stage != ANSWER:
        _add_given(session, rules_of(session.reader), "same.added-ours")


def _add_given(session: Session, rules: OpenRules, told: str) -> None:
    """Add somebody whose rules are known as a whole, and tell who that is."""
    people = session.reader.finding.same.people
    _put(session, Same((*people, GIVEN + given_text(rules)), PASS))
    session.reader.tell("info", text(told, number=len(people) + 1))


def _add_told(session: Session, told: tuple[Told, ...]) -> None:
    """Add people who answered elsewhere, as many as there is room for, and tell who they are and what is missing."""
    before = people = session.reader.finding.same.people
    for one in told[: MOST - len(before)]:
        people = (*people, joined(people, one))
    _put(session, Same(people, PASS))
    said = [text("same.added-told", numbers=_numbers(range(len(before), len(people))))]
    parts = [len(before) + place for place, one in enumerate(told) if not one.whole and len(before) + place < MOST]
    said += [text("same.added-part", numbers=_numbers(parts))] if parts else []
    left_out = len(before) + len(told) - len(people)
    said += [text("same.added-full", most=MOST, number=left_out)] if left_out else []
    session.reader.tell("info", " ".join(said))


def _numbers(places: Iterable[int]) -> str:
    return ", ".join(str(place + 1) for place in places)


def compare(session: Session, event: Mapping[str, Any]) -> None:
    """Lay everything open."""
    same = session.reader.finding.same
    if len(same.people) > 1 and same.stage == PASS:
        _put(session, Same(same.people, COMPARE))


def pick(session: Session, event: Mapping[str, Any]) -> None:
    """Choose on a point: somebody's way, or to leave it open; the same once more takes it back."""
    same = session.reader.finding.same
    key, sign = str(event["key"]), str(event["id"])
    now = choices(same) if same.stage == COMPARE else {}
    if key in now and sign in (LEFT_OPEN, *map(str, range(len(same.people)))):
        _put(session, choose(same, key, UNDECIDED if now[key] == sign else sign))


def clear(session: Session, event: Mapping[str, Any]) -> None:
    """Begin anew; what everybody said can be had back."""
    reader = session.reader
    if reader.finding.same != NOBODY:
        reader.cleared = replace(reader.cleared, same=reader.finding.same)
        _put(session, NOBODY)


def undo(session: Session, event: Mapping[str, Any]) -> None:
    """Bring back what everybody had said before it was begun anew."""
    reader = session.reader
    if reader.finding.same == NOBODY:
        _put(session, reader.cleared.same)


def take(session: Session, event: Mapping[str, Any]) -> None:
    """Put the one rule set in force, and go to it or to the sheet."""
    same = session.reader.finding.same
    if same.stage == COMPARE:
        take_over(session, one_rule_set(same), str(event.get("to", "sheet")))


def _put(session: Session, same: Same) -> None:
    session.reader.finding = replace(session.reader.finding, same=same)
    session.reader.said += 1


EVENTS = {
    "same_begin": begin,
    "same_answer": answer,
    "same_back": back,
    "same_stop": stop,
    "same_paste": paste,
    "same_ours": ours,
    "same_compare": compare,
    "same_pick": pick,
    "same_clear": clear,
    "same_undo": undo,
    "same_take": take,
}
