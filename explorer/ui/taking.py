"""What a page sends is taken once, answered by the session behind it, and told as panels: the same under every host.

A front end swallows an exception that a handler raises. Here none gets that far: it becomes the ``error`` that the page
shows, and a log line.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Protocol

from explorer.ui.incoming import readable_events
from explorer.ui.say import text
from explorer.ui.trouble import report

Panels = Mapping[str, Mapping[str, Any]]


class Session(Protocol):
    """What stands behind the page: it takes one event at a time and says what is to be seen."""

    def handle(self, event: Mapping[str, Any]) -> None:
        """Take one event, such as ``{"n": 4, "type": "go", "step": 3}``."""

    def views(self) -> Panels:
        """Return the panels by name, as new plain data; a panel left out stays as it is."""


@dataclass(frozen=True, slots=True)
class Told:
    """What the page is told: ``panels``, then the ``error``, and at last ``ack``, after which it believes the panels.

    An ``error`` of None leaves the one that stands there, "" takes it away. ``ack`` is the page view whose events were
    taken last, and the serial number of the last of them; None where there was no new one.
    """

    panels: Panels = field(default_factory=dict)
    error: str | None = None
    ack: dict[str, Any] | None = None


class Taking:
    """A session, and what it was asked so far. A page sends again what is not acknowledged yet; each counts once."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._taken: dict[str, int] = {}
        self._lang = ""

    def draw(self) -> Told:
        """Return what is to be seen, as it stands."""
        panels, trouble = self._draw()
        return Told(panels, trouble)

    def take(self, sent: Any) -> Told:
        """Take what a page view sent: a list of events, or whatever somebody sent instead."""
        events, whole = readable_events(sent)
        new = [event for event in events if event["n"] > self._taken.get(event["page"], 0)]
        refusal = None if whole else self.refusal()
        if not new:
            return Told(error=refusal)
        for event in new:
            self._taken[event["page"]] = event["n"]
        ack = {"page": new[-1]["page"], "n": new[-1]["n"]}
        asked = [event for event in new if event["type"] != "ping"]  # a ping's answer is its acknowledgement
        if not asked:
            return Told(error=refusal, ack=ack)
        troubles = [self._try(event["type"], partial(self._session.handle, event)) for event in asked]
        panels, trouble = self._draw()
        return Told(panels, next(filter(None, [*troubles, trouble, refusal]), ""), ack)

    def refusal(self) -> str:
        """Say that what was sent cannot be read."""
        return text("trouble.unreadable", self._lang)

    def _draw(self) -> tuple[Panels, str]:
        found: dict[str, Mapping[str, Any]] = {}
        trouble = self._try("drawing", lambda: found.update(self._session.views()))
        self._lang = str(found.get("shell", {}).get("lang", self._lang))
        return found, trouble

    def _try(self, what: str, act: Callable[[], None]) -> str:
        """Do it; return what went wrong in plain words, "" for nothing."""
        try:
            act()
        except Exception as trouble:
            return report(trouble, during=what, language=self._lang)
        return ""
