"""Plain data in which equal parts stand once: answers have most of their words in common."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any

REFERENCE = "$"
"""The one key of what stands for a part of the pool, by its number there, or for values whose names stand apart."""

SHORTEST = 30
"""So many characters a part has at least to be worth a reference."""

FEWEST = 3
"""So many names a part has at least to have them stand apart: the values follow the number of its names."""


def shared(named: Mapping[str, Any]) -> dict[str, Any]:
    """Return ``{"pool": […], "named": {…}, "shapes": […]}``; a part of the pool may refer to earlier ones.

    >>> shared({"a": ["a sentence that is long enough to share"], "b": "a sentence that is long enough to share"})
    {'pool': ['a sentence that is long enough to share'], 'named': {'a': [{'$': 0}], 'b': {'$': 0}}, 'shapes': []}
    """
    written: Counter[str] = Counter()
    for data in named.values():
        _count(data, written)
    pool: list[Any] = []
    numbers: dict[str, int] = {}
    shapes: dict[tuple[str, ...], int] = {}

    def share(data: Any) -> Any:
        key = _key(data)
        if len(key) < SHORTEST or written[key] < 2:
            return inside(data)
        if key not in numbers:
            inner = inside(data)
            numbers[key] = len(pool)
            pool.append(inner)
        return {REFERENCE: numbers[key]}

    def inside(data: Any) -> Any:
        if not isinstance(data, dict) or len(data) < FEWEST:
            return _map(share, data)
        shape = shapes.setdefault(tuple(data), len(shapes))
        return {REFERENCE: [shape, *map(share, data.values())]}

    return {"pool": pool, "named": {name: share(data) for name, data in named.items()}, "shapes": [*map(list, shapes)]}


def _count(data: Any, written: Counter[str]) -> None:
    key = _key(data)
    if len(key) >= SHORTEST:
        written[key] += 1
    if written[key] < 2:  # what stands inside of an equal part is shared with it
        for part in _parts(data):
            _count(part, written)


def _key(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False) if isinstance(data, dict | list | str) else ""


def _parts(data: Any) -> Iterable[Any]:
    return data.values() if isinstance(data, dict) else data if isinstance(data, list) else ()


def _map(change: Callable[[Any], Any], data: Any) -> Any:
    if isinstance(data, dict):
        return {name: change(part) for name, part in data.items()}
    return [change(part) for part in data] if isinstance(data, list) else data
