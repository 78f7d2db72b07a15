"""A game played at a table as a record, which can be watched, sent to others, and replayed."""

from __future__ import annotations

from explorer.engine.game import write_rules
from explorer.notation.records import Record, RecordedMove
from explorer.players.table import Table


def record(table: Table, *, title: str = "", comments: tuple[str, ...] = ()) -> Record:
    """Return a game as far as it has been played; ``comments`` go with its moves in order, where there are any."""
    names, setup = table.state.names, table.setup
    headers = (
        *((("Title", title),) if title else ()),
        ("Rules", write_rules(setup.rules)),
        ("Players", ", ".join(names)),
        ("Dealer", names[setup.dealer]),
        ("Seed", f"{setup.seed} {setup.game}"),
    )
    made = [(names[one.by], one.move) for one in table.decided if one.move is not None]
    said = (*comments, *("",) * (len(made) - len(comments)))
    return Record(headers, moves=tuple(RecordedMove(by, move, said[at]) for at, (by, move) in enumerate(made)))
