"""The players around the table: their hands, and the open and hidden table cards before them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from explorer.cards import Card
from explorer.engine.going import is_out
from explorer.rules.catalogue.kinds import HEIGHT
from explorer.state import Seat, State
from explorer.trace.words import card_name
from explorer.ui.reader import Reader
from explorer.ui.say import text
from explorer.ui.views.phrases import counted


def seat_view(reader: Reader, state: State, place: int) -> dict[str, Any]:
    """Return a player who does not act."""
    seat = state.seats[place]
    held = held_note(seat)
    out = is_out(state, place, reader.rules)
    cards: list[str | None] = [str(card) for _, card in ordered(reader, seat.hand.known)]
    cards += [None] * seat.hand.unknown
    return {
        "name": seat.name,
        "initial": seat.name[:1].upper(),
        "count": len(seat.hand),
        "note": text("table.out") if out else held,
        "now": state.turn == place,
        "out": out,
        "dealer": dealer_note(reader, place),
        "cards": cards,
        "up": [str(card) for _, card in ordered(reader, seat.up.known)] + [None] * seat.up.unknown,
        "down": len(seat.down),
        "down_label": text("table.down-count", number=len(seat.down)) if len(seat.down) else "",
        "label": text("table.others", name=seat.name, cards=text("table.out")) if out else _label(reader, seat, held),
    }


def _label(reader: Reader, seat: Seat, held: str) -> str:
    label = text("table.others", name=seat.name, cards=held)
    if seat.hand.known:
        label = text("table.others-open", name=seat.name, cards=held, held=_names(reader, seat.hand.known))
    if len(seat.up):
        label += text("table.others-up", cards=_names(reader, seat.up.known) or counted(len(seat.up)))
    if len(seat.down):
        label += text("table.others-down", number=len(seat.down))
    return label


def _names(reader: Reader, cards: Iterable[Card]) -> str:
    return ", ".join(card_name(card) for _, card in ordered(reader, cards))


def held_note(seat: Seat) -> str:
    """Say how many cards are in a player's hand; none is said otherwise where table cards are left."""
    if not len(seat.hand) and (len(seat.up) or len(seat.down)):
        return text("table.empty-hand")
    return counted(len(seat.hand))


def dealer_note(reader: Reader, place: int) -> str:
    """Say it where this player dealt."""
    game = reader.watching().game
    return text("table.dealer") if game.dealt is not None and game.dealer == place else ""


def ordered(reader: Reader, cards: Iterable[Card]) -> list[tuple[int, Card]]:
    """Return cards with their places, from the lowest up."""
    return sorted(enumerate(cards), key=lambda pair: (HEIGHT[reader.rules.kind(pair[1])], pair[1].suit))
