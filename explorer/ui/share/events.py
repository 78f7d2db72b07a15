"""What the page does to take something along, or to bring a written game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from explorer.errors import InputError
from explorer.notation.records import read_record
from explorer.ui.panels import panels
from explorer.ui.say import text
from explorer.ui.share.answer_page import answer_page, answers
from explorer.ui.share.lines import line_of
from explorer.ui.share.page import page
from explorer.ui.share.state import SHOWN, Share
from explorer.ui.share.telling import hidden_names

if TYPE_CHECKING:
    from explorer.ui.session import Session


def show(session: Session, event: Mapping[str, Any]) -> None:
    """Open one of the texts, or shut it."""
    share, id = session.reader.share, str(event["id"])
    shown = id if id in SHOWN and id != share.shown else ""
    session.reader.share = Share(shown, share.names)


def name(session: Session, event: Mapping[str, Any]) -> None:
    """Call the players by their names, or by the letters of their seats."""
    session.reader.share = replace(session.reader.share, names=bool(event["on"]))


def keep(session: Session, event: Mapping[str, Any]) -> None:
    """Make a page of the open step, the whole game, or the open answer, for the browser to keep."""
    reader, names = session.reader, hidden_names(session.reader)
    if event["id"] == "answer":
        if answers(reader, panels(reader.tab)):
            _keep(session, text("share.file-answer"), answer_page(reader, panels(reader.tab), names=names))
    elif not reader.asking(reader.entry()):
        written = page(reader, panels("watch"), whole=event["id"] == "game", names=names)
        _keep(session, text("share.file", game=reader.game), written)


def _keep(session: Session, name: str, written: str) -> None:
    session.reader.said += 1
    session.reader.file = {"n": session.reader.said, "name": name, "text": written}


def bring(session: Session, event: Mapping[str, Any]) -> None:
    """Open a game that was written down, or say at which line it cannot be read."""
    reader, written = session.reader, str(event["text"])
    try:
        id = reader.shelf.add(read_record(written))
    except InputError as error:
        line = line_of(written, error.at)
        where = text("share.at-line", line=line) if line else text("share.at", at=error.place) if error.at else ""
        reader.notice = {}  # what went well before
        reader.share = replace(reader.share, trouble=" ".join(filter(None, [where, error.message])))
        reader.said += 1
        return
    reader.share = Share("", reader.share.names)
    session.handle({"type": "scene", "id": id})
    reader.tell("info", text("share.brought", title=reader.shelf.record(id).header("Title") or id))


EVENTS = {"share_show": show, "share_names": name, "share_keep": keep, "share_bring": bring}
