"""The rules that ours are compared with: any preset, or those of a code that somebody sent."""

from __future__ import annotations

from typing import Any

from explorer.rules.ruleset import RuleSet
from explorer.trace.ours import base_words
from explorer.ui.reader import Reader
from explorer.ui.say import text
from explorer.ui.views.phrases import rules_name

CODE = "code"
"""The id of rules that were pasted."""


def beside_view(reader: Reader) -> dict[str, Any]:
    """Return the rules to choose from, and those that are chosen."""
    against = reader.grid.against
    current = id_of(against)
    items = [{"id": "", "label": text("grid.beside-none"), "current": not current}]
    items += [
        {"id": id, "label": base_words(reader.rules, id).name, "current": id == current}
        for id in reader.rules.presets()
    ]
    if against is not None and current == CODE:
        items.append({"id": CODE, "label": text("grid.beside-code", name=rules_name(against)), "current": True})
    return {
        "label": text("grid.beside"),
        "items": items,
        "paste": text("grid.beside-paste"),
        "button": text("grid.beside-button"),
        "refused": reader.refused.get("grid_beside", ""),
    }


def id_of(against: RuleSet | None) -> str:
    """Return the preset that the others are, `CODE` where they are none, "" without others."""
    if against is None:
        return ""
    return against.base if against == against.base_game() else CODE
