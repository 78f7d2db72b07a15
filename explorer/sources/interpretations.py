"""What the documents leave open and this project had to settle: shown as ours, never as a document's word."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from explorer.errors import InputError

OPEN = ("two-readings", "corrupt")
KINDS = ("silence", *OPEN)
"""Kinds of decisions; those in ``OPEN`` have another reading that was not taken."""

PREFIX = "interpretation:"
LISTS = ("reads", "otherwise", "without")


@dataclass(frozen=True, slots=True)
class Interpretation:
    """One decision of ours.

    ``id`` is the full id (``interpretation:opening-whole-set``). ``kind`` is ``silence`` (no document says),
    ``two-readings`` or ``corrupt`` (the text is damaged). ``text`` is what we decided, ``other`` the reading not taken
    (may be empty for a silence), ``reason`` why, ``reads`` the full ids of the passages it reads.

    What the other reading would make of the rules, where there is one: ``otherwise`` are option values in place of
    those in force (``ace_on.picture``), ``without`` clauses, by name or id, that would not be there. Both only where
    ``when`` holds: pairs of a feature or an option key and the values that it must have, written as words. ``beyond``
    names what no option says: a decision whose outcome would be another, or something that a position does not show
    (``players``, ``turn``, ``claim``).
    """

    id: str
    kind: str
    text: str
    other: str
    reason: str
    reads: tuple[str, ...]
    otherwise: tuple[str, ...] = ()
    without: tuple[str, ...] = ()
    when: tuple[tuple[str, tuple[str, ...]], ...] = ()
    beyond: str = ""


def read_interpretations(file: Path) -> tuple[Interpretation, ...]:
    """Return the interpretations in ``file`` (TOML), in order; raises InputError when a key is missing or unknown."""
    entries: list[dict[str, Any]] = tomllib.loads(file.read_text("utf-8")).get("interpretation", [])
    return tuple(_interpretation(entry, at=f"{file.name}.{entry.get('id', '?')}") for entry in entries)


def _interpretation(entry: dict[str, Any], *, at: str) -> Interpretation:
    lists = {key: tuple(entry.get(key, ())) for key in LISTS}
    when = tuple((name, tuple(values)) for name, values in entry.get("when", {}).items())
    try:
        return Interpretation(**{**entry, **lists, "id": PREFIX + entry.get("id", ""), "when": when})
    except TypeError as error:
        raise InputError("data.wrong", said=f"an interpretation does not read: {error}", at=at) from error
