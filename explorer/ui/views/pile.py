"""The pile of a step: what lies there, what was claimed and may be doubted, what fell and what was turned up."""

from __future__ import annotations

from typing import Any

from explorer.engine.answers import latest_cards
from explorer.rules.ruleset import RuleSet
from explorer.state import Laid, State
from explorer.trace.words import card_name, told_kinds
from explorer.ui.reader import Reader
from explorer.ui.say import text
from explorer.ui.views.laid import cards_below, drawn_cards, is_claimed
from explorer.ui.views.phrases import counted, name_of, sign_of
from explorer.ui.views.turned_up import does_not_fit, shown_up
from explorer.ui.watching import Entry


def pile_view(reader: Reader, entry: Entry, before: State, after: State) -> dict[str, Any]:
    """Return the pile after the move, or what fell or was turned up; both positions are as the reader sees them."""
    outcome = entry.judgement.outcome if entry.judgement else None
    if outcome is not None and outcome.shown is not None:
        return shown_up(reader, entry, before)
    if outcome is not None and entry.judgement is not None and entry.judgement.tried is not None and outcome.taken:
        return does_not_fit(reader, entry, before)
    fresh = _fresh(entry)
    fell = bool(outcome and outcome.fallen)
    pile = _fallen(reader, entry, before, after) if fell else after.pile
    doubtful = after.last.count if after.last and after.last.claimed and after.turn is not None else 0
    drawn = drawn_cards(pile, reader.rules, fresh=fresh, doubtful=doubtful)
    for card in drawn:
        card["from"] = "stock" if entry.judgement and entry.judgement.move.verb == "try" else "hand"
    return {
        "cards": drawn,
        "more": cards_below(pile),
        "title": _title(after),
        "note": " · ".join(filter(None, [_note(entry, fresh, fell), _doubt(after, fell) if doubtful else ""])),
        "label": _label(after, reader.rules, doubtful),
        "shown": "",
    }


def _fresh(entry: Entry) -> int:
    """Return how many cards on top were laid in this step."""
    judgement = entry.judgement
    if judgement is None or judgement.outcome is None or judgement.outcome.taken:
        return 0
    return len(judgement.move.cards)


def _fallen(reader: Reader, entry: Entry, before: State, after: State) -> tuple[Laid, ...]:
    """Return the pile that a play made fall, with its own cards on top."""
    judgement = entry.judgement
    assert judgement is not None  # asked only of a play
    if after.last is not None and after.last.cleared and after.last.by == judgement.by:
        return after.last.cleared
    kind, hidden = reader.rules.laid(judgement.move), judgement.move.claim is not None
    return before.pile + tuple(Laid(kind, None if hidden else card, hidden) for card in judgement.move.cards)


def _title(state: State) -> str:
    if not state.pile:
        return text("table.empty")
    top = state.pile[-1]
    number = state.last.count if state.last and state.last.claimed else 1
    form = "on-top" if not is_claimed(top) else "claimed-on-top" if number == 1 else "claimed-set"
    title = text(f"table.{form}", kind=sign_of(top.kind), number=number)
    return title[:1].upper() + title[1:]


def _note(entry: Entry, fresh: int, fell: bool) -> str:
    if fell:
        return text("table.fell")
    if not fresh or entry.judgement is None:
        return ""
    if entry.judgement.move.verb == "try":
        return text("table.turned", name=name_of(entry))
    if entry.judgement.move.verb == "down":
        return text("table.turned-hidden", name=name_of(entry))
    return text("table.laid" if fresh == 1 else "table.laid-many", name=name_of(entry))


def _doubt(state: State, fell: bool) -> str:
    return text("table.doubtful" if state.pile or fell else "table.doubtful-fallen")


def _label(state: State, rules: RuleSet, doubtful: int) -> str:
    """Say what lies there, for somebody who does not see it."""
    label = text("table.pile-empty")
    if state.pile:
        top, cards = state.pile[-1], counted(len(state.pile))
        label = text("table.pile-claimed" if is_claimed(top) else "table.pile", top=sign_of(top.kind), cards=cards)
    latest = latest_cards(state)
    if doubtful and latest and state.last is not None:
        told = told_kinds(latest[0].kind, len(latest), apart=rules.param("red_apart"))
        label += text("table.pile-doubtful", name=state.names[state.last.by], told=told)
        truth = [laid.card for laid in latest if laid.card is not None]
        label += text("table.pile-truth", cards=", ".join(map(card_name, truth))) if truth else ""
    return label
