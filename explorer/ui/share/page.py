"""An explanation or a whole game as one page that opens from disk and needs no Python: only what is recorded in it."""

from __future__ import annotations

import html
import json
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any

from explorer.ui.bundle import module_text, style_text
from explorer.ui.reader import Reader
from explorer.ui.say import text
from explorer.ui.share.receipt import receipt
from explorer.ui.share.seats import unnamed

Views = dict[str, dict[str, Any]]
Panels = Mapping[str, Callable[[Reader], dict[str, Any]]]

DEPTHS = ("verdict", "reasons", "everything")
STEPPED = ("game", "table", "told", "live")
"""The panels that differ from step to step, besides the reasons, which differ by depth as well."""

SHOWN = ("shell", "moves", "glossary", *STEPPED)
EMPTY = ("games", "others", "notice", "code", "command", "share")

_HERE = Path(__file__).parent


def page(reader: Reader, panels: Panels, *, whole: bool, names: Iterable[str]) -> str:
    """Return the page of the open step, or of the ``whole`` game, as *Watch* shows it to this reader.

    ``panels`` make what the page shows of the reader, whose place is the same afterwards. ``names`` are left out.
    """
    recorded = unnamed(record(reader, panels, whole=whole), names)
    return kept_page(recorded, title=str(recorded["start"]["game"]["title"]), lang=reader.lang)


def kept_page(recorded: Mapping[str, Any], *, title: str, lang: str) -> str:
    """Return a page that shows what is recorded, with style and script in it."""
    filled = {
        "lang": lang,
        "title": html.escape(title),
        "style": style_text().replace("</", "<\\/"),
        "needs": html.escape(text("share.needs-script")),
        "data": json.dumps(recorded, ensure_ascii=False, separators=(",", ":")).replace("</", "<\\/"),
        "module": module_text().replace("export default ", "const explorer = "),
        "alone": (_HERE / "alone.js").read_text("utf-8"),
    }
    parts = (_HERE / "alone.html").read_text("utf-8").split("%%")
    return "".join(filled[part] if at % 2 else part for at, part in enumerate(parts))


def record(reader: Reader, panels: Panels, *, whole: bool) -> dict[str, Any]:
    """Return the panels of every step as plain data, equal ones once.

    ``start`` are those at the beginning, ``step`` and ``depth`` where that is, ``steps`` for each step the numbers of
    its panels in ``panels``, and by depth of its reasons.
    """
    kept = (reader.tab, reader.step, reader.depth, reader.asks, reader.chosen, reader.lay, reader.pasted)
    depth = reader.depth or ("verdict" if reader.narrow else "reasons")
    reader.tab, reader.asks = "watch", False
    reader.pasted = None  # what was pasted is for the session alone
    found: dict[str, dict[str, Any]] = {}

    def number(panel: dict[str, Any]) -> int:
        written = json.dumps(panel, sort_keys=True)
        found.setdefault(written, panel)
        return list(found).index(written)

    steps: dict[str, Any] = {}
    start: dict[str, Any] = {}
    for step in range(reader.watching().last + 1) if whole else [reader.step]:
        if whole:
            reader.step = step
            if step != kept[1]:  # a move that is looked at stands where it was looked at
                reader.choose(None)
            else:
                reader.choose(kept[4], lay=kept[5])
        steps[str(step)] = {"why": {}}
        for reader.depth in DEPTHS:
            shown = still({name: panels[name](reader) for name in (*SHOWN, "why")}, whole=whole)
            steps[str(step)]["why"][reader.depth] = number(shown["why"])
            if step == kept[1] and reader.depth == depth:
                start = {name: shown[name] for name in (*SHOWN, "why")} | {name: {} for name in EMPTY} | {"error": ""}
        steps[str(step)] |= {name: number(shown[name]) for name in STEPPED}
    reader.tab, reader.step, reader.depth, reader.asks, reader.chosen, reader.lay, reader.pasted = kept
    return {"start": start, "step": reader.step, "depth": depth, "steps": steps, "panels": list(found.values())}


def still(views: Views, *, whole: bool) -> Views:
    """Return panels without all that would ask Python, and with a receipt in the place of the code."""
    game, table, told, why = (dict(views[name]) for name in ("game", "table", "told", "why"))
    game |= {"adopt": "", "line": None, "ask": {"shown": False}}
    game["seats"] = {**game["seats"], "items": []}
    if not whole:
        game["frozen"] = True
    table["hand"] = still_hand(table["hand"])
    told["parts"] = None
    told["cycle"] = told["cycle"] and {**told["cycle"], "button": ""}
    why["back"] = ""
    why["reasons"] = [{**one, "option_key": ""} for one in why.get("reasons", [])]
    moves = dict(views["moves"])
    moves["items"] = [_line(one) for one in moves["items"]] if whole else []
    return {
        **views,
        "shell": still_shell(views["shell"]),
        "game": game,
        "table": table,
        "told": told,
        "why": why,
        "moves": moves,
    }


def still_shell(shell: Mapping[str, Any]) -> dict[str, Any]:
    """Return the frame without tabs and languages, and with the receipt."""
    gone = {"tabs": [], "parts": [], "languages": [], "frozen": True, "note": " ".join([receipt(), shell["note"]])}
    return {**shell, **gone, "strip": {**shell["strip"], "change": ""}}


def still_hand(hand: Mapping[str, Any]) -> dict[str, Any]:
    """Return the hand at the foot with cards that are pictures and not buttons."""
    cards = {name: [{**one, "still": True} for one in hand.get(name) or []] for name in ("cards", "up", "down")}
    return {**hand, **cards, "chooser": None}


def _line(item: dict[str, Any]) -> dict[str, Any]:
    differs = {**item["differs"], "button": ""} if item["differs"] else None
    return {**item, "differs": differs}
