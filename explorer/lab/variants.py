"""Rule sets around ours: each switch set otherwise, two at once, or all combinations of some."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations

from explorer.engine.deal import check_players
from explorer.errors import InputError
from explorer.lab import check
from explorer.rules.catalogue import OPTIONS
from explorer.rules.ruleset import RuleSet

Settings = tuple[tuple[str, str], ...]
"""What is set otherwise than in our rules, as (key, value), in the order of the catalogue; ``()`` is our rules."""


def under(ours: RuleSet, settings: Settings) -> RuleSet:
    """Return our rules with some options set otherwise."""
    for key, value in settings:
        ours = ours.change(key, value)
    return ours


def singles(ours: RuleSet) -> Iterator[Settings]:
    """Give every single switch: each option with each value that it does not have."""
    for option in OPTIONS:
        for value in option.values:
            if value.id != ours.values[option.key]:
                yield ((option.key, value.id),)


def pairs(switches: Sequence[Settings]) -> Iterator[Settings]:
    """Give all pairs of single switches of different options."""
    for one, other in combinations(switches, 2):
        if one[0][0] != other[0][0]:
            yield _ordered(one + other)


def all_of(switches: Sequence[tuple[str, str]]) -> Iterator[Settings]:
    """Give all combinations of some switches, our rules first, then by how many are set otherwise."""
    for number in range(len(switches) + 1):
        for chosen in combinations(switches, number):
            if len({key for key, _ in chosen}) == number:
                yield _ordered(chosen)


def playable(
    ours: RuleSet, wanted: Iterable[Settings], players: int
) -> tuple[list[Settings], dict[Settings, InputError]]:
    """Return which rule sets can be dealt and simulated, and of the others why they cannot."""
    good: list[Settings] = []
    refused: dict[Settings, InputError] = {}
    for settings in wanted:
        rules = under(ours, settings)
        try:
            check(rules)
            check_players(players, rules)
        except InputError as error:
            refused[settings] = error
        else:
            good.append(settings)
    return good, refused


def _ordered(settings: Iterable[tuple[str, str]]) -> Settings:
    keys = [option.key for option in OPTIONS]
    return tuple(sorted(settings, key=lambda setting: keys.index(setting[0])))
