"""The cards of the player at the foot of the table: the hand and the table cards."""

from __future__ import annotations

from typing import Any

from explorer.cards import Card
from explorer.state import State
from explorer.trace.words import card_name
from explorer.ui.own_moves import own_move
from explorer.ui.reader import Reader
from explorer.ui.say import text
from explorer.ui.views.ranks import ranks_view
from explorer.ui.views.reason import chosen_judgement
from explorer.ui.views.seats import dealer_note, held_note, ordered
from explorer.ui.watching import Entry


def hand_view(reader: Reader, entry: Entry, state: State, after: State) -> dict[str, Any]:
    """Return the cards of the player at the foot; ``state`` and ``after`` are as the reader sees them."""
    place = entry.by
    seat, then = state.seats[place], after.seats[place]
    held = held_note(seat)
    if len(then.hand) != len(seat.hand):  # the cards lie there as they were before the move
        held = text("table.then", before=held, after=held_note(then))
    laid = _laid(entry)
    raised = _raised(reader)
    cards: list[dict[str, Any]] = [
        _card(reader, index, card, laid=laid.get("hand", []), raised=raised)
        for index, card in ordered(reader, seat.hand.known)
    ]
    cards += [_hidden(len(cards) + more) for more in range(seat.hand.unknown)]
    return {
        "name": seat.name,
        "initial": seat.name[:1].upper(),
        "note": held,
        "label": text("table.hand", name=seat.name, cards=held),
        "dealer": dealer_note(reader, place),
        "cards": cards,
        "up": [
            _card(reader, index, card, laid=laid.get("up", []), raised=raised, zone="up")
            for index, card in ordered(reader, seat.up.known)
        ],
        "down": _down(reader, entry, state),
        "table_label": text("table.table-cards", name=seat.name) if len(seat.up) or len(seat.down) else "",
        "chooser": ranks_view(reader),
        "overflow_label": "",
    }


def _laid(entry: Entry) -> dict[str, list[Card]]:
    """Return the cards that are laid in this step, by where they come from."""
    judgement = entry.judgement
    if judgement is None or not judgement.legal:
        return {}
    zone = "up" if judgement.move.verb == "up" else "hand"
    return {zone: list(judgement.move.cards)} if judgement.tried is None else {}


def _raised(reader: Reader) -> list[Card]:
    """Return the cards of the move that the reader looks at, or picks cards for."""
    entry = reader.entry()
    if reader.lay:
        return [entry.before.seats[reader.foot(entry)].hand.known[place] for place in reader.lay]
    return list(reader.chosen.move.cards) if reader.chosen is not None and reader.chosen.by == entry.by else []


def _hidden(index: int) -> dict[str, Any]:
    return {
        "index": index,
        "card": None,
        "label": text("table.hidden"),
        "laid": False,
        "raised": False,
        "can": "",
        "can_label": "",
    }


def _card(
    reader: Reader, index: int, card: Card, *, laid: list[Card], raised: list[Card], zone: str = "hand"
) -> dict[str, Any]:
    is_laid, is_raised = card in laid, card in raised
    for taken, cards in ((is_laid, laid), (is_raised, raised)):
        if taken:
            cards.remove(card)
    name = card_name(card)
    can, label = "", text("table.laid-label", card=name) if is_laid else name
    if zone == "up":
        label = text("table.open-label", card=label)
    judgement = chosen_judgement(reader, reader.entry())
    if is_raised and not is_laid and judgement is not None:
        can = "yes" if judgement.legal else "no"
        label = text("table.may" if judgement.legal else "table.may-not", card=label)
    elif is_raised and not is_laid:
        label = text("table.picked", card=label)
    return {
        "index": index,
        "card": str(card),
        "label": label,
        "laid": is_laid,
        "raised": is_raised,
        "can": can,
        "can_label": text("table.can" if can == "yes" else "table.cannot") if can else "",
    }


def _down(reader: Reader, entry: Entry, state: State) -> list[dict[str, Any]]:
    """Return the hidden table cards: as one heap while others come before them, then each for itself."""
    seat = state.seats[entry.by]
    number = len(seat.down)
    heap = bool(len(seat.hand) or len(seat.up))
    chosen = reader.chosen
    looked = chosen is not None and chosen.move.verb == "down" and chosen.by == entry.by
    turned = None if heap or entry.judgement is None else _turned(entry)
    one = text("table.down-one")
    return [
        {
            "index": index,
            "count": number if heap else 1,
            "label": text("table.down-heap", number=number) if heap and number > 1 else one,
            "raised": looked and chosen is not None and (chosen.at or 0) == index,
            "laid": index == turned,
        }
        for index in range(min(number, 1) if heap else number)
    ]


def _turned(entry: Entry) -> int | None:
    """Return the place of the hidden card that was turned in this step."""
    judgement = entry.judgement
    if judgement is None or judgement.move.verb != "down" or judgement.tried is None or not judgement.move.cards:
        return None
    return own_move(entry.by, judgement.move, entry.before).at
