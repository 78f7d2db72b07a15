"""What the reader may do beside laying cards: the buttons of a decision, by id."""

from __future__ import annotations

from typing import Any

from explorer.engine.legal import is_legal
from explorer.players.words import move_label
from explorer.state import Move
from explorer.trace.words import shown_cards
from explorer.ui.choice import Choice
from explorer.ui.play.seat import waiting
from explorer.ui.play.state import ME
from explorer.ui.reader import Reader
from explorer.ui.say import text


def offered(reader: Reader, seen: Reader) -> dict[str, Choice | None]:
    """Return what buttons do: answers to the latest play, to let it stand (``None``), and moves that lay no card.

    Of the latter also those that are not allowed now, as long as there is something to take: who presses them sees why.
    """
    asked, entry = waiting(reader), seen.entry()
    if asked is None:
        return {}
    found: dict[str, Choice | None] = {}
    if asked.answer:
        found |= {f"a{number}": Choice(ME, move) for number, move in enumerate(asked.moves)}
        found["stand"] = None
    state = entry.before
    if state.turn != ME:
        return found
    there = {"pickup": bool(state.pile), "try": bool(len(state.stock)), "pass": False}
    ground = seen.ground(entry)
    for verb, worth in there.items():
        if worth or is_legal(ground, Move(verb), seen.rules, by=ME):
            found[verb] = Choice(ME, Move(verb))
    return found


def buttons(reader: Reader, seen: Reader) -> list[dict[str, Any]]:
    """Return the buttons with their words."""
    asked = waiting(reader)
    if asked is None:
        return []
    return [
        {"id": id, "label": move_label(asked, choice.move if choice else None)}
        for id, choice in offered(reader, seen).items()
    ]


def laying(reader: Reader, seen: Reader) -> dict[str, Any] | None:
    """Return the button that lays what is picked, where that may be laid."""
    chosen = reader.play.chosen
    if chosen is None or not chosen.move.cards:
        return None
    if not is_legal(seen.ground(seen.entry()), chosen.move, seen.rules, by=ME):
        return None
    asked, cards = waiting(reader), shown_cards(chosen.move.cards)
    if chosen.move.claim and asked is not None:
        return {"label": text("play.claim", claim=move_label(asked, chosen.move), cards=cards)}
    return {"label": text("play.lay", cards=cards)}
