"""The games that a reader can choose from: those that come with the program, and their own."""

from __future__ import annotations

import re
from collections.abc import Iterable

from explorer.engine.game import open_game
from explorer.errors import InputError
from explorer.games import GameGroup, game_index, game_record
from explorer.language import current
from explorer.notation.records import Record
from explorer.sources.translations import LANGUAGES
from explorer.ui.say import text

OWN = "own-"
"""What the ids of games begin with that are the reader's and have none of their own."""

MOST_MOVES = 2_000
"""So many moves a game may have: as many as one that bots play has before it is stopped."""


class Shelf:
    """Games by group and by id. Own records come first; one without an id gets the next free number.

    Raises:
        InputError: for an own record that cannot be opened, at the place of what is wrong.
    """

    def __init__(self, records: Iterable[Record] = ()) -> None:
        self._own: dict[str, Record] = {}
        for record in records:
            self.add(record)
        self._own = dict(reversed(self._own.items()))

    @property
    def own(self) -> tuple[str, ...]:
        """The ids of the reader's own games."""
        return tuple(self._own)

    def add(self, record: Record) -> str:
        """Put a record first among the reader's own, in the place of one of the same id, and return its id.

        Raises:
            InputError: when it cannot be opened, at the place of what is wrong; at its first move too many, when it is
            too long.
        """
        if len(record.moves) > MOST_MOVES:
            raise InputError("record.too-long", number=len(record.moves), most=MOST_MOVES, at=f"move {MOST_MOVES + 1}")
        open_game(record).steps()
        id = _plain(record.header("Id")) or f"{OWN}{len(self._own) + 1}"
        self._own = {id: record, **{other: own for other, own in self._own.items() if other != id}}
        return id

    @property
    def groups(self) -> tuple[GameGroup, ...]:
        """The games by group, headed in the language that is spoken."""
        own = (GameGroup("own", text("game.own-group"), tuple(self._own)),) if self._own else ()
        return own + game_index(_lang())

    @property
    def ids(self) -> tuple[str, ...]:
        """Every game there is, in the order in which they are shown."""
        return tuple(id for group in self.groups for id in group.ids)

    def record(self, id: str) -> Record:
        """Return a game, told in the language that is spoken; an own one as it was written.

        Raises:
            InputError: when there is none of this id.
        """
        return self._own[id] if id in self._own else game_record(id, _lang())


def _plain(id: str) -> str:
    """Return an id that a code can hold and that no game of the program has, else ""."""
    return id if re.fullmatch(r"[\w-]+", id) and id not in {one for group in game_index() for one in group.ids} else ""


def _lang() -> str:
    """Return the language that is spoken, where the games are in it."""
    return current() if current() in LANGUAGES else LANGUAGES[0]
