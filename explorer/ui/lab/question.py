"""What is set against what, by what a reader chose; and why it cannot be, where it cannot."""

from __future__ import annotations

from dataclasses import dataclass

from explorer.engine.deal import check_players
from explorer.errors import InputError
from explorer.players import BLUFFING, POLICIES
from explorer.rules.catalogue import OPTIONS
from explorer.rules.catalogue.facts import FEWEST_PLAYERS
from explorer.rules.ruleset import RuleSet, value_ids
from explorer.ui.lab.code import MOST_PLAYERS
from explorer.ui.lab.state import EVERY, Setup
from explorer.ui.reader import Reader


@dataclass(frozen=True, slots=True)
class Question:
    """The rules ``a`` against the rules ``b``, both without notes; ``changed``: b is ours with one changed."""

    a: RuleSet
    b: RuleSet
    changed: bool


def simulated(rules: RuleSet) -> RuleSet:
    """Return rules without their notes, which nothing can simulate; the page says so."""
    return rules.drop(*rules.notes)


def chosen(reader: Reader) -> Setup:
    """Return what is asked as far as it can be asked under the rules in force: what cannot is put right."""
    setup, rules = reader.lab.setup, reader.rules
    key, value = setup.key, setup.value
    if value not in value_ids(key) or rules.values[key] == value:
        key = value = ""
    base = setup.base if setup.base in rules.presets() else rules.base
    numbers = players(reader.rules)
    wanted = min(numbers, key=lambda number: (abs(number - setup.players), number)) if numbers else setup.players
    policy = setup.policy if setup.policy in (EVERY, *policies(reader)) else EVERY
    return Setup(base, key, value, wanted, policy, setup.exact)


def question(reader: Reader) -> Question | None:
    """Return what is set against what; ``None`` where that would be rules against themselves."""
    setup, ours = chosen(reader), simulated(reader.rules)
    if setup.key:
        return Question(ours, ours.change(setup.key, setup.value), changed=True)
    preset = ours.base_game(setup.base)
    return None if preset == ours else Question(preset, ours, changed=False)


def players(rules: RuleSet) -> list[int]:
    """Return how many can play."""
    found = []
    for number in range(FEWEST_PLAYERS, MOST_PLAYERS + 1):
        try:
            check_players(number, rules)
        except InputError:
            continue
        found.append(number)
    return found


def policies(reader: Reader) -> tuple[str, ...]:
    """Return the ways in which bots may play: who lies or doubts only where cards are laid face down."""
    setup = reader.lab.setup
    changed = reader.rules.change(setup.key, setup.value) if setup.value in value_ids(setup.key) else reader.rules
    bluff = reader.rules.param("claims") or changed.param("claims")
    return tuple(id for id in POLICIES if bluff or id not in BLUFFING)


def values_of(rules: RuleSet, key: str) -> tuple[str, ...]:
    """Return the answers to a question that are not ours."""
    return tuple(value for value in value_ids(key) if value != rules.values[key])


def keys() -> tuple[str, ...]:
    """Return the options that can be asked about."""
    return tuple(option.key for option in OPTIONS)


def trouble(asked: Question, number: int) -> InputError | None:
    """Return why it cannot be played, if it cannot."""
    try:
        check_players(number, asked.a)
        check_players(number, asked.b)
    except InputError as error:
        return error
    return None
