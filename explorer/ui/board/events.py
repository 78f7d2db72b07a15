"""What the page does on the board."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from explorer.ask.grid.grid import NO_CARDS
from explorer.ask.grid.trace import cell_state
from explorer.cards import KINDS
from explorer.errors import InputError
from explorer.notation.cards import read_card
from explorer.state import VERBS, Move
from explorer.trace.language import language
from explorer.ui.board import laying
from explorer.ui.board.position import Board
from explorer.ui.board.state import Laying, nothing, quarrelling
from explorer.ui.board.written import board_of, read_written
from explorer.ui.settle.asked import cell_of, slice_at
from explorer.ui.settle.quarrels import quarrel

if TYPE_CHECKING:
    from explorer.ui.session import Session

    Event = Mapping[str, Any]


def open_board(session: Session, board: Board) -> None:
    """Show a position on the board."""
    _show(session, Laying(board, begun=True))


def add(session: Session, event: Event) -> None:
    """Lay a card into a zone, or a card claimed to be of a kind on the pile."""
    board = session.reader.board.board
    if "kind" in event and event["kind"] in KINDS:
        _lay(session, laying.add_claim(board, str(event["kind"])))
    else:
        _lay(session, laying.add_card(board, _zone(session, event), read_card(str(event["card"]))))


def away(session: Session, event: Event) -> None:
    """Take a card away."""
    _lay(session, laying.take_away(session.reader.board.board, _zone(session, event), int(event["index"])))


def number(session: Session, event: Event) -> None:
    """Say how many cards a zone has."""
    _lay(session, laying.count(session.reader.board.board, _zone(session, event), min(int(event["number"]), 104)))


def pick(session: Session, event: Event) -> None:
    """Take a card into the move, or out of it."""
    _lay(session, laying.pick(session.reader.board.board, int(event["index"])))


def choose(session: Session, event: Event) -> None:
    """Choose in one of the fields beside the cards."""
    board, value = session.reader.board.board, str(event["value"])
    names = tuple(language().at("board", "players"))
    known: dict[str, Callable[[], Board]] = {
        "acts": lambda: laying.acts(board, _seat(board, value)),
        "verb": lambda: laying.turn_to(board, value if value in VERBS else board.move.verb),
        "kind": lambda: laying.claim_as(board, value) if value in KINDS else board,
        "owed": lambda: laying.owed_to(board, _seat(board, value)),
        "latest": lambda: laying.latest(board, _seat(board, value) if value else None, 1),
        "count": lambda: laying.latest(board, board.state.last.by if board.state.last else None, int(value)),
        "opening": lambda: laying.opening(board, on=value == "1"),
        "players": lambda: laying.seats(board, int(value), names),
    }
    _lay(session, known[str(event["field"])]())


def clear(session: Session, event: Event) -> None:
    """Clear the table."""
    session.reader.board = nothing()


def paste(session: Session, event: Event) -> None:
    """Lay out what a code, a case or the headers of a record describe."""
    text, reader = str(event["text"]).strip(), session.reader
    if "pk1:" in text:
        session.handle({"type": "paste", "text": text})
        return
    try:
        board, rules = read_written(text, reader.rules)
    except InputError as error:
        place = f"{error.place}: " if error.at else ""
        reader.board = replace(reader.board, trouble=f"{place}{error.message}")
        reader.said += 1
        return
    if rules != reader.rules:
        session.pick(rules)
    open_board(session, board)


def from_watch(session: Session, event: Event) -> None:
    """Lay out the open step, as the reader sees it, with the move that was made or is looked at."""
    reader = session.reader
    entry = reader.entry()
    chosen = reader.chosen or (entry.made if entry.judgement and not reader.asking(entry) else None)
    state = reader.sight(entry.before)
    if chosen is not None:
        open_board(session, board_of(state, chosen.move, chosen.by))
    elif state.turn is not None:
        open_board(session, laying.turn_to(board_of(state, Move("pickup")), "play"))


def from_settle(session: Session, event: Event) -> None:
    """Lay out the position in which a question about two cards arises."""
    reader = session.reader
    cell = cell_of(reader.settle.asked, reader.rules)
    if cell is not None and cell.cannot != NO_CARDS:
        open_board(session, board_of(*cell_state(slice_at(reader.settle.asked, reader.rules), cell)))


def from_quarrel(session: Session, event: Event) -> None:
    """Answer a quarrel, named by its option, in its position."""
    found = quarrel(str(event["id"]))
    if found is not None:
        _show(session, quarrelling(found))
        session.reader.push = session.reader.push or "place"


def lay(session: Session, event: Event) -> None:
    """Go on from a quarrel to its position on the board, where it can be laid out otherwise."""
    session.reader.board = Laying(session.reader.board.board, begun=True)
    session.reader.push = "place"


def _show(session: Session, laying: Laying) -> None:
    """Show the board with what lies there now."""
    session.reader.board = laying
    if session.reader.tab != "board":
        session.reader.tab, session.reader.push = "board", "screen"


def _lay(session: Session, board: Board) -> None:
    session.reader.board = Laying(board, begun=True)


def _zone(session: Session, event: Event) -> str:
    """Return the zone that an event names.

    Raises:
        InputError: where there is none such.
    """
    zone = str(event["zone"])
    name, _, place = zone.partition(":")
    if place and name in laying.SEAT_ZONES:
        _seat(session.reader.board.board, place)
    elif zone not in ("pile", "stock", "aside"):
        raise InputError("page.zone", zone=zone)
    return zone


def _seat(board: Board, text: str) -> int:
    if not text.isdecimal() or int(text) >= len(board.state.seats):
        raise InputError("page.seat", seat=text)
    return int(text)


EVENTS: dict[str, Callable[[Session, Event], None]] = {
    "board_add": add,
    "board_away": away,
    "board_number": number,
    "board_pick": pick,
    "board_choose": choose,
    "board_clear": clear,
    "board_paste": paste,
    "board_step": from_watch,
    "board_asked": from_settle,
    "board_quarrel": from_quarrel,
    "board_lay": lay,
}
