"""An option that is set is in force everywhere: every pair of option values is played."""

from itertools import combinations, product

import pytest

from explorer.engine.chance import POLICY, Stream
from explorer.rules.catalogue import OPTIONS
from explorer.rules.ruleset import RuleSet, rule_set
from tests.playing import playout, start
from tests.properties.invariants import check_state, check_turn

Choice = tuple[str, str]
CHOICES: dict[str, list[Choice]] = {
    option.key: [(option.key, value.id) for value in option.values] for option in OPTIONS
}
PAIRS = {frozenset(pair) for one, other in combinations(CHOICES, 2) for pair in product(CHOICES[one], CHOICES[other])}


def covering() -> list[dict[str, str]]:
    """Return rule sets that have every pair of values between them: each takes in turn what adds most new pairs."""
    chance, left, found = Stream(7, 0, POLICY), set(PAIRS), []
    while left:
        first = min(left, key=sorted)
        chosen = dict(first)
        for key in chance.shuffled(tuple(key for key in CHOICES if key not in chosen)):
            settled = list(chosen.items())
            new = {one: sum(frozenset({one, other}) in left for other in settled) for one in CHOICES[key]}
            chosen |= dict([max(CHOICES[key], key=lambda one: new[one])])
        left -= {frozenset(pair) for pair in combinations(chosen.items(), 2)}
        found.append(chosen)
    return found


SETS = covering()


def test_every_pair_is_there() -> None:
    """The rule sets have all pairs of values of different options, in far fewer sets than there are pairs."""
    assert PAIRS == {frozenset(pair) for chosen in SETS for pair in combinations(chosen.items(), 2)}
    assert len(SETS) < len(PAIRS) / 20


@pytest.mark.parametrize("number", range(len(SETS)))
def test_a_set_is_in_force(number: int) -> None:
    """All its values' clauses and parameters are there, and a game under it holds at every turn."""
    rules = rule_set(SETS[number])
    assert SETS[number] == rules.values
    in_force = {bound.clause.id for bound in rules.bounds()}
    for option in OPTIONS:
        value = option.value(SETS[number][option.key])
        assert {bound.clause.id for bound in (*value.brings, *value.keeps)} <= in_force
        assert all(wanted == rules.param(name) for name, wanted in value.params.items())
    check_game(rules, number)


def check_game(rules: RuleSet, number: int) -> None:
    """Play a game, or its first 400 turns, and check it."""
    state = start(rules, players=2 + number % 4, seed=11, game=number)
    check_state(state, rules)
    for turn in playout(state, rules, seed=11, game=number, limit=400):
        check_turn(turn, rules)
        check_state(turn.after, rules)
