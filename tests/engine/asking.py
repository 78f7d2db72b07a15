"""Short ways to ask the engine. Anna, Ben and Carla sit clockwise; unless said otherwise it is Ben's turn."""

from typing import Any

from explorer.engine.cases import judge_case
from explorer.engine.judge import judge
from explorer.engine.position import read_case
from explorer.state import State

Rules = str | dict[str, Any]


def case(move: str, ben: str | int = "", *, rules: Rules = "pagat", **more: Any) -> dict[str, Any]:
    """Write a case: Ben's hand, the rules (Pagat's base where none), and what differs from a usual position."""
    hands = {"Anna": more.pop("anna", 5), "Ben": ben, "Carla": more.pop("carla", 5)}
    usual = {"players": ["Anna", "Ben", "Carla"], "turn": "Ben", "hands": hands, "pile": "", "stock": 12}
    return usual | {"rules": rules, "move": move} | more


def ask(move: str, ben: str | int = "", *, rules: Rules = "pagat", **more: Any) -> dict[str, Any]:
    """Judge a case that can be."""
    answer = judge_case(case(move, ben, rules=rules, **more))
    assert "error" not in answer, answer
    return answer


def legal(move: str, ben: str | int = "", *, rules: Rules = "pagat", **more: Any) -> bool:
    """Tell whether a move is legal."""
    return bool(ask(move, ben, rules=rules, **more)["legal"])


def effects(move: str, ben: str | int = "", *, rules: Rules = "pagat", **more: Any) -> list[str]:
    """Return the effects of a legal move."""
    answer = ask(move, ben, rules=rules, **more)
    assert answer["legal"], answer["because"][0]
    return list(answer["effects"])


def reason(move: str, ben: str | int = "", *, rules: Rules = "pagat", **more: Any) -> str:
    """Return the first clause that an answer names, without its parameters."""
    return str(ask(move, ben, rules=rules, **more)["because"][0]["clause"]).partition("(")[0]


def after(move: str, ben: str | int = "", *, rules: Rules = "pagat", **more: Any) -> State:
    """Return the position after a legal move."""
    state, read, checked = read_case(case(move, ben, rules=rules, **more))
    found = judge(state, read, checked).after
    assert found is not None
    return found


def refused(given: dict[str, Any]) -> tuple[str, str]:
    """Return the place and the words of the error for a case that cannot be."""
    answer = judge_case(given)
    return answer["at"], answer["error"]
