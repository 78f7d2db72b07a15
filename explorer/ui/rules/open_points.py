"""What is not agreed: how many points, what a verdict says then, and what has to be agreed before a move."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from explorer.ask.agreement.agreement import DEPENDS, Agreement, agreement
from explorer.ask.agreement.ask_first import ask_about
from explorer.ask.agreement.open_rules import OpenRules
from explorer.ask.agreement.words import say_agreement
from explorer.ask.probing.posed import posed
from explorer.engine.judge import judge
from explorer.errors import InputError
from explorer.rules.catalogue import OPTIONS
from explorer.state import Move, State
from explorer.trace.ours import base_words
from explorer.trace.words import option_words, value_words
from explorer.ui.choice import Choice
from explorer.ui.reader import Reader
from explorer.ui.rules.state import Pending
from explorer.ui.say import text

if TYPE_CHECKING:
    from explorer.ui.session import Session

MOST = 2_000
"""So many combinations of open values are looked at for a verdict; more would take long."""


def counted(reader: Reader) -> str:
    """Say how many points are open; "" where none is."""
    number = len(reader.open_keys)
    return text("open.one" if number == 1 else "open.many", number=number) if number else ""


def what_depends(reader: Reader, state: State, move: Move, by: int) -> Agreement | InputError | None:
    """Return what the open rules say of a move of a seat, if that depends on what will be agreed.

    An error says why it cannot be told.
    """
    if not reader.open_keys:
        return None
    try:
        found = _agreement(reader.open_rules(), replace(state, turn=by), move)
    except InputError as error:
        return error
    return found if found.decides else None


@lru_cache(maxsize=512)
def _agreement(rules: OpenRules, state: State, move: Move) -> Agreement:
    return agreement(posed(state, move), rules, most=MOST)


def goes_either_way(reader: Reader, state: State, move: Move, by: int) -> bool:
    """Tell whether it depends on what will be agreed if a move goes, or cannot be told."""
    found = what_depends(reader, state, move, by)
    return isinstance(found, InputError) or (found is not None and found.answer == DEPENDS)


def depends_view(reader: Reader, state: State, move: Move, by: int) -> dict[str, Any]:
    """Return what takes the place of a verdict, or stands beside it, where it depends on what will be agreed."""
    found = what_depends(reader, state, move, by)
    if found is None:
        return {}
    name = base_words(reader.rules).name
    said = found.sentence if isinstance(found, InputError) else say_agreement(found)
    if isinstance(found, Agreement) and found.answer != DEPENDS:
        return {"agreed": said, "assumed": text("open.assumed", name=name)}
    verdict = {"sign": "amb", "sign_label": text("open.sign"), "bold": "", "text": said}
    return {"verdict": verdict, "assumed": text("open.assumed", name=name)}


def must_ask(reader: Reader, choice: Choice, before: State, step: int | None) -> bool:
    """Ask what a move depends on before it is made; tell whether there is anything to ask."""
    if not reader.open_keys:
        return False
    try:
        keys = ask_about(reader.open_rules(), before, choice.move, by=choice.by)
    except InputError as error:
        reader.tell("error", error.sentence)
        return True
    if keys:
        reader.our = replace(reader.our, pending=Pending(keys, choice, step))
        reader.news = text("open.ask-first")
    return bool(keys)


def ask_view(reader: Reader) -> dict[str, Any]:
    """Return the questions that have to be answered before the move that waits."""
    pending = reader.our.pending
    if pending is None:
        return {}
    values = {option.key: [value.id for value in option.values] for option in OPTIONS}
    return {
        "kind": "ask",
        "text": text("open.ask-first"),
        "close": text("open.leave"),
        "asks": [
            {
                "key": key,
                "question": option_words(key).question,
                "values": [{"id": value, "label": value_words(key, value).label} for value in values[key]],
            }
            for key in pending.keys
        ],
    }


def agree(session: Session, event: Mapping[str, Any]) -> None:
    """Agree on an open point; the move that waited for it is made, if it may be: ``{"key": …, "value": …}``."""
    reader, key = session.reader, str(event["key"])
    pending = reader.our.pending
    reader.our = replace(reader.our, pending=None)
    session.pick(reader.rules.change(key, str(event["value"])), open_keys=reader.open_keys - {key})
    if pending is None:
        return
    before, choice = reader.entry().before, pending.choice
    if must_ask(reader, choice, before, pending.step):
        return
    if judge(before, choice.move, reader.rules, by=choice.by).legal:
        session.play(choice, step=pending.step)
    else:
        reader.tell("info", text("open.not-legal"))


EVENTS = {"rules_agree": agree}
