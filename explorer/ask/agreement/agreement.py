"""What can be said of a move while rules are open: the same whatever is agreed, or depending on it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass
from functools import partial
from typing import TypeVar

from explorer.ask.agreement.open_rules import OpenRules
from explorer.ask.agreement.terms import Term, keys_of, terms
from explorer.ask.probing.branches import Box, branches
from explorer.ask.probing.posed import Posed, Refusal, ready
from explorer.engine.judge import judge
from explorer.errors import InputError
from explorer.rules.ruleset import RuleSet

R = TypeVar("R", bound=Hashable)

ALWAYS, NEVER, DEPENDS = "always", "never", "depends"

MOST_BRANCHES = 20_000
"""How many combinations of values that matter are looked at; beyond that some options have to be agreed on first."""


@dataclass(frozen=True, slots=True)
class Happens:
    """What a move does under some rules: whether it goes and, if so, what comes of it (players by name)."""

    legal: bool
    effects: tuple[str, ...] = ()
    taken: int = 0
    taken_by: str | None = None
    draws: int = 0
    out: tuple[str, ...] = ()
    loser: str | None = None
    next: str | None = None


@dataclass(frozen=True, slots=True)
class Group:
    """The readings under which the same happens: those of any of the terms ``when``."""

    happens: Happens
    when: tuple[Term, ...]


@dataclass(frozen=True, slots=True)
class Impossible:
    """The readings under which the position or the move cannot be, and what is wrong."""

    error: InputError
    when: tuple[Term, ...]


@dataclass(frozen=True, slots=True)
class Agreement:
    """What open rules say of a move: ``answer`` is `ALWAYS`, `NEVER` or `DEPENDS`.

    ``groups`` has what can happen, what goes first; with `ALWAYS` there is more than one where the move goes either
    way, but what it does depends. ``decides`` are the open options that make a difference.
    """

    rules: OpenRules
    answer: str
    groups: tuple[Group, ...]
    impossible: tuple[Impossible, ...]
    decides: tuple[str, ...]


def agreement(posed: Posed, rules: OpenRules, *, most: int = MOST_BRANCHES) -> Agreement:
    """Judge a move under every reading of open rules.

    Raises:
        InputError: where it cannot be judged under any of them, or for want of cards under some; at ``rules``, where
            there are more than ``most`` combinations of values that matter.
    """
    results = parted(rules, partial(happens, posed), most)
    refusals = [result for result in results if isinstance(result, Refusal)]
    for refusal in refusals:
        if refusal.unknown or len(refusals) == len(results):
            raise refusal.error
    found = terms(results, rules.among, idle=refusals)
    groups = [Group(one, tuple(found[one])) for one in results if isinstance(one, Happens)]
    groups.sort(key=lambda group: not group.happens.legal)
    legal = {group.happens.legal for group in groups}
    return Agreement(
        rules,
        DEPENDS if len(legal) > 1 else ALWAYS if True in legal else NEVER,
        tuple(groups),
        tuple(Impossible(refusal.error, tuple(found[refusal])) for refusal in refusals),
        in_order(rules, (term for group in groups for term in group.when)),
    )


def happens(posed: Posed, rules: RuleSet) -> Happens | Refusal:
    """Return what a move does under a rule set, or why it cannot be judged."""
    under = ready(posed, rules)
    if isinstance(under, Refusal):
        return under
    state, move = under
    judgement = judge(state, move, rules)
    outcome = judgement.outcome
    if outcome is None:
        return Happens(judgement.legal)

    def name(place: int | None) -> str | None:
        return None if place is None else state.names[place]

    return Happens(
        True,
        outcome.effects,
        outcome.taken,
        name(outcome.taken_by),
        len(outcome.drawn),
        tuple(state.names[place] for place in outcome.out),
        name(outcome.loser),
        name(outcome.next),
    )


def parted(rules: OpenRules, question: Callable[[RuleSet], R], most: int = MOST_BRANCHES) -> dict[R, list[Box]]:
    """Put a question to all readings of open rules and return them by result.

    Raises:
        InputError: at ``rules``, where there are more than ``most`` combinations of values that matter.
    """
    found: dict[R, list[Box]] = {}
    asked: dict[str, None] = {}
    for number, branch in enumerate(branches(question, rules.rules, rules.among)):
        asked |= dict.fromkeys(branch.box)
        if number >= most:
            keys = tuple(key for key in rules.open if key in asked)
            raise InputError("rules.too-many-readings", most=most, keys=keys, at="rules")
        found.setdefault(branch.result, []).append(branch.box)
    return found


def in_order(rules: OpenRules, found: Iterable[Term]) -> tuple[str, ...]:
    """Return the options that some terms name, in the order of the catalogue."""
    named = keys_of(found)
    return tuple(key for key in rules.open if key in named)
