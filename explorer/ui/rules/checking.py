"""Conflicts, settings that do not matter, holes and dangers: looked for on demand, a part at a time.

Looking takes seconds. The page asks for a part after another, so that it stays usable and what was found shows at once.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from explorer.ask.findings.conflicts import Conflict, conflicts
from explorer.ask.findings.dangers import Danger, Effort, dangers
from explorer.ask.findings.dead import Dead, dead
from explorer.ask.findings.example import Example
from explorer.ask.findings.holes import holes
from explorer.ask.findings.words import KINDS, Finding, finding_words, looked_words
from explorer.engine.judge import judge
from explorer.engine.moves import possible_moves
from explorer.rules.catalogue import OPTIONS
from explorer.rules.ruleset import RuleSet
from explorer.trace.ours import base_words
from explorer.trace.words import option_words
from explorer.ui.reader import Reader
from explorer.ui.rules.state import Check
from explorer.ui.rules.witness import example_of
from explorer.ui.say import text

if TYPE_CHECKING:
    from explorer.ui.session import Session

EFFORT = Effort(cards=3, drawn=40)
AT_ONCE = 3
"""So many options are looked at in one part."""

SENTENCES = 3
"""So many sentences are told of each; of a setting that does nothing there may be many."""

_KEYS = [option.key for option in OPTIONS]
CONFLICT, DEAD, HOLE, DANGER = KINDS
ORDER = (DANGER, CONFLICT, DEAD, HOLE)
"""The kinds in the order in which they are told."""


def check_part(session: Session, event: Mapping[str, Any]) -> None:
    """Look on for what is odd about the rules: begin where nothing was looked for, else go on."""
    reader = session.reader
    check = reader.our.check
    if check is None or check.rules != reader.rules or event.get("again"):
        check = Check(reader.rules)
    check = _next(check)
    reader.our = replace(reader.our, check=check)
    if check.done:
        reader.news = text("found.count", number=len(check.found))


def _next(check: Check) -> Check:
    """Return a check with one part more."""
    rules, stage = check.rules, check.stage
    if stage == 0:
        return replace(check, stage=1, found=(*conflicts(rules), *holes(rules)))
    if stage == 1:
        met = dangers(rules, EFFORT)
        return replace(check, stage=2, found=(*check.found, *met.found), dangers=met)
    first = (stage - 2) * AT_ONCE
    keys = _KEYS[first : first + AT_ONCE]
    done = first + AT_ONCE >= len(_KEYS)
    return replace(check, stage=stage + 1, found=(*check.found, *dead(rules, keys=keys)), done=done)


def keys_of(found: Finding, rules: RuleSet) -> tuple[str, ...]:
    """Return the options at which a finding is told."""
    if isinstance(found, Conflict):
        return (found.wins[0], found.loses[0])
    if isinstance(found, Dead):
        return (found.key,)
    if isinstance(found, Danger):
        return tuple(dict.fromkeys(_barring(found.example)))
    brought = next((bound.settings for bound in rules.bounds() if bound.clause.id == found.clause), ())
    return tuple(key for key, _ in brought)


def _barring(example: Example) -> Iterator[str]:
    """Give the options that keep the player from anything else."""
    for move in possible_moves(example.state, example.rules):
        judgement = judge(example.state, move, example.rules)
        if not judgement.legal:
            yield from (key for one in judgement.deciding() for key, _ in one.settings)


def found_here(reader: Reader) -> list[tuple[int, Finding]]:
    """Return what was found about the rules in force, numbered; what was found about others is out of date."""
    check = reader.our.check
    return list(enumerate(check.found)) if check and check.rules == reader.rules else []


def notes_at(reader: Reader, key: str) -> list[dict[str, Any]]:
    """Return what was found and concerns an option, each with a position to open where there is one."""
    here = [(number, one) for number, one in found_here(reader) if key in keys_of(one, reader.rules)]
    return [_note(number, one, reader) for number, one in here if kind_of(one) != HOLE]


def found_view(reader: Reader) -> dict[str, Any]:
    """Return the panel ``found``: all that was found, and how far was looked."""
    check = reader.our.check
    current = check if check and check.rules == reader.rules else None
    busy = current is not None and not current.done
    at = min(len(_KEYS), max(0, (current.stage - 2) * AT_ONCE)) if current else 0
    assumed = text("open.assumed", name=base_words(reader.rules).name) if reader.open_keys else ""
    here = sorted(found_here(reader), key=lambda one: ORDER.index(kind_of(one[1])))
    return {
        "title": text("found.title"),
        "intro": f"{text('found.intro')} {assumed}".strip(),
        "button": text("found.again" if current and current.done else "found.button"),
        "busy": text("found.busy", at=at, of=len(_KEYS)) if busy else "",
        "stage": current.stage if busy and current else None,
        "items": [
            _note(number, one, reader)
            | {"asks": [{"key": key, "label": option_words(key).question} for key in keys_of(one, reader.rules)[:3]]}
            for number, one in here
        ],
        "none": text("found.none") if current and current.done and not here else "",
        "looked": looked_words(current.dangers) if current and current.dangers else "",
        "go": text("found.go"),
    }


def _note(number: int, found: Finding, reader: Reader) -> dict[str, Any]:
    said = finding_words(found, reader.rules)
    return {
        "number": number,
        "kind": kind_of(found),
        "warn": isinstance(found, (Conflict, Danger)),
        "title": said.title,
        "text": " ".join(said.text[:SENTENCES]),
        "see": text(f"found.{_see(found)}") if example_of(found) else "",
    }


def _see(found: Finding) -> str:
    """Say what is opened to show a finding."""
    if isinstance(found, Danger) and found.round:
        return "see-round"
    return "see-dead" if isinstance(found, Dead) else "see"


def kind_of(found: Finding) -> str:
    """Return the kind of a finding, one of `ORDER`."""
    known = {Conflict: CONFLICT, Dead: DEAD, Danger: DANGER}
    return known.get(type(found), HOLE)


EVENTS = {"rules_check": check_part}
