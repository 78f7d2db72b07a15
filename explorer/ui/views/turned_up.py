"""A pile that was challenged or that a turned card did not fit: what was turned up, and who takes it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from explorer.engine.answers import latest_cards
from explorer.state import Laid, State
from explorer.trace.model import Judgement
from explorer.trace.words import card_name, told_kinds
from explorer.ui.reader import Reader
from explorer.ui.say import text
from explorer.ui.views.laid import cards_below, drawn_cards
from explorer.ui.views.phrases import counted
from explorer.ui.watching import Entry


def shown_up(reader: Reader, entry: Entry, before: State) -> dict[str, Any]:
    """Return the pile that was challenged, its latest cards turned up for all to see."""
    judgement, last = entry.judgement, entry.before.last
    assert judgement is not None  # asked only of a challenge that was carried out
    assert judgement.outcome is not None
    assert last is not None
    latest = latest_cards(entry.before)
    pile = (before.last.cleared if before.last and before.last.cleared else before.pile)[: -len(latest)]
    cards = drawn_cards(pile + tuple(replace(laid, hidden=False) for laid in latest), reader.rules)
    for card, laid in zip(cards[-len(latest) :], latest, strict=False):
        mark = text("table.claim-mark", kind=laid.kind)
        lie = laid.card is not None and reader.rules.kind(laid.card) != laid.kind
        card |= {"turned": True, "claim": mark, "lie": lie}
    form = judgement.outcome.shown
    told = told_kinds(latest[0].kind, len(latest), apart=reader.rules.param("red_apart"))
    names = ", ".join(card_name(laid.card) for laid in latest if laid.card)
    note = _taken(before, judgement)
    return {
        "cards": cards,
        "more": cards_below(pile + latest),
        "title": text(f"table.{form}"),
        "note": note,
        "label": text("table.pile-shown", cards=names, told=told, verdict=text(f"table.{form}"), note=note),
        "shown": str(form),
    }


def does_not_fit(reader: Reader, entry: Entry, before: State) -> dict[str, Any]:
    """Return the pile that was taken, with the card that was turned and did not fit beside it."""
    judgement = entry.judgement
    assert judgement is not None  # asked only of a card that was turned
    (card,) = judgement.move.cards
    pile = (*before.pile, Laid(reader.rules.kind(card), card))
    cards = drawn_cards(pile, reader.rules)
    cards[-1] |= {"turned": True, "gap": len(pile) > 1}
    note = _taken(before, judgement)
    return {
        "cards": cards,
        "more": cards_below(pile),
        "title": text("table.misfit"),
        "note": note,
        "label": text("table.pile-misfit", card=card_name(card), note=note),
        "shown": "misfit",
    }


def _taken(before: State, judgement: Judgement) -> str:
    outcome = judgement.outcome
    if outcome is None or outcome.taken_by is None:
        return ""
    return text("table.takes", name=before.names[outcome.taken_by], cards=counted(outcome.taken))
