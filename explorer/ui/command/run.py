"""What a command does: it steps, looks at a move or makes it, or answers; the answer is shown and spoken."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from explorer.ui.choosing import CHOSEN
from explorer.ui.command import answers
from explorer.ui.command.judged import judged
from explorer.ui.command.moves import meant, why_not_there
from explorer.ui.command.parse import ACT, CARDS, LAB, STEP, UNKNOWN, Command, parse, unread
from explorer.ui.reader import Reader
from explorer.ui.say import text
from explorer.ui.screens import screen
from explorer.ui.settle.reading import understand
from explorer.ui.views.live import live_text
from explorer.ui.views.others import others_view

if TYPE_CHECKING:
    from explorer.ui.session import Session

ASKED: dict[str, Callable[[Reader], str]] = {
    "hand": answers.hand,
    "pile": answers.pile,
    "table": answers.table,
    "else": answers.other_moves,
    "why": answers.why,
    "help": lambda reader: text("command.help"),
    "more": lambda reader: text("command.help-more"),
    "repeat": lambda reader: reader.answer or live_text(reader),
}
"""Questions, which change nothing."""

ANYWHERE = ("why", "help", "more", "repeat", "watch", LAB)
"""What needs no game on the screen; all else would be about one that is not shown."""

AT_TABLE = ("stand", "coach")
"""What can be done only in a game against bots."""


def run(session: Session, event: Mapping[str, Any]) -> None:
    """Do what was typed, and answer."""
    reader, typed = (
        session.reader,
        str(event["text"]).strip().lstrip("/").lstrip(),
    )  # the key that leads here, typed once more
    answer = _answer(session, parse(typed), typed) if typed else text("command.help")
    reader.answer = reader.news = answer


def command_view(reader: Reader) -> dict[str, Any]:
    """Return the field and the latest answer."""
    return {
        "label": text("command.label"),
        "plain": text("command.label-plain"),
        "slash": text("command.slash"),
        "hint": text("command.hint"),
        "button": text("command.button"),
        "answer": reader.answer,
    }


def _answer(session: Session, command: Command, typed: str) -> str:
    reader = session.reader
    own = screen(reader.tab).commands
    answer = own(session, command, ASKED) if own else None
    if answer is not None:
        return answer
    if command.what == UNKNOWN or (command.what == CARDS and reader.tab == "settle"):
        return _asked(session, typed)
    if reader.tab != "watch" and command.name not in (*ANYWHERE, *AT_TABLE):
        return text("command.no-game", screen=text(f"shell.{reader.tab}"))
    if command.what == STEP:
        return _step(session, command.number)
    if command.name == LAB and command.number:
        session.handle({"type": "tab", "id": LAB})
        return text("command.lab-chosen")
    if command.what == ACT:
        return ASKED[command.name](reader) if command.name in ASKED else _act(session, command.name)
    choice = meant(reader, command)
    if choice is None:
        return why_not_there(reader, command)
    session.try_out(choice)
    if reader.chosen is None:  # it was taken for a prediction
        return reader.news or live_text(reader)
    made = _make(session) if reader.entry().judgement is None else ""
    return made or judged(reader)


def _asked(session: Session, typed: str) -> str:
    """Take what is no command for a question about two cards, asked in words on whatever screen."""
    reader, found = session.reader, understand(typed)
    if reader.tab != "settle":
        if found.laid is None or not found.there:
            return _unknown(typed)
        session.handle({"type": "tab", "id": "settle"})
        session.handle({"type": "settle_typed", "text": typed})
        return f"{text('shell.settle')} {live_text(reader)}"
    session.handle({"type": "settle_typed", "text": typed})
    return live_text(reader)


def _unknown(typed: str) -> str:
    """Say that something is no command; of a move that begins with its verb, what is wrong with it."""
    words, wrong = " ".join(typed.split()), unread(typed)
    if wrong is None:
        return text("command.unknown", words=words)
    return text("command.unread", words=words, wrong=wrong.message)


def _act(session: Session, name: str) -> str:
    reader = session.reader
    if name == "watch":
        session.handle({"type": "tab", "id": "watch"})
        return f"{text('shell.watch')}. {live_text(reader)}"
    if name == LAB:
        session.handle({"type": "tab", "id": "lab"})
        return f"{text('shell.lab')} {live_text(reader)}"
    if name == "make":
        return _make(session) or text("command.make-none")
    if name in AT_TABLE:
        return text("command.at-table")
    if name in ("undo", "record"):
        if not (reader.line if name == "undo" else reader.since):
            return text(f"command.{name}-none")
        session.handle({"type": name})
        done = text("command.undone") if name == "undo" else text("command.returned", step=reader.step)
        return f"{done} {live_text(reader)}"
    last = reader.watching().last
    return _step(session, {"next": reader.step + 1, "back": reader.step - 1, "first": 0, "last": last}[name])


def _step(session: Session, number: int) -> str:
    """Go to a step, and say where there is none such."""
    reader = session.reader
    last = reader.watching().last
    if not 0 <= number <= last:
        return text("command.no-step-own" if reader.since else "command.no-step", last=last)
    session.handle({"type": "go", "step": number})
    return live_text(reader)


def _make(session: Session) -> str:
    """Make the move that is looked at, and say what came of it; "" where it may not be made."""
    reader, line, since = session.reader, session.reader.line, session.reader.since
    reason = others_view(reader).get("reason")
    if not reason or not (reason["make"] or reason["play_here"]):
        return ""
    if reason["make"]:
        session.handle({"type": "make", "id": CHOSEN})
    else:
        session.handle({"type": "playon", "id": CHOSEN, "step": reader.step})
    if (line, since) == (reader.line, reader.since):  # first something has to be agreed
        return reader.news or live_text(reader)
    left = "" if since else text("command.left")
    return " ".join(filter(None, [text("command.made"), live_text(reader), left]))
