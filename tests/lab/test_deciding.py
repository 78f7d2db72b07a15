"""How often clauses decided is what the traced judgements of the engine say of the same games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import pytest

from explorer.engine.game import open_game
from explorer.engine.legal import judging_of
from explorer.engine.moves import possible_moves
from explorer.engine.replay import Step
from explorer.lab.arms import arm
from explorer.lab.deciding import COUNTED
from explorer.lab.parting import record
from explorer.rules.decision import DUTY, PERMITS, PLAY
from explorer.rules.presets import PRESETS
from explorer.rules.resolve import Resolution
from explorer.rules.ruleset import RuleSet, rule_set
from tests.lab.playing import most_seats, policies_of
from tests.lab.test_equality import combination

ANSWERS = ("challenge", "change", "on")


def asked(step: Step, rules: RuleSet) -> Iterator[Resolution]:
    """Give what is counted of a step: each cell that the player to move can ask about once, and what was done."""
    judged, before = step.judgement, step.before
    if judged.move.verb not in ANSWERS:
        found = {
            (one.decision, one.cell): one
            for move in possible_moves(before, rules)
            for one in judging_of(before, move, rules, by=judged.by)
            if one.decision in (PLAY, DUTY)
        }
        yield from found.values()
    if judged.tried:
        yield judged.tried
    yield from (one for one in judged.settling if one.decision in COUNTED)


def deciding(one: Resolution) -> Iterator[str]:
    """Give the clauses that decide: those that stand and say what comes out; of what is forbidden, all that do so."""
    for fired in one.standing:
        judging = PERMITS in one.decision.outcomes
        if (fired.outcome == PERMITS) == one.permitted if judging else fired.outcome == one.outcome:
            yield fired.bound.clause.id


def compare(rules: RuleSet, policies: tuple[str, ...], game: int) -> None:
    """Count a game by the reader and by the engine."""
    table = arm(rules, players=len(policies), policies=policies, seed=7, limit=90, backend="reader")
    steps = open_game(record(table, game)).steps()
    every = [one for step in steps for one in asked(step, rules)]
    found = replace(table, limit=len(steps), counts=True).games(game, 1)
    decided, cells = found.decided or {}, found.asked or {}
    assert Counter(one.decision.id for one in every) == Counter(cells)
    assert Counter(clause for one in every for clause in deciding(one)) == +Counter(decided)
    in_force = {one.clause.id for one in rules.bounds() if one.clause.decision in COUNTED}
    assert in_force == set(decided)


@pytest.mark.parametrize("preset", PRESETS)
def test_as_the_engine_traces(preset: str) -> None:
    """A game of each policy under every preset."""
    rules = rule_set(preset)
    for game, policy in enumerate(policies_of(rules)):
        compare(rules, (policy,) * most_seats(rules, 4), game)


@pytest.mark.parametrize("number", range(1, 40, 3))
def test_under_any_rules(number: int) -> None:
    """Two packs, claims of five cards, table cards, cards played on: whatever there is."""
    rules = combination(number)
    compare(rules, policies_of(rules)[: most_seats(rules, 3)], number)
