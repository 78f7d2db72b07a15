"""A position with a move as the page shows it, and the answers to it."""

from __future__ import annotations

from typing import Any

from explorer.ask.finding.question import Question, Reply
from explorer.ask.finding.standing import Standing
from explorer.ask.finding.words import say_question, say_replies
from explorer.rules.ruleset import rule_set
from explorer.state import Laid, Move, State
from explorer.trace.words import card_name, summary
from explorer.ui.say import text
from explorer.ui.views.phrases import counted, sign_of

PLAY_TOP = 6
"""So many cards of a pile are drawn, from the top."""


def question_view(standing: Standing, question: Question) -> dict[str, Any]:
    """Return a question with its position and the answers that there may be."""
    replies = standing.replies(question)
    said = zip(replies, say_replies(replies), strict=True)
    return {
        "at": number_of(standing),
        "number": text("find.number", number=number_of(standing)),
        "text": say_question(question),
        "ask": text("find.ask" if _only_goes(replies) else "find.ask-what"),
        "position": position_view(question.state, question.move),
        "answers": [{"id": str(place), "label": label, "sign": sign(one)} for place, (one, label) in enumerate(said)],
        "others": [
            {"id": "u", "label": text("find.never")},
            {"id": "l", "label": text("find.skip")},
        ],
        "label": text("find.answers"),
    }


def number_of(standing: Standing) -> int:
    """Return the number of the open question, which an answer must name to count: nobody answers one unseen."""
    return len(standing.answered) + 1


def sign(reply: Reply) -> str:
    """Return the sign beside an answer."""
    return "yes" if reply.goes else "no"


def _only_goes(replies: tuple[Reply, ...]) -> bool:
    return sum(reply.goes for reply in replies) < 2


def position_view(state: State, move: Move) -> dict[str, Any]:
    """Return what lies there and what the player holds, the cards of the move marked."""
    told = f"{summary(state, rule_set('pagat'))} {_named(state)}".strip()
    return {"summary": told} | posed_view(state, move)


def posed_view(state: State, move: Move) -> dict[str, Any]:
    """Return the same without what is told to somebody who does not see it."""
    seat = state.actor
    laid = [str(card) for card in move.cards]
    hand = [{"card": str(card), "move": _taken(laid, str(card))} for card in seat.hand.known]
    turned = [{"card": str(card), "move": True} for card in move.cards] if laid else []
    return {
        "pile": {
            "label": text("find.pile"),
            "cards": [_pile_card(one) for one in state.pile[-PLAY_TOP:]],
            "empty": "" if state.pile else text("find.empty"),
        },
        "hand": {"label": text("find.hand", name=seat.name), "cards": hand},
        "turned": {"label": text("find.turned"), "cards": turned} if turned else None,
        "stock": text("find.stock", cards=counted(len(state.stock))) if len(state.stock) else text("find.no-stock"),
    }


def _taken(left: list[str], card: str) -> bool:
    """Tell whether a card of the hand is one of the move's, each once."""
    if card in left:
        left.remove(card)
        return True
    return False


def _pile_card(one: Laid) -> dict[str, Any]:
    card = None if one.hidden or one.card is None else str(one.card)
    return {"card": card, "claim": "" if card else sign_of(one.kind)}


def _named(state: State) -> str:
    """Name the cards of the hand, for somebody who does not see them."""
    cards = ", ".join(map(card_name, state.actor.hand.known))
    return text("find.holds", name=state.actor.name, cards=cards) if cards else ""
