"""The page as one widget: panels go out as plain data, events come in and are answered by a session.

Jupyter's front end and Panel both swallow an exception that a handler raises. Here none gets that far: it becomes the
``error`` that the page shows, and a log line.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Protocol

import anywidget
from traitlets import Bunch, Dict, List, Unicode

from explorer.ui.bundle import module_text, style_text
from explorer.ui.incoming import readable_events
from explorer.ui.say import text
from explorer.ui.trouble import report

PANELS = (
    "shell",
    "game",
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


class Session(Protocol):
    """What stands behind the page: it takes one event at a time and says what is to be seen."""

    def handle(self, event: Mapping[str, Any]) -> None:
        """Take one event, such as ``{"n": 4, "type": "go", "step": 3}``."""

    def views(self) -> Mapping[str, Mapping[str, Any]]:
        """Return the panels by name, as new plain data; a panel left out stays as it is."""


class Explorer(anywidget.AnyWidget):
    """The whole explorer in one widget; it outlives the page views that look at it."""

    _esm = module_text()
    _css = style_text()

    shell = Dict().tag(sync=True)
    game = Dict().tag(sync=True)
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
        self._session = session
        self._taken: dict[str, int] = {}
        self.error = self._try("drawing", self._show)
        self.observe(self._on_events, "events")

    def __repr__(self) -> str:
        return "Explorer()"

    def set_state(self, sync_data: Any) -> None:
        """Take events from the page; everything else is written by Python alone, whatever a visitor sends."""
        events = sync_data.get("events") if isinstance(sync_data, dict) else None
        if isinstance(events, list):
            super().set_state({"events": events})
        else:
            self._refuse()

    def _refuse(self) -> None:
        self.error = text("trouble.unreadable", str(self.shell.get("lang", "")))

    def _on_events(self, change: Bunch) -> None:
        events, whole = readable_events(change.new)
        if not whole:
            self._refuse()
        new = [event for event in events if event["n"] > self._taken.get(event["page"], 0)]
        if not new:
            return  # the page sends again what is not acknowledged yet
        with self.hold_sync():  # under Jupyter all that changes goes out in one message
            asked = [event for event in new if event["type"] != "ping"]  # a ping's answer is its acknowledgement
            for event in new:
                self._taken[event["page"]] = event["n"]
            if asked:
                troubles = [self._try(event["type"], partial(self._session.handle, event)) for event in asked]
                self.error = next(filter(None, [*troubles, self._try("drawing", self._show)]), "")
            self.ack = {"page": new[-1]["page"], "n": new[-1]["n"]}  # last: then the page believes the panels

    def refresh(self) -> None:
        """Show what changed without the page's doing: somebody else's page did it."""
        with self.hold_sync():
            trouble = self._try("drawing", self._show)
        if trouble:
            self.error = trouble

    def _show(self) -> None:
        for name, panel in self._session.views().items():
            self.set_trait(name, panel)  # sends nothing where the data are equal

    def _try(self, what: str, act: Callable[[], None]) -> str:
        """Do it; return what went wrong in plain words, "" for nothing."""
        try:
            act()
        except Exception as trouble:
            return report(trouble, during=what, language=str(self.shell.get("lang", "")))
        return ""
