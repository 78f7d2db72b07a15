"""The case and game files beside this module."""

import json
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent


def read(name: str) -> list[dict[str, Any]]:
    """Return the objects of a file, one a line."""
    return [json.loads(line) for line in (HERE / name).read_text("utf-8").splitlines() if line.strip()]


def asked(given: dict[str, Any]) -> str:
    """Return a case or game as a line without what is expected of it."""
    return json.dumps({key: value for key, value in given.items() if key != "expect"}, ensure_ascii=False)


def agrees(wanted: object, got: object) -> bool:
    """Tell whether an answer's value is what was expected; lists of effects and of names have no order."""
    return sorted(wanted) == sorted(got) if isinstance(wanted, list) and isinstance(got, list) else wanted == got
