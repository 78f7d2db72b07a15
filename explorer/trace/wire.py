"""Judgements as JSON data, versioned, and back; the shape is `trace-1.schema.json`."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, TypeVar

from explorer.errors import InputError
from explorer.notation.cards import read_card
from explorer.notation.moves import read_move, write_move
from explorer.rules.ruleset import EXTRAS, RuleSet, rule_set
from explorer.state import Move
from explorer.trace.model import DOES_NOT_APPLY, Finding, Judgement, Outcome

VERSION = 1
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Trace:
    """A judgement as it travels: everything that was looked at and what comes of it, without the engine that found it.

    ``found`` has the order of `Judgement.everything`; seats are numbers, as in the judgement.
    """

    move: Move
    by: int
    rules: RuleSet
    legal: bool
    found: tuple[Finding, ...]
    outcome: Outcome | None = None

    def because(self) -> list[Finding]:
        """Return the undefeated findings, the one that decides first."""
        return [finding for finding in self.findings() if not finding.defeated_by]

    def findings(self) -> list[Finding]:
        """Return what every clause that applies says: what decides first, what is overruled last."""
        return [finding for finding in self.found if finding.verdict != DOES_NOT_APPLY]

    def everything(self) -> list[Finding]:
        """Return a finding for every clause of every decision asked, those that do not apply last."""
        return list(self.found)


def trace_of(judgement: Judgement) -> Trace:
    """Return the trace of a judgement."""
    found = tuple(judgement.everything())
    return Trace(judgement.move, judgement.by, judgement.rules, judgement.legal, found, judgement.outcome)


def write_trace(judged: Judgement | Trace) -> dict[str, Any]:
    """Write a judgement as plain data, ready for JSON; `read_trace` reads it back."""
    outcome = judged.outcome
    return {
        "trace": VERSION,
        "rules": {"base": judged.rules.base, "changes": dict(judged.rules.changes), **judged.rules.extras()},
        "by": judged.by,
        "move": write_move(judged.move),
        "legal": judged.legal,
        "findings": [_write_finding(finding) for finding in judged.everything()],
        "outcome": None if outcome is None else _write_outcome(outcome),
    }


def read_trace(data: Mapping[str, Any]) -> Trace:
    """Read a judgement that was written as plain data; the engine is not needed.

    Raises:
        InputError: at the dotted path of what is missing or cannot be read, and for a version that is not known.
    """
    version = data.get("trace") if isinstance(data, Mapping) else None
    if version != VERSION:
        raise InputError("trace.version", version=VERSION, given=version, at="trace")
    rules = _part(data, "rules", _read_rules)
    return Trace(
        move=_part(data, "move", read_move),
        by=_part(data, "by", int),
        rules=rules,
        legal=_part(data, "legal", bool),
        found=_part(data, "findings", lambda given: tuple(_read_finding(one) for one in given)),
        outcome=_part(data, "outcome", lambda given: None if given is None else _read_outcome(given)),
    )


def trace_schema() -> dict[str, Any]:
    """Return the JSON schema of what `write_trace` writes."""
    schema: dict[str, Any] = json.loads((files(__package__) / f"trace-{VERSION}.schema.json").read_text("utf-8"))
    return schema


def _part(data: Mapping[str, Any], key: str, read: Callable[[Any], T]) -> T:
    try:
        return read(data[key])
    except InputError as error:
        raise error if error.at else error.placed(key) from None
    except (KeyError, TypeError, ValueError) as error:
        raise InputError("trace.part", key=key, said=repr(error), at=key) from None


def _read_rules(given: Mapping[str, Any]) -> RuleSet:
    extras = {key: given[key] for key in EXTRAS if key in given}
    return rule_set({"base": given["base"], **given["changes"], **extras})


def _write_finding(finding: Finding) -> dict[str, Any]:
    return {
        "clause": finding.clause,
        "decision": finding.decision,
        "verdict": finding.verdict,
        "outcome": finding.outcome,
        "facts": dict(finding.facts),
        "settings": [list(setting) for setting in finding.settings],
        "sources": list(finding.sources),
        "defeated_by": list(finding.defeated_by),
        "decisive": finding.decisive,
        "alone": finding.alone,
    }


def _read_finding(given: Mapping[str, Any]) -> Finding:
    return Finding(
        clause=given["clause"],
        decision=given["decision"],
        verdict=given["verdict"],
        outcome=given["outcome"],
        facts=dict(given["facts"]),
        settings=tuple((key, value) for key, value in given["settings"]),
        sources=tuple(given["sources"]),
        defeated_by=tuple(given["defeated_by"]),
        decisive=given["decisive"],
        alone=given["alone"],
    )


def _write_outcome(outcome: Outcome) -> dict[str, Any]:
    return {
        "effects": list(outcome.effects),
        "taken": outcome.taken,
        "taken_by": outcome.taken_by,
        "drawn": [None if card is None else str(card) for card in outcome.drawn],
        "fallen": outcome.fallen,
        "out": list(outcome.out),
        "loser": outcome.loser,
        "next": outcome.next,
        "shown": outcome.shown,
    }


def _read_outcome(given: Mapping[str, Any]) -> Outcome:
    return Outcome(
        effects=tuple(given["effects"]),
        taken=given["taken"],
        taken_by=given["taken_by"],
        drawn=tuple(None if card is None else read_card(card) for card in given["drawn"]),
        fallen=given["fallen"],
        out=tuple(given["out"]),
        loser=given["loser"],
        next=given["next"],
        shown=given["shown"],
    )
