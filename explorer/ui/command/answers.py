"""What questions in the command field are answered: the hand, the pile, why, and what else could be done."""

from __future__ import annotations

from typing import Any

from explorer.trace.words import card_name
from explorer.ui.reader import Reader
from explorer.ui.say import text
from explorer.ui.screens import screen
from explorer.ui.views.others import others_view
from explorer.ui.views.table import table_view

MOST = 12
"""Of more moves that are not allowed only the number is told: claims make hundreds."""


def hand(reader: Reader) -> str:
    """Name the cards in the hand at the foot of the table, as far as the reader sees them."""
    entry = reader.entry()
    place = reader.foot(entry)
    seat = reader.sight(entry.before).seats[place]
    if seat.hand.unknown:
        return text("command.hand-hidden", name=seat.name)
    if not seat.hand.known:
        return text("command.hand-none", name=seat.name)
    form = "command.hand" if entry.judgement is None or reader.asking(entry) else "command.hand-before"
    return text(form, name=seat.name, cards=", ".join(card_name(card) for card in seat.hand.known))


def pile(reader: Reader) -> str:
    """Say what lies in the middle."""
    return f"{table_view(reader)['pile']['label']}."


def table(reader: Reader) -> str:
    """Say what lies on the table, and who holds what."""
    return str(table_view(reader)["summary"])


def other_moves(reader: Reader) -> str:
    """Name the moves that are allowed and those that are not; while the reader is asked to guess, all alike."""
    entry, items = reader.entry(), others_view(reader).get("items", [])
    if not items:
        return text("command.else-none")
    if reader.asking(entry):
        return text("command.else-asked", moves="; ".join(map(_named, items)))
    goes = [_named(item) for item in items if item["sign"] != "no"]
    barred = [_named(item) for item in items if item["sign"] == "no"]
    said = [] if entry.judgement is None else [text("command.before", name=entry.actor.name)]
    if goes:
        said.append(text("command.else", moves="; ".join(goes)))
    if len(barred) > MOST:
        said.append(text("command.else-barred", number=len(barred)))
    elif barred:
        said.append(text("command.else-not", moves="; ".join(barred)))
    return " ".join(said)


def _named(item: dict[str, Any]) -> str:
    """Return a move without the verdict, which stands before all of its kind."""
    verdict = f": {item['sign_label']}"
    return str(item["label"]).partition(verdict)[0] if item["sign"] in ("yes", "no") else str(item["label"])


def why(reader: Reader) -> str:
    """Give the verdict that the open screen explains, its reasons, and the first passage of each."""
    for name, view in screen(reader.tab).panels.items():
        shown = view(reader)
        found = shown if name == "why" else shown.get("why")
        if found and (found.get("reasons") or found.get("verdict") or found.get("note")):
            return " ".join(filter(None, [_verdict(found, shown), *map(_reason, found.get("reasons", []))]))
    return text("command.why-none")


def _verdict(found: dict[str, Any], shown: dict[str, Any]) -> str:
    said = found.get("verdict") or shown.get("answer")
    return f"{said['bold']} {said['text']}".strip() if said else str(found.get("note", ""))


def _reason(clause: dict[str, Any]) -> str:
    first = clause["passages"][:1]
    said = (f"{passage['where'] or passage['label']}: {passage['text']}" for passage in first)
    return " ".join([f"{clause['title']}.", *said])
