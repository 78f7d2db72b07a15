"""The panel ``grid``: what may go on what as a table of few signs, its difference from other rules, and sentences."""

from __future__ import annotations

from collections import Counter
from typing import Any

from explorer.ask.grid.difference import NEVER, SAME, SIGNS
from explorer.ask.grid.difference_words import difference_sentences
from explorer.ask.grid.grid import Cell
from explorer.ask.grid.items import ONE
from explorer.ask.grid.phrases import LED, Phrases
from explorer.ask.grid.slice import switches
from explorer.ask.grid.tops import Top
from explorer.ask.grid.words import heading, nothing, rule_sentences
from explorer.cards import Kind
from explorer.rules.decision import EMPTY
from explorer.trace.ours import base_words
from explorer.ui.grid.beside import beside_view
from explorer.ui.grid.look import FEW, SHOWN, TABLE, WORDS, Square, at, names, squares, unsettled
from explorer.ui.reader import Reader
from explorer.ui.say import text

LETTERS = "abcdefghijklmnopqrstuvwxyz"
"""What stands for a look, or for a sign, in the rows that are sent: a letter for each cell keeps them short."""

FALLS = {"clears": "falls", "stands": "stays", "must-take": "taken"}


def grid_view(reader: Reader) -> dict[str, Any]:
    """Return the table with its switches and legend, the sentences, and the rules that it is compared with."""
    rules, look = reader.rules, reader.grid
    rows = squares(rules, look)
    kinds = [one.kind for one in rows[0]] if rows else []
    red = rules.param("red_apart") | (look.against.param("red_apart") if look.against else frozenset())
    phrases = Phrases("", tuple(kinds), red)
    legend, signs = _Legend(), _Legend()
    either = unsettled(reader.open_rules(), look)
    shown = shown_of(reader)
    sent = [
        {
            "top": row[0].top,
            "label": _label(_top(row[0]), phrases),
            "spoken": phrases.tops([_top(row[0])]),
            "cells": "".join(
                legend.letter("amb", text("open.cell"))
                if (one.ours.top.id, one.ours.kind) in either
                else legend.letter(look_of(one.ours), _says(one.ours, phrases))
                for one in row
            ),
            "signs": "".join(_sign(one, reader, signs, phrases) for one in row) if look.against else "",
        }
        for row in rows
    ]
    return {
        "title": text("grid.title"),
        "head": heading(rules, at(rules, look)),
        "label": text("grid.label"),
        "keys": text("grid.keys"),
        "sideways": text("grid.sideways"),
        "shown": shown,
        "shows": [{"id": id, "label": text(f"grid.{id}"), "pressed": id == shown} for id in SHOWN],
        "switches": _switches(reader),
        "corner": phrases.say("grid", "corner"),
        "columns": [_column(kind, phrases) for kind in kinds],
        "rows": sent,
        "assumed": _assumed(reader),
        "empty": "" if rows else nothing(),
        "looks": legend.entries(),
        "signs": signs.entries(),
        "count": _count(rows),
        "colours": phrases.say("grid", "colours") if phrases.apart else "",
        "opened": ":".join(look.cell) if look.cell else "",
        "words": _words(reader),
        "beside": beside_view(reader),
    }


def shown_of(reader: Reader) -> str:
    """Return what the reader sees: what they chose, else the table, on a phone the sentences."""
    return reader.grid.shown or (WORDS if reader.narrow else TABLE)


def _assumed(reader: Reader) -> str:
    """Say by what the table goes where something is not agreed, and which of its cells are marked."""
    if not reader.open_keys:
        return ""
    told = text("open.assumed", name=base_words(reader.rules).name)
    return f"{told} {text('grid.singly')}" if len(reader.open_rules()) > FEW else told


def look_of(cell: Cell) -> str:
    """Return how a cell looks: whether its cards go, and what comes of it."""
    if cell.cannot:
        return "cannot"
    if not cell.goes:
        return "no"
    return FALLS.get(cell.effect, "again" if cell.next == "actor" else "yes")


