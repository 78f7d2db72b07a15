"""A question about cards in words, and what its buttons are called."""

from __future__ import annotations

from typing import Any

from explorer.ask.grid.phrases import Phrases
from explorer.ask.grid.slice import kinds_of
from explorer.ask.grid.tops import Top
from explorer.cards import Kind
from explorer.rules.decision import EMPTY
from explorer.rules.ruleset import RuleSet
from explorer.ui.settle.asked import Asked, top_of


def question(asked: Asked, rules: RuleSet) -> str:
    """Return a question as people put it, as far as it has been asked: ``A two on a led ten``."""
    top = top_of(asked, rules)
    kind = asked.kind if asked.kind in kinds_of(rules) else None
    facts: dict[str, Any] = {
        "kind": kind,
        "top": None if top is None else top.kind,
        "led": bool(top and top.led and asked.run == 1),
        "count": asked.count,
        "run": asked.run,
        "many": asked.count > 1,
        "number": asked.count,
        "verb": "play",
    }
    said = [_say(rules, "asked", **facts)]
    said += [_say(rules, "when", name) for name in ("stock", "nines") if not getattr(asked, name)]
    return ", ".join(said)


def top_label(top: Top, rules: RuleSet) -> str:
    """Return what lies there: ``A led ten``."""
    how = EMPTY if top.kind == EMPTY else "led" if top.led else "one"
    return _say(rules, "top", how, top=top.kind)


def kind_label(kind: Kind, rules: RuleSet) -> str:
    """Return what is laid: ``A ten``."""
    return _say(rules, "top", "one", top=kind)


def under(kind: Kind, rules: RuleSet, *, led: bool = False) -> str:
    """Return what a small button says besides the rank: that the card was led, and its colour where that matters."""
    apart = rules.param("red_apart")
    colour = (
        [_say(rules, "under", "red" if kind.startswith("r") else "black")] if kind.removeprefix("r") in apart else []
    )
    return " ".join([_say(rules, "under", "led"), *colour] if led else colour)


def _say(rules: RuleSet, *path: str, **facts: Any) -> str:
    return Phrases("", kinds_of(rules), rules.param("red_apart")).say("settle", *path, **facts)
