"""The command field at the table: moves in short, answers, and questions about what is seen from there."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from explorer.players.words import move_label
from explorer.ui.choice import Choice
from explorer.ui.command.moves import meant
from explorer.ui.command.parse import ACT, CARDS, MOVE, STEP, Command
from explorer.ui.play.events import make
from explorer.ui.play.seat import seated, waiting
from explorer.ui.play.state import ME
from explorer.ui.play.told import news
from explorer.ui.reader import Reader
from explorer.ui.say import text

if TYPE_CHECKING:
    from explorer.ui.session import Session

Asked = Mapping[str, Callable[[Reader], str]]
SEEN = ("hand", "pile", "table")
EVENTS = {"make": "play_lay", "undo": "play_back", "next": "play_next"}


def typed(session: Session, command: Command, asked: Asked) -> str | None:
    """Do what was typed, and return the answer; ``None`` for what is the same on every screen."""
    reader = session.reader
    if command.what not in (ACT, CARDS, MOVE, STEP) or command.name in ("repeat", "why", "watch", "lab", "more"):
        return None
    if command.name == "help":
        return text("play.help")
    if reader.play.table is None:
        return text("play.none")
    seen, here = seated(reader), waiting(reader)
    if command.name in SEEN:
        return asked[command.name](seen)
    if command.name == "else":
        moves = [*(here.moves if here else ()), *((None,) if here and here.answer else ())]
        names = [move_label(here, move) for move in moves] if here else []
        return text("command.else", moves="; ".join(names)) if names else text("command.else-none")
    if command.name in EVENTS:
        session.handle({"type": EVENTS[command.name]})
        return news(reader)
    if command.name == "coach":
        session.handle({"type": "play_coach", "on": True})
        return reader.news
    if command.what in (ACT, STEP) and command.name != "stand":
        return text("play.not-here")
    if here is None:
        return text("command.not-there")
    if command.name == "stand" or (command.move is not None and command.move.verb == "pass" and here.answer):
        make(reader, seen, None)
        return news(reader)
    choice = _answer(reader, command) or meant(seen, command)
    if choice is None or choice.by != ME:
        return text("command.not-there")
    make(reader, seen, choice)
    return reader.news or news(reader)


def _answer(reader: Reader, command: Command) -> Choice | None:
    """Return the answer to the latest play that is meant, where it is one."""
    here, move = waiting(reader), command.move
    if here is None or move is None or not here.answer:
        return None
    same = (one for one in here.moves if one.verb == move.verb and (not move.cards or one.cards == move.cards))
    return next((Choice(ME, one) for one in same), None)
