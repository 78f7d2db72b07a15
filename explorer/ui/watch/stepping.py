"""Which game, which step of it, and through whose eyes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from explorer.ui.reader import OPEN_HANDS, Reader
from explorer.ui.rules.changing import lay_by
from explorer.ui.rules.in_force import standing
from explorer.ui.watch.playing import leave_line

if TYPE_CHECKING:
    from explorer.ui.session import Session


def game(session: Session, event: Mapping[str, Any]) -> None:
    """Open a game at its beginning; rules that the reader chose are kept, else its own come with it."""
    reader = session.reader
    _open(reader, str(event["id"]))
    if not reader.picked:
        _take_over(reader)
    reader.go(0)


def scene(session: Session, event: Mapping[str, Any]) -> None:
    """Show a game under its own rules, from whatever screen."""
    show(session.reader, str(event["id"]))


def show(reader: Reader, id: str) -> None:
    """Show a game under its own rules, from its beginning."""
    _open(reader, id)
    _take_over(reader)
    reader.go(0)
    reader.tab = "watch"


def _open(reader: Reader, id: str) -> None:
    reader.shelf.record(id)
    reader.game, reader.seat, reader.push = id, OPEN_HANDS, "place"
    leave_line(reader)


def _take_over(reader: Reader) -> None:
    """Put the open game's own rules in force; those before can be had back."""
    theirs = reader.watching().game.rules
    if reader.rules != theirs:
        lay_by(reader)
        reader.our = reader.our.changed(standing(reader))
        reader.rules, reader.open_keys = theirs, frozenset()


def go(session: Session, event: Mapping[str, Any]) -> None:
    """Go to a step."""
    session.reader.go(int(event["step"]))


def seat(session: Session, event: Mapping[str, Any]) -> None:
    """Look through a player's eyes, or at all hands."""
    reader = session.reader
    names = reader.watching().game.state.names
    reader.seat = str(event["id"]) if event["id"] in names else OPEN_HANDS
    reader.choose(None)


EVENTS = {"game": game, "scene": scene, "go": go, "seat": seat}
