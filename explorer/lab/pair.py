"""The same deals under two rule sets, side by side."""

from __future__ import annotations

from dataclasses import dataclass

from explorer.lab.tally import Tally


@dataclass(frozen=True, slots=True)
class Pair:
    """A chunk of the same deals under two rule sets: both tallies, and how many games were the same in every number.

    ``parts`` is the number of the first game that was not, or ``None``; ``never_a`` and ``never_b`` are those of the
    first that did not end under either.
    """

    a: Tally
    b: Tally
    same: int
    parts: int | None
    never_a: int | None = None
    never_b: int | None = None

    def joined(self, other: Pair) -> Pair:
        """Return both chunks as one; ``other`` has later games."""
        return Pair(
            self.a.joined(other.a),
            self.b.joined(other.b),
            self.same + other.same,
            _first(self.parts, other.parts),
            _first(self.never_a, other.never_a),
            _first(self.never_b, other.never_b),
        )


def _first(one: int | None, other: int | None) -> int | None:
    return other if one is None else one
