"""What a group adds to the documents: rules of its own, notes, whole documents."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from explorer.errors import InputError
from explorer.rules.added import read_document
from explorer.rules.own_given import note, own_rule
from explorer.rules.ruleset import Extra
from explorer.trace.ours import base_words
from explorer.ui.grid.look import at, opened
from explorer.ui.rules.form import DOCUMENT, NOTE, RULE
from explorer.ui.say import text

if TYPE_CHECKING:
    from explorer.ui.session import Session

    Event = Mapping[str, Any]


def begin(session: Session, event: Event) -> None:
    """Begin a rule of our own about the cell of the grid that is open."""
    reader = session.reader
    square = opened(reader.rules, reader.grid)
    if square is not None:
        count = at(reader.rules, reader.grid).count
        number = str(count) if count > 1 else ""
        form = reader.our.form.begun(cards=(square.ours.kind,), top=(square.ours.top.kind,), number=number)
        reader.our = replace(reader.our, form=form)


def add_rule(session: Session, event: Event) -> None:
    """Add a rule: ``{"says": "goes", "cards": ["K"], "top": ["3"], "number": "2", "stock": "left", "text": "…"}``."""
    given = {key: event.get(key, "") for key in ("says", "cards", "top", "text")}
    given |= {key: event[key] for key in ("number", "stock") if event.get(key)}

    def read() -> Extra:
        for key in ("says", "cards", "top"):
            if not given[key]:
                raise InputError(f"own.missing-{key}", at=key)
        return own_rule(given)

    _add(session, RULE, read)


def add_note(session: Session, event: Event) -> None:
    """Add a note: ``{"text": "…", "about": ["10", "A"]}``."""
    about = event.get("about") or []
    _add(session, NOTE, lambda: note({"text": event.get("text", ""), "about": list(about)}))


def add_document(session: Session, event: Event) -> None:
    """Add a document from the text of its file."""
    had = session.reader.rules.documents
    _add(session, DOCUMENT, lambda: read_document(str(event.get("text", ""))))
    for one in session.reader.rules.documents:
        if one not in had:
            name = base_words(session.reader.rules, one.id).name
            session.reader.tell("info", text("own.document-added", name=name))


def _add(session: Session, what: str, read: Callable[[], Extra]) -> None:
    """Add what can be read, else say at the form what is wrong."""
    reader = session.reader
    try:
        rules = reader.rules.add(read())
    except InputError as error:
        reader.our = replace(reader.our, form=reader.our.form.refused(what, error))
        return  # the form holds an alert, which speaks for itself
    session.pick(rules)
    reader.our = replace(reader.our, form=reader.our.form.begun())
    reader.news = text("own.added")


def drop(session: Session, event: Event) -> None:
    """Take something out again: ``{"what": "note", "number": 0}``."""
    rules = session.reader.rules
    lists: dict[str, tuple[Extra, ...]] = {RULE: rules.own, NOTE: rules.notes, DOCUMENT: rules.documents}
    given, number = lists[str(event["what"])], int(event["number"])
    if not 0 <= number < len(given):
        return
    try:
        session.pick(rules.drop(given[number]))
    except InputError as error:
        session.reader.tell("error", error.sentence)
    else:
        session.reader.news = text("own.dropped")


EVENTS = {
    "own_begin": begin,
    "own_rule": add_rule,
    "own_note": add_note,
    "own_document": add_document,
    "own_drop": drop,
}
