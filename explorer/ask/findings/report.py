"""Everything that was found about a rule set: in lines to read, and as plain data."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from explorer.ask.findings.conflicts import Conflict, conflicts
from explorer.ask.findings.dangers import Danger, Dangers, Effort, dangers
from explorer.ask.findings.dead import Dead, dead
from explorer.ask.findings.holes import Hole, holes
from explorer.ask.findings.words import KINDS, Finding, finding_words, heading, looked_words, nothing
from explorer.notation.moves import write_move
from explorer.rules.ruleset import RuleSet


@dataclass(frozen=True, slots=True)
class Findings:
    """Whatever was found about a rule set."""

    rules: RuleSet
    conflicts: tuple[Conflict, ...]
    dead: tuple[Dead, ...]
    holes: tuple[Hole, ...]
    dangers: Dangers

    def of_kind(self, kind: str) -> tuple[Finding, ...]:
        """Return the findings of a kind, one of `explorer.ask.findings.words.KINDS`."""
        found: dict[str, tuple[Finding, ...]] = {
            "conflict": self.conflicts,
            "dead": self.dead,
            "hole": self.holes,
            "danger": self.dangers.found,
        }
        return found[kind]


def check(rules: RuleSet, effort: Effort | None = None) -> Findings:
    """Look for conflicts, dead settings, holes and dangers; ``effort`` says how far to look for the dangers."""
    return Findings(rules, conflicts(rules), dead(rules), holes(rules), dangers(rules, effort))


def report(found: Findings, lang: str = "") -> list[str]:
    """Return the findings in lines, under a heading for each kind."""
    return list(_report(found, lang))


def _report(found: Findings, lang: str) -> Iterator[str]:
    for place, kind in enumerate(KINDS):
        yield from ("",) if place else ()
        yield heading(kind, lang)
        every = found.of_kind(kind)
        yield from () if every else (f"  {nothing(kind, lang)}",)
        for one in every:
            said = finding_words(one, found.rules, lang)
            yield f"- {said.title}"
            yield from (f"  {line}" for line in said.text)
            yield from (f"    {line}" for line in said.example)
    yield f"  {looked_words(found.dangers, lang)}"


def as_data(found: Findings, lang: str = "") -> list[dict[str, Any]]:
    """Return the findings as plain data, one object each, the last saying how far was looked for dangers.

    ``case`` is the position as a case of the judging interface.
    """
    every = [_data(one, kind, found.rules, lang) for kind in KINDS for one in found.of_kind(kind)]
    looked = [
        {"players": one.players, "cards": one.cards, "endings": one.endings, "whole": one.whole}
        for one in found.dangers.looked
    ]
    return [*every, {"finding": "looked", "endings": looked, "undecided": found.dangers.undecided}]


def _data(one: Finding, kind: str, rules: RuleSet, lang: str) -> dict[str, Any]:
    said = finding_words(one, rules, lang)
    written = {"finding": kind, **_own(one), "title": said.title, "text": list(said.text)}
    shown = next((idle.example for idle in one.idle if idle.example), None) if isinstance(one, Dead) else one.example
    return written | ({"case": shown.case()} if shown else {})


def _own(one: Finding) -> dict[str, Any]:
    if isinstance(one, Conflict):
        return {
            "decision": one.decision,
            "winner": {"clause": one.winner, "option": one.wins[0], "value": one.wins[1]},
            "loser": {"clause": one.loser, "option": one.loses[0], "value": one.loses[1]},
            "cells": one.cells,
        }
    if isinstance(one, Dead):
        unless = [{"option": idle.key, "value": idle.value, "unless": list(idle.unless)} for idle in one.idle]
        return {"option": one.key, "value": one.value, "everywhere": one.everywhere, "because": unless, "changed": 1}
    if isinstance(one, Hole):
        return {
            "decision": one.decision,
            "clause": one.clause,
            "interpretations": list(one.interpretations),
            "cells": one.cells,
        }
    return _danger(one)


def _danger(one: Danger) -> dict[str, Any]:
    moves = [{"by": state.actor.name, "move": write_move(move)} for state, move in one.round]
    return {"danger": one.kind, "round": moves, "choices": one.choices, "positions": one.positions}
