"""One simulated game looked at, move by move."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass

from explorer.cards import Kind
from explorer.lab import reader
from explorer.lab.advice_pack import pack_advice
from explorer.lab.errors import check
from explorer.lab.games import width_of
from explorer.lab.pack import pack
from explorer.lab.packed import OUTCOME, PLACE
from explorer.lab.playing import LIMIT, policies_of, seated
from explorer.lab.reader import Logged
from explorer.lab.talk_pack import pack_talk
from explorer.rules.ruleset import RuleSet

VERBS = ("play", "pickup", "try", "pass", "up", "down", "challenge", "change", "on")
_KINDS = tuple(PLACE)


@dataclass(frozen=True, slots=True)
class Made:
    """A move: the seat, the verb, what the cards laid count as (claimed under bluff), and what they are.

    Cards laid from the hand and open table cards are both ``play``; one that is turned is not named.
    """

    by: int
    verb: str
    kind: Kind = ""
    cards: tuple[Kind, ...] = ()


@dataclass(frozen=True, slots=True)
class Looked:
    """A game: its moves, and how it ended (`explorer.lab.packed.ENDED`, ``ENDLESS`` or ``STOPPED``)."""

    moves: tuple[Made, ...]
    outcome: int


def look(
    rules: RuleSet,
    *,
    players: int = 4,
    policies: str | Sequence[str] = "lowest",
    game: int = 0,
    seed: int = 1,
    limit: int = LIMIT,
) -> Looked:
    """Return one game, as `explorer.lab.playing.play` plays it.

    Raises:
        NotSimulated, InputError: as `explorer.lab.playing.play` does.
    """
    check(rules)
    by_seat = policies_of(players, policies)
    row, log = array("i", bytes(4 * width_of(players))), list[Logged]()
    table = seated(rules, by_seat, seed=seed, limit=limit)
    reader.play(pack(rules), table, pack_advice(rules), pack_talk(rules, by_seat), first=game, rows=row, log=log)
    return Looked(tuple(made_of(*one) for one in log), row[OUTCOME])


def moves(
    rules: RuleSet,
    *,
    players: int = 4,
    policies: str | Sequence[str] = "lowest",
    game: int = 0,
    seed: int = 1,
    limit: int = LIMIT,
) -> tuple[Made, ...]:
    """Return the moves of one game, as `look` does."""
    return look(rules, players=players, policies=policies, game=game, seed=seed, limit=limit).moves


def made_of(by: int, action: int, laid: int, order: tuple[int, ...]) -> Made:
    """Return a move of the numbers that the reader logs."""
    verb, kind, count = VERBS[action >> 8], _KINDS[action >> 4 & 15], action & 15
    if not count:
        return Made(by, verb)
    if laid == count << 4 * (action >> 4 & 15):
        return Made(by, verb, kind, (kind,) * count)
    return Made(by, verb, kind, tuple(_KINDS[one] for one in order))
