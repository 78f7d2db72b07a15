"""The smallest changes of rules that turn a verdict round."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import combinations, product

from explorer.ask.probing.branches import Branch, branches
from explorer.ask.probing.posed import Posed, Refusal, ready
from explorer.engine.legal import is_legal
from explorer.errors import InputError
from explorer.rules.catalogue import OPTIONS
from explorer.rules.ruleset import RuleSet
from explorer.state import State

Settings = tuple[tuple[str, str], ...]

TURNS, IMPOSSIBLE, UNKNOWN = "turns", "impossible", "unknown"
"""What a change does: it turns the verdict round, the position or the move cannot be under it, or judging under it
would take cards that are not known."""

_ORDER = (TURNS, IMPOSSIBLE, UNKNOWN)
_KEYS = {option.key: place for place, option in enumerate(OPTIONS)}
_VALUES = {option.key: tuple(value.id for value in option.values) for option in OPTIONS}


@dataclass(frozen=True, slots=True)
class Change:
    """Option values, as (key, value) in the order of the catalogue, that do what no fewer of them do.

    ``kind`` is one of `TURNS`, `IMPOSSIBLE` and `UNKNOWN`, the latter two with what is wrong, ``error``. ``lies``: the
    cards on the table are what they were (``same``), count as something else (``counts``), have to be taken
    (``owed``), or need not be taken any more (``free``).
    """

    settings: Settings
    kind: str
    lies: str = "same"
    error: InputError | None = None


@dataclass(frozen=True, slots=True)
class Changes:
    """All the smallest changes for a move, the smaller before the larger, those that turn the verdict first.

    ``legal`` is the verdict under the ``rules`` as they are. Every set of up to ``looked`` changes was looked at;
    ``finished`` tells whether those are as many as were asked for.
    """

    rules: RuleSet
    legal: bool
    found: tuple[Change, ...]
    looked: int
    finished: bool

    def of_kind(self, kind: str) -> tuple[Change, ...]:
        """Return the changes of a kind."""
        return tuple(change for change in self.found if change.kind == kind)


def smallest_changes(
    posed: Posed,
    rules: RuleSet,
    *,
    most: int = 2,
    keys: Iterable[str] = tuple(_KEYS),
    seconds: float | None = 5.0,
    clock: Callable[[], float] = time.monotonic,
) -> Changes:
    """Find all the smallest sets of option values, at most ``most``, that turn the verdict on a move round.

    Also those under which it cannot be judged. Only the options ``keys`` are changed. ``seconds`` is how long to look
    (``None``: to the end); of the size at which the time runs out not all may be found.

    Raises:
        InputError: where it cannot be judged under the rules as they are.
    """
    before = ready(posed, rules)
    if isinstance(before, Refusal):
        raise before.error
    legal = is_legal(*before, rules)
    until = None if seconds is None else clock() + seconds
    found: list[Change] = []
    small: set[tuple[str, frozenset[tuple[str, str]]]] = set()
    looked, finished = most, True
    among = {key: _VALUES[key] for key in keys}
    for branch in branches(_verdict(posed, before[0], legal), rules, among, most=most):
        for change in _changes(branch, rules):
            if not any((change.kind, part) in small for part in _parts(change.settings)):
                small.add((change.kind, frozenset(change.settings)))
                found.append(change)
        if until is not None and clock() > until:
            looked, finished = max(branch.changed - 1, 0), False
            break
    return Changes(rules, legal, tuple(sorted(found, key=_place)), looked, finished)


def _verdict(posed: Posed, before: State, legal: bool) -> Callable[[RuleSet], Change | None]:
    """Return the question what a rule set does to the verdict (``None``: nothing), as a change without its settings."""

    def question(rules: RuleSet) -> Change | None:
        under = ready(posed, rules)
        if isinstance(under, Refusal):
            return Change((), UNKNOWN if under.unknown else IMPOSSIBLE, error=under.error)
        state, move = under
        if is_legal(state, move, rules) == legal:
            return None
        return Change((), TURNS, lies=_lies(before, state))

    return question


def _lies(before: State, state: State) -> str:
    if [laid.kind for laid in state.pile] != [laid.kind for laid in before.pile]:
        return "counts"
    if (state.owed is None) == (before.owed is None):
        return "same"
    return "free" if state.owed is None else "owed"


def _changes(branch: Branch[Change | None], rules: RuleSet) -> Iterator[Change]:
    """Give a branch's change with each choice of the option values that lead there."""
    if branch.result is None:
        return
    now = rules.values
    keys = sorted((key for key, of in branch.box.items() if now[key] not in of), key=_KEYS.__getitem__)
    for values in product(*(branch.box[key] for key in keys)):
        yield replace(branch.result, settings=tuple(zip(keys, values, strict=True)))


def _parts(settings: Settings) -> Iterator[frozenset[tuple[str, str]]]:
    """Give all smaller sets of some settings."""
    for size in range(1, len(settings)):
        yield from map(frozenset, combinations(settings, size))


def _place(change: Change) -> tuple[object, ...]:
    places = [(_KEYS[key], _VALUES[key].index(value)) for key, value in change.settings]
    return (_ORDER.index(change.kind), len(places), places)
