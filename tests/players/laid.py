"""Positions laid out by hand, as a seat sees them. Anna, Ben and Carla sit clockwise, and Ben decides."""

from typing import Any

from explorer.engine.position import read_position
from explorer.players.sight import Sight, sight
from explorer.rules.ruleset import rule_set


def seen(ben: str, *, pile: str = "", stock: int = 12, rules: Any = "pagat", **more: Any) -> Sight:
    """Return the move that Ben has to make; ``more`` are other keys of the judging interface."""
    chosen = rule_set(rules)
    hands = {"Anna": more.pop("anna", 5), "Ben": ben, "Carla": more.pop("carla", 5)}
    case = {"players": ["Anna", "Ben", "Carla"], "turn": "Ben", "hands": hands, "pile": pile, "stock": stock} | more
    return sight(read_position(case, chosen), 1, chosen)
