"""A line of the reader's own: moves made from a step on, taken back, and left."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from explorer.engine.check import check_move
from explorer.errors import InputError
from explorer.state import State
from explorer.ui.choice import Choice
from explorer.ui.choosing import choice_of
from explorer.ui.own_moves import made_by, own_move
from explorer.ui.reader import Reader
from explorer.ui.rules.open_points import must_ask

if TYPE_CHECKING:
    from explorer.ui.session import Session


def play_on(session: Session, event: Mapping[str, Any]) -> None:
    """Begin a line at a step, with a move or without one: ``{"step": 4, "id": "m2"}``."""
    choice = choice_of(session.reader, str(event["id"])) if event.get("id") else None
    play(session.reader, choice, step=int(event["step"]))


def make(session: Session, event: Mapping[str, Any]) -> None:
    """Make a move where the line stands."""
    play(session.reader, choice_of(session.reader, str(event["id"])))


def play(reader: Reader, choice: Choice | None, *, step: int | None = None) -> None:
    """Make a move from where the reader is, or from a step on; first is asked what it depends on."""
    before = reader.entry().before
    if choice is not None and must_ask(reader, choice, before, step):
        return
    if step is not None:
        if reader.since and step >= reader.since:
            reader.line = reader.line[: step - reader.since]
        else:
            reader.since, reader.line = max(step, 1), ()
        reader.push = "place"
    _add(reader, choice, before)


def _add(reader: Reader, choice: Choice | None, before: State) -> None:
    """Add a move, made from a position, to the reader's own line, and go there."""
    if choice is not None:
        allowed = reader.line[: kept(reader)]  # what other rules forbade is given up only now
        reader.line = (*allowed, own_move(choice.by, choice.move, before, at=choice.at))
    reader.go(reader.since + len(reader.line))


def undo(session: Session, event: Mapping[str, Any]) -> None:
    """Take the last move of the line back."""
    reader = session.reader
    reader.line = reader.line[: kept(reader)][:-1]
    reader.go(reader.since + len(reader.line))


def back_to_record(session: Session, event: Mapping[str, Any]) -> None:
    """Leave the line for the record, where it began."""
    reader, step = session.reader, session.reader.since
    leave_line(reader)
    reader.go(step)


def leave_line(reader: Reader) -> None:
    """Forget the line."""
    reader.since, reader.line = 0, ()


def kept(reader: Reader) -> int:
    """Return how many moves of the line the rules in force allow."""
    entries = reader.watching().entries[reader.since :] if reader.since else ()
    return sum(entry.own and entry.judgement is not None for entry in entries)


def why_ends(reader: Reader) -> InputError:
    """Return why the first move of the line that is not kept cannot be made, where the line ends for it."""
    allowed = kept(reader)
    state, own = reader.watching().entries[-1].before, reader.line[allowed]
    made = made_by(own, state)
    if state.turn is None:
        return InputError("code.line-over", number=allowed + 1)
    if made is None:
        return InputError("code.line-no-seat", number=allowed + 1, seat=own.at + 1)
    try:
        check_move(state, made[1], reader.rules, by=made[0])
    except InputError as error:
        if reader.eyes not in (None, made[0]):
            return InputError("code.line-illegal", number=allowed + 1)  # what is not in a hidden hand is not told
        return InputError("code.line-cannot", number=allowed + 1, why=error)
    return InputError("code.line-illegal", number=allowed + 1)


EVENTS = {"playon": play_on, "make": make, "undo": undo, "record": back_to_record}
