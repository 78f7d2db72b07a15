"""What the page asks of the grid."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from explorer.errors import InputError
from explorer.rules.decision import COUNTS, RUNS
from explorer.trace.words import verdict
from explorer.ui.board.events import open_board
from explorer.ui.board.written import board_of
from explorer.ui.codec import read_code_rules
from explorer.ui.grid.beside import CODE
from explorer.ui.grid.cell import position, said_of
from explorer.ui.grid.look import SHOWN, opened
from explorer.ui.say import text

if TYPE_CHECKING:
    from explorer.ui.session import Session


def grid_switch(session: Session, event: Mapping[str, Any]) -> None:
    """Hold something else fixed: ``{"name": "count", "value": "2"}``."""
    name, value = str(event["name"]), int(event["value"])
    if value in {"count": COUNTS, "run": RUNS[1:]}.get(name, ()):
        _hold(session, name, value)
    elif name in ("stock", "nines"):
        _hold(session, name, bool(value))


def _hold(session: Session, name: str, value: int | bool) -> None:
    held: dict[str, Any] = {name: value}
    session.reader.grid = replace(session.reader.grid, **held)


def grid_show(session: Session, event: Mapping[str, Any]) -> None:
    """Show the table, or the sentences."""
    if event["id"] in SHOWN:
        session.reader.grid = replace(session.reader.grid, shown=str(event["id"]))


def grid_open(session: Session, event: Mapping[str, Any]) -> None:
    """Open a cell, or close it: ``{"top": "7", "kind": "Q"}``; its verdict is spoken."""
    reader = session.reader
    cell = (str(event.get("top", "")), str(event.get("kind", "")))
    look = replace(reader.grid, cell=None if cell in (("", ""), reader.grid.cell) else cell)
    square = opened(reader.rules, look)
    reader.grid = look if square else replace(look, cell=None)
    if square is None:
        return
    found = position(reader, square)
    if found is None:
        reader.news = said_of(reader, square)
    else:
        words = verdict(found[1], found[0])
        reader.news = f"{words.bold} {words.text}".strip()


def grid_beside(session: Session, event: Mapping[str, Any]) -> None:
    """Compare with a preset, with nothing, or with the rules of a code: ``{"id": "guide"}``, ``{"text": "pk1:…"}``."""
    reader = session.reader
    if "text" in event:
        try:
            against, troubles = read_code_rules(str(event["text"]))
        except InputError as error:
            reader.tell("error", error.sentence)
            return
        reader.grid = replace(reader.grid, against=against)
        if troubles:
            reader.tell("error", text("notice.code-parts", parts="; ".join(error.message for error in troubles)))
        return
    id = str(event["id"])
    if id != CODE:
        reader.grid = replace(reader.grid, against=reader.rules.base_game(id) if id else None)


def grid_lay(session: Session, event: Mapping[str, Any]) -> None:
    """Lay the open cell out as a whole position."""
    square = opened(session.reader.rules, session.reader.grid)
    found = position(session.reader, square) if square else None
    if found is not None:
        open_board(session, board_of(found[0], found[1].move))


EVENTS = {
    "grid_lay": grid_lay,
    "grid_switch": grid_switch,
    "grid_show": grid_show,
    "grid_open": grid_open,
    "grid_beside": grid_beside,
}
