"""The same deals under two rule sets, side by side."""

from __future__ import annotations

from dataclasses import dataclass

from explorer.lab.tally import Tally


@dataclass(frozen=True, slots=True)
class Pair:
    """A chunk of the same deals under two rule sets: both tallies, and how many games were the same in every number.

    ``parts`` is the number of the first game that was not, or ``None``.
    """

    a: Tally
    b: Tally
    same: int
    parts: int | None

    def joined(self, other: Pair) -> Pair:
        """Return both chunks as one; ``other`` has later games."""
        parts = self.parts if self.parts is not None else other.parts
        return Pair(self.a.joined(other.a), self.b.joined(other.b), self.same + other.same, parts)
