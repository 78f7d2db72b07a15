"""A question in words that no rule colours, and what may be answered to it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

from explorer.ask.finding.question import Question, Reply
from explorer.cards import SUITS
from explorer.rules.catalogue import OPTIONS
from explorer.rules.catalogue.kinds import NINE
from explorer.rules.decision import EMPTY
from explorer.rules.ruleset import rule_set
from explorer.trace.forms import Wording
from explorer.trace.language import language
from explorer.trace.words import move_words

SUITS_RED = ("D", "H")


def say_question(question: Question, lang: str = "") -> str:
    """Return a position and its move in few words: ``A queen on an eight``.

    >>> from explorer.ask.finding.pool import pool
    >>> say_question(pool()["late-4-on-2"])
    'A four on a two, once the stock is gone'
    """
    state, move = question.state, question.move
    if move.verb != "play" or state.opening or (state.last is not None and state.last.claimed):
        words = move_words(move, state, lang)
        return f"{words.who} {words.spoken}"
    red = move.cards[0].suit in SUITS_RED
    apart = _apart() if red and move.cards[0].rank in _apart() else frozenset[str]()
    top = state.pile[-1].kind.removeprefix("r") if state.pile else EMPTY
    run = _run(question)
    facts: dict[str, Any] = {
        "kind": ("r" if apart else "") + move.cards[0].rank,
        "top": top,
        "led": run == len(state.pile) == 1 and top in _apart(),
        "count": len(move.cards),
        "run": run,
        "many": len(move.cards) > 1,
        "number": len(move.cards),
        "verb": move.verb,
    }
    said = [Wording(language(lang), facts, apart - {top}).say("settle", "asked")]
    if not len(state.stock):
        said.append(str(language(lang).at("settle", "when", "stock")))
    if sum(card.rank == NINE for card in state.aside.known) == len(SUITS):
        said.append(str(language(lang).at("settle", "when", "nines")))
    return ", ".join(said)


def _run(question: Question) -> int:
    """Return how many equal cards lie on top."""
    pile = [laid.kind for laid in question.state.pile]
    return next((number for number, kind in enumerate(reversed(pile)) if kind != pile[-1]), len(pile))


@cache
def _apart() -> frozenset[str]:
    """Return the ranks whose colours some rules tell apart."""
    every = [rule_set("pagat").change(option.key, value.id) for option in OPTIONS for value in option.values]
    return frozenset[str]().union(*(rules.param("red_apart") for rules in every))


def say_replies(replies: Iterable[Reply], lang: str = "") -> list[str]:
    """Return answers to choose from; each says as much as tells it from the others."""
    given = list(replies)
    going = [one for one in given if one.goes]
    effects = {one.effect for one in going} - {""}
    parts = [part for part in ("taken", "next") if _needed(part, going)]
    return [_said(one, bool(effects), parts, lang) for one in given]


def _needed(part: str, going: list[Reply]) -> bool:
    """Tell whether some that go alike differ in a part."""
    found: dict[object, set[object]] = {}
    for one in going:
        alike = (one.effect,) if part == "taken" else (one.effect, one.taken)
        found.setdefault(alike, set()).add(getattr(one, part))
    return any(len(values) > 1 for values in found.values())


def _said(one: Reply, effects: bool, parts: list[str], lang: str) -> str:
    speech = language(lang)
    facts = {"goes": one.goes, "effect": one.effect or None, "effects": effects}
    said = [Wording(speech, facts).say("finding", "reply")]
    if one.goes:
        more: dict[str, Any] = {"number": one.taken, "name": one.next}
        told = [Wording(speech, more).say("finding", part) for part in parts if part != "taken" or one.taken]
        said = told if one.taken and "taken" in parts else [*said, *told]  # who takes cards has made the move
    text = str(speech.at("finding", "join")).join(said)
    return text[:1].upper() + text[1:]
