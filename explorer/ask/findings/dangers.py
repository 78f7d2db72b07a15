"""Dangers: players who can only pass, games that go round in circles, and positions that nothing can end."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from explorer.ask.findings.alike import Hands, endings
from explorer.ask.findings.duties import situations
from explorer.ask.findings.example import Example
from explorer.ask.findings.laid import supply
from explorer.ask.findings.walking import Outlook, Step, Walker, ending
from explorer.engine import Stream, answers, legal_moves
from explorer.engine.chance import POLICY
from explorer.rules.ruleset import RuleSet
from explorer.state import State

PASSES, REPEATS, ENDLESS = "passes", "repeats", "endless"
"""A player whose only move is to pass; a game that comes back to where it was although everybody lays what they can; a
position that no moves of anybody bring to an end."""

MOST_CARDS, MOST_PLAYERS = 8, 3
SEED = 1


@dataclass(frozen=True, slots=True)
class Danger:
    """A danger with a position.

    ``round`` are the positions and moves that lead back to the first (none for a pass), ``choices`` how many of these
    moves were not the only one. ``positions`` is how many can follow where nothing ends the game.
    """

    kind: str
    example: Example
    round: tuple[Step, ...] = ()
    choices: int = 0
    positions: int = 0


@dataclass(frozen=True, slots=True)
class Looked:
    """How far was looked: so many endings of this size, ``whole`` if these are all there are but for names of cards."""

    players: int
    cards: int
    endings: int
    whole: bool


@dataclass(frozen=True, slots=True)
class Dangers:
    """What was found, the smallest of each kind, and how far was looked.

    ``stopped``: the search ended early, with everything found that it looks for. ``undecided`` is how many endings go
    round in circles of which it is not known whether something can end them.
    """

    found: tuple[Danger, ...]
    looked: tuple[Looked, ...]
    stopped: bool
    undecided: int


@dataclass(frozen=True, slots=True)
class Effort:
    """How far to look: at all endings up to ``cards`` for two players (one less for three), of larger ones at so many.

    ``positions`` is how many to look at before it is left open whether a position can be brought to an end.
    """

    cards: int = 4
    drawn: int = 60
    positions: int = 3000


def dangers(rules: RuleSet, effort: Effort | None = None) -> Dangers:
    """Search small endings for dangers: two or three players with up to eight cards, the stock gone, the table empty.

    Each ending is played on by players who lay whatever they can, the lowest first; where that goes round in circles,
    everything is tried that anybody can do. The search stops when a round and a position without end are found.
    """
    effort = effort or Effort()
    walker, found, undecided = Walker(rules), {one.kind: one for one in _passing(rules)}, 0
    looked: list[Looked] = []
    for players, cards, whole, lots in _sizes(rules, effort):
        number = 0
        for hands in lots:
            number += 1
            round = walker.walk(ending(hands, rules))
            if round:
                found.setdefault(REPEATS, _danger(REPEATS, round, rules))
                outlook = walker.outlook(round[0][0], limit=effort.positions)
                undecided += outlook.ends is None
                if outlook.ends is False:
                    found[ENDLESS] = replace(_danger(ENDLESS, round, rules), positions=outlook.positions)
                    break
        stopped = ENDLESS in found  # where nothing ends, it goes round as well
        looked.append(Looked(players, cards, number, whole and not stopped))
        if stopped:
            break
    kinds = (PASSES, REPEATS, ENDLESS)
    return Dangers(tuple(found[kind] for kind in kinds if kind in found), tuple(looked), ENDLESS in found, undecided)


def outlook(state: State, rules: RuleSet, *, positions: int = 20_000) -> Outlook:
    """Look whether a position in which all cards in play are known can be brought to an end by any moves at all."""
    return Walker(rules).outlook(state, limit=positions)


def _sizes(rules: RuleSet, effort: Effort) -> Iterator[tuple[int, int, bool, Iterator[Hands]]]:
    """Give the sizes of endings (players, cards, whether all of that size), the smaller first, with their hands."""
    sizes = [(players, cards) for cards in range(2, MOST_CARDS + 1) for players in range(2, MOST_PLAYERS + 1)]
    for players, cards in sizes:
        if players <= cards <= effort.cards + 2 - players:
            yield players, cards, True, endings(rules, players=players, cards=cards)
    for players, cards in sizes:
        if players <= cards and cards > effort.cards + 2 - players:
            yield players, cards, False, _drawn(rules, effort.drawn, players=players, cards=cards)


def _drawn(rules: RuleSet, number: int, *, players: int, cards: int) -> Iterator[Hands]:
    """Give so many endings drawn by chance, always the same."""
    chance = Stream(SEED, 10 * players + cards, POLICY)
    pack = [kind for kind, there in supply(rules).items() for _ in range(there)]
    for _ in range(number):
        kinds = chance.shuffled(pack)[:cards]
        yield tuple(kinds[place::players] for place in range(players))


def _passing(rules: RuleSet) -> Iterator[Danger]:
    for state in situations(rules).values():
        legal = legal_moves(state, rules)
        if [move.verb for move in legal] == ["pass"]:
            yield Danger(PASSES, Example(state, rules, legal[0]))
            return


def _danger(kind: str, round: list[Step], rules: RuleSet) -> Danger:
    """Describe a round, from the position with the fewest cards on the table on."""
    first = min(range(len(round)), key=lambda place: len(round[place][0].pile))
    turned = (*round[first:], *round[:first])
    choices = sum(len(legal_moves(state, rules)) + len([*answers(state, rules)]) > 1 for state, _ in round)
    state, move = turned[0]
    return Danger(kind, Example(state, rules, move), turned, choices)
