"""Whole games by random legal moves, every move of each checked."""

import pytest

from explorer.engine.chance import POLICY, Stream
from explorer.rules.ruleset import rule_set
from tests.playing import NAMES, ending, playout, start
from tests.properties.invariants import check_state, check_turn
from tests.strategies import BUILT, PLAYABLE

GAMES = 30
MAY_GO_ON = ("wikipedia-1", "wikipedia-2", "poytapaska", "poytapaska-relaxed")
"""Where barred leads can leave everybody passing for ever, or piles of table cards go round for long."""


@pytest.mark.parametrize("preset", PLAYABLE)
def test_games_end(preset: str) -> None:
    """Games of two to eight players end, or stop at the turn limit and are told apart; every turn is checked."""
    rules = rule_set(preset)
    endings = []
    for game in range(GAMES):
        states = [start(rules, players=2 + game % (len(NAMES) - 1), seed=2026, game=game)]
        check_state(states[0], rules)
        for turn in playout(states[0], rules, seed=2026, game=game):
            check_turn(turn, rules)
            check_state(turn.after, rules)
            states.append(turn.after)
        endings.append(ending(states))
    assert GAMES == len(endings)
    assert endings.count("over") >= GAMES // 2
    if preset not in MAY_GO_ON:
        assert GAMES == endings.count("over")


@pytest.mark.parametrize("number", range(200))
def test_games_under_random_rules(number: int) -> None:
    """Two games under each of 200 rule sets drawn from all bases and values; every turn of them is checked."""
    chance = Stream(2027, number, POLICY)
    rules = rule_set({"base": PLAYABLE[chance.below(len(PLAYABLE))]})
    for key, values in BUILT.items():
        if not chance.below(3):
            rules = rules.change(key, values[chance.below(len(values))])
    for game in range(2):
        state = start(rules, players=2 + chance.below(len(NAMES) - 1), seed=2027, game=2 * number + game)
        check_state(state, rules)
        for turn in playout(state, rules, seed=2027, game=2 * number + game):
            check_turn(turn, rules)
            check_state(turn.after, rules)
