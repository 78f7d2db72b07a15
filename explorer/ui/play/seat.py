"""The reader at the table: the views of *Watch* read it, and show no more than this seat may see."""

from __future__ import annotations

from copy import copy
from functools import lru_cache

from explorer.engine.game import Game, open_game
from explorer.players import Setup, Sight, open_table, pending, record
from explorer.ui.play.going import table_of
from explorer.ui.play.state import ME, NAMES
from explorer.ui.reader import Reader
from explorer.ui.watching import Entry, Watching


def seated(reader: Reader) -> Reader:
    """Return a reader who looks at the game that is on through the eyes of their seat, under its rules."""
    table, seen = table_of(reader.play), copy(reader)
    game = _dealt(table.setup)
    entries = (Entry(0, game.state), Entry(1, table.state, own=True, foot=ME))
    seen.seated = Watching(game, table.setup.rules, entries, None, game.dealt, since=1)
    seen.rules, seen.open_keys, seen.former = table.setup.rules, frozenset(), None
    seen.seat, seen.step, seen.asks = NAMES[ME], 1, False
    seen.chosen, seen.lay = reader.play.chosen, reader.play.lay
    return seen


def waiting(reader: Reader) -> Sight | None:
    """Return what the reader has to decide; ``None`` where it is nobody's turn, or bots have stopped."""
    table = reader.play.table
    found = pending(table) if table is not None else None
    return found if found is not None and found.place == ME else None


@lru_cache(maxsize=64)
def _dealt(setup: Setup) -> Game:
    return open_game(record(open_table(setup)))
