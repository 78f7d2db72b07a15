"""Findings in words: a title, what it means, and a position that shows it."""

from __future__ import annotations

from typing import Any, NamedTuple

from explorer.ask.findings.conflicts import Conflict
from explorer.ask.findings.dangers import Danger, Dangers
from explorer.ask.findings.dead import Dead, Idle
from explorer.ask.findings.example import Example
from explorer.ask.findings.holes import Hole
from explorer.engine import judge
from explorer.notation.cards import show_card
from explorer.rules.ruleset import RuleSet
from explorer.state import Laid
from explorer.trace.forms import Wording, joined
from explorer.trace.labels import option_words, value_words
from explorer.trace.language import language
from explorer.trace.moved import move_words, shown_cards
from explorer.trace.overview import summary
from explorer.trace.sentences import title, verdict
from explorer.trace.texts import texts_of

Finding = Conflict | Dead | Hole | Danger
KINDS: tuple[str, ...] = ("conflict", "dead", "hole", "danger")


class Said(NamedTuple):
    """A finding in words: a line, what it means, one sentence each, and the position that shows it (may be empty)."""

    title: str
    text: tuple[str, ...]
    example: tuple[str, ...]


def finding_words(found: Finding, rules: RuleSet, lang: str = "") -> Said:
    """Return a finding about a rule set in words.

    >>> from explorer.ask.findings.dead import Dead
    >>> from explorer.rules.ruleset import rule_set
    >>> finding_words(Dead("nines_out", "no", True, ()), rule_set("pagat")).text[0]
    'Every answer gives the same rules as “No”.'
    """
    if isinstance(found, Conflict):
        return _conflict(found, lang)
    if isinstance(found, Dead):
        return _dead(found, lang)
    return _hole(found, rules, lang) if isinstance(found, Hole) else _danger(found, lang)


def heading(kind: str, lang: str = "") -> str:
    """Return the heading over all findings of a kind, one of `KINDS`."""
    return str(language(lang).at("finding", "heading", kind))


def nothing(kind: str, lang: str = "") -> str:
    """Return what is said where nothing of a kind was found."""
    return str(language(lang).at("finding", "none", kind))


def _conflict(found: Conflict, lang: str) -> Said:
    facts = {
        "winner": title(found.winner, lang),
        "loser": title(found.loser, lang),
        "wins": value_words(*found.wins, lang).strip,
        "loses": value_words(*found.loses, lang).strip,
    }
    words = Wording(language(lang), facts)
    text = (words.say("finding", "conflict", "text"),)
    return Said(words.say("finding", "conflict", "title"), text, example_words(found.example, lang))


def _dead(found: Dead, lang: str) -> Said:
    facts = {
        "question": option_words(found.key, lang).question,
        "label": value_words(found.key, found.value, lang).label,
        "everywhere": found.everywhere,
        "woken": bool(found.idle),
    }
    words = Wording(language(lang), facts)
    looked = words.say("finding", "dead", "looked")
    text = (words.say("finding", "dead", "text"), *(_idle(one, lang) for one in found.idle), looked)
    shown = next((one.example for one in found.idle if one.example), None)
    return Said(words.say("finding", "dead", "title"), text, example_words(shown, lang) if shown else ())


def _idle(one: Idle, lang: str) -> str:
    speech = language(lang)
    labels = [Wording(speech, {"label": value_words(one.key, value, lang).label}) for value in one.unless]
    facts = {
        "question": option_words(one.key, lang).question,
        "label": value_words(one.key, one.value, lang).label,
        "labels": str(speech.at("finding", "dead", "or")).join(word.say("finding", "dead", "label") for word in labels),
    }
    return Wording(speech, facts).say("finding", "dead", "idle")


def _hole(found: Hole, rules: RuleSet, lang: str) -> Said:
    added = [texts_of(rules, lang).interpretation(id).text for id in found.interpretations]
    words = Wording(language(lang), {"clause": title(found.clause, lang, rules=rules), "added": " ".join(added)})
    text = (words.say("finding", "hole", "text"),)
    return Said(words.say("finding", "hole", "title"), text, example_words(found.example, lang))


def _danger(found: Danger, lang: str) -> Said:
    state = found.example.state
    facts = {
        "name": state.actor.name,
        "number": len(found.round),
        "choices": found.choices,
        "positions": found.positions,
    }
    words = Wording(language(lang), facts)
    text = (words.say("finding", found.kind, "text"),)
    return Said(words.say("finding", found.kind, "title"), text, _round(found, lang))


def _round(found: Danger, lang: str) -> tuple[str, ...]:
    """Tell the position, and the moves that lead back to it."""
    if not found.round:
        return example_words(found.example, lang)
    speech = language(lang)
    moved = (move_words(move, state, lang) for state, move in found.round)
    each = (Wording(speech, {"name": one.who, "does": one.does}) for one in moved)
    moves = [words.say("finding", "example", "round-move") for words in each]
    told = Wording(speech, {"moves": joined(speech, moves)}).say("finding", "example", "round")
    return (*_table(found.example, lang), told)


def example_words(example: Example, lang: str = "") -> tuple[str, ...]:
    """Return a position in words: the table, the cards that are known, the move, and what becomes of it."""
    judged = judge(example.state, example.move, example.rules, by=example.by)
    moved = move_words(example.move, example.state, lang, judgement=judged)
    ruling = verdict(judged, example.state, lang)
    facts = {"name": moved.who, "does": moved.does, "verdict": f"{ruling.bold} {ruling.text}"}
    return (*_table(example, lang), Wording(language(lang), facts).say("finding", "example", "move"))


def _table(example: Example, lang: str) -> tuple[str, ...]:
    state, speech = example.state, language(lang)
    told = [summary(state, example.rules, lang)]
    for seat in state.seats:
        for cards, where in ((seat.hand, "cards"), (seat.up, "table")):
            if cards.known:
                facts = {"name": seat.name, "hand": shown_cards(cards.known)}
                told.append(Wording(speech, facts).say("finding", "example", where))
    if state.pile:
        pile = " ".join(map(_lying, state.pile))
        told.append(Wording(speech, {"pile": pile}).say("finding", "example", "pile"))
    return tuple(told)


def _lying(laid: Laid) -> str:
    return f"{laid.kind}?" if laid.card is None or laid.hidden else show_card(laid.card)


def looked_words(found: Dangers, lang: str = "") -> str:
    """Return how far was looked for dangers."""
    speech = language(lang)
    whole: dict[int, int] = {}
    for one in found.looked:
        if one.whole:
            whole[one.players] = max(one.cards, whole.get(one.players, 0))
    each = (Wording(speech, {"players": players, "cards": cards}) for players, cards in whole.items())
    sizes = [words.say("finding", "looked", "size") for words in each]
    drawn = [one for one in found.looked if not one.whole]
    facts: dict[str, Any] = {
        "stopped": found.stopped,
        "number": sum(one.endings for one in found.looked),
        "drawn": sum(one.endings for one in drawn),
        "most": max((one.cards for one in found.looked), default=0),
        "undecided": found.undecided,
        "sizes": str(speech.at("finding", "looked", "join")).join(sizes),
    }
    words = Wording(speech, facts)
    return " ".join(filter(None, (words.say("finding", "looked", part) for part in ("text", "undecided"))))
