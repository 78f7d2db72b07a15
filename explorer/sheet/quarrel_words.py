"""Quarrel cards in words: a question on the front, on the back the answer and what each document says."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

from explorer.ask.agreement.agreement import agreement
from explorer.ask.agreement.open_rules import OpenRules
from explorer.ask.agreement.words import say_outcomes
from explorer.ask.documents.words import document_words
from explorer.ask.probing.posed import posed
from explorer.cards import Card
from explorer.engine.answers import latest_cards
from explorer.errors import InputError
from explorer.notation.cards import show_card
from explorer.rules.ruleset import RuleSet
from explorer.sheet.quarrels import Quarrel, quarrels
from explorer.state import Laid
from explorer.trace.forms import Wording
from explorer.trace.language import language
from explorer.trace.moved import shown_cards, told_kinds
from explorer.trace.sentences import verdict

SHOWN = 6
"""So many cards of a pile, the topmost, are named on a card."""


@dataclass(frozen=True, slots=True)
class Saying:
    """What documents say of the move, by their letters: the verdict in two words, and what it does by them."""

    letters: tuple[str, ...]
    verdict: str
    does: str


@dataclass(frozen=True, slots=True)
class QuarrelCard:
    """A card: the position and the move on the front; verdict, reason and the documents on the back.

    ``open``: there is no verdict, since it hangs on what is not agreed.
    """

    position: tuple[str, ...]
    move: str
    verdict: str
    why: str
    sayings: tuple[Saying, ...]
    open: bool = False


@lru_cache(maxsize=32)
def quarrel_cards(rules: OpenRules, lang: str) -> tuple[QuarrelCard, ...]:
    """Return the cards of some rules in words."""
    return tuple(quarrel_card(one, lang, open=rules.open) for one in quarrels(rules.rules))


def cards_title(title: str, lang: str = "") -> str:
    """Return what stands over the cards, with what a group calls its rules where it calls them something."""
    name = str(language(lang).at("quarrel", "title"))
    return f"{title.strip()}: {name}" if title.strip() else name


def quarrel_card(quarrel: Quarrel, lang: str = "", *, open: tuple[str, ...] = ()) -> QuarrelCard:
    """Return a quarrel in words; nobody in it is called by a name.

    Where it hangs on the ``open`` keys, which are not agreed, the answer is that, with what comes of each answer.
    """
    position, move = _position(quarrel, lang), _move(quarrel, lang)
    unsettled = _unsettled(quarrel, open, lang) if open else None
    if unsettled is not None:
        bold = str(language(lang).at("quarrel", "not-agreed"))
        return QuarrelCard(position, move, bold, unsettled, _sayings(quarrel, lang, briefly=True), open=True)
    answer = verdict(quarrel.judgement, quarrel.state, lang)
    return QuarrelCard(position, move, answer.bold, answer.text, _sayings(quarrel, lang))


def _unsettled(quarrel: Quarrel, open: tuple[str, ...], lang: str) -> str | None:
    """Return what comes of the move under which answers; ``None`` where all come to the same."""
    then = str(language(lang).at("quarrel", "then"))
    try:
        rules = OpenRules(quarrel.judgement.rules, open)
        found = agreement(posed(replace(quarrel.state, turn=quarrel.by), quarrel.move), rules)
    except InputError:  # too much is open to look at all of it
        return then
    if not found.decides:
        return None
    said = say_outcomes(found, lang)
    return f"{said[:1].upper()}{said[1:]}." if said else then


def _position(quarrel: Quarrel, lang: str) -> tuple[str, ...]:
    state, rules = quarrel.state, quarrel.judgement.rules
    hand = state.seats[quarrel.by].hand
    pile = " ".join(_laid(one, rules, lang) for one in state.pile[-SHOWN:])
    facts: dict[str, dict[str, object]] = {
        "pile": {"number": len(state.pile), "pile_cards": ("… " if len(state.pile) > SHOWN else "") + pile},
        "owed": {"owed": state.owed is not None, "opening": state.opening},
        "hand": {"number": len(hand), "hand_cards": shown_cards(hand.known)},
        "stock": {"number": len(state.stock)},
    }
    shown = facts if not hand.unknown else {name: fact for name, fact in facts.items() if name != "hand"}
    said = (Wording(language(lang), fact).say("quarrel", name) for name, fact in shown.items())
    return tuple(filter(None, said))


def _move(quarrel: Quarrel, lang: str) -> str:
    move, rules = quarrel.move, quarrel.judgement.rules
    claim = move.claim
    facts = {
        "laid_cards": shown_cards(move.cards),
        "latest_cards": " ".join(_laid(one, rules, lang) for one in latest_cards(quarrel.state)),
        "claim_told": told_kinds(claim[1], claim[0], lang, apart=rules.param("red_apart")) if claim else "",
    }
    return Wording(language(lang), facts).say("quarrel", "move", move.verb)


def _laid(laid: Laid, rules: RuleSet, lang: str) -> str:
    """Return a card of the pile as players see it: one that lies face down as what was claimed."""
    card: Card | None = laid.card
    if card is not None and not laid.hidden:
        return show_card(card)
    return Wording(language(lang), {"kind": laid.kind}, rules.param("red_apart")).say("quarrel", "unseen")


def _sayings(quarrel: Quarrel, lang: str, *, briefly: bool = False) -> tuple[Saying, ...]:
    """Return what the documents say; ``briefly`` only whether it goes: all answers leave room for no more."""
    letters = {document.id: document.letter for document in quarrel.judgement.rules.library().documents}
    told: dict[tuple[str, str], list[str]] = {}
    for id, found in quarrel.documents.items():
        words = document_words(found, lang)
        told.setdefault((words.verdict, "" if briefly else words.does), []).append(letters[id])
    return tuple(Saying(tuple(said), *answer) for answer, said in told.items())