class _Legend:
    """What letters stand for, each met for the first time; a label may be told in the legend, too."""

    def __init__(self) -> None:
        self._letters: dict[tuple[str, str], str] = {}

    def letter(self, look: str, label: str) -> str:
        return self._letters.setdefault((look, label), LETTERS[len(self._letters)])

    def entries(self) -> dict[str, dict[str, str]]:
        return {letter: {"look": look, "label": label} for (look, label), letter in self._letters.items()}


def _top(square: Square) -> Top:
    return square.pair.top if square.pair else square.ours.top


def _says(cell: Cell, phrases: Phrases) -> str:
    facts = {"goes": cell.goes, "effect": cell.effect, "next": cell.next, "cannot": cell.cannot}
    return phrases.say("grid", "legend", **facts)


def _sign(square: Square, reader: Reader, signs: _Legend, phrases: Phrases) -> str:
    """Return the letter of a cell's difference, ``.`` where there is none."""
    against = reader.grid.against
    if square.pair is None or against is None or square.pair.comes_to in (SAME, NEVER):
        return "."
    a, b = names(reader.rules, against)
    label = phrases.say("difference", "legend", square.pair.comes_to, a=a, b=b)
    return signs.letter(square.pair.comes_to, label)


def _count(rows: list[list[Square]]) -> dict[str, int]:
    """Return how many cells differ, by what they come to."""
    met = Counter(one.pair.comes_to for row in rows for one in row if one.pair)
    return {comes_to: number for comes_to, number in met.items() if SIGNS[comes_to]}


def _label(top: Top, phrases: Phrases) -> str:
    how = EMPTY if top.kind == EMPTY else LED if top.led else ONE
    return phrases.say("grid", "label", how, top=top.kind)


def _column(kind: Kind, phrases: Phrases) -> dict[str, str]:
    spoken = phrases.say("grid", "laid", kind=kind, count=1)
    return {"kind": kind, "label": phrases.say("grid", "short", top=kind), "spoken": spoken}


def _switches(reader: Reader) -> list[dict[str, Any]]:
    """Return the switches that can matter, each with its values."""
    known, there = switches(reader.rules), at(reader.rules, reader.grid)
    found = []
    for name in ("count", "run", "stock", "nines"):
        values: tuple[int | bool, ...] = getattr(known, name)
        if len(values) < 2:
            continue
        items = [
            {
                "id": str(int(value)),
                "label": _value(name, value, last=value == values[-1]),
                "spoken": text(f"grid.{name}-spoken", number=value) if name in ("count", "run") else "",
                "pressed": value == getattr(there, name),
            }
            for value in values
        ]
        found.append({"id": name, "label": text(f"grid.{name}"), "items": items})
    return found


def _value(name: str, value: int | bool, *, last: bool) -> str:
    if isinstance(value, bool):
        return text(f"grid.{name}-{'yes' if value else 'no'}")
    more = last and (value > 4 or name == "run")
    return text("grid.or-more", number=value) if more else str(value)


def _words(reader: Reader) -> list[dict[str, Any]]:
    """Return sentences under headings, where the rules part first."""
    rules, look, there = reader.rules, reader.grid, at(reader.rules, reader.grid)
    found = []
    if look.against is not None:
        called = names(rules, look.against)
        told = difference_sentences(rules, look.against, count=there.count, run=there.run, names=called)
        head = text("grid.words-apart", a=called[0], b=called[1])
        found.append({"head": head, "items": [one.text for one in told]})
    either = {top for top, _ in unsettled(reader.open_rules(), look)}
    told_here = [
        text("grid.words-open", sentence=one.text) if either & {top.id for top in one.group.tops} else one.text
        for one in rule_sentences(rules, count=there.count, run=there.run)
    ]
    head = text("grid.words-ours", slice=heading(rules, there, stock=False))
    return [*found, {"head": head, "items": told_here or [nothing()]}]
