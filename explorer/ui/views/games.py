"""The games to choose from in *Watch*."""

from __future__ import annotations

from typing import Any

from explorer.ui.reader import Reader
from explorer.ui.say import text


def games_view(reader: Reader) -> dict[str, Any]:
    """Return the games in groups, the open one marked: a panel of its own, since no step changes it."""
    return {
        "label": text("game.label"),
        "groups": [
            {
                "label": group.title,
                "items": [
                    {"id": id, "label": reader.shelf.record(id).header("Title"), "current": id == reader.game}
                    for id in group.ids
                ],
            }
            for group in reader.shelf.groups
        ],
    }
