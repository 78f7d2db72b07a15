"""What a reader does with their rules, besides the rules themselves."""

from __future__ import annotations

from dataclasses import dataclass, replace

from explorer.ask.findings.dangers import Dangers
from explorer.ask.findings.words import Finding
from explorer.rules.ruleset import RuleSet
from explorer.ui.choice import Choice
from explorer.ui.rules.form import Form

NOTHING = Form()
MOST_KEPT = 100
"""So many changes can be undone."""


@dataclass(frozen=True, slots=True)
class Standing:
    """Rules as they were, and the options that were open."""

    rules: RuleSet
    open_keys: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Pending:
    """A move that waits until what it depends on is agreed: the options, the move, the step that it is played from.

    ``step`` is ``None`` where it goes on with a line that is there.
    """

    keys: tuple[str, ...]
    choice: Choice
    step: int | None = None


@dataclass(frozen=True, slots=True)
class Check:
    """What was found about some rules so far; ``stage`` is how many parts were looked at, ``done`` whether all were."""

    rules: RuleSet
    stage: int = 0
    found: tuple[Finding, ...] = ()
    dangers: Dangers | None = None
    done: bool = False


@dataclass(frozen=True, slots=True)
class Our:
    """What was before, what was undone, what is searched for, and what waits to be agreed.

    ``came`` are the rules with which they came from a game: what a change does to it is told, unless they closed that
    (``None``). ``keeps``: own rules and notes stay when a preset is picked. ``check`` is what was found about some
    rules, ``form`` that of a rule of their own.
    """

    past: tuple[Standing, ...] = ()
    future: tuple[Standing, ...] = ()
    query: str = ""
    came: Standing | None = None
    keeps: bool = True
    pending: Pending | None = None
    check: Check | None = None
    form: Form = NOTHING

    def changed(self, before: Standing) -> Our:
        """Return this after a change, which can be undone."""
        return replace(self, past=(*self.past, before)[-MOST_KEPT:], future=())

    def undone(self, now: Standing) -> Our:
        """Return this after an undoing of the last change."""
        return replace(self, past=self.past[:-1], future=(*self.future, now))

    def redone(self, now: Standing) -> Our:
        """Return this after what was undone last was done again."""
        return replace(self, past=(*self.past, now), future=self.future[:-1])
