"""The page as one widget: panels go out as plain data, events come in and are answered by a session."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from typing import Any

import anywidget
from traitlets import Bunch, Dict, List, Unicode

from explorer.ui.bundle import module_text, style_text
from explorer.ui.taking import Session, Taking, Told

PANELS = (
    "shell",
    "game",
    "games",
    "table",
    "told",
    "others",
    "why",
    "moves",
    "settle",
    "board",
    "home",
    "options",
    "grid",
    "cell",
    "found",
    "own",
    "sheet",
    "find",
    "same",
    "practise",
    "play",
    "lab",
    "versus",
    "sweep",
    "notice",
    "live",
    "code",
    "glossary",
    "command",
    "share",
    "classroom",
    "lesson",
)
"""What the page shows, each part drawn from plain data of its own."""


class Explorer(anywidget.AnyWidget):
    """The whole explorer in one widget; it outlives the page views that look at it."""

    _esm = module_text()
    _css = style_text()

    shell = Dict().tag(sync=True)
    game = Dict().tag(sync=True)
    games = Dict().tag(sync=True)
    table = Dict().tag(sync=True)
    told = Dict().tag(sync=True)
    others = Dict().tag(sync=True)
    why = Dict().tag(sync=True)
    moves = Dict().tag(sync=True)
    settle = Dict().tag(sync=True)
    board = Dict().tag(sync=True)
    home = Dict().tag(sync=True)
    options = Dict().tag(sync=True)
    grid = Dict().tag(sync=True)
    cell = Dict().tag(sync=True)
    found = Dict().tag(sync=True)
    own = Dict().tag(sync=True)
    sheet = Dict().tag(sync=True)
    find = Dict().tag(sync=True)
    same = Dict().tag(sync=True)
    practise = Dict().tag(sync=True)
    play = Dict().tag(sync=True)
    lab = Dict().tag(sync=True)
    versus = Dict().tag(sync=True)
    sweep = Dict().tag(sync=True)
    notice = Dict().tag(sync=True)
    live = Dict().tag(sync=True)
    code = Dict().tag(sync=True)
    glossary = Dict().tag(sync=True)
    command = Dict().tag(sync=True)
    share = Dict().tag(sync=True)
    classroom = Dict().tag(sync=True)
    lesson = Dict().tag(sync=True)

    events: List[Any] = List().tag(sync=True, echo_update=False)
    """What was done on the page and is not acknowledged yet, oldest first; only the page writes it.

    Each has the ``page`` view it comes from (two views of one widget share the traits) and its serial number ``n``.
    """

    ack = Dict().tag(sync=True)
    """The page view whose events were taken last, and the serial number of the last of them."""

    error = Unicode().tag(sync=True)
    """What went wrong unexpectedly, in plain words; empty where nothing did."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.together: Callable[[], AbstractContextManager[Any]] = nullcontext
        """What a host other than Jupyter does to send in one message what changes meanwhile."""
        self._taking = Taking(session)
        self._tell(self._taking.draw())
        self.observe(self._on_events, "events")

    def __repr__(self) -> str:
        return "Explorer()"

    def set_state(self, sync_data: Any) -> None:
        """Take events from the page; everything else is written by Python alone, whatever a visitor sends."""
        events = sync_data.get("events") if isinstance(sync_data, dict) else None
        if isinstance(events, list):
            super().set_state({"events": events})
        else:
            self.error = self._taking.refusal()

    def _on_events(self, change: Bunch) -> None:
        self._tell(self._taking.take(change.new))

    def refresh(self) -> None:
        """Show what changed without the page's doing: somebody else's page did it."""
        told = self._taking.draw()
        self._tell(Told(told.panels, told.error or None))

    def _tell(self, told: Told) -> None:
        with self.hold_sync(), self.together():  # all that changes goes out in one message
            for name, panel in told.panels.items():
                self.set_trait(name, panel)  # sends nothing where the data are equal
            if told.error is not None:
                self.error = told.error
            if told.ack is not None:
                self.ack = told.ack  # last: then the page believes the panels
