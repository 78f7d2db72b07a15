"""Which lines a sheet can have, in which order, and when: read from ``lines.toml``."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

KINDS = ("clause", "fact", "option", "added", "players")
"""What a line can come from."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A line that a sheet can have: from something of a kind, by its ``name``; see the head of ``lines.toml``."""

    kind: str
    name: str
    when: Mapping[str, str] = field(default_factory=dict)
    any_of: tuple[str, ...] = ()
    none_of: tuple[str, ...] = ()
    asks: Mapping[str, str] = field(default_factory=dict)
    top: str = ""


@dataclass(frozen=True, slots=True)
class Layout:
    """The entries by section, and the clauses without a line of their own, each with what says it instead."""

    sections: tuple[tuple[str, tuple[Entry, ...]], ...]
    said: Mapping[str, str]

    @property
    def entries(self) -> tuple[Entry, ...]:
        """Every entry, in order."""
        return tuple(entry for _, entries in self.sections for entry in entries)


@cache
def layout() -> Layout:
    """Return the layout of every sheet."""
    data = tomllib.loads(Path(__file__).with_name("lines.toml").read_text("utf-8"))
    sections = tuple((one["id"], tuple(map(_entry, one["lines"]))) for one in data["section"])
    return Layout(sections, data["said"])


def _entry(given: dict[str, Any]) -> Entry:
    kind = next(kind for kind in KINDS if kind in given)
    when = dict(pair.split("=") for pair in given.get("when", "").split())
    with_, without = tuple(given.get("with", ())), tuple(given.get("without", ()))
    return Entry(kind, str(given[kind]), when, with_, without, given.get("asks", {}), given.get("top", ""))
