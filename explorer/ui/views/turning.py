"""The smallest changes of rules that turn a verdict round, each of which can be made."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from explorer.ask.changes.smallest import TURNS, Change, Changes, smallest_changes
from explorer.ask.changes.words import who_has
from explorer.ask.probing.posed import Posed
from explorer.errors import InputError
from explorer.rules.ruleset import RuleSet
from explorer.trace.labels import option_words, value_words
from explorer.ui.reader import Reader
from explorer.ui.say import text
from explorer.ui.views.docs import mark

if TYPE_CHECKING:
    from explorer.ui.session import Session

SHOWN = 6
"""So many changes are shown, the smallest first."""

PATIENCE = 1.5
"""How long is looked for them, in seconds."""


def turning_view(reader: Reader, posed: Posed) -> dict[str, Any]:
    """Return the smallest changes that turn the verdict on a move round; without any where it cannot be judged."""
    head = text("turning.head")
    try:
        found = _found(posed, reader.rules)
    except InputError as error:
        return {"head": head, "items": [], "note": error.sentence}
    turns = found.of_kind(TURNS)
    note = "" if turns else text("turning.none")
    if len(turns) > SHOWN:
        note = text("turning.more", number=len(turns) - SHOWN)
    return {
        "head": head,
        "items": [_change(one, reader.rules, goes=not found.legal) for one in turns[:SHOWN]],
        "note": note,
        "apply": text("turning.apply"),
    }


@lru_cache(maxsize=8)
def _found(posed: Posed, rules: RuleSet) -> Changes:
    """Find them once for a question, which may be looked at less and more deeply, and in every language."""
    return smallest_changes(posed, rules, seconds=PATIENCE)


def _change(change: Change, rules: RuleSet, *, goes: bool) -> dict[str, Any]:
    sign = "yes" if goes else "no"
    return {
        "settings": [list(setting) for setting in change.settings],
        "sign": sign,
        "sign_label": text(f"turning.{sign}"),
        "title": text("turning.and").join(value_words(key, value).strip for key, value in change.settings),
        "apply_label": text(
            "turning.apply-label",
            changes=text("turning.and").join(value_words(key, value).strip for key, value in change.settings),
        ),
        "parts": [_part(key, value, rules) for key, value in change.settings],
        "note": "" if change.lies == "same" else text(f"turning.{change.lies}"),
    }


def _part(key: str, value: str, rules: RuleSet) -> dict[str, Any]:
    have = who_has(key, value, rules)
    return {
        "text": text("turning.set", question=option_words(key).question, value=value_words(key, value).label),
        "docs": [mark(one.document, one.mark, rules) for one in have],
        "nobody": "" if have else text("turning.nobody"),
    }


def apply_change(session: Session, event: Mapping[str, Any]) -> None:
    """Make a change of rules that was offered.

    Raises:
        InputError: for an option or a value that there is not.
    """
    rules = session.reader.rules
    for key, value in event["settings"]:
        rules = rules.change(str(key), str(value))
    session.pick(rules)
