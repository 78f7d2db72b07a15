"""What a visitor could send who writes messages of their own: events of no kind, of wrong types, huge, nested deep."""

from __future__ import annotations

from pathlib import Path
from typing import Any


def _nested(depth: int) -> Any:
    inside: Any = []
    for _ in range(depth):
        inside = [inside]
    return inside


DEEP: Any = _nested(300)


def code(mark: Path) -> str:
    """Return Python that would leave a file behind."""
    return f"open({str(mark)!r}, 'w').close()"


def events(mark: Path) -> list[Any]:
    """Return what could stand for the list of events, each for itself; some would run code if anything ran it."""
    run, whole = code(mark), {"n": 1, "page": "forged"}
    return [
        [{**whole, "type": "no_such_event"}],
        [{**whole, "type": "handle"}, {**whole, "n": 2, "type": "__init__"}, {**whole, "n": 3, "type": "_open"}],
        [{**whole, "n": 4, "type": run}, {**whole, "n": 5, "type": "command", "text": run}],
        [{**whole, "n": 6, "type": "go", "step": run}, {**whole, "n": 7, "type": "go"}],
        [{**whole, "n": 8, "type": "paste", "text": f"pk1:r={run}"}, {**whole, "n": 9, "type": "paste", "text": 7}],
        [{**whole, "n": 10, "type": "card", "index": {"__class__": run}}],
        [{**whole, "n": "eleven", "type": "go"}, {"type": "go"}, run, None, 7],
        [{**whole, "n": 12, "type": "go", "step": DEEP}],
        [{**whole, "n": 13, "type": "command", "text": "x" * 5_000_000}],
        [{**whole, "n": 14 + number, "type": "go", "step": 1} for number in range(25_000)],
    ]
