"""What shows a finding: a position on the board, or a game to be watched that comes back to where it began."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from explorer.ask.findings.dangers import Danger
from explorer.ask.findings.dead import Dead
from explorer.ask.findings.example import Example
from explorer.ask.findings.round_record import round_record
from explorer.ask.findings.words import Finding, finding_words
from explorer.notation.records import Record
from explorer.ui.board.events import open_board
from explorer.ui.board.written import board_of
from explorer.ui.say import text
from explorer.ui.watch import stepping

if TYPE_CHECKING:
    from explorer.ui.session import Session


def witness(session: Session, event: Mapping[str, Any]) -> None:
    """Open what shows a finding: ``{"number": 2}``."""
    check = session.reader.our.check
    number = int(event["number"])
    found = check.found[number] if check and 0 <= number < len(check.found) else None
    shown = example_of(found) if found else None
    if found is None or shown is None:
        return
    round = _round(found)
    if round is None:
        open_board(session, board_of(shown.state, shown.move, shown.by))
    else:
        _watch(session, round)


def example_of(found: Finding) -> Example | None:
    """Return the position that shows a finding; ``None`` where there is none."""
    if isinstance(found, Dead):
        return next((one.example for one in found.idle if one.example), None)
    return found.example


def _round(found: Finding) -> Record | None:
    if not isinstance(found, Danger):
        return None
    said = finding_words(found, found.example.rules)
    return round_record(found, title=said.title, intro=" ".join(said.text))


def _watch(session: Session, round: Record) -> None:
    """Open a game at its end, where it is back at its beginning, and say so."""
    reader = session.reader
    stepping.show(reader, reader.shelf.add(round))
    reader.go(len(round.moves))
    reader.tell("info", text("found.shown", number=len(round.moves)))


EVENTS = {"rules_witness": witness}
