"""What a code does to a reader's place when it is opened."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from explorer.errors import InputError
from explorer.ui import choosing
from explorer.ui.board.state import Laying, quarrelling
from explorer.ui.codec import read_code
from explorer.ui.find.state import NONE
from explorer.ui.lab.state import FRESH as UNASKED
from explorer.ui.looked_at import choice_of
from explorer.ui.place import Place
from explorer.ui.play import state as playing
from explorer.ui.play.code import kept as kept_game
from explorer.ui.play.code import resumed
from explorer.ui.practise.state import FRESH
from explorer.ui.reader import OPEN_HANDS, Reader
from explorer.ui.rules.in_force import standing
from explorer.ui.say import text
from explorer.ui.screens import IDS
from explorer.ui.settle.quarrels import quarrel
from explorer.ui.settle.state import Settle
from explorer.ui.watch.playing import kept, leave_line, why_ends
from explorer.ui.watching import watch

if TYPE_CHECKING:
    from explorer.ui.session import Session


def paste(session: Session, event: Mapping[str, Any]) -> None:
    """Open a code that was pasted; ``quiet`` where the browser went to it."""
    quiet = bool(event.get("quiet"))
    open_code(session.reader, str(event["text"]), quiet=quiet)
    session.reader.push = "" if quiet else "place"


def open_code(reader: Reader, code: str, *, quiet: bool, undoable: bool = True) -> None:
    """Open a code as far as it can be understood, and tell what of it could not be, or that it was opened.

    A code that was damaged changes nothing. Else its rules can be undone, unless it is what the page begins with, and
    what somebody answered or laid out is given up only for other answers and another board. ``quiet``: the code is that
    of a place where the reader was before, or comes with the page: it is brought back as it was, and nothing is told.
    """
    before = standing(reader)
    try:
        place, troubles = read_code(code, games=reader.shelf.ids, tabs=IDS, instead=(reader.rules, reader.open_keys))
    except InputError as error:
        reader.tell("error", error.sentence)
        return
    if troubles and place == Place(reader.rules, open_keys=reader.open_keys):  # nothing of it could be read
        _tell_parts(reader, troubles)
        return
    reader.notice = {}
    _put_rules(reader, place)
    if undoable and standing(reader) != before:
        reader.our = reader.our.changed(before)
    if quiet or (place.game and place.game != reader.game):
        reader.seat = OPEN_HANDS
    reader.game = place.game or reader.game
    reader.our = replace(reader.our, came=standing(reader) if place.step else None)
    reader.tab = place.tab or "watch"
    reader.settle = Settle(place.asked)
    disputed = quarrel(place.quarrel)
    if disputed is not None:
        reader.board = quarrelling(disputed)
    elif place.board is not None:
        reader.board = Laying(place.board, begun=True)
    reader.paper = place.paper
    if place.finding != NONE or (quiet and not troubles):
        reader.finding = place.finding
    if place.practise != FRESH or (quiet and not troubles):
        reader.practise = place.practise
    if place.lab != UNASKED or (quiet and not troubles):
        reader.lab = replace(reader.lab, setup=place.lab)
    _sit_down(reader, place, keep=not quiet or bool(troubles), troubles=troubles)
    reader.grid = replace(place.grid, shown=reader.grid.shown, against=place.against)
    reader.opened, reader.large = place.opened, place.large
    _go_to_step(reader, place, troubles)
    if troubles:
        _tell_parts(reader, troubles)
    elif not quiet:
        reader.tell("info", text("notice.opened"))


def _sit_down(reader: Reader, place: Place, *, keep: bool, troubles: list[InputError]) -> None:
    """Take up the game of a place; without one the reader's own stays where ``keep`` says so."""
    if place.play is not None:
        if place.play != kept_game(reader.play, reader.rules):
            reader.play = resumed(place.play, reader.rules, troubles)
    elif not keep:
        reader.play = playing.Play(reader.play.bots)


def _put_rules(reader: Reader, place: Place) -> None:
    reader.picked = reader.picked or place.rules != reader.rules
    reader.rules, reader.open_keys = place.rules, place.open_keys


def _go_to_step(reader: Reader, place: Place, troubles: list[InputError]) -> None:
    """Go to the step with the own line, the eyes and the move of a place, as far as they fit the game."""
    last = watch(reader.shelf.record(reader.game), reader.rules).last
    reader.since, reader.line = place.since, place.line
    reader.choose(None)
    if place.since > last:
        troubles.append(InputError("code.line-beyond", step=place.since, last=last))
        leave_line(reader)
    allowed = kept(reader)
    if allowed < len(reader.line):
        troubles.append(InputError("code.line-cut", why=why_ends(reader)))
        reader.line = reader.line[:allowed]
    reader.step = min(place.step, reader.watching().last)
    names = reader.watching().game.state.names
    if place.eyes is not None:
        reader.seat = OPEN_HANDS if place.eyes >= len(names) else names[place.eyes]
    if place.step > reader.step:
        troubles.append(InputError("code.step-cut", step=place.step, last=reader.step))
    elif place.eyes is not None and reader.seat == OPEN_HANDS:
        troubles.append(InputError("code.seat-beyond", seat=place.eyes + 1))
    elif place.move is not None:
        _look(reader, place, troubles)


def _look(reader: Reader, place: Place, troubles: list[InputError]) -> None:
    """Look at the move of a place, unless that would give away what the reader is to predict."""
    entry = reader.entry()
    if place.move is None or reader.asking(entry):
        return
    try:
        choice = choice_of(place.move, entry.before, reader.rules)
    except InputError:
        troubles.append(InputError("code.move-cut"))
        return
    if choice.move.cards and not reader.sees(entry.before, choice.by):
        troubles.append(InputError("code.move-cut"))
        return
    reader.choose(choice, lay=choosing.lay_of(reader, choice))


def _tell_parts(reader: Reader, troubles: list[InputError]) -> None:
    reader.tell("error", text("notice.code-parts", parts="; ".join(error.message for error in troubles)))
