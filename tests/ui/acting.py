"""A session with a short record of its own, and what tests do to it."""

from __future__ import annotations

from typing import Any

from explorer.ui.session import Session

RECORD = """Id: own
Title: Own
Rules: pagat
Players: Anna, Ben, Carla
Turn: Ben
Hand Anna: 3C 4C JC
Hand Ben: 4D 10H 5H AS
Hand Carla: 7C 8D 10D
Pile: 9C
Stock: 6C 6D 6H 6S

Ben: play 10H
?
# The pile falls.
+ Ben: play AS
| # Not allowed: an ace needs a picture under it.
Ben: play 4D
Carla: play 7C
"""


def act(session: Session, type: str, **event: Any) -> dict[str, dict[str, Any]]:
    """Send an event and return what is shown then."""
    session.handle({"type": type, **event})
    return session.views()


def index_of(session: Session, card: str) -> int:
    """Return the place of a card in the hand at the open step."""
    return [str(one) for one in session.reader.entry().before.actor.hand.known].index(card)
