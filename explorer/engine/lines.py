"""JSON objects as they come in: one a line, or a single one over several lines."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from explorer.errors import InputError


def answer_lines(lines: Iterable[str], answer: Callable[[Any], dict[str, Any]]) -> Iterator[tuple[str, bool]]:
    """Answer every object on a line of its own, and tell of each whether it could be read whole."""
    for given in objects(lines):
        yield written(refusal(given) if isinstance(given, InputError) else answer(given))


def answered(given: Any, answer: Callable[[Any], dict[str, Any]]) -> dict[str, Any]:
    """Answer one object under its own ``id``; for one that cannot be there are ``error`` and ``at`` instead."""
    try:
        found = answer(given)
    except InputError as error:
        return refusal(error, id=name_of(given))
    return {"id": name_of(given)} | found


def written(found: dict[str, Any]) -> tuple[str, bool]:
    """Write an answer as a line, and tell whether what it answers could be read whole."""
    readable = "error" not in found and not any("error" in step for step in found.get("steps", ()))
    return json.dumps(found, ensure_ascii=False), readable


def refusal(error: InputError, *, id: Any = None) -> dict[str, Any]:
    """Write an error as the judging interface wants it."""
    return {"id": id, "error": error.message, "at": error.at}


def name_of(given: Any) -> Any:
    """Return the ``id`` of a case or game, which is given back; ``None`` where there is none."""
    return given.get("id") if isinstance(given, dict) else None


def objects(lines: Iterable[str]) -> Iterator[Any]:
    """Give every object, or the error of a line that is none; empty lines are passed over."""
    text = list(lines)
    whole = _whole([line for line in text if line.strip()])
    if whole is not None:
        yield whole
        return
    for number, line in enumerate(text, start=1):
        if line.strip():
            try:
                yield json.loads(line)
            except json.JSONDecodeError as error:
                yield InputError("given.json-line", line=number, said=error.msg, column=error.pos + 1, at="line")
            except (ValueError, RecursionError) as error:
                yield InputError("given.json-unread", line=number, said=error, at="line")


def _whole(lines: list[str]) -> Any:
    """Return the one object that goes over several lines, or ``None`` where each line is to be read by itself."""
    if len(lines) < 2 or _parsed(lines[0]) is not None:
        return None
    return _parsed("".join(lines))


def _parsed(text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return None
