"""What the page does on this screen."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from explorer.ask.agreement.open_rules import OpenRules
from explorer.errors import InputError
from explorer.ui.find.answers import standing_of, with_answer, with_value, without_last
from explorer.ui.find.question import number_of

if TYPE_CHECKING:
    from explorer.ui.session import Session


def answer(session: Session, event: Mapping[str, Any]) -> None:
    """Answer the open question, named ``at`` its number: a reply, ``u`` (never agreed) or ``l`` (later)."""
    answers = session.reader.finding.find
    if event.get("at") == number_of(standing_of(answers)):
        _put(session, with_answer(answers, str(event["id"])))


def plain(session: Session, event: Mapping[str, Any]) -> None:
    """Answer for an option that no position shows; an empty value takes it back."""
    _put(session, with_value(session.reader.finding.find, str(event["key"]), str(event["value"])))


def back(session: Session, event: Mapping[str, Any]) -> None:
    """Take the last answer back."""
    _put(session, without_last(session.reader.finding.find))


def clear(session: Session, event: Mapping[str, Any]) -> None:
    """Begin anew; the answers can be had back."""
    reader = session.reader
    if reader.finding.find:
        reader.cleared = replace(reader.cleared, find=reader.finding.find)
        _put(session, "")


def undo(session: Session, event: Mapping[str, Any]) -> None:
    """Bring back the answers that were there before it was begun anew."""
    reader = session.reader
    if not reader.finding.find:
        _put(session, reader.cleared.find)


def take(session: Session, event: Mapping[str, Any]) -> None:
    """Put the rules that were found in force, and go to them or to the sheet."""
    take_over(session, standing_of(session.reader.finding.find).found(), str(event.get("to", "rules")))


def take_over(session: Session, found: OpenRules, to: str) -> None:
    """Put rules with open points in force, with what the group added to its own, and go to a screen."""
    now = session.reader.rules
    rules = found.rules.add(*now.documents, *now.own, *now.notes)
    session.pick(rules, open_keys=found.open)
    session.handle({"type": "tab", "id": to})


def _put(session: Session, answers: str) -> None:
    try:
        standing_of(answers)
    except InputError:
        return  # a second click on an answer that is not there any more
    session.reader.finding = replace(session.reader.finding, find=answers)
    session.reader.said += 1


EVENTS = {
    "find_answer": answer,
    "find_plain": plain,
    "find_back": back,
    "find_clear": clear,
    "find_undo": undo,
    "find_take": take,
}
