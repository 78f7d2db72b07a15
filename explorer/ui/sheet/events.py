"""What the events of the sheet's screen do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from explorer.ui.session import Session


def title(session: Session, event: Mapping[str, Any]) -> None:
    """Give the sheet the group's own title."""
    session.reader.paper = session.reader.paper.titled(str(event["text"]))


def switch(session: Session, event: Mapping[str, Any]) -> None:
    """Turn a switch on or off."""
    session.reader.paper = session.reader.paper.turned(str(event["id"]), bool(event["on"]))


EVENTS = {"sheet_title": title, "sheet_switch": switch}
