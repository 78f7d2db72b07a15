"""Positions and moves to ask about, taken from the judging cases, and the plain way to answer: rule set by rule set."""

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations, product
from typing import Any

from explorer.ask.changes.smallest import Settings
from explorer.ask.probing.posed import Posed, Refusal, posed_case, ready
from explorer.engine.legal import is_legal
from explorer.engine.position import read_case
from explorer.errors import InputError
from explorer.rules.catalogue import OPTIONS
from explorer.rules.presets import PRESETS
from explorer.rules.ruleset import RuleSet, rule_set
from tests.cases.files import HERE, read

Case = dict[str, Any]


def cases() -> Iterator[Case]:
    """Give every judging case that can be, without what is expected of it."""
    for file in sorted(HERE.glob("*.jsonl")):
        for case in read(file.name):
            asked = {key: value for key, value in case.items() if key != "expect"}
            if can_be(asked):
                yield asked


def can_be(case: Case) -> bool:
    """Tell whether a case can be read and judged."""
    try:
        read_case(case)
    except InputError:
        return False
    return True


def varied(base: str, number: int) -> list[Case]:
    """Return cases put under a preset instead of their own rules, as different in move and verdict as there are.

    Under each preset others come first.
    """
    rules = rule_set(base)
    kept: dict[tuple[object, ...], list[Case]] = {}
    for case in cases():
        posed = posed_case(case)
        under = ready(posed, rules)
        if not isinstance(under, Refusal):
            state, move = under
            like = (move.verb, bool(state.pile), len(move.cards) > 1, state.opening, is_legal(state, move, rules))
            kept.setdefault(like, []).append({**case, "rules": base})
    verbs: Counter[object] = Counter()
    turn_of: dict[tuple[object, ...], int] = {}
    for sort in kept:  # every verb comes before any comes again
        turn_of[sort] = verbs[sort[0]]
        verbs[sort[0]] += 1
    shift = list(PRESETS).index(base)
    every = (kept[sort] for sort in sorted(kept, key=turn_of.__getitem__))
    ordered = [of[shift % len(of) :] + of[: shift % len(of)] for of in every]
    return [of[turn] for turn in range(max(map(len, ordered))) for of in ordered if turn < len(of)][:number]


def plain_verdict(posed: Posed, rules: RuleSet) -> bool | None:
    """Return whether a move is legal under a rule set; ``None`` where it cannot be judged."""
    under = ready(posed, rules)
    return None if isinstance(under, Refusal) else is_legal(*under, rules)


def plain_changes(posed: Posed, rules: RuleSet, size: int, keys: tuple[str, ...]) -> set[tuple[bool, Settings]]:
    """Try all changes of up to ``size`` options; return the smallest that matter, and whether each can be judged."""
    now, legal = rules.values, plain_verdict(posed, rules)
    found: set[tuple[bool, Settings]] = set()
    for number in range(1, size + 1):
        for options in combinations([option for option in OPTIONS if option.key in keys], number):
            offered = ([value.id for value in option.values if value.id != now[option.key]] for option in options)
            for values in product(*offered):
                settings = tuple(zip((option.key for option in options), values, strict=True))
                parts = {part for less in range(1, number) for part in combinations(settings, less)}
                verdict = plain_verdict(posed, changed(rules, settings))
                judged = verdict is not None
                if verdict != legal and not any((judged, part) in found for part in parts):
                    found.add((judged, settings))
    return found


@lru_cache(maxsize=4096)
def changed(rules: RuleSet, settings: Settings) -> RuleSet:
    """Return a rule set with option values changed."""
    return rule_set({"base": rules.base, **dict(rules.changes), **dict(settings)}, own=rules.own)
