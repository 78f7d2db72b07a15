"""A game that was written down, to be opened under any rules: a record, or a game as plain data."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from explorer.engine.deal import Dealt
from explorer.engine.game import open_game, read_rules
from explorer.engine.given import read_place
from explorer.engine.lines import objects
from explorer.engine.whole_games import read_game
from explorer.errors import InputError, inside
from explorer.notation.moves import read_move
from explorer.notation.records import Record, read_record
from explorer.rules.added import check_documents
from explorer.rules.ruleset import RuleSet, rule_set
from explorer.sources.added import AddedDocument
from explorer.state import Move, State


@dataclass(frozen=True, slots=True)
class Opened:
    """A recorded game under some rules: where it starts, the deal if there was one, and the moves as (seat, move)."""

    state: State
    dealt: Dealt | None
    moves: tuple[tuple[int, Move], ...]


@dataclass(frozen=True, slots=True)
class Recording:
    """A recorded game: its name, the rules that it says it was played by (``None`` if it does not say), how to open it.

    ``open`` takes the rules and raises InputError where the game cannot start under them. ``documents`` are added
    ones, whose games it may have been as well.
    """

    id: str
    rules: RuleSet | None
    documents: tuple[AddedDocument, ...]
    open: Callable[[RuleSet], Opened] = field(repr=False)


def recording_of(record: Record, *, documents: Iterable[AddedDocument] = ()) -> Recording:
    """Return a written record as a recorded game.

    Raises:
        InputError: at ``Rules`` or ``rules.KEY``, for rules that cannot be.
    """

    def opened(rules: RuleSet) -> Opened:
        game = open_game(record, rules=rules)
        return Opened(game.state, game.dealt, game.moves)

    every = check_documents(documents)
    named = record.header("Rules")
    rules = read_rules(named, documents=every) if named else None
    return Recording(record.header("Id") or record.header("Title"), rules, every, opened)


def recording_of_data(game: Mapping[str, Any], *, documents: Iterable[AddedDocument] = ()) -> Recording:
    """Return a game of the replay interface as a recorded game.

    Raises:
        InputError: at the dotted path of what cannot be, whatever the rules.
    """

    def opened(rules: RuleSet) -> Opened:
        _, dealt, moves = read_game({**game, "rules": rules.given()})
        return Opened(dealt.state, dealt, tuple(_move(dealt.state, *one, number) for number, one in enumerate(moves)))

    if not isinstance(game, Mapping):
        raise InputError("given.object", what="game", at="line")
    every = check_documents(documents)
    given = game.get("rules")
    rules = None if given is None else rule_set(given, documents=every)
    return Recording(str(game.get("id") or ""), rules, every, opened)


def _move(state: State, by: str, text: str, number: int) -> tuple[int, Move]:
    with inside(f"moves.{number}"):
        place = read_place(state.names, by, at="by")
        with inside("move"):
            return place, read_move(text)


def read_recordings(lines: Iterable[str], *, documents: Iterable[AddedDocument] = ()) -> list[Recording]:
    """Read a file of recorded games: one written record, or JSON objects, a single one or one a line.

    Their rules may stand on added ``documents``.

    Raises:
        InputError: at ``line``, ``line N`` of a record, or a dotted path, for what cannot be read.
    """
    text, every = list(lines), tuple(documents)
    first = next((line for line in text if line.strip()), "")
    if not first:
        raise InputError("record.none", at="line 1")
    if not first.lstrip().startswith(("{", "[")):
        return [recording_of(read_record("".join(text)), documents=every)]
    found = list(objects(text))
    for one in found:
        if isinstance(one, InputError):
            raise one
    return [recording_of_data(one, documents=every) for one in found]
