"""Positions written as the judging interface has them, judged."""

from typing import Any

from explorer.engine.judge import judge
from explorer.engine.position import read_case
from explorer.state import State
from explorer.trace.model import Judgement

PLAYERS = ["Anna", "Ben", "Carla"]


def judged(rules: str, pile: str, move: str, **more: Any) -> tuple[State, Judgement]:
    """Judge a move of Ben's, who sits between Anna and Carla and holds the cards of the move and a three.

    ``rules`` are a preset and changes (``pagat, led_ten clears``); ``more`` are other keys of the judging interface.
    """
    base, *changes = (part.strip() for part in rules.split(","))
    case = {
        "rules": {"base": base} | dict(change.split() for change in changes),
        "players": PLAYERS,
        "turn": "Ben",
        "hands": {"Anna": 5, "Ben": f"3S {move.partition(' ')[2]}" if move.startswith("play") else "3S", "Carla": 5},
        "pile": pile,
        "stock": 12,
        "move": move,
    }
    state, made, chosen = read_case(case | more)
    return state, judge(state, made, chosen)
