"""Several games in a row: who deals, and what each game counts."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from explorer.engine.chance import DEAL, Stream
from explorer.players.table import Player, Setup, Table, check_players, open_table
from explorer.rules.decision import DEALER, SCORE
from explorer.rules.ruleset import RuleSet

LOT = -DEAL
"""The stream of chance that draws who deals first."""


@dataclass(frozen=True, slots=True)
class Count:
    """What a player has after some games."""

    name: str
    marks: int = 0
    wins: int = 0


@dataclass(frozen=True, slots=True)
class Sitting:
    """Games in a row of the same players: the game that is on, and what those before it count, by seat."""

    setup: Setup
    counts: tuple[Count, ...]
    games: int = 0

    def leaders(self) -> tuple[str, ...]:
        """Return who leads: with the fewest marks, or the most games won, as the rules count."""
        best = min((count.marks, -count.wins) for count in self.counts)
        return tuple(count.name for count in self.counts if (count.marks, -count.wins) == best)


def sit_down(rules: RuleSet, players: Iterable[Player], *, seed: int) -> Sitting:
    """Return a sitting before its first game, whose dealer is drawn by lot.

    Raises:
        InputError: at ``players``, for players that cannot be.
    """
    seated = check_players(players)
    dealer = Stream(seed, 0, LOT).below(len(seated))
    return Sitting(Setup(rules, seated, seed, 0, dealer), tuple(Count(player.name) for player in seated))


def first_table(sitting: Sitting) -> Table:
    """Deal the game that is on."""
    return open_table(sitting.setup)


def next_game(sitting: Sitting, table: Table) -> Sitting:
    """Count the game that was played, and pass the deal on; one that was left before its end counts nothing."""
    setup = sitting.setup
    who = setup.rules.resolver(DEALER)(False).outcome
    dealer = (setup.dealer + (who == "next")) % len(setup.players)
    counted = zip(sitting.counts, scores(table), strict=True)
    counts = tuple(
        replace(one, marks=one.marks + (what == "mark"), wins=one.wins + (what == "win")) for one, what in counted
    )
    return Sitting(
        replace(setup, game=setup.game + 1, dealer=dealer), counts, sitting.games + (table.loser is not None)
    )


def scores(table: Table) -> tuple[str, ...]:
    """Return what a game counts for each seat: ``mark``, ``win`` or ``nothing``."""
    ask = table.setup.rules.resolver(SCORE)
    return tuple(str(ask(_place(table, seat)).outcome) for seat in range(len(table.setup.players)))


def _place(table: Table, seat: int) -> str:
    if table.loser is None:
        return "other"
    return "loser" if seat == table.loser else "first-out" if table.out[:1] == (seat,) else "other"
