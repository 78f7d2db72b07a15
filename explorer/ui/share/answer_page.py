"""The answer of *Who is right?*, of two cards or a board, as one page that opens from disk and needs no Python."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from explorer.ui.reader import Reader
from explorer.ui.share.page import DEPTHS, EMPTY, Panels, kept_page, still_shell
from explorer.ui.share.seats import unnamed

SCREENS = ("settle", "board")
"""The screens whose panel, of their own name, answers a question."""

ALWAYS = ("shell", "glossary", "live")


def answers(reader: Reader, panels: Panels) -> bool:
    """Tell whether the open screen has an answer that can be kept."""
    return reader.tab in SCREENS and "answer" in panels[reader.tab](reader)


def answer_page(reader: Reader, panels: Panels, *, names: Iterable[str]) -> str:
    """Return the page of the answer that is open; ``names`` of players are left out."""
    recorded = unnamed(_record(reader, panels), names)
    return kept_page(recorded, title=str(recorded["start"][reader.tab]["question"]), lang=reader.lang)


def _record(reader: Reader, panels: Panels) -> dict[str, Any]:
    """Return the panel in every depth, as `explorer.ui.share.page.record` returns those of a step."""
    kept, tab = (reader.depth, reader.pasted, reader.large), reader.tab
    depth = reader.depth or ("verdict" if reader.narrow else "reasons")
    reader.pasted, reader.large = None, False
    start: dict[str, Any] = (
        {name: panels[name](reader) for name in ALWAYS} | {name: {} for name in EMPTY} | {"error": ""}
    )
    start["shell"] = still_shell(start["shell"])
    found = []
    for reader.depth in DEPTHS:
        found.append(_still(panels[tab](reader)))
        if reader.depth == depth:
            start[tab] = found[-1]
    reader.depth, reader.pasted, reader.large = kept
    deep = {one: place for place, one in enumerate(DEPTHS)}
    return {"start": start, "step": 0, "depth": depth, "deep": tab, "steps": {"0": {"why": deep}}, "panels": found}


def _still(panel: dict[str, Any]) -> dict[str, Any]:
    """Return a panel with the answer alone: without all that asks another question."""
    gone: dict[str, Any] = {name: None for name in ("typed", "quarrels", "sides", "paste") if name in panel}
    gone |= {name: [] for name in ("rows", "asks", "fields", "palette", "claims") if name in panel}
    gone |= {name: "" for name in ("clear", "board", "lead", "lay") if name in panel}
    why = panel["why"] | {"reasons": [{**one, "option_key": ""} for one in panel["why"].get("reasons", [])]}
    turning = panel["turning"] and {**panel["turning"], "apply": ""}
    return panel | gone | {"frozen": True, "why": why, "turning": turning}
