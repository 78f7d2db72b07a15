"""What came of many games: a row of numbers a game."""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from dataclasses import dataclass, replace

from explorer.lab.packed import COLUMNS, PER_SEAT, SEATS


@dataclass(frozen=True, slots=True, eq=False)
class Games:
    """Games of one rule set at one table, numbered from ``first`` on, with a row of numbers for each.

    The numbers are those of `explorer.lab.packed.COLUMNS`, then for each of `explorer.lab.packed.SEATS` one a seat.
    ``decided`` has how often each clause decided, by id, and ``asked`` how often each decision was asked, where they
    were counted.
    """

    players: int
    first: int
    limit: int
    backend: str
    rows: array[int]
    decided: Mapping[str, int] | None = None
    asked: Mapping[str, int] | None = None

    @property
    def width(self) -> int:
        """How many numbers a row has."""
        return width_of(self.players)

    def __len__(self) -> int:
        return len(self.rows) // self.width

    def column(self, name: str) -> array[int]:
        """Return one number of every game.

        Raises:
            ValueError: when there is no such column.
        """
        return self.rows[COLUMNS.index(name) :: self.width]

    def seats(self, name: str) -> tuple[array[int], ...]:
        """Return one number of every game for each seat.

        Raises:
            ValueError: when there is nothing of that name by seat.
        """
        begin = PER_SEAT + SEATS.index(name) * self.players
        return tuple(self.rows[place :: self.width] for place in range(begin, begin + self.players))

    def joined(self, other: Games) -> Games:
        """Return these games and then others of the same table.

        Raises:
            ValueError: when they are of another table.
        """
        if (self.players, self.limit) != (other.players, other.limit):
            raise ValueError("these games are of another table")
        return replace(
            self,
            rows=self.rows + other.rows,
            decided=_added(self.decided, other.decided),
            asked=_added(self.asked, other.asked),
        )


def width_of(players: int) -> int:
    """Return how many numbers a row has with so many players."""
    return PER_SEAT + len(SEATS) * players


def _added(one: Mapping[str, int] | None, other: Mapping[str, int] | None) -> Mapping[str, int] | None:
    if one is None or other is None:
        return None
    return {key: one.get(key, 0) + other.get(key, 0) for key in {**one, **other}}
