"""A rule set at a table, as plain data that any worker can play a chunk of."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from explorer.engine.deal import check_players
from explorer.lab import Games, check, play
from explorer.lab.pair import Pair
from explorer.lab.playing import LIMIT, READER, backend_of
from explorer.lab.pool import threaded
from explorer.lab.tally import ENDED, Tally, tally
from explorer.rules.ruleset import RuleSet, rule_set

CHUNK, SLOW, ALONE = 1_000, 50, 10
"""Games in a chunk, a part of a second: of the kernel, of the reader, and of a reader for which the page waits."""


@dataclass(frozen=True, slots=True)
class Arm:
    """What a game depends on besides its number; ``rules`` as JSON, so that it travels to any process or machine.

    ``counts``: it is also counted how often each clause decided.
    """

    rules: str
    players: int
    policies: tuple[str, ...]
    seed: int = 1
    limit: int = LIMIT
    backend: str | None = None
    counts: bool = False

    @property
    def rule_set(self) -> RuleSet:
        """The rule set."""
        return _read(self.rules)

    def games(self, first: int, games: int) -> Games:
        """Play the games numbered from ``first`` on."""
        return play(
            self.rule_set,
            players=self.players,
            policies=self.policies,
            games=games,
            seed=self.seed,
            first=first,
            limit=self.limit,
            backend=self.backend,
            counts=self.counts,
        )


def arm(
    rules: RuleSet,
    *,
    players: int = 4,
    policies: str | Sequence[str] = "lowest",
    seed: int = 1,
    limit: int = LIMIT,
    backend: str | None = None,
    counts: bool = False,
) -> Arm:
    """Return a rule set at a table.

    Raises:
        NotSimulated: when the rules cannot be simulated.
        InputError: at ``players``, when the cards do not go round; what else cannot be is told when it is played.
    """
    check(rules)
    check_players(players, rules)
    seated = (policies,) * players if isinstance(policies, str) else tuple(policies)
    written = json.dumps(rules.given(), ensure_ascii=False, sort_keys=True)
    return Arm(written, players, seated, seed, limit, backend, counts)


def chunk_of(arm: Arm) -> int:
    """Return how many games are played at once."""
    if not threaded():
        return ALONE
    return SLOW if backend_of(arm.backend) == READER else CHUNK


def played(arm: Arm, first: int, games: int) -> Tally:
    """Play a chunk and return its tally: what is sent to a worker."""
    return tally(arm.games(first, games))


def paired(a: Arm, b: Arm, first: int, games: int) -> Pair:
    """Play a chunk under two rule sets, with the same deals where the seeds are the same.

    Games part where their moves do; other numbers may differ without that, as the number of moves that may be made.
    """
    one, other = a.games(first, games), b.games(first, games)
    found = tally(one), tally(other)
    never = _never(one), _never(other)
    if one.rows == other.rows:
        return Pair(*found, games, None, *never)
    width = len(one.rows) // games
    rows = (slice(width * game, width * game + width) for game in range(games))
    same = sum(one.rows[row] == other.rows[row] for row in rows)
    made = zip(one.column("mark"), other.column("mark"), strict=True)
    parts = next((first + game for game, (mine, theirs) in enumerate(made) if mine != theirs), None)
    return Pair(*found, same, parts, *never)


def _never(games: Games) -> int | None:
    """Return the number of the first game that did not end."""
    return next((games.first + at for at, how in enumerate(games.column("outcome")) if how != ENDED), None)


@lru_cache(maxsize=4096)
def _read(rules: str) -> RuleSet:
    return rule_set(json.loads(rules))
