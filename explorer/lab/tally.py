"""What is kept of played games: counts and sums that are the same whatever chunks the games were played in."""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

from explorer.lab import counting
from explorer.lab.intervals import Sums

ENDED, PROVEN, STOPPED = 0, 1, 2
"""Outcomes of a game."""

LONGER = ("turns", "pickups", "tries", "swaps")
"""What goes on growing while a game goes on: counted of ended games only, all others have more."""

RATES = {"choice": "ways", "pickups": "pickups"}
"""Shares of a game's turns, each with the column that has the turns of the sort."""

PAIRS = {
    "fits": ("fits", "tries"),
    "lies": ("lies", "claims"),
    "doubted": ("challenges", "claims"),
    "caught": ("caught", "challenges"),
}
"""Shares of things that come several to a game."""


class Played(Protocol):
    """What a tally reads of games (`explorer.lab.Games`)."""

    @property
    def players(self) -> int:
        """How many play."""

    @property
    def limit(self) -> int:
        """After how many turns a game is stopped."""

    @property
    def decided(self) -> Mapping[str, int] | None:
        """How often each clause decided."""

    @property
    def asked(self) -> Mapping[str, int] | None:
        """How many cells of each decision were met."""

    def __len__(self) -> int: ...

    def column(self, name: str, /) -> array[int]:
        """Return one number a game."""

    def seats(self, name: str, /) -> tuple[array[int], ...]:
        """Return one number a game for each seat."""


@dataclass(frozen=True, slots=True)
class Tally:
    """Games of one rule set, added up.

    ``loses`` has the lost games by seat, the dealer's left first; ``behind`` by places behind the one who opened.
    ``counts`` has how often each number was seen: of `LONGER` in ended games, of ``biggest`` in all. ``rates`` has
    sums in millionths and of their squares, ``pairs`` the sums of `PAIRS`. ``decided`` and ``asked`` are of the games
    whose clauses were counted, ``None`` where none were.
    """

    players: int
    limit: int
    games: int = 0
    proven: int = 0
    stopped: int = 0
    loses: tuple[int, ...] = ()
    behind: tuple[int, ...] = ()
    counts: Mapping[str, Mapping[int, int]] = field(default_factory=dict)
    rates: Mapping[str, tuple[int, int]] = field(default_factory=dict)
    pairs: Mapping[str, Sums] = field(default_factory=dict)
    decided: Mapping[str, int] | None = None
    asked: Mapping[str, int] | None = None

    @property
    def endless(self) -> int:
        """Games that did not end: proven endless, or stopped at the limit."""
        return self.proven + self.stopped

    @property
    def ended(self) -> int:
        """Games that ended."""
        return self.games - self.endless

    def joined(self, other: Tally) -> Tally:
        """Return the tally of the games of both, which must be of the same rules, players and limit."""
        return Tally(
            self.players,
            self.limit,
            self.games + other.games,
            self.proven + other.proven,
            self.stopped + other.stopped,
            _seats(self.loses, other.loses),
            _seats(self.behind, other.behind),
            {name: _added(of, other.counts[name]) for name, of in self.counts.items()},
            {name: (a + other.rates[name][0], b + other.rates[name][1]) for name, (a, b) in self.rates.items()},
            {name: sums.joined(other.pairs[name]) for name, sums in self.pairs.items()},
            _maybe(self.decided, other.decided),
            _maybe(self.asked, other.asked),
        )


def tally(games: Played) -> Tally:
    """Return what is kept of some games."""
    outcome, turns = (counting.column(games.column(name)) for name in ("outcome", "turns"))
    ended = counting.where(outcome, ENDED)
    how = counting.counts(outcome)
    columns = {name: counting.column(games.column(name)) for name in ("ways", "tries", "swaps", "biggest", "settled")}
    columns |= {"turns": turns, "pickups": counting.added([counting.column(of) for of in games.seats("pickups")])}
    losers = counting.kept(counting.column(games.column("loser")), ended)
    starters = counting.kept(counting.column(games.column("starter")), ended)
    seats, places = counting.counts(losers), counting.counts(counting.around(losers, starters, games.players))
    counts = {name: counting.counts(counting.kept(columns[name], ended)) for name in LONGER}
    rates = {name: counting.millionths(columns[of], turns) for name, of in RATES.items()}
    decided = counting.millionths(counting.kept(columns["settled"], ended), counting.kept(turns, ended))
    undecided = len(games) - how.get(ENDED, 0)  # these are open to the end
    million = counting.MILLION
    return Tally(
        games.players,
        games.limit,
        len(games),
        how.get(PROVEN, 0),
        how.get(STOPPED, 0),
        tuple(seats.get(seat, 0) for seat in range(games.players)),
        tuple(places.get(place, 0) for place in range(games.players)),
        counts | {"biggest": counting.counts(columns["biggest"])},
        rates | {"settled": (decided[0] + undecided * million, decided[1] + undecided * million * million)},
        {name: _sums(games, *names) for name, names in PAIRS.items()},
        games.decided,
        games.asked,
    )


def _sums(games: Played, one: str, of: str) -> Sums:
    a, b = (counting.column(games.column(name)) for name in (one, of))
    pairs = counting.product(a, a), counting.product(a, b), counting.product(b, b)
    return Sums(counting.total(a), counting.total(b), *pairs)


def as_data(kept: Tally) -> dict[str, Any]:
    """Return a tally as plain data, for a file of a sweep; how the clauses fared is left out."""
    return {
        "players": kept.players,
        "limit": kept.limit,
        "games": kept.games,
        "proven": kept.proven,
        "stopped": kept.stopped,
        "loses": list(kept.loses),
        "behind": list(kept.behind),
        "counts": {name: [[*pair] for pair in sorted(of.items())] for name, of in kept.counts.items()},
        "rates": {name: [*of] for name, of in kept.rates.items()},
        "pairs": {name: [of.a, of.b, of.aa, of.ab, of.bb] for name, of in kept.pairs.items()},
    }


def from_data(data: Mapping[str, Any]) -> Tally:
    """Return the tally that was written as plain data."""
    return Tally(
        int(data["players"]),
        int(data["limit"]),
        int(data["games"]),
        int(data["proven"]),
        int(data["stopped"]),
        tuple(data["loses"]),
        tuple(data["behind"]),
        {name: {int(value): int(often) for value, often in of} for name, of in data["counts"].items()},
        {name: (int(a), int(b)) for name, (a, b) in data["rates"].items()},
        {name: Sums(*of) for name, of in data["pairs"].items()},
    )


def _seats(a: tuple[int, ...], b: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(one + other for one, other in zip(a, b, strict=True))


def _added(a: Mapping[Any, int], b: Mapping[Any, int]) -> dict[Any, int]:
    found = Counter(a)
    found.update(b)
    return dict(found)


def _maybe(a: Mapping[str, int] | None, b: Mapping[str, int] | None) -> Mapping[str, int] | None:
    return _added(a, b) if a is not None and b is not None else a if b is None else b
