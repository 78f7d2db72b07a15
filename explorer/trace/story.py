"""What happened in a step, event by event."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from explorer.cards import Card
from explorer.engine.answers import latest_cards
from explorer.engine.moves import answers
from explorer.state import State
from explorer.trace.forms import Wording, amount
from explorer.trace.model import Judgement, Outcome
from explorer.trace.moved import move_wording, move_words, shown_cards, told_kinds


def events(before: State, judgement: Judgement, lang: str = "", *, eyes: int | None = None) -> list[str]:
    """Return what happened in a step, one sentence each.

    ``eyes`` is the seat through whose eyes it is told; by default all cards are open, also those that lie face down.
    """
    words = move_wording(judgement.move, before, lang, judgement)
    moved = move_words(judgement.move, before, lang, judgement=judgement)
    words.facts |= {"name": moved.who, "does": moved.does}
    if not judgement.legal:
        return [words.say("event", "refused")]
    words.facts |= _latest(before, judgement, lang)
    told = [*_unused(words, before, judgement, eyes), words.say("event", "did")]
    outcome, after = judgement.outcome, judgement.after
    if outcome is None or after is None:
        return told
    told += _shown(words, before, judgement, outcome)
    if judgement.move.claim and eyes in (None, judgement.by):
        told.append(_truth(words, judgement).say("event", "truth"))
    told += _cards(words, judgement, outcome, after)
    told += _leaving(words, before, judgement, outcome)
    offers = _offers(judgement, after, lang, eyes)
    told += [with_facts(words, **offers).say("event", "offers")] if offers else []
    if outcome.next is not None:
        told.append(whose_turn(words, judgement, before.names, offered=bool(offers)).say("event", "next"))
    return told


def _latest(before: State, judgement: Judgement, lang: str) -> dict[str, Any]:
    """Return the facts of the play that is answered: what was claimed, or what goes back to the hand."""
    move, cards = judgement.move, latest_cards(before)
    if not cards:
        return {}
    if move.verb == "challenge":
        apart = judgement.rules.param("red_apart")
        return {"told": told_kinds(cards[0].kind, len(cards), lang, apart=apart)}
    return {"back": shown_cards([laid.card for laid in cards if laid.card])} if move.verb == "change" else {}


def _shown(words: Wording, before: State, judgement: Judgement, outcome: Outcome) -> list[str]:
    """Tell what a challenge brought to light, and who takes the pile for it."""
    if outcome.shown is None:
        return []
    cards = [laid.card for laid in latest_cards(before) if laid.card]
    seen = with_facts(
        words, many=len(cards) > 1, number=len(cards), shown=shown_cards(cards), honest=outcome.shown == "honest"
    )
    told = [seen.say("event", "turned-up"), seen.say("event", "shown")]
    if outcome.taken_by is not None:
        fallen = bool(before.last and before.last.cleared)
        name = before.names[outcome.taken_by]
        told.append(with_facts(words, name=name, number=outcome.taken, fallen=fallen).say("event", "pays"))
    return told


def _truth(words: Wording, judgement: Judgement) -> Wording:
    move, rules = judgement.move, judgement.rules
    honest = all(rules.kind(card) == rules.laid(move) for card in move.cards)
    return with_facts(words, honest=honest, shown=shown_cards(move.cards))


def _cards(words: Wording, judgement: Judgement, outcome: Outcome, after: State) -> Iterator[str]:
    """Tell where cards went: of one that was turned, of a pile, of the stock."""
    if judgement.tried is not None and not outcome.taken:
        yield words.say("event", "fit")
    elif judgement.tried is not None:
        yield words.say("event", "misfit")
        yield with_facts(words, number=outcome.taken).say("event", "takes")
    elif outcome.taken and after.pile:
        yield with_facts(words, number=len(after.pile)).say("event", "stays-below")
    if outcome.fallen:
        fallen = amount(words.speech, outcome.fallen)
        yield with_facts(words, number=outcome.fallen, fallen_cards=fallen).say("event", "clears")
    if "stands" in outcome.effects:
        yield words.say("event", "stands")
    if outcome.drawn:
        yield with_facts(words, drawn_cards=amount(words.speech, len(outcome.drawn))).say("event", "draws")


def _leaving(words: Wording, before: State, judgement: Judgement, outcome: Outcome) -> Iterator[str]:
    """Tell who goes out (also with a claim of before that nobody challenged), and who is left."""
    after = judgement.after
    assert after is not None  # asked only of a move that was carried out
    for place in outcome.out:
        stands = place != judgement.by and judgement.move.verb != "challenge"
        yield with_facts(words, name=before.names[place], stands=stands).say("event", "out")
    if outcome.loser is not None:
        yield with_facts(words, name=before.names[outcome.loser]).say("event", "loser")
    elif judgement.move.claim and not after.seats[judgement.by].cards and not len(after.stock):
        yield words.say("event", "doubtful")


def _unused(words: Wording, before: State, judgement: Judgement, eyes: int | None) -> list[str]:
    """Tell that somebody did not use a drawn card which could have been played at once."""
    last, rules = before.last, judgement.rules
    if last is None or last.by == judgement.by or eyes not in (None, last.by) or not last.drawn.known:
        return []
    offered = any(place == last.by for place, _ in answers(before, rules))
    return [with_facts(words, name=before.names[last.by]).say("event", "unused")] if offered else []


def _offers(judgement: Judgement, after: State, lang: str, eyes: int | None) -> dict[str, Any]:
    """Return what the player may do with cards just drawn, as facts; none where nothing is offered or to be seen."""
    if eyes not in (None, judgement.by):
        return {}
    found = [move for place, move in answers(after, judgement.rules) if place == judgement.by]
    facts = {f"{verb}s": _either(move.cards for move in found if move.verb == verb) for verb in ("change", "on")}
    return facts if any(facts.values()) else {}


def _either(cards: Iterable[tuple[Card, ...]]) -> str | None:
    return ", ".join(map(shown_cards, cards)) or None


def with_facts(words: Wording, **facts: Any) -> Wording:
    """Return the wording with more facts."""
    return Wording(words.speech, words.facts | facts, words.red_apart)


def whose_turn(
    words: Wording, judgement: Judgement, names: tuple[str, ...], *, you: str | None = None, offered: bool = False
) -> Wording:
    """Return the wording for whose turn it is after a step; ``you`` is the listener's seat."""
    outcome, after = judgement.outcome, judgement.after
    assert outcome is not None  # asked only where there is somebody to move next
    assert outcome.next is not None
    assert after is not None
    name = names[outcome.next]
    return with_facts(
        words,
        name=name,
        you=you == name,
        again="again" in outcome.effects,
        owed=after.owed is not None,
        table="pile" if after.pile else "empty",
        offered=offered,
    )
