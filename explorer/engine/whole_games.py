"""Whole games through the judging interface: JSON objects, one a line, or a written record."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from typing import Any

from explorer.engine.answer import answer
from explorer.engine.apply import turned
from explorer.engine.check import check_move, checked
from explorer.engine.deal import Dealt, deal
from explorer.engine.game import open_game
from explorer.engine.given import check_keys, read_names, read_place
from explorer.engine.judge import judge
from explorer.engine.lines import answer_lines, answered, refusal, written
from explorer.engine.replay import repetition
from explorer.errors import InputError, inside
from explorer.notation.cards import read_cards
from explorer.notation.moves import read_move, write_move
from explorer.notation.records import read_record
from explorer.rules.ruleset import RuleSet, rule_set
from explorer.sources.added import AddedDocument
from explorer.state import State

KEYS = ("id", "rules", "players", "dealer", "deck", "moves", "expect")


def replay_game(game: Any, *, everything: bool = False, documents: tuple[AddedDocument, ...] = ()) -> dict[str, Any]:
    """Replay one game, given and answered as plain data; its rules may stand on added ``documents``.

    Returns ``start``, ``steps``, ``loser`` and ``repetition``: ``null``, or the first two numbers of moves (0 at the
    start) after which the same position stands, ``from`` and ``to``. For a game that cannot be, ``error`` and ``at``
    instead. A move that cannot be read is a step with ``error`` and ``at``; it changes nothing.
    """

    def replayed(game: Any) -> dict[str, Any]:
        rules, dealt, moves = read_game(game, documents=documents)
        return _replayed(dealt.state, moves, rules, everything=everything)

    return answered(game, replayed)


def replay_record(text: str, *, everything: bool = False, documents: tuple[AddedDocument, ...] = ()) -> dict[str, Any]:
    """Replay a written record; it is answered as a game given as plain data is, by the record's own id."""
    try:
        record = read_record(text)
        game = open_game(record, documents=documents)
    except InputError as error:
        return refusal(error)
    moves = [(recorded.by, write_move(recorded.move)) for recorded in record.moves]
    return {"id": record.header("Id") or None} | _replayed(game.state, moves, game.rules, everything=everything)


def _replayed(start: State, moves: list[tuple[str, str]], rules: RuleSet, *, everything: bool) -> dict[str, Any]:
    state, steps, positions = start, [], {0: start}
    for number, (by, text) in enumerate(moves):
        try:
            with inside(f"moves.{number}"):
                step, state = _step(state, by, text, rules, everything=everything)
        except InputError as error:
            step = {"legal": False, "error": error.message, "at": error.at}
        else:
            if step["legal"]:
                positions[number + 1] = state
        steps.append(step | _numbers(state))
    loser = next((step["loser"] for step in steps if step.get("loser")), None)
    return {"start": _start(start), "steps": steps, "loser": loser, "repetition": _repeated(positions)}


def _repeated(positions: dict[int, State]) -> dict[str, int] | None:
    """Return after which moves a position comes back; illegal moves, which change nothing, are passed over."""
    numbers, found = list(positions), repetition(positions.values())
    return None if found is None else {"from": numbers[found[0]], "to": numbers[found[1]]}


def _start(state: State) -> dict[str, Any]:
    hands = {seat.name: len(seat.hand) for seat in state.seats}
    return {"first": state.actor.name, "stock": len(state.stock), "hands": hands}


def _step(state: State, by: str, text: str, rules: RuleSet, *, everything: bool) -> tuple[dict[str, Any], State]:
    place = read_place(state.names, by, at="by")
    with inside("move"):
        move = read_move(text)
    if checked(state, move, place):
        check_move(state, move, rules, by=place)
    judgement = judge(state, turned(state, move), rules, by=place)
    return answer(state, judgement, everything=everything), judgement.after or state


def _numbers(state: State) -> dict[str, Any]:
    return {
        "pile": len(state.pile),
        "stock": len(state.stock),
        "aside": len(state.aside),
        "hands": {seat.name: len(seat.hand) for seat in state.seats},
    }


def read_game(game: Any, *, documents: Iterable[AddedDocument] = ()) -> tuple[RuleSet, Dealt, list[tuple[str, str]]]:
    """Read a game given as plain data: its rules, the deal, and the moves as (name, text).

    Raises:
        InputError: at the dotted path of what cannot be.
    """
    check_keys(game, KEYS, what="game")
    rules = rule_set(game.get("rules", "pagat"), documents=documents)
    names = read_names(game.get("players"))
    dealer = read_place(names, game.get("dealer", names[-1]), at="dealer")
    with inside("deck"):
        deck = read_cards(str(game.get("deck", "")))
    given = game.get("moves", [])
    if not isinstance(given, list):
        raise InputError("given.moves", at="moves")
    moves = []
    for number, move in enumerate(given):
        if not isinstance(move, dict) or not {"by", "move"} <= set(move):
            raise InputError("given.move", at=f"moves.{number}")
        moves.append((str(move["by"]), str(move["move"])))
    return rules, deal(names, dealer, deck, rules), moves


def replay_lines(
    lines: Iterable[str], *, everything: bool = False, documents: tuple[AddedDocument, ...] = ()
) -> Iterator[tuple[str, bool]]:
    """Replay games written one JSON object a line, or one record; give each answer and whether it could be read."""
    text = list(lines)
    first = next((line for line in text if line.strip()), "{")
    if first.lstrip().startswith(("{", "[")):
        return answer_lines(text, partial(replay_game, everything=everything, documents=documents))
    return iter([written(replay_record("".join(text), everything=everything, documents=documents))])
