"""The game on the page: how it is set up, or the table with what happened, what can be done, and what is explained."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from explorer.players import policy_words
from explorer.ui.play.coach_view import coach_view
from explorer.ui.play.events import here
from explorer.ui.play.going import table_of
from explorer.ui.play.over import counts_view, over_view
from explorer.ui.play.seat import seated
from explorer.ui.play.setting import setting_view
from explorer.ui.play.state import ME, NAMES
from explorer.ui.play.told import head, hint, news, told
from explorer.ui.play.turn import buttons, laying
from explorer.ui.reader import Reader
from explorer.ui.say import text
from explorer.ui.views.phrases import rules_name
from explorer.ui.views.reason import chosen_judgement
from explorer.ui.views.table import table_of as table_view
from explorer.ui.views.why import judged


def play_view(reader: Reader) -> dict[str, Any]:
    """Return the game, or how one is set up; of the cards only what the reader's seat may see."""
    view: dict[str, Any] = {"title": text("play.title"), "lead": text("play.lead", name=NAMES[ME])}
    if reader.play.table is None:
        return view | {"setting": setting_view(reader), "game": None, "why": None}
    table, seen = table_of(reader.play), seated(reader)
    entry, why = seen.entry(), _why(reader, seen)
    setup = table.setup
    other = setup.rules != reader.rules
    return view | {
        "setting": None,
        "lead": text("play.deal", number=setup.game + 1, seed=setup.seed),
        "players": [f"{one.name}: {policy_words(one.policy).name}" for one in setup.players if one.policy],
        "rules": text("play.other-rules", name=rules_name(setup.rules)) if other else "",
        "new": text("play.new"),
        "game": {
            "at": here(reader),
            "table": table_view(seen, entry),
            "reason": {"sign": "no", "text": why["verdict"]["text"]} if why else None,
            "head": head(reader),
            "told": {"label": text("play.told"), "items": told(reader)},
            "hint": hint(reader) if not reader.play.own else "",
            "buttons": buttons(reader, seen),
            "lay": laying(reader, seen),
            "back": text("play.back") if reader.play.own else "",
            "go_on": text("play.go-on") if table.stopped else "",
            "coach": coach_view(reader, seen),
            "over": over_view(reader),
            "counts": counts_view(reader),
        },
        "why": why,
    }


def _why(reader: Reader, seen: Reader) -> dict[str, Any] | None:
    """Explain a move that was tried and may not be made."""
    judgement = chosen_judgement(seen, seen.entry())
    if judgement is None or judgement.legal:
        return None
    return {
        "head": text("why.head"),
        "about": "",
        "back": text("play.close"),
        "note": "",
        **judged(seen, judgement, seen.entry().before),
    }


def play_live(reader: Reader, _made: Mapping[str, Mapping[str, Any]]) -> str:
    """Return what is spoken."""
    return news(reader)
