"""What open rules say of a move, in sentences and as plain data."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from explorer.ask.agreement.agreement import Agreement, Group, Happens
from explorer.ask.agreement.terms import Term
from explorer.language import Language
from explorer.trace.forms import Wording, joined
from explorer.trace.labels import value_words
from explorer.trace.language import language

_PARTS = ("taken", "draws", "out", "loser", "next")
"""What may differ between moves that go, beside what becomes of the pile."""


def say_agreement(found: Agreement, lang: str = "") -> str:
    """Return the answer in a few sentences."""
    speech = language(lang)
    differing = _differing(found)
    groups = [_group(place, group, differing, speech) for place, group in enumerate(found.groups)]
    facts = {
        "open": bool(found.rules.open),
        "answer": found.answer,
        "several": len(groups) > 1,
        "groups": str(speech.at("agreement", "join")).join(groups),
    }
    told = [Wording(speech, facts).say("agreement", "answer")]
    refused = ({"why": one.error.said(lang), "when": _when(one.when, speech)} for one in found.impossible)
    told += [Wording(speech, one).say("agreement", "impossible") for one in refused]
    return " ".join(told)


def say_outcomes(found: Agreement, lang: str = "") -> str:
    """Return what comes of the move under which answers, without any name; "" where it only differs who is next."""
    speech = language(lang)
    kinds = {(one.happens.legal, one.happens.effects) for one in found.groups}
    groups = [_group(place, group, [], speech) for place, group in enumerate(found.groups)]
    return str(speech.at("agreement", "join")).join(groups) if len(kinds) == len(groups) else ""


def _differing(found: Agreement) -> list[str]:
    """Return what is not the same in all groups that go."""
    going = [asdict(group.happens) for group in found.groups if group.happens.legal]
    return [part for part in _PARTS if len({str(one[part]) for one in going}) > 1]


def _group(place: int, group: Group, differing: list[str], speech: Language) -> str:
    happens = group.happens
    effect = next((effect for effect in happens.effects if effect != "again"), None)
    what = Wording(speech, {"legal": happens.legal, "effect": effect}).say("agreement", "what")
    parts = [_part(part, happens, speech) for part in differing] if happens.legal else []
    if parts:
        what += Wording(speech, {"parts": str(speech.at("agreement", "parts")).join(parts)}).say("agreement", "more")
    facts = {"letter": _letter(place, speech), "what": what, "when": _when(group.when, speech)}
    return Wording(speech, facts).say("agreement", "group")


def _part(part: str, happens: Happens, speech: Language) -> str:
    name, number = {
        "taken": (happens.taken_by, happens.taken),
        "draws": (None, happens.draws),
        "out": (joined(speech, list(happens.out)), len(happens.out)),
        "loser": (happens.loser, 0),
        "next": (happens.next, 0),
    }[part]
    return Wording(speech, {"name": name, "number": number}).say("agreement", "part", part)


def _letter(place: int, speech: Language) -> str:
    letters = str(speech.at("agreement", "letters"))
    return letters[place] if place < len(letters) else str(place + 1)


def _when(when: tuple[Term, ...], speech: Language) -> str:
    """Return terms in words; nothing for one that leaves everything open."""
    return str(speech.at("agreement", "terms")).join(_term(term, speech) for term in when)


def _term(term: Term, speech: Language) -> str:
    values, options = (str(speech.at("agreement", name)) for name in ("values", "options"))
    return options.join(values.join(_value(key, value, speech) for value in of) for key, of in term.items())


def _value(key: str, value: str, speech: Language) -> str:
    return Wording(speech, {"strip": value_words(key, value, speech.code).strip}).say("agreement", "value")


def as_data(found: Agreement, lang: str = "") -> dict[str, Any]:
    """Return the answer as plain data: that of ``explorer agree``."""
    return {
        "answer": found.answer,
        "open": list(found.rules.open),
        "decides": list(found.decides),
        "groups": [_written(group) for group in found.groups],
        "impossible": [
            {"why": one.error.said(lang), "at": one.error.at, "when": _listed(one.when)} for one in found.impossible
        ],
        "says": say_agreement(found, lang),
    }


def _written(group: Group) -> dict[str, Any]:
    happens = asdict(group.happens)
    if not group.happens.legal:
        happens = {"legal": False}
    return {key: list(of) if isinstance(of, tuple) else of for key, of in happens.items()} | {
        "when": _listed(group.when)
    }


def _listed(when: tuple[Term, ...]) -> list[dict[str, list[str]]]:
    return [{key: list(of) for key, of in term.items()} for term in when]
