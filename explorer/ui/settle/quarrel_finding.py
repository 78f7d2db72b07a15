"""Finds the commonest quarrels among the scenes: positions in which the documents part on what may be done."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import NamedTuple

from explorer.ask.probing.posed import Refusal, posed, ready
from explorer.engine.game import open_game
from explorer.engine.judge import judge
from explorer.errors import InputError
from explorer.games import game_index, game_record
from explorer.rules.catalogue import OPTIONS
from explorer.rules.option import Option
from explorer.rules.presets import DOCUMENTS
from explorer.rules.ruleset import RuleSet, rule_set
from explorer.rules.standing import ABSENT, standing
from explorer.state import Move, State
from explorer.ui.settle.quarrels import Quarrel

MOST = 20
"""So many quarrels are listed."""

SHOWS = "Shows"


class Asked(NamedTuple):
    """A quarrel and its position."""

    quarrel: Quarrel
    state: State


def find_quarrels() -> tuple[Quarrel, ...]:
    """Return the quarrels, those first on which the documents differ most; each turns on one option.

    An option is one people quarrel about if it can turn a move of its scenes round, or what that move does.
    """
    found = (one for option in sorted(OPTIONS, key=_apart, reverse=True) for one in _of(option))
    return tuple(islice(found, MOST))


def _apart(option: Option) -> tuple[int, int]:
    """Return in how many ways the documents' base games have an option, and how many values any of them names."""
    bases = {rule_set(document).values[option.key] for document in DOCUMENTS}
    named = [value for value in option.values if any(_names(one, option.key, value.id) for one in DOCUMENTS)]
    return len(bases), len(named)


def _names(document: str, key: str, value: str) -> bool:
    return standing(document, key, value).mark != ABSENT


def _of(option: Option) -> tuple[Quarrel, ...]:
    """Return the quarrel about an option, if there is one: sooner about whether a move goes than about what it does."""
    moves = [one for id in _scenes(option.key) for one in _moves(option.key, id)]
    for question in (_goes, _happens):
        for asked, rules in moves:
            answers = {question(asked, rules.change(option.key, value.id)) for value in option.values}
            if len(answers - {None}) > 1:
                return (asked.quarrel,)
    return ()


def _scenes(key: str) -> list[str]:
    games = [id for group in game_index() for id in group.ids]
    return [id for id in games if game_record(id).header(SHOWS).partition(" ")[0] == key]


def _moves(key: str, id: str) -> Iterator[tuple[Asked, RuleSet]]:
    """Give the moves of a scene by whoever is to move, and what could have been done instead, with its rules."""
    record = game_record(id)
    game = open_game(record)
    for number, (step, recorded) in enumerate(zip(game.steps(), record.moves, strict=False), start=1):
        made = (step.judgement.by, step.judgement.move)
        sides = [(game.state.seat(by), move) for by, move in (side.moves[0] for side in recorded.sides)]
        for by, move in (made, *sides):
            if by == step.before.turn:
                yield Asked(Quarrel(key, id, number, move), step.before), game.rules


def _goes(asked: Asked, rules: RuleSet) -> object:
    under = _under(asked, rules)
    return None if under is None else judge(*under, rules).legal


def _happens(asked: Asked, rules: RuleSet) -> object:
    under = _under(asked, rules)
    outcome = None if under is None else judge(*under, rules).outcome
    return outcome and (outcome.effects, outcome.taken, outcome.taken_by, outcome.next, outcome.out, outcome.loser)


def _under(asked: Asked, rules: RuleSet) -> tuple[State, Move] | None:
    try:
        under = ready(posed(asked.state, asked.quarrel.move), rules)
    except InputError:
        return None
    return None if isinstance(under, Refusal) else under
