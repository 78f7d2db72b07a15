"""A sweep in a file: to be read by people and programs, and to be gone on with. Nothing in it is counted twice."""

from __future__ import annotations

import json
import math
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from explorer.engine.game import write_rules
from explorer.errors import InputError
from explorer.lab.arms import Arm
from explorer.lab.files import read_rows, write_rows
from explorer.lab.measures import measures
from explorer.lab.sweep import Swept
from explorer.lab.tally import Tally, as_data, from_data
from explorer.lab.variants import Settings


def write_sweep(file: Path, ours: Arm, swept: Swept) -> None:
    """Write a sweep, a row for each rule set: what it is, its measures with intervals, and its tally to go on from.

    Raises:
        InputError: at the file's name, when it cannot be written.
    """
    write_rows(file, list(_rows(ours, swept)))


def _rows(ours: Arm, swept: Swept) -> Iterator[dict[str, Any]]:
    for settings, tally in swept.items():
        row = _named(ours) | {
            "changes": len(settings),
            "settings": ", ".join(f"{key} {value}" for key, value in settings),
        }
        yield row | _told(tally) | {"tally": json.dumps(as_data(tally), separators=(",", ":"))}


def write_tallies(file: Path, played: Iterable[tuple[Arm, Tally]]) -> None:
    """Write what was played, a row for each rule set and way to play, with the measures and their intervals.

    Raises:
        InputError: at the file's name, when it cannot be written.
    """
    write_rows(file, [{"rules": write_rules(arm.rule_set)} | _table(arm) | _told(tally) for arm, tally in played])


def _told(tally: Tally) -> dict[str, Any]:
    row: dict[str, Any] = {"games": tally.games}
    for measure in measures(tally.players, bluff=True):
        told = measure.of(tally)
        for name in ("value", "low", "high"):
            value = math.nan if told is None else float(getattr(told, name))
            row[measure.id + ("" if name == "value" else f" {name}")] = None if math.isnan(value) else value
    return row


def _named(ours: Arm) -> dict[str, Any]:
    """Return what all rows of a sweep have in common."""
    return {"ours": write_rules(ours.rule_set)} | _table(ours)


def _table(arm: Arm) -> dict[str, Any]:
    return {"players": arm.players, "policies": " ".join(arm.policies), "seed": arm.seed, "limit": arm.limit}


def read_sweep(file: Path, ours: Arm) -> dict[Settings, Tally]:
    """Return a sweep that was written, to go on with; nothing, where there is no such file.

    Raises:
        InputError: at the file's name, when it is of another sweep, or cannot be read.
    """
    if not file.exists():
        return {}
    found: dict[Settings, Tally] = {}
    for number, row in enumerate(read_rows(file), start=1):
        try:
            other = [name for name, value in _named(ours).items() if str(row[name]) != str(value)]
            words = [part.split(" ") for part in str(row["settings"] or "").split(", ") if part]
            settings, tally = tuple((key, value) for key, value in words), from_data(json.loads(row["tally"]))
        except (KeyError, TypeError, ValueError):
            raise InputError("sweep.unreadable", at=str(file)) from None
        if other:
            raise InputError("sweep.other", names=tuple(other), at=str(file))
        if settings in found:
            raise InputError("sweep.twice", row=number, at=str(file))
        found[settings] = tally
    return found
