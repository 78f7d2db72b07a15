"""Games that nobody played, with numbers that are known or drawn as wanted."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass, field

SILENT = "choices ways biggest falls tries fits settled swaps claims lies challenges caught".split()


@dataclass(frozen=True)
class Faked:
    """Games as `explorer.lab.Games` has them; columns that are not given are 0."""

    players: int
    columns: dict[str, list[int]]
    by_seat: dict[str, list[list[int]]] = field(default_factory=dict)
    limit: int = 2000
    decided: dict[str, int] | None = None
    asked: dict[str, int] | None = None

    def __len__(self) -> int:
        return len(self.columns["outcome"])

    def column(self, name: str, /) -> array[int]:
        """Return one number a game."""
        return array("i", self.columns.get(name, [0] * len(self)))

    def seats(self, name: str, /) -> tuple[array[int], ...]:
        """Return one number a game for each seat."""
        return tuple(array("i", of) for of in self.by_seat.get(name, [[0] * len(self)] * self.players))


def faked(turns: Sequence[int], *, players: int = 2, unended: Sequence[int] = (), **columns: list[int]) -> Faked:
    """Return games of so many turns, of which those named are stopped; seats lose in turn, seat 0 opens."""
    games = range(len(turns))
    outcome = [2 if game in unended else 0 for game in games]
    loser = [-1 if outcome[game] else game % players for game in games]
    told = {"outcome": outcome, "loser": loser, "starter": [0] * len(turns), "turns": list(turns)}
    return Faked(players, told | columns)
