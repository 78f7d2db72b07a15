"""The position that an exercise asks about, from a code or from the few words in which a lesson gives it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from explorer.engine.game import read_rules
from explorer.engine.position import read_case
from explorer.errors import InputError, inside
from explorer.rules.ruleset import RuleSet
from explorer.state import Move, State
from explorer.ui.codec import read_code
from explorer.ui.screens import IDS

PLAYERS = ("Anna", "Ben", "Carla")
TURN, HELD, STOCK = "Ben", 5, 12
"""Who is to move, and how many cards others and the stock have, where a lesson says nothing of it."""

Given = tuple[State, Move, int, RuleSet]
"""A position, a move, the seat that makes it, and the rules."""


def read_given(case: Mapping[str, Any]) -> Given:
    """Read what is asked about.

    ``case`` has either a ``code`` of the explorer in which a position is laid out, or what `judge` takes, with less to
    write: ``hand`` are the cards of whoever is to move, ``rules`` may be a text such as ``"guide, led_ten clears"``.

    Raises:
        InputError: at the place of what cannot be.
    """
    if "code" in case:
        return _laid_out(str(case["code"]))
    whole: dict[str, Any] = {"rules": "pagat", "players": list(PLAYERS), "turn": TURN, "stock": STOCK, **case}
    hand = whole.pop("hand", None)
    held: dict[str, Any] = {name: HELD for name in whole["players"] if name != whole["turn"]}
    if hand is not None:
        held[whole["turn"]] = hand
    whole["hands"] = held | dict(whole.get("hands", {}))
    if isinstance(whole["rules"], str):
        whole["rules"] = read_rules(whole["rules"]).given()
    state, move, rules = read_case(whole)
    by = state.seat(str(whole["turn"]))
    return state, move, by, rules


def _laid_out(code: str) -> Given:
    with inside("code"):
        place, troubles = read_code(code, games=(), tabs=IDS)
        if troubles:
            raise troubles[0]
        if place.board is None:
            raise InputError("lesson.no-position")
    return place.board.state, place.board.move, place.board.by, place.rules
