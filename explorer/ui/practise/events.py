"""What the page does on this screen."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from explorer.ask.quiz.boxes import Progress, answered
from explorer.ask.quiz.next import LEVELS
from explorer.ui.board.events import open_board
from explorer.ui.board.written import board_of
from explorer.ui.practise.asked import asked, given
from explorer.ui.practise.state import Practise

if TYPE_CHECKING:
    from explorer.ui.session import Session


def answer(session: Session, event: Mapping[str, Any]) -> None:
    """Answer the open question, once."""
    reader, found = session.reader, asked(session.reader)
    id = str(event["id"])
    if found is not None and not given(reader) and id in found[1].answers:
        reader.practise = replace(reader.practise, given=id, about=found[0].clause)


def further(session: Session, event: Mapping[str, Any]) -> None:
    """Go to the next question; only now the answer counts."""
    reader, found = session.reader, asked(session.reader)
    said = given(reader)
    if found is not None and said:
        question, choice = found
        progress = answered(reader.practise.progress, question.clause, right=said == choice.right)
        reader.practise = Practise(progress)


def begin_with(session: Session, event: Mapping[str, Any]) -> None:
    """Ask harder or easier questions from now on; what was answered counts."""
    level = {str(level): level for level in LEVELS}.get(str(event["id"]))
    if level is not None:
        session.reader.practise = Practise(replace(session.reader.practise.progress, level=level))


def clear(session: Session, event: Mapping[str, Any]) -> None:
    """Begin anew, with other cards."""
    progress = session.reader.practise.progress
    session.reader.practise = Practise(Progress(seed=progress.seed + 1, level=progress.level))


def to_board(session: Session, event: Mapping[str, Any]) -> None:
    """Lay the position of the open question out on the board."""
    found = asked(session.reader)
    if found is not None:
        question = found[0]
        open_board(session, board_of(question.state, question.move, question.by))


EVENTS = {
    "practise_answer": answer,
    "practise_next": further,
    "practise_level": begin_with,
    "practise_clear": clear,
    "practise_board": to_board,
}
