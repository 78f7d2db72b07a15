"""What cases and games have in common as plain data: their keys, and the players by name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from explorer.errors import InputError, unknown
from explorer.rules.catalogue.facts import FEWEST_PLAYERS, MOST_PLAYERS


def check_keys(given: object, known: tuple[str, ...], *, what: str) -> None:
    """Check that a case or game is a JSON object without keys that mean nothing.

    Raises:
        InputError: at ``line``, or at the key.
    """
    if not isinstance(given, Mapping):
        raise InputError("given.object", what=what, at="line")
    for key in given:
        if key not in known:
            raise unknown("key", str(key), known, at=str(key))


def read_text(case: Mapping[str, Any], key: str) -> str:
    """Read a text, empty where the key is not there.

    Raises:
        InputError: without a place, when it is no text.
    """
    given = case.get(key, "")
    if not isinstance(given, str):
        raise InputError("given.text")
    return given


def read_names(given: Any) -> tuple[str, ...]:
    """Read the players, in seating order.

    Raises:
        InputError: at ``players``, when there are too few or too many, or one sits there twice.
    """
    if not isinstance(given, list) or not all(isinstance(name, str) and name.strip() for name in given):
        raise InputError("given.players", at="players")
    if not FEWEST_PLAYERS <= len(given) <= MOST_PLAYERS:
        raise InputError(
            "given.players-number", number=len(given), fewest=FEWEST_PLAYERS, most=MOST_PLAYERS, at="players"
        )
    for name, times in Counter(given).items():
        if times > 1:
            raise InputError("given.player-twice", name=name, times=times, at="players")
    return tuple(given)


def read_place(names: tuple[str, ...], given: Any, *, at: str) -> int:
    """Read a player's name and return their place at the table.

    Raises:
        InputError: at ``at``, when nobody of that name plays.
    """
    if given not in names:
        raise unknown("player", str(given), names, at=at)
    return names.index(given)
