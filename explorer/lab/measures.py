"""The measures of a game: what is told of some rules, each with its interval and the least that counts as a difference.

No game is dropped. Those that never end count as longer than all that ended; where something is told by the turn, each
game weighs the same, however long it was.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from explorer.lab.counting import MILLION
from explorer.lab.intervals import LEVEL, Estimate, mean, quantile, ratio, share
from explorer.lab.tally import Tally

SHARE, NUMBER = "share", "number"
"""What a measure is: a part of something, told in per cent, or a number of turns, cards or times."""

Told = Callable[[Tally, float], Estimate | None]


@dataclass(frozen=True, slots=True)
class Measure:
    """A measure: what it is, how it is told from a tally at a level, and the smallest effect that is called one.

    ``tell`` gives ``None`` where the games had nothing of the sort.
    """

    id: str
    unit: str
    smallest: float
    tell: Told
    seat: int = -1

    def of(self, tally: Tally, level: float = LEVEL) -> Estimate | None:
        """Return the estimate from a tally."""
        return self.tell(tally, level) if tally.games else None


def _middle(name: str, part: float) -> Told:
    def tell(tally: Tally, level: float) -> Estimate | None:
        beyond = 0 if name == "biggest" else tally.endless
        return quantile(tally.counts[name], beyond, part, level)

    return tell


def _rate(name: str) -> Told:
    def tell(tally: Tally, level: float) -> Estimate | None:
        found = mean(*tally.rates[name], tally.games, 0, MILLION, level)
        return Estimate(found.value / MILLION, found.low / MILLION, found.high / MILLION)

    return tell


def _pair(name: str) -> Told:
    return lambda tally, level: ratio(tally.pairs[name], tally.games, level)


def _loses(seat: int) -> Measure:
    return Measure(
        f"loses-{seat + 1}", SHARE, 0.01, lambda tally, level: share(tally.loses[seat], tally.games, level), seat
    )


ENDLESS = Measure("endless", SHARE, 0.005, lambda tally, level: share(tally.endless, tally.games, level))
PROVEN = Measure("proven", SHARE, 0.005, lambda tally, level: share(tally.proven, tally.games, level))
STOPPED = Measure("stopped", SHARE, 0.005, lambda tally, level: share(tally.stopped, tally.games, level))
TURNS = Measure("turns", NUMBER, 2, _middle("turns", 0.5))

EVERYWHERE = (
    ENDLESS,
    PROVEN,
    STOPPED,
    TURNS,
    Measure("turns-late", NUMBER, 4, _middle("turns", 0.95)),
    Measure("pickups", NUMBER, 1, _middle("pickups", 0.5)),
    Measure("pickups-rate", SHARE, 0.01, _rate("pickups")),
    Measure("biggest", NUMBER, 1, _middle("biggest", 0.5)),
    Measure("choice", SHARE, 0.01, _rate("choice")),
    Measure("tries", NUMBER, 1, _middle("tries", 0.5)),
    Measure("fits", SHARE, 0.02, _pair("fits")),
    Measure("settled", SHARE, 0.02, _rate("settled")),
    Measure("swaps", NUMBER, 1, _middle("swaps", 0.5)),
)
LYING = tuple(Measure(name, SHARE, 0.02, _pair(name)) for name in ("lies", "doubted", "caught"))


def measures(players: int, *, bluff: bool = False) -> tuple[Measure, ...]:
    """Return the measures of games of so many players, with those of lying where claims are laid."""
    return (*EVERYWHERE, *(_loses(seat) for seat in range(players)), *(LYING if bluff else ()))


def uneven(tally: Tally, *, behind: bool = False) -> dict[int, Estimate]:
    """Return the seats that lose more or less often than an even share of the games that end, with their intervals.

    Seats are counted from the dealer's left, or as places ``behind`` the one who opened. The level is divided among the
    seats (Bonferroni), so that even seats are called uneven in one of twenty tallies at most.
    """
    even, level = tally.ended / tally.games / tally.players, 1 - (1 - LEVEL) / tally.players
    lost = tally.behind if behind else tally.loses
    found = {seat: share(often, tally.games, level) for seat, often in enumerate(lost)}
    return {seat: one for seat, one in found.items() if not one.low <= even <= one.high}


def dead(tally: Tally) -> tuple[str, ...]:
    """Return the clauses in force that decided nothing in the games whose clauses were counted."""
    return tuple(sorted(clause for clause, often in (tally.decided or {}).items() if not often))


def skill_gap(odd: Mapping[int, Tally] | Sequence[tuple[int, Tally]], level: float = LEVEL) -> Estimate:
    """Return by how much more often one player loses, who plays another way than all the others, than each of those.

    ``odd`` has tallies by the seat of that player, who should have sat at each seat for as many games. Nobody loses a
    game that never ends. Below 0: that way of playing is the better one.
    """
    tallies = list(odd.items()) if isinstance(odd, Mapping) else list(odd)
    games = sum(tally.games for _, tally in tallies)
    others = tallies[0][1].players - 1
    lost = sum(tally.loses[seat] for seat, tally in tallies)
    spared = sum(tally.ended for _, tally in tallies) - lost
    found = mean(lost * others - spared, lost * others**2 + spared, games, -1, others, level)
    return Estimate(found.value / others, found.low / others, found.high / others)


def told(estimate: Estimate | None) -> bool:
    """Tell whether there is a figure: not where there was nothing of the sort."""
    return estimate is not None and not math.isnan(estimate.value)
