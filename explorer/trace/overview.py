"""The whole table in a few sentences, for somebody who does not see it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from explorer.engine.answers import latest_cards
from explorer.language import Language
from explorer.rules.ruleset import RuleSet
from explorer.state import Seat, State
from explorer.trace.forms import Wording, amount, joined, number_word
from explorer.trace.language import language
from explorer.trace.moved import told_kinds


def summary(state: State, rules: RuleSet, lang: str = "") -> str:
    """Return the whole table in two sentences; a third says what must be taken, or which claim is open to doubt."""
    speech = language(lang)
    table = _table(speech, state, rules, ("table", "stock", "aside"))
    mover = state.turn
    if mover is None:
        mover = next((place for place, seat in enumerate(state.seats) if seat.cards), 0)
    seats = len(state.seats)
    others = [_holds(speech, state.seats[place % seats]) for place in range(mover + 1, mover + seats)]
    laid_out = any(len(seat.up) or len(seat.down) for seat in state.seats)
    held = {
        "name": state.names[mover],
        "held": _held(speech, state.seats[mover]),
        "opening": state.opening,
        "others": str(speech.at("summary", "between")).join(others) if laid_out else joined(speech, others),
    }
    who = Wording(speech, held)
    told = [table, who.say("summary", "over" if state.turn is None else "turn")]
    told += [who.say("summary", "owed")] if state.owed is not None else []
    return " ".join([*told, *_doubt(speech, state, rules, lang)])


def told_table(state: State, rules: RuleSet, lang: str = "") -> str:
    """Return in a sentence what lies on the table, and nothing else."""
    return _table(language(lang), state, rules, ("table",))


def _table(speech: Language, state: State, rules: RuleSet, parts: Iterable[str]) -> str:
    counts: dict[str, Any] = {"number": len(state.pile), "stock": len(state.stock), "aside": len(state.aside)}
    if state.pile:
        top = state.pile[-1]
        counts |= {"top": top.kind, "hidden": top.hidden or top.card is None}
    words = Wording(speech, counts, rules.param("red_apart"))
    told = [words.say("summary", part) for part in parts]
    return Wording(speech, {"parts": joined(speech, [part for part in told if part])}).say("summary", "first")


def _holds(speech: Language, seat: Seat) -> str:
    facts = {"name": seat.name, "number": seat.cards, "held": _held(speech, seat)}
    return Wording(speech, facts).say("summary", "other")


def _held(speech: Language, seat: Seat) -> str:
    """Return how many cards a player has, and where they lie."""
    facts = {
        "hand_cards": amount(speech, len(seat.hand)),
        "up": len(seat.up),
        "down": len(seat.down),
        "up_word": number_word(speech, len(seat.up)),
        "down_word": number_word(speech, len(seat.down)),
    }
    return Wording(speech, facts).say("summary", "held")


def _doubt(speech: Language, state: State, rules: RuleSet, lang: str) -> list[str]:
    last, cards = state.last, latest_cards(state)
    if last is None or not last.claimed or state.turn is None or not cards:
        return []
    told = told_kinds(cards[0].kind, len(cards), lang, apart=rules.param("red_apart"))
    return [Wording(speech, {"name": state.names[last.by], "told": told}).say("summary", "doubt")]
