"""The panels of the page as plain data: those that every screen shows, and those of one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from explorer.ui.command.run import command_view
from explorer.ui.reader import Reader
from explorer.ui.screens import View, screen
from explorer.ui.share.view import share_view
from explorer.ui.views.glossary import glossary_view
from explorer.ui.views.live import live_view
from explorer.ui.views.shell import code_view, notice_view, shell_view


def panels(tab: str) -> dict[str, View]:
    """Return the views that a screen shows, by the name of the panel."""
    always: dict[str, View] = {
        "shell": shell_view,
        "notice": notice_view,
        "live": live_view,
        "code": code_view,
        "glossary": glossary_view,
        "command": command_view,
        "share": share_view,
    }
    return {**always, **screen(tab).panels}


def views_of(reader: Reader, known: Mapping[str, dict[str, Any]] | None = None) -> dict[str, dict[str, Any]]:
    """Return every panel that the open screen shows, those ``known`` as they are; one left out stays as it is."""
    known = known or {}
    every = {name: view for name, view in panels(reader.tab).items() if view is not live_view}
    shown = {name: known[name] if name in known else view(reader) for name, view in every.items()}
    return {**shown, "live": live_view(reader, shown)}
