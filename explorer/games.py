"""The games and scenes that come with the program, by group and by id."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from explorer.data import path
from explorer.errors import InputError, nearest, unknown
from explorer.notation.records import Record, read_record
from explorer.sources.translations import LANGUAGES


@dataclass(frozen=True, slots=True)
class GameGroup:
    """Games that are shown under one heading, by their ids in the order in which they are shown."""

    id: str
    title: str
    ids: tuple[str, ...]


def read_index(file: Path) -> tuple[GameGroup, ...]:
    """Return the groups in ``file`` (TOML), in order.

    Raises:
        InputError: at the file's name, when a group lacks a key, has another, or a game stands there twice.
    """
    entries = tomllib.loads(file.read_text("utf-8")).get("group", [])
    try:
        groups = tuple(GameGroup(entry.pop("id"), entry.pop("title"), tuple(entry.pop("games"))) for entry in entries)
    except KeyError as error:
        raise InputError("data.wrong", said=f"a group of games lacks the key {error}", at=file.name) from error
    extra = [key for entry in entries for key in entry]
    if extra:
        raise InputError(
            "data.wrong", said=f"a group of games has an id, a title and games, but no '{extra[0]}'", at=file.name
        )
    ids = [one for group in groups for one in group.ids]
    twice = next((one for one in ids if ids.count(one) > 1), None)
    if twice is not None:
        raise InputError("data.wrong", said=f"the game '{twice}' stands there twice", at=file.name)
    return groups


def game_index(lang: str = LANGUAGES[0]) -> tuple[GameGroup, ...]:
    """Return the groups of the games that come with the program, their titles in a language.

    Raises:
        InputError: for a language that the games are not in, or a group that has no title in it.

    >>> game_index()[0].ids[0]
    'first'
    """
    return _index(lang)


def game_record(id: str, lang: str = LANGUAGES[0]) -> Record:  # an id is what it is called everywhere
    """Return the record of a game by its id, with its title and comments in a language.

    Raises:
        InputError: for an id that is not in the index, naming the nearest, and where the game is not in the language.

    >>> game_record("first").header("Players")
    'Anna, Ben, Carla'
    """
    known = _known(lang)
    if id not in known:
        raise nearest("game", id, list(known), at="game")
    return _record(id, lang)


@cache
def _known(lang: str) -> dict[str, None]:
    return {one: None for group in game_index(lang) for one in group.ids}


@cache
def _index(lang: str) -> tuple[GameGroup, ...]:
    groups = read_index(_games(LANGUAGES[0]) / "index.toml")
    if lang == LANGUAGES[0]:
        return groups
    titles = tomllib.loads((_games(lang) / "index.toml").read_text("utf-8"))
    untitled = next((group.id for group in groups if group.id not in titles), None)
    if untitled is not None:
        raise InputError("data.wrong", said=f"the group '{untitled}' has no title in '{lang}'", at="game")
    return tuple(replace(group, title=titles[group.id]) for group in groups)


@cache
def _record(id: str, lang: str) -> Record:
    file = _games(lang) / f"{id}.game"
    if not file.exists():
        raise InputError("data.wrong", said=f"the game '{id}' is not there in '{lang}'", at="game")
    return read_record(file.read_text("utf-8"))


def _games(lang: str) -> Path:
    if lang not in LANGUAGES:
        raise unknown("game-language", lang, LANGUAGES)
    texts = path("rules_text")
    return (texts if lang == LANGUAGES[0] else texts / lang) / "games"
