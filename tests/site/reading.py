"""What the page's own script makes of the written data (``first.js``), in Python: tests compare it with the session."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from explorer.site.places import FOLLOWS, PARTS, PUT, Spot
from explorer.site.pool import REFERENCE


def follow(spot: Spot, event: Mapping[str, Any]) -> Spot | None:
    """Return where an event leads; ``None`` where only Python knows, or a code tells."""
    for way in FOLLOWS.get(str(event["type"]), ()):
        if all(event.get(name) == value for name, value in way.get("when", {}).items()) and "set" in way:
            return spot | {name: str(event["id"]) if value == "$id" else value for name, value in way["set"].items()}
    return None


def put_together(spot: Spot, named: Mapping[str, Any]) -> dict[str, Any] | None:
    """Return the panels of a place from what is written down; ``None`` where a part of it is not."""
    panels: dict[str, Any] = {}
    for part in [one for one in PARTS if one.fits(spot)]:
        key = part.key(spot)
        if key not in named:
            return None
        panels[part.panel] = changed(panels[part.panel], named[key]) if part.panel in panels else named[key]
    return panels


def changed(data: Any, by: Any) -> Any:
    """Return data with what differs in them."""
    if not isinstance(by, dict):
        return by
    if PUT in by:
        return by[PUT]
    if not isinstance(data, dict):
        return data
    told = data | {name: changed(data.get(name), part) for name, part in by.items()}
    return {name: part for name, part in told.items() if part is not None or name not in by}


def spread(written: Mapping[str, Any]) -> dict[str, Any]:
    """Return what was shared, as it was."""
    pool: list[Any] = []

    def fill(data: Any) -> Any:
        if not isinstance(data, dict) or REFERENCE not in data:
            return _inside(fill, data)
        found = data[REFERENCE]
        if not isinstance(found, list):
            return pool[found]
        return dict(zip(written["shapes"][found[0]], map(fill, found[1:]), strict=True))

    for part in written["pool"]:
        pool.append(fill(part))  # noqa: PERF401 – each may refer to those before it
    return {name: fill(data) for name, data in written["named"].items()}


def _inside(change: Callable[[Any], Any], data: Any) -> Any:
    if isinstance(data, dict):
        return {name: change(part) for name, part in data.items()}
    return [change(part) for part in data] if isinstance(data, list) else data
