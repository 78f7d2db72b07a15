"""The clauses answer as the rules written down paragraph by paragraph, over the whole domain."""

from collections.abc import Iterator
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from explorer.rules.catalogue import OPTIONS
from explorer.rules.decision import DUTY, EFFECT, PLAY, Decision
from explorer.rules.ruleset import RuleSet, rule_set
from tests.rules import plain

TOPICS = ("what", "empty", "falls", "taking")
CHOICES = {o.key: [v.id for v in o.values] for o in OPTIONS if o.topic in TOPICS or o.key == "start"}
SINGLE = [(key, value) for key, values in CHOICES.items() for value in values]
YES_NO = (False, True)


def tops(rules: RuleSet) -> Iterator[tuple[str, str]]:
    """Give every kind of card with every card that it can come to lie on, the empty table included."""
    kinds = plain.KINDS[rules.values["specials"]]
    return product(kinds, ("empty", *kinds))


def check_play(rules: RuleSet) -> None:
    """Compare whether cards may be played."""
    play = rules.resolver(PLAY)
    for kind, top in tops(rules):
        openings = ("no", "free", "whole", "part", "other") if top == "empty" else ("no",)
        for cell in product((kind,), (1, 2, 5), (top,), YES_NO, YES_NO, openings):
            assert plain.may_play(*cell, rules.values) == play(*cell).permitted, cell


def check_effect(rules: RuleSet) -> None:
    """Compare what a play does to the pile, where it may be played at all."""
    effects = rules.resolver(EFFECT)
    for kind, top in tops(rules):
        runs = (0,) if top == "empty" else (1, 2, 3, 4)
        for cell in product((kind,), (1, 2, 3, 4, 5), (top,), runs, YES_NO):
            if top == "empty" or plain.goes_on(kind, top, cell[-1], True, rules.values):
                found = effects(*cell).outcome
                assert plain.effect(*cell, rules.values) == (None if found == "keeps" else found), cell


def check_duty(rules: RuleSet) -> None:
    """Compare what a player may do, in every situation that can come about."""
    duty = rules.resolver(DUTY)
    taken = [kind for kind, key in (("10", "led_ten"), ("A", "led_ace")) if rules.values[key].startswith("taken")]
    piles = product(("pile",), ("no", *taken), (False,), YES_NO, YES_NO)
    leads = (("empty", "no", opening, lead, lead) for opening in YES_NO for lead in YES_NO)
    for move, stock, situation in product(("play", "pickup", "try", "pass"), YES_NO, (*piles, *leads)):
        table, owed, opening, lead, playable = situation
        wanted = plain.may_do(move, table, stock, owed != "no", opening, lead, playable, rules.values)
        assert wanted == duty(move, "hand", table, stock, *situation[1:]).permitted, (move, stock, situation)


CHECKS = {PLAY: check_play, EFFECT: check_effect, DUTY: check_duty}


def clauses(rules: RuleSet, decision: Decision) -> set[str]:
    """Return the ids of the clauses in force that belong to a decision."""
    return {bound.clause.id for bound in rules.resolver(decision).bounds}


@pytest.mark.parametrize("preset", ["pagat", "wikipedia-1", "wikipedia-2"])
def test_preset(preset: str) -> None:
    """Under each preset whose play differs."""
    for check in CHECKS.values():
        check(rule_set(preset))


@pytest.mark.parametrize(("key", "value"), SINGLE, ids=[f"{key}-{value}" for key, value in SINGLE])
def test_one_value(key: str, value: str) -> None:
    """With each single option set otherwise than in Pagat's base game, wherever that changes what is asked."""
    rules, usual = rule_set({key: value}), rule_set("pagat")
    for decision, check in CHECKS.items():
        if clauses(rules, decision) != clauses(usual, decision):
            check(rules)


@given(st.fixed_dictionaries({key: st.sampled_from(values) for key, values in CHOICES.items()}))
@settings(max_examples=20)
def test_combination(chosen: dict[str, str]) -> None:
    """With all options set at random."""
    for check in CHECKS.values():
        check(rule_set(chosen))
