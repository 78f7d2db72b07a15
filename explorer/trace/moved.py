"""A move in words, and the cards that it names."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from explorer.cards import Card
from explorer.notation.cards import show_card
from explorer.rules.ruleset import RuleSet
from explorer.state import Move, State
from explorer.trace.forms import Wording, amount, joined
from explorer.trace.language import language
from explorer.trace.model import Judgement


class MoveWords(NamedTuple):
    """A move in words: ``Ben`` ``plays 9♦ 9♥``.

    ``verb`` is the verb alone, to stand beside drawn cards; ``spoken`` is for the ear (``lays two nines``); ``choice``
    is a label for choosing it, empty where the cards say it. A claim is told as what is claimed, never as what is laid.
    """

    who: str
    does: str
    verb: str
    spoken: str
    choice: str


def move_words(
    move: Move, state: State, lang: str = "", *, by: int | None = None, judgement: Judgement | None = None
) -> MoveWords:
    """Return a move in words, made from a position by the seat ``by`` (default: whose turn it is).

    With the judgement, red cards that count apart are called so, a pick-up tells how many cards, and a challenge what
    it brought to light.
    """
    by = judgement.by if judgement else by if by is not None else state.turn or 0
    words = move_wording(move, state, lang, judgement)
    verb = words.facts["move_verb"] = words.say("move", "verb")
    does, spoken, choice = (words.say("move", form) for form in ("does", "spoken", "choice"))
    return MoveWords(state.names[by], does, verb, spoken, choice)


def move_form(form: str, move: Move, state: State, lang: str = "", *, judgement: Judgement | None = None) -> str:
    """Return one of the forms of `MoveWords` alone, by its name; a list of many moves needs no other."""
    words = move_wording(move, state, lang, judgement)
    words.facts["move_verb"] = words.say("move", "verb")
    return words.say("move", form)


def move_wording(move: Move, state: State, lang: str, judgement: Judgement | None) -> Wording:
    """Gather what sentences on a move may speak of; of a claim only what is claimed."""
    rules = judgement.rules if judgement else None
    taken = judgement.outcome.taken if judgement and judgement.outcome else None
    facts: dict[str, Any] = {
        "verb": move.verb,
        "lead": not state.pile,
        "opening": state.opening,
        "known": bool(move.cards),
        "number": len(move.cards),
        "many": len(move.cards) > 1,
        "target": move.target,
        "taken": taken,
        "part": taken is not None and taken < len(state.pile),
        "taken_cards": amount(language(lang), taken or 0),
        "proved": judgement.outcome.shown if judgement and judgement.outcome else None,
    }
    apart: frozenset[str] = rules.param("red_apart") if rules else frozenset()
    if move.claim:
        number, kind = move.claim
        facts |= {"kind": kind, "told": told_kinds(kind, number, lang, apart=apart)}
    elif move.cards:
        first = move.cards[0]
        facts |= {
            "shown": shown_cards(move.cards),
            "told": told_cards(move.cards, lang, rules=rules),
            **_named(first, lang),
            "kind": rules.kind(first) if rules else first.rank,
        }
    return Wording(language(lang), facts, apart)


def card_name(card: Card, lang: str = "") -> str:
    """Return a card by its name.

    >>> card_name(Card("9", "D"))
    'nine of diamonds'
    """
    return str(_named(card, lang)["card"])


def _named(card: Card, lang: str) -> dict[str, Any]:
    """Return the name of a card as a fact, and what it is made of where a language inflects it."""
    speech = language(lang)
    facts = {"rank": card.rank, "suit": speech.at("suits", card.suit)}
    return facts | {"card": Wording(speech, facts).say("amount", "name")}


def shown_cards(cards: Sequence[Card]) -> str:
    """Return cards with their signs: ``9♦ 9♥``."""
    return " ".join(map(show_card, cards))


def told_kinds(kind: str, number: int, lang: str = "", *, apart: frozenset[str] = frozenset()) -> str:
    """Return so many cards of a kind as they are said: ``two eights``; ``apart`` are ranks with two colours."""
    return Wording(language(lang), {"number": number, "kind": kind}, apart).say("amount", "alike")


def told_cards(cards: Sequence[Card], lang: str, *, rules: RuleSet | None) -> str:
    """Return cards as they are said: ``two eights``, or each by its name where they are of different ranks."""
    speech = language(lang)
    kinds = {rules.kind(card) if rules else card.rank for card in cards}
    if len(kinds) == 1:
        return told_kinds(kinds.pop(), len(cards), lang, apart=rules.param("red_apart") if rules else frozenset())
    return joined(speech, [Wording(speech, _named(card, lang)).say("amount", "mixed") for card in cards])
