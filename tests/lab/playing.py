"""The same game by the engine and by the lab, told in the same words."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass

from explorer.cards import PACK
from explorer.lab import reader
from explorer.lab.advice_pack import pack_advice
from explorer.lab.games import width_of
from explorer.lab.looked_at import made_of
from explorer.lab.pack import pack
from explorer.lab.packed import ENDLESS, LOSER, OUTCOME, TURNS, Tables
from explorer.lab.playing import seated
from explorer.lab.talk_pack import pack_talk
from explorer.players.policy import BLUFFING
from explorer.rules.ruleset import RuleSet
from tests.lab.driving import drive

POLICIES = ("random", "lowest", "careful")


@dataclass(frozen=True, slots=True)
class Played:
    """What the lab made of a game: each move as seat, verb, kind and number, and its row."""

    made: list[tuple[int, str, str, tuple[str, ...]]]
    row: array[int]


def played(
    rules: RuleSet, policies: Sequence[str], *, seed: int, game: int, limit: int, tables: Tables | None = None
) -> Played:
    """Play a game by the reader; ``tables`` stand in for those of the rules."""
    row = array("i", bytes(4 * width_of(len(policies))))
    log: list[reader.Logged] = []
    table = seated(rules, policies, seed=seed, limit=limit)
    reader.play(
        tables or pack(rules), table, pack_advice(rules), pack_talk(rules, policies), first=game, rows=row, log=log
    )
    made = [(one.by, one.verb, one.kind, one.cards) for one in (made_of(*numbers) for numbers in log)]
    return Played(made, row)


def difference(
    rules: RuleSet, policies: Sequence[str], *, seed: int, game: int, limit: int, tables: Tables | None = None
) -> str:
    """Say where the engine and the reader part, or nothing."""
    ours = played(rules, policies, seed=seed, game=game, limit=limit, tables=tables)
    limit = ours.row[TURNS] if ours.row[OUTCOME] == ENDLESS else limit
    theirs = drive(rules, policies, seed=seed, game=game, limit=limit)
    loser = -1 if theirs.loser is None else theirs.loser
    if ours.made == theirs.made and ours.row[LOSER] == loser:
        return ""
    pairs = zip(ours.made, theirs.made, strict=False)
    at = next((at for at, (one, other) in enumerate(pairs) if one != other), min(len(ours.made), len(theirs.made)))
    return (
        f"{rules.base} {rules.changes} {policies} game {game} of seed {seed}, move {at}: "
        f"engine {theirs.made[at : at + 2]}, lab {ours.made[at : at + 2]}, losers {loser} {ours.row[LOSER]}"
    )


def most_seats(rules: RuleSet, wanted: int) -> int:
    """Return how many players get their cards, at most as many as wanted."""
    each = 1 if rules.param("deal_all") else int(rules.param("hand"))
    return min(wanted, len(PACK) * int(rules.param("decks")) // (each + 2 * int(rules.param("table_cards"))))


def policies_of(rules: RuleSet) -> tuple[str, ...]:
    """Return the policies that differ under some rules."""
    return (*POLICIES, *BLUFFING) if rules.param("claims") else POLICIES


def seating(rules: RuleSet, number: int) -> list[str]:
    """Return two to six players, a policy for all or one after the other, in turn by the number of a game."""
    players, policies = most_seats(rules, 2 + number % 5), policies_of(rules)
    kind = number % (len(policies) + 1)
    if kind == len(policies):
        return [policies[(number + seat) % kind] for seat in range(players)]
    return [policies[kind]] * players
