"""What lies on the table in a question, and what has to be said of it besides."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from explorer.ask.quiz.question import GOES, LEAVES, TURN, Question
from explorer.engine.as_it_lies import as_it_lies
from explorer.rules.ruleset import RuleSet
from explorer.state import Cards
from explorer.trace.model import Judgement
from explorer.trace.words import card_name, move_words, shown_cards, summary, told_kinds, told_table
from explorer.ui.find.question import posed_view
from explorer.ui.say import text
from explorer.ui.views.phrases import counted


def position_of(question: Question, judgement: Judgement) -> dict[str, Any]:
    """Return the position of a question as the page draws it; nothing in it tells what the rules ask for."""
    state, rules = question.state, judgement.rules
    shown = posed_view(replace(state, turn=question.by), question.move)
    open_cards = state.seats[question.by].up
    notes = list(_notes(question, judgement))
    told = [summary(replace(state, owed=None, turn=question.by), rules), _held(question), *notes]
    return shown | {
        "summary": " ".join(filter(None, told)),
        "up": _open(question, open_cards) if len(open_cards) else None,
        "turned": None if open_cards.has(question.move.cards) else shown["turned"],
        "notes": [*notes, *_others(question)],
    }


def _open(question: Question, cards: Cards) -> dict[str, Any]:
    laid = list(question.move.cards) if question.move.verb == "up" else []
    shown = [{"card": str(card), "move": card in laid} for card in cards.known]
    return {"label": text("practise.up", name=question.state.names[question.by]), "cards": shown}


def _held(question: Question) -> str:
    """Name the cards of the hand and those that lie open, for somebody who does not see them."""
    seat = question.state.seats[question.by]
    zones = (("find.holds", seat.hand), ("practise.lies-open", seat.up))
    return " ".join(
        text(id, name=seat.name, cards=", ".join(map(card_name, zone.known))) for id, zone in zones if zone.known
    )


def _notes(question: Question, judgement: Judgement) -> Iterator[str]:
    state, seat = question.state, question.state.seats[question.by]
    if question.by != state.turn and state.turn is not None:
        yield text("practise.turn", name=state.names[state.turn])
    if state.opening:
        yield text("practise.opening")
    if seat.hand.unknown and not seat.hand.known:
        yield text("practise.unseen", name=seat.name, cards=counted(seat.hand.unknown))
    if len(seat.down):
        yield text("practise.down", name=seat.name, cards=counted(len(seat.down)))
    if state.owed is not None:
        yield text("practise.led", name=state.names[state.owed])
    last = state.last
    if last is not None and last.count and last.claimed:
        laid = (last.cleared or state.pile)[-last.count :]
        told = told_kinds(laid[0].kind, last.count, apart=judgement.rules.param("red_apart"))
        yield text("practise.claimed", name=state.names[last.by], cards=told)
    if state.aside.known:
        yield text("practise.aside", cards=shown_cards(state.aside.known))
    shown = judgement.outcome.shown if judgement.outcome else None
    if shown and question.ask != GOES:
        yield text(f"practise.shown-{shown}")


def _others(question: Question) -> list[str]:
    """Tell how many cards the others have, where that matters; the summary tells it to those who do not see."""
    if question.ask not in (LEAVES, TURN):
        return []
    seats = [seat for place, seat in enumerate(question.state.seats) if place != question.by]
    told = (text("practise.has", name=seat.name, cards=counted(seat.cards)) for seat in seats)
    return [text("practise.others", others=", ".join(told))]


def move_of(question: Question) -> str:
    """Say who does what, with signs."""
    words = move_words(question.move, question.state, by=question.by)
    return f"{words.who} {words.does}"


def aloud(question: Question, rules: RuleSet) -> str:
    """Say who does what and on what, for the ear."""
    state = question.state
    words = move_words(question.move, state, by=question.by)
    gone = [] if len(state.stock) else [text("practise.stock-gone")]
    return " ".join([f"{words.who} {words.spoken}.", told_table(as_it_lies(state, rules), rules), *gone])
