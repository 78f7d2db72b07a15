"""What else could have been done: every other move with its verdict, in groups, and the reason of the one chosen."""

from __future__ import annotations

from typing import Any

from explorer.engine.judge import judge
from explorer.rules.catalogue.kinds import HEIGHT
from explorer.state import Move
from explorer.trace.words import verdict
from explorer.ui.choice import foretold
from explorer.ui.choosing import lays_claims
from explorer.ui.reader import Reader
from explorer.ui.say import text
from explorer.ui.views.advising import advice_view
from explorer.ui.views.chips import REST, Listed, group
from explorer.ui.views.claims import claim_groups
from explorer.ui.views.phrases import said
from explorer.ui.views.reason import reason_view
from explorer.ui.watching import Entry


def others_view(reader: Reader) -> dict[str, Any]:
    """Return the moves in groups, empty when nobody is to move or nothing can be known of what could be done."""
    entry = reader.entry()
    if entry.before.turn is None:
        return {}
    listed = Listed.of(reader, entry)
    groups = _groups(reader, entry, listed)
    items = [item for group in groups for item in group["items"]]
    if not items:
        return {}
    return {
        "head": _head(entry, listed),
        "hint": text(f"others.{_hint(reader, listed)}"),
        "keys": text("others.keys"),
        "show": text("others.show"),
        "asking": listed.asking,
        "own": entry.own,
        "items": items,
        "groups": [{**group, "items": [item["id"] for item in group["items"]]} for group in groups],
        "more": "",
        "reason": None if listed.asking else reason_view(reader, entry, listed),
        "answer": _answer(reader, entry),
        "advice": advice_view(reader),
    }


def _groups(reader: Reader, entry: Entry, listed: Listed) -> list[dict[str, Any]]:
    """Return the moves in groups; without claims and answers they are one, without a label."""
    plain = [number for number, one in enumerate(listed.choices) if not one.move.claim and not listed.is_answer(one)]
    plain.sort(key=lambda number: _place(reader, listed.choices[number].move))
    groups = claim_groups(listed)
    name = "" if entry.before.turn is None else entry.before.actor.name
    rest = text("others.rest") if groups else text("others.mover", name=name) if listed.answers else ""
    groups += [group(listed, rest, plain)] if plain else []
    return [*groups, *_answers(entry, listed)]


def _answers(entry: Entry, listed: Listed) -> list[dict[str, Any]]:
    """Return the answers to the latest play in groups: who could challenge it, and what a drawn card could do."""
    challenges = [number for number in listed.answers if listed.choices[number].move.verb == "challenge"]
    followed = [number for number in listed.answers if number not in challenges]
    last = entry.before.last
    name = "" if last is None else entry.before.names[last.by]
    groups = [group(listed, text("others.challenges", name=name), challenges)] if challenges else []
    return [*groups, group(listed, text("others.followed", name=name), followed)] if followed else groups


def _place(reader: Reader, move: Move) -> tuple[int, int, int]:
    """Order moves: plays from the lowest card up, smaller sets first, then the rest."""
    if move.verb in REST:
        return (1, REST.index(move.verb), 0)
    return (0, HEIGHT[reader.rules.laid(move)], len(move.cards))


def _hint(reader: Reader, listed: Listed) -> str:
    foot = reader.foot(listed.entry)
    if not reader.sees(listed.entry.before, foot) or not listed.entry.before.seats[foot].hand:
        return "hint-list"
    if lays_claims(reader):
        return "hint-claims"
    return "hint-asking" if listed.asking else "hint"


def _head(entry: Entry, listed: Listed) -> str:
    """Ask what could be done: by the player to move, or by anybody where a play can be answered."""
    form = "head-asking" if listed.asking else "head"
    if entry.judgement is None:
        form = "head-own" if entry.own else "head-waiting"
    return text(f"others.{form}-any" if listed.answers else f"others.{form}", name=entry.actor.name)


def _answer(reader: Reader, entry: Entry) -> dict[str, Any] | None:
    """Return whether a prediction came true, until another move is looked at."""
    key = (reader.game, entry.number)
    if key not in reader.answers or entry.judgement is None or entry.own or reader.chosen is not None:
        return None
    guess = reader.answers[key]
    if guess is None:
        return {"right": False, "sign": "", "text": text("others.shown", what=said(entry))}
    if foretold(guess, entry.made, reader.rules):
        sign = "yes" if entry.judgement.legal else "no"
        words = "right" if entry.judgement.legal else "right-not-ours"
        return {"right": True, "sign": sign, "text": text(f"others.{words}", what=said(entry))}
    judgement = judge(reader.ground(entry), guess.move, reader.rules, by=guess.by)
    if judgement.legal:
        return {"right": False, "sign": "", "text": text("others.not-so-yes", what=said(entry))}
    why = verdict(judgement, entry.before).text
    return {"right": False, "sign": "no", "text": text("others.not-so-no", why=why, what=said(entry))}
