"""After the end: what the games counted, and the game as a record."""

from __future__ import annotations

from typing import Any

from explorer.notation.records import Record, write_record
from explorer.players import next_game, record
from explorer.ui.play.going import table_of
from explorer.ui.reader import Reader
from explorer.ui.say import text
from explorer.ui.watch.stepping import show


def over_view(reader: Reader) -> dict[str, Any] | None:
    """Return what comes after the end; ``None`` before it. Only then is the record shown: it names all cards."""
    table = table_of(reader.play)
    if table.state.turn is not None:
        return None
    out = [table.state.names[place] for place in table.out]
    return {
        "out": text("play.out", names=", ".join(out)) if out else "",
        "next": text("play.next"),
        "watch": text("play.watch"),
        "record": {"label": text("play.record"), "text": write_record(played(reader))},
    }


def counts_view(reader: Reader) -> dict[str, Any] | None:
    """Return what the games counted, the one that is just over among them; ``None`` before the first is over."""
    sitting, table = reader.play.sitting, table_of(reader.play)
    if sitting is None:
        return None
    if table.state.turn is None:
        sitting = next_game(sitting, table)
    if not sitting.games:
        return None
    wins = any(count.wins for count in sitting.counts)
    return {
        "label": text("play.counts", number=sitting.games),
        "name": text("play.player"),
        "what": text("play.wins" if wins else "play.marks"),
        "rows": [{"name": one.name, "number": one.wins if wins else one.marks} for one in sitting.counts],
    }


def played(reader: Reader) -> Record:
    """Return the game as a record."""
    table = table_of(reader.play)
    setup = table.setup
    title = text("play.record-title", number=setup.game + 1, seed=setup.seed)
    return record(table, title=title)


def keep(reader: Reader) -> None:
    """Put the game that is over among the reader's own, and open it in *Watch*."""
    if table_of(reader.play).state.turn is None:
        show(reader, reader.shelf.add(played(reader)))
