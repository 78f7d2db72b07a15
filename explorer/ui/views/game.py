"""The heading of *Watch*: which game, which step, whose cards are shown."""

from __future__ import annotations

from typing import Any

from explorer.ui.reader import OPEN_HANDS, Reader
from explorer.ui.say import text
from explorer.ui.views.phrases import asked, rules_name, said


def game_view(reader: Reader) -> dict[str, Any]:
    """Return what the open game is, and where in it the reader is."""
    watching, entry = reader.watching(), reader.entry()
    record = watching.game.record
    names = watching.game.state.names
    asking = reader.asking(entry)
    what = said(entry) if not asking else asked(reader, entry)
    theirs, ours = rules_name(watching.game.rules), rules_name(watching.rules)
    own = watching.rules == watching.game.rules
    subtitle = text("game.own-rules", theirs=theirs) if own else text("game.other-rules", theirs=theirs, ours=ours)
    former = text("game.judge-ours", ours=rules_name(reader.former)) if reader.former else ""
    any_asked = any(entry.recorded is not None and entry.recorded.ask for entry in watching.entries)
    return {
        "title": record.header("Title"),
        "subtitle": subtitle,
        "adopt": former if own else text("game.adopt"),
        "intro": "",
        "step": entry.number,
        "last": watching.last,
        "at": text("game.at", step=entry.number, last=watching.last),
        "of": text("game.of", last=watching.last),
        "value_text": text("game.value", step=entry.number, last=watching.last, what=what),
        "flag": None
        if watching.parts is None
        else {"step": watching.parts, "label": text("game.flag", step=watching.parts)},
        "seats": {
            "label": text("game.seats"),
            "items": [{"id": OPEN_HANDS, "label": text("game.open"), "current": reader.seat == OPEN_HANDS}]
            + [
                {"id": name, "label": text("game.as-seen", name=name), "current": reader.seat == name} for name in names
            ],
        },
        "ask": {"label": text("game.ask"), "on": reader.asks, "shown": any_asked},
        "line": {
            "label": text("game.line", step=reader.since),
            "back": text("game.line-back"),
            "undo": text("game.line-undo") if reader.line else "",
        }
        if reader.since
        else None,
    }
