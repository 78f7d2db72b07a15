"""What comes in from a page is looked at before anything answers to it: anybody who can open a page can send it."""

from __future__ import annotations

from typing import Any

MOST_PARTS = 20_000
"""How many strings, numbers and lists the events that wait may have in all; a pasted text is one."""

LONGEST = 4_000_000
"""How many characters their texts may have in all; a document of a group's own has some ten thousand."""

DEEPEST = 8
"""How deep lists may lie in one another."""


def readable_events(sent: Any) -> tuple[list[dict[str, Any]], bool]:
    """Return the events that have the form of one, oldest first, and whether that is all that was sent.

    >>> readable_events([{"n": 1, "page": "a", "type": "go", "step": 3}, {"n": "x"}])
    ([{'n': 1, 'page': 'a', 'type': 'go', 'step': 3}], False)
    """
    if not isinstance(sent, list) or not _bounded(sent):
        return [], False
    events = [event for event in sent if _is_event(event)]
    return events, len(events) == len(sent)


def _is_event(event: Any) -> bool:
    """Tell whether it has a serial number, a page view that it comes from, and a kind."""
    if not isinstance(event, dict) or type(event.get("n")) is not int:
        return False
    return all(isinstance(event.get(name), str) and len(event[name]) <= 100 for name in ("page", "type"))


def _bounded(sent: list[Any]) -> bool:
    """Tell whether it is of a size that a page sends; walks it without recursion, as it may be nested too deep."""
    parts = length = 0
    waiting: list[tuple[Any, int]] = [(sent, 0)]
    while waiting:
        at, depth = waiting.pop()
        parts += 1
        if isinstance(at, dict):
            waiting += [(one, depth + 1) for pair in at.items() for one in pair]
        elif isinstance(at, list | tuple):
            waiting += [(one, depth + 1) for one in at]
        elif isinstance(at, str):
            length += len(at)
        if parts + len(waiting) > MOST_PARTS or length > LONGEST or depth > DEEPEST:
            return False
    return True
