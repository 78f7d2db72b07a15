"""A position as plain data (the judging interface), read and checked."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from explorer.engine.as_it_lies import leader_of
from explorer.engine.check import check_move, check_position
from explorer.engine.given import check_keys, read_names, read_place, read_text
from explorer.engine.latest import read_latest
from explorer.errors import InputError, inside
from explorer.notation.cards import read_cards, read_collection, read_pile
from explorer.notation.moves import read_move
from explorer.rules.ruleset import RuleSet, rule_set
from explorer.sources.added import AddedDocument
from explorer.state import Cards, Move, Seat, State

KEYS = (
    *(
        "id",
        "rules",
        "players",
        "dealer",
        "turn",
        "hands",
        "table_up",
        "table_down",
        "pile",
        "stock",
        "discard",
        "move",
    ),
    *("opening", "led_by", "last_play", "drawn", "by", "cleared", "expect"),
)


def read_case(case: Mapping[str, Any], *, documents: Iterable[AddedDocument] = ()) -> tuple[State, Move, RuleSet]:
    """Read a judging case: a position, a move and the rules, which may stand on added ``documents``.

    Raises:
        InputError: at the dotted path of what cannot be.
    """
    check_keys(case, KEYS, what="case")
    rules = rule_set(case.get("rules", "pagat"), documents=documents)
    state, move = read_asked(case, rules)
    check_position(state, rules, move)
    check_move(state, move, rules)
    return state, move, rules


def read_asked(case: Mapping[str, Any], rules: RuleSet) -> tuple[State, Move]:
    """Read the position and the move of a case under some rules, whatever rules it names itself; neither is checked.

    Raises:
        InputError: at the dotted path of what cannot be read.
    """
    state = _lying(case, rules)
    with inside("move"):
        move = read_move(read_text(case, "move"))
    return read_latest(case, state, rules, move), move


def read_position(case: Mapping[str, Any], rules: RuleSet) -> State:
    """Read the position of a case.

    Raises:
        InputError: at the dotted path of what cannot be read.
    """
    return read_latest(case, _lying(case, rules), rules)


def _lying(case: Mapping[str, Any], rules: RuleSet) -> State:
    """Read everything but the latest play."""
    names = read_names(case.get("players"))
    if "turn" not in case:
        raise InputError("given.turn", at="turn")
    turn = read_place(names, case["turn"], at="turn")
    if "dealer" in case:
        read_place(names, case["dealer"], at="dealer")
    zones = [_zone(case, key, names) for key in ("hands", "table_up", "table_down")]
    seats = tuple(Seat(name, *(zone.get(name, Cards()) for zone in zones)) for name in names)
    with inside("pile"):
        pile = read_pile(read_text(case, "pile"), rules.param("red_apart"))
    with inside("discard"):
        aside = Cards(read_cards(read_text(case, "discard")))
    opening = case.get("opening", False)
    if not isinstance(opening, bool):
        raise InputError("given.opening", at="opening")
    state = State(seats, turn, pile, _stock(case), aside, opening)
    owed = leader_of(state, rules)
    if "led_by" in case:
        led_by = read_place(names, case["led_by"], at="led_by")
        if owed is not None and led_by == turn:
            raise InputError("given.led-by", name=names[turn], at="led_by")
        owed = None if owed is None else led_by
    return replace(state, owed=owed)


def _zone(case: Mapping[str, Any], key: str, names: tuple[str, ...]) -> dict[str, Cards]:
    given = case.get(key, {})
    if not isinstance(given, Mapping):
        raise InputError("given.zone", key=key, at=key)
    for name in given:
        read_place(names, name, at=f"{key}.{name}")
    return {name: _collection(value, f"{key}.{name}") for name, value in given.items()}


def _stock(case: Mapping[str, Any]) -> Cards:
    given = case.get("stock", 0)
    stock = _collection(given, "stock")
    if stock.known and stock.unknown and "?" in given.split()[: len(stock.known)]:
        raise InputError("given.stock-order", at="stock")
    return stock


def _collection(given: Any, at: str) -> Cards:
    if isinstance(given, bool) or not isinstance(given, (int, str)) or (isinstance(given, int) and given < 0):
        raise InputError("given.cards", at=at)
    if isinstance(given, int):
        return Cards(unknown=given)
    with inside(at):
        return read_collection(given)
