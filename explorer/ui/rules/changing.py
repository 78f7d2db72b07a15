"""What the page does to the rules: choosing, leaving open, presets, undoing, searching."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from explorer.rules.catalogue import OPTIONS
from explorer.rules.ruleset import NOT_AGREED, RuleSet
from explorer.ui.reader import Reader
from explorer.ui.rules.in_force import standing
from explorer.ui.rules.searching import searched
from explorer.ui.rules.state import Standing
from explorer.ui.say import text

if TYPE_CHECKING:
    from explorer.ui.session import Session


def option(session: Session, event: Mapping[str, Any]) -> None:
    """Answer a question, or leave it open: ``{"key": "led_ten", "value": "?"}``."""
    reader, key, value = session.reader, str(event["key"]), str(event["value"])
    if value in NOT_AGREED:
        settled = reader.rules.change(key, reader.rules.base_game().values.get(key, ""))
        session.pick(settled, open_keys=reader.open_keys | {key})
    else:
        session.pick(reader.rules.change(key, value), open_keys=reader.open_keys - {key})


def preset(session: Session, event: Mapping[str, Any]) -> None:
    """Start from a preset; own rules and notes stay, unless the reader wants them gone."""
    session.reader.former = None
    session.pick(start_from(session.reader, str(event["id"])), open_keys=frozenset())


def reset(session: Session, event: Mapping[str, Any]) -> None:
    """Go back to the preset that the rules stand on."""
    session.pick(start_from(session.reader, session.reader.rules.base), open_keys=frozenset())


def start_from(reader: Reader, base: str) -> RuleSet:
    """Return a preset, with own rules and notes where they are to stay."""
    rules = reader.rules.base_game(base)
    return rules.add(*reader.rules.own, *reader.rules.notes) if reader.our.keeps else rules


def adopt(session: Session, event: Mapping[str, Any]) -> None:
    """Put the open game's own rules in force, or those back that were before."""
    reader = session.reader
    former, theirs = reader.former, reader.watching().game.rules
    if reader.rules != theirs:
        lay_by(reader)
        session.put(Standing(theirs), reader.our.changed(standing(reader)))
    elif former is not None:
        session.put(Standing(former, reader.former_open), reader.our.changed(standing(reader)))
    reader.picked = reader.rules != theirs


def lay_by(reader: Reader) -> None:
    """Keep the rules in force to be had back."""
    reader.former, reader.former_open = reader.rules, reader.open_keys


def keep(session: Session, event: Mapping[str, Any]) -> None:
    """Say whether own rules and notes stay when a preset is picked: ``{"on": false}``."""
    session.reader.our = replace(session.reader.our, keeps=bool(event["on"]))


def close_effect(session: Session, event: Mapping[str, Any]) -> None:
    """Tell no more what the rules do to the open game, until the reader comes from a game again."""
    session.reader.our = replace(session.reader.our, came=None)


def undo(session: Session, event: Mapping[str, Any]) -> None:
    """Undo the last change of rules."""
    our, now = session.reader.our, standing(session.reader)
    if our.past:
        session.put(our.past[-1], our.undone(now))


def redo(session: Session, event: Mapping[str, Any]) -> None:
    """Do again what was undone last."""
    our, now = session.reader.our, standing(session.reader)
    if our.future:
        session.put(our.future[-1], our.redone(now))


def search(session: Session, event: Mapping[str, Any]) -> None:
    """Search among the questions: ``{"text": "ten"}``."""
    reader = session.reader
    reader.our = replace(reader.our, query=str(event["text"]).strip())
    if reader.our.query:
        reader.news = text("options.search-count", number=len(searched(reader.our.query)))


def open_option(session: Session, event: Mapping[str, Any]) -> None:
    """Show who gives which answer to a question; "" hides it."""
    key = str(event["key"])
    session.reader.opened = key if key in [option.key for option in OPTIONS] else ""


EVENTS = {
    "option": option,
    "preset": preset,
    "reset": reset,
    "adopt": adopt,
    "open": open_option,
    "rules_keep": keep,
    "effect_close": close_effect,
    "rules_undo": undo,
    "rules_redo": redo,
    "rules_search": search,
}
