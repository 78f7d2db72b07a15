"""A danger as a game that can be stepped through: the position, and the moves that lead back to it."""

from __future__ import annotations

from collections.abc import Iterator

from explorer.ask.findings.dangers import Danger
from explorer.engine.game import LAID_OUT, ZONES, open_game, write_rules
from explorer.errors import InputError
from explorer.notation.records import Record, RecordedMove
from explorer.state import State


def round_record(danger: Danger, *, title: str = "", intro: str = "") -> Record | None:
    """Return the round of a danger as a record; ``None`` where it has none, or none that a record can tell."""
    if not danger.round:
        return None
    headers = (("Id", f"danger-{danger.kind}"), ("Title", title), *_headers(danger))
    moves = (RecordedMove(_actor(state), move) for state, move in danger.round)
    record = Record(tuple((key, said) for key, said in headers if said), intro, tuple(moves))
    return record if _comes_back(record) else None


def _headers(danger: Danger) -> Iterator[tuple[str, str]]:
    case = danger.example.case()
    yield "Rules", write_rules(danger.example.rules)
    yield "Players", ", ".join(case["players"])
    yield "Turn", case["turn"]
    yield "Opening", "yes" if case.get("opening") else ""
    for header, key in ZONES.items():
        for name, cards in case.get(key, {}).items():
            yield f"{header} {name}", str(cards)
    for header, key in LAID_OUT.items():
        yield header, str(case.get(key, ""))


def _actor(state: State) -> str:
    return state.names[state.turn or 0]


def _comes_back(record: Record) -> bool:
    """Tell whether a record can be read, and ends in the position in which it begins."""
    try:
        game = open_game(record)
        after = game.steps()[-1].after
    except InputError:
        return False
    return after.key() == game.state.key()
