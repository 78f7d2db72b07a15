"""Playing on: bots decide until a person has to, and a person's decision can be taken back."""

from __future__ import annotations

from dataclasses import replace

from explorer.engine.chance import POLICY, Stream
from explorer.errors import InputError
from explorer.players.choosing import choose
from explorer.players.policy import POLICIES
from explorer.players.sight import Sight
from explorer.players.table import Decision, Setup, Table, decide, open_table, pending
from explorer.rules.catalogue.facts import MOST_PLAYERS
from explorer.state import Move

LIMIT = 1000
"""So many decisions bots make in a row; a game that goes on for longer may have no end."""


SOON = 100
"""Until so many decisions were made in a row, no position is remembered; one that comes back does so once more."""


def advance(table: Table, *, limit: int = LIMIT) -> Table:
    """Let the bots decide until a person has to, the game is over, or it goes on for too long (``stopped``).

    Where no bot of the table goes by chance, a position that comes back without a person's decision in between comes
    back for ever; calling again plays on all the same.
    """
    fixed = all(POLICIES[player.policy].deterministic for player in table.setup.players if player.policy)
    seen = set[object]()
    for made in range(limit):
        waiting = pending(table)
        if waiting is None or not table.setup.players[waiting.place].policy:
            return replace(table, stopped="")
        if fixed and made > SOON:
            key = (table.state.key(), table.stand)
            if key in seen:
                return replace(table, stopped="repetition")
            seen.add(key)
        table = decide(table, bot_choice(table, waiting), waiting)
    return replace(table, stopped="" if table.state.turn is None else "limit")


def bot_choice(table: Table, waiting: Sight, *, policy: str = "") -> Move | None:
    """Return what the bot at a seat decides, or one of another ``policy`` would.

    Chance comes from a stream of its own for every decision, so that what was taken back comes again the same.
    """
    setup = table.setup
    purpose = POLICY + 1 + MOST_PLAYERS * len(table.decided) + waiting.place
    chosen = POLICIES[policy or setup.players[waiting.place].policy]
    return choose(waiting, chosen, Stream(setup.seed, setup.game, purpose))


def act(table: Table, move: Move | None, *, limit: int = LIMIT) -> Table:
    """Carry out a person's decision (``None`` lets the latest play stand), and let the bots go on.

    Raises:
        IllegalMove: when the rules forbid the move; the table stays as it is.
        InputError: at ``move``, when its cards are not there, or no person has to decide.
    """
    waiting = pending(table)
    if waiting is None or table.setup.players[waiting.place].policy:
        raise InputError("table.nobody", at="move")
    return advance(decide(table, move, waiting), limit=limit)


def take_back(table: Table) -> Table:
    """Return the table before the latest decision of a person; as it is where none has decided yet."""
    people = [place for place, player in enumerate(table.setup.players) if not player.policy]
    latest = [number for number, one in enumerate(table.decided) if one.by in people]
    return resume(table.setup, table.decided[: latest[-1]]) if latest else table


def resume(setup: Setup, decided: tuple[Decision, ...]) -> Table:
    """Return the table after these decisions, such as those of a table that was kept as text.

    Raises:
        IllegalMove, InputError: for decisions that cannot have been made.
    """
    table = open_table(setup)
    for one in decided:
        table = decide(table, one.move)
    return table
