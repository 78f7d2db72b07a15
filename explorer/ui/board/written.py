"""A position that was pasted: a judging case, the headers of a record, or a question in words."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

from explorer.engine.game import open_game, read_rules
from explorer.engine.given import check_keys
from explorer.engine.position import KEYS, read_asked
from explorer.errors import InputError
from explorer.notation.records import Record, read_record
from explorer.rules.ruleset import RuleSet, rule_set
from explorer.state import Move, State
from explorer.ui.board.position import Board


def read_written(text: str, rules: RuleSet) -> tuple[Board, RuleSet]:
    """Return the board that a text describes, and the rules that it names, else ``rules``.

    Raises:
        InputError: at the key, header or line of what cannot be read.
    """
    if text.lstrip().startswith("{"):
        return _case(text, rules)
    return _record(read_record(text), rules)


def _case(text: str, rules: RuleSet) -> tuple[Board, RuleSet]:
    try:
        case: Any = json.loads(text)
    except json.JSONDecodeError as error:
        at = f"line {error.lineno}"
        raise InputError("given.json", said=error, column=error.colno, at=at) from None
    except (ValueError, RecursionError) as error:  # a number or a depth beyond what Python reads
        raise InputError("given.json-unread", line=1, said=error, at="line 1") from None
    check_keys(case, KEYS, what="case")
    named = rule_set(case["rules"], documents=rules.documents) if "rules" in case else rules
    state, move = read_asked(case if "move" in case else {**case, "move": "pickup"}, named)
    return board_of(state, move), named


def _record(record: Record, rules: RuleSet) -> tuple[Board, RuleSet]:
    written = record.header("Rules")
    named = read_rules(written, documents=rules.documents) if written else rules
    game = open_game(record, rules=named)
    if game.state.turn is None:
        raise InputError("record.over", at="Turn")
    by, move = game.moves[0] if game.moves else (game.state.turn, Move("pickup"))
    return Board(game.state, by, move), named


def board_of(state: State, move: Move, by: int | None = None) -> Board:
    """Return a position and a move as a board; an answer is made by whoever is to move, where nobody is named."""
    acts = by if by is not None else state.turn if state.turn is not None else 0
    return Board(replace(state, turn=acts) if state.turn is None else state, acts, move)
