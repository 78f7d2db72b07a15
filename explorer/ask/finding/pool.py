"""All the questions: written positions, and the moves of the scenes that show house rules."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any

from explorer.ask.finding.question import CANNOT, Question, reply
from explorer.engine.game import open_game
from explorer.engine.position import read_asked
from explorer.games import game_index, game_record
from explorer.rules.catalogue import OPTIONS
from explorer.rules.ruleset import RuleSet, rule_set, value_ids

SHOWS = "Shows"
SCENE_OFTEN = 0.05
"""Moves of scenes stand behind the written positions: their positions are told to show a rule, not to be common."""

MOST_SCENES = 3
"""So many moves of scenes at most for an option."""


@cache
def _written() -> dict[str, Any]:
    return tomllib.loads(Path(__file__).with_name("questions.toml").read_text("utf-8"))


@cache
def first_groups() -> tuple[tuple[str, ...], ...]:
    """Return the ids of the questions that come first, in groups that belong together."""
    return tuple(tuple(group) for group in _written()["first"])


@cache
def pool() -> Mapping[str, Question]:
    """Return every question by its id, the written positions first."""
    found = [_case(id, dict(case)) for id, case in _written()["case"].items()]
    for option in OPTIONS:
        found += _scenes(option.key)
    return MappingProxyType({question.id: question for question in found})


@cache
def plain_keys() -> tuple[str, ...]:
    """Return the keys of options that no question shows, however the others are set, in the order of the catalogue.

    That a position cannot be with some values does not show them well: people would answer it all the same.
    """
    return tuple(option.key for option in OPTIONS if not _shown(option.key))


def _shown(key: str) -> bool:
    grounds = [(question, rule_set("pagat")) for question in pool().values()]
    grounds += [(question, rules) for question, rules in _moves(key)]
    values = value_ids(key)
    return any(
        len({reply(question, rules.change(key, value)) for value in values} - {CANNOT}) > 1
        for question, rules in grounds
    )


def _case(id: str, case: dict[str, Any]) -> Question:
    often, hand = float(case.pop("often")), case.pop("hand")
    common = _written()["common"]
    others = {name: 5 for name in common["players"] if name != common["turn"]}
    state, move = read_asked({**common, "hands": {common["turn"]: hand, **others}, **case}, rule_set("pagat"))
    return Question(id, state, move, often)


def _scenes(key: str) -> list[Question]:
    """Return the moves of the scenes of an option to which its values reply differently, one for each way they part."""
    found: dict[tuple[object, ...], Question] = {}
    for question, rules in _moves(key):
        replies = tuple(reply(question, rules.change(key, value)) for value in value_ids(key))
        alike = tuple(replies.index(one) for one in replies)
        if len({*replies} - {CANNOT}) > 1:
            found.setdefault(alike, question)
    return list(found.values())[:MOST_SCENES]


def _moves(key: str) -> Iterator[tuple[Question, RuleSet]]:
    """Give the moves of an option's scenes by whoever is to move, and what could have been done instead."""
    for id in (id for group in game_index() for id in group.ids):
        record = game_record(id)
        if record.header(SHOWS).partition(" ")[0] != key:
            continue
        game = open_game(record)
        for number, (step, recorded) in enumerate(zip(game.steps(), record.moves, strict=False), start=1):
            made = (step.judgement.by, step.judgement.move)
            sides = [(game.state.seat(by), move) for by, move in (side.moves[0] for side in recorded.sides)]
            for place, (by, move) in enumerate([made, *sides]):
                if by == step.before.turn:
                    yield Question(f"{id}.{number}.{place}", step.before, move, SCENE_OFTEN), game.rules
