"""Games against bots in a session, played by the events of the page."""

from __future__ import annotations

from typing import Any

from explorer.players import coach, pending
from explorer.rules.ruleset import rule_set
from explorer.state import Move
from explorer.ui.session import Session
from tests.ui.acting import act

Views = dict[str, dict[str, Any]]


def sit(base: Any = "pagat", *, bots: int = 2, seed: str = "7") -> tuple[Session, Views]:
    """Sit down to a game."""
    session = Session()
    session.pick(rule_set(base))
    act(session, "tab", id="play")
    act(session, "play_number", id=bots)
    return session, act(session, "play_start", seed=seed)


def advised(session: Session) -> Move | None:
    """Return the move that the coach suggests."""
    waiting = pending(session.reader.play.table)  # type: ignore[arg-type]
    assert waiting is not None
    return coach(waiting).suggested.move


def play(session: Session, move: Move | None) -> Views:
    """Make a move by the cards and buttons that the page shows."""
    views = session.views()
    game = views["play"]["game"]
    if move is None or move.verb in ("challenge", "change", "on", "pickup", "try", "pass"):
        found = "stand" if move is None else move.verb if move.verb in ("pickup", "try", "pass") else "a0"
        return act(session, "play_do", id=found, at=game["at"])
    hand = game["table"]["hand"]
    if move.verb == "down":
        return act(session, "play_down", index=hand["down"][0]["index"], at=game["at"])
    zone, kind = ("up", "play_up") if move.verb == "up" else ("cards", "play_card")
    places = {card["card"]: card["index"] for card in hand[zone] if card["card"]}
    for card in move.cards:
        views = act(session, kind, index=places[str(card)], at=game["at"])
    if move.claim:
        views = act(session, "play_claim", kind=move.claim[1], at=game["at"])
    after = views["play"]["game"]
    return act(session, "play_lay", at=after["at"]) if after["lay"] and after["at"] == game["at"] else views
