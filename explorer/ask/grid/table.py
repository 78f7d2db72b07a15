"""The grid and the difference as tables: data for a view, and lines of text for a terminal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from explorer.ask.grid.difference import NEVER, SIGNS, Difference
from explorer.ask.grid.grid import Grid
from explorer.ask.grid.items import ONE
from explorer.ask.grid.phrases import LED, Phrases
from explorer.ask.grid.tops import Top
from explorer.cards import Kind
from explorer.rules.decision import EMPTY
from explorer.trace.language import language

WIDTH = 4
"""Characters a column of the text has; the widest table then fits into 80."""


def grid_table(slice: Grid, lang: str = "") -> dict[str, Any]:
    """Return a slice as plain data for a table: ``columns``, ``rows`` with their ``cells``, and a ``legend``.

    Every cell has its ``top`` and ``kind``, a ``mark`` of one character, and what is ``said`` of it. Rows that cannot
    arise are left out.
    """
    phrases = Phrases(lang, slice.kinds, slice.rules.param("red_apart"))
    laid = _laid(phrases, slice.at.count)
    rows, legend = [], dict[str, str]()
    said: dict[tuple[object, ...], tuple[str, ...]] = {}  # few cells differ in what they do
    for row in slice.rows:
        top, tops, cells = row[0].top, phrases.tops([row[0].top]), []
        for cell in row:
            facts = {"goes": cell.goes, "effect": cell.effect, "next": cell.next, "cannot": cell.cannot}
            facts |= {"top": top.kind, "many": slice.at.count > 1}
            key = (*facts.values(),)
            if key not in said:
                said[key] = tuple(phrases.say("grid", name, **facts) for name in ("mark", "legend", "does"))
            mark, label, does = said[key]
            spoken = phrases.say("grid", "spoken", laid=laid[cell.kind], does=does, tops=tops, **facts)
            cells.append({"top": top.id, "kind": cell.kind, "mark": mark, "said": spoken})
            legend.setdefault(mark, label)
        if not all(cell.cannot for cell in row):
            rows.append({"top": top.id, "label": _label(top, phrases), "cells": cells})
    return _table(phrases, slice.kinds, rows, legend)


def difference_table(apart: Difference, names: tuple[str, str], lang: str = "") -> dict[str, Any]:
    """Return a difference as plain data for a table, as `grid_table` does; ``names`` are those of the rule sets."""
    red = apart.a.rules.param("red_apart") | apart.b.rules.param("red_apart")
    phrases = Phrases(lang, apart.kinds, red)
    laid = _laid(phrases, apart.a.at.count)
    speech = language(lang)
    marks = {comes_to: sign or str(speech.at("difference", "mark", comes_to)) for comes_to, sign in SIGNS.items()}
    rows, legend = [], dict[str, str]()
    for row in apart.rows:
        top, tops, cells = row[0].top, phrases.tops([row[0].top]), []
        for pair in row:
            mark, spoken = marks[pair.comes_to], ""
            if pair.comes_to != NEVER:
                if mark not in legend:
                    legend[mark] = phrases.say("difference", "legend", pair.comes_to, a=names[0], b=names[1])
                facts = {"laid": laid[pair.kind], "top": top.kind, "tops": tops, "legend": legend[mark]}
                spoken = phrases.say("difference", "spoken", **facts)
            cells.append({"top": top.id, "kind": pair.kind, "mark": mark, "said": spoken})
        if any(cell["said"] for cell in cells):
            rows.append({"top": top.id, "label": _label(top, phrases), "cells": cells})
    return _table(phrases, apart.kinds, rows, legend)


def text_table(table: dict[str, Any]) -> str:
    """Return a table as lines of text, its legend below.

    >>> from explorer.ask.grid.grid import grid
    >>> from explorer.rules.ruleset import rule_set
    >>> print(text_table(grid_table(grid(rule_set("pagat")))).splitlines()[8])
         9   ·   ·   ·   ·   ·   ·   ✓   ↓   ✓   ✓   ✓   ·   ✓
    """
    margin = max(len(row["label"]) for row in [{"label": table["corner"]}, *table["rows"]])
    lines = [_line(table["corner"], (column["label"] for column in table["columns"]), margin)]
    lines += [_line(row["label"], (cell["mark"] for cell in row["cells"]), margin) for row in table["rows"]]
    legend = "   ".join(f"{entry['mark']} {entry['label']}" for entry in table["legend"] if entry["mark"].strip())
    notes = [legend, *([table["colours"]] if table["colours"] else [])]
    return "\n".join([*lines, "", *notes])


def _table(
    phrases: Phrases, kinds: Sequence[Kind], rows: list[dict[str, Any]], legend: dict[str, str]
) -> dict[str, Any]:
    columns = [{"kind": kind, "label": phrases.say("grid", "short", top=kind)} for kind in kinds]
    return {
        "corner": phrases.say("grid", "corner"),
        "columns": columns,
        "rows": rows,
        "legend": [{"mark": mark, "label": label} for mark, label in legend.items()],
        "colours": phrases.say("grid", "colours") if phrases.apart else "",
    }


def _laid(phrases: Phrases, count: int) -> dict[Kind, str]:
    return {kind: phrases.say("grid", "laid", kind=kind, count=count) for kind in phrases.every}


def _label(top: Top, phrases: Phrases) -> str:
    how = EMPTY if top.kind == EMPTY else LED if top.led else ONE
    return phrases.say("grid", "label", how, top=top.kind)


def _line(label: str, marks: Iterable[str], margin: int) -> str:
    return (label.rjust(margin) + "".join(mark.rjust(WIDTH) for mark in marks)).rstrip()
