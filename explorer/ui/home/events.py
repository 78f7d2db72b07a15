"""What the page does on the landing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from explorer.ui.home.view import ANSWERS, FIRST
from explorer.ui.settle.state import Settle

if TYPE_CHECKING:
    from explorer.ui.session import Session


def answer(session: Session, event: Mapping[str, Any]) -> None:
    """Answer the question."""
    if event["id"] in ANSWERS:
        session.reader.home = str(event["id"])
        session.reader.said += 1


def more(session: Session, event: Mapping[str, Any]) -> None:
    """See the question where every other one can be asked."""
    session.reader.settle = Settle(FIRST)
    session.handle({"type": "tab", "id": "settle"})
