"""Rule sets: options as the rules page has them, in any order of toggling, and errors that name the key."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from explorer.errors import InputError
from explorer.rules.catalogue import OPTIONS
from explorer.rules.decision import AMOUNT, DECISIONS, NEXT, TAKER
from explorer.rules.ruleset import preset_values, rule_set, value_ids
from tests.rules_page import VALUES
from tests.strategies import BUILT, rule_choices


def test_options_are_those_of_the_rules_page() -> None:
    """Keys and values are exactly those of the rules page, in its order."""
    built = {option.key: " ".join(value.id for value in option.values) for option in OPTIONS}
    assert list(VALUES.items()) == list(built.items())
    for key, values in VALUES.items():
        assert tuple(values.split()) == value_ids(key)
    assert () == value_ids("jokers")


def test_unwritten_base_is_pagat() -> None:
    """Without a base it is Pagat's base game."""
    assert rule_set("pagat") == rule_set({})


def test_numbers_and_yes_may_be_written_as_such() -> None:
    """Numbers may come as numbers, yes and no as true and false."""
    assert rule_set({"hand": "6", "deal_all": "yes"}) == rule_set({"hand": 6, "deal_all": True})


@given(rule_choices(), st.randoms(use_true_random=False))
def test_order_of_toggling_is_irrelevant(chosen: dict[str, str], random: Random) -> None:
    """Setting the same options in another order, one by one or at once, with detours, gives the same rule set."""
    base = chosen.pop("base")
    whole = rule_set({"base": base, **chosen})
    order = list(chosen)
    random.shuffle(order)
    rules = rule_set(base)
    for key in order:
        rules = rules.change(key, random.choice(BUILT[key]))
    random.shuffle(order)
    for key in order:
        rules = rules.change(key, chosen[key])
    assert whole == rules
    assert hash(whole) == hash(rules)
    assert whole.changes == rules.changes
    assert [bound.clause.id for bound in whole.bounds()] == [bound.clause.id for bound in rules.bounds()]
    assert [(one.cites, one.settings) for one in whole.bounds()] == [
        (one.cites, one.settings) for one in rules.bounds()
    ]


@given(rule_choices())
def test_only_what_differs_is_kept(chosen: dict[str, str]) -> None:
    """A rule set lists as changes what differs from its base, and nothing else."""
    rules = rule_set(chosen)
    base = preset_values(chosen["base"])
    assert {key: value for key, value in chosen.items() if base.get(key, value) != value} == dict(rules.changes)
    assert base | dict(rules.changes) == rules.values


@given(rule_choices())
def test_clauses_can_be_put_together(chosen: dict[str, str]) -> None:
    """No rule set has clauses that overrule one another in a circle, or two under one id."""
    rules = rule_set(chosen)
    for decision in DECISIONS:
        rules.resolver(decision)
    ids = [bound.clause.id for bound in rules.bounds()]
    assert sorted(set(ids)) == sorted(ids)


@given(rule_choices())
def test_settings_say_what_brought_a_clause(chosen: dict[str, str]) -> None:
    """The settings of a clause are values of this rule set; one without any is in force always."""
    rules = rule_set(chosen)
    for bound in rules.bounds():
        assert set(bound.settings) <= set(rules.values.items())


@pytest.mark.parametrize(
    ("rules", "at", "says"),
    [
        ("pagatt", "rules", "did you mean 'pagat'"),
        ({"base": "pagatt"}, "rules.base", "did you mean 'pagat'"),
        ({"led_tens": "stands"}, "rules.led_tens", "did you mean 'led_ten'"),
        ({"led_ten": "stand"}, "rules.led_ten", "did you mean 'stands'"),
        ({"hand": 7}, "rules.hand", "5, 6, 3"),
        ({"hand": None}, "rules.hand", "5, 6, 3"),
        ({"players": 3}, "rules.players", "option 'players'"),
        (["pagat"], "rules", "a preset's name"),
        (None, "rules", "a preset's name"),
    ],
)
def test_error_names_the_place_and_what_would_be_right(rules: object, at: str, says: str) -> None:
    """An unknown preset, key or value is refused at its place, with the nearest or all that there are."""
    with pytest.raises(InputError) as caught:
        rule_set(rules)  # type: ignore[arg-type]  # wrong on purpose
    assert at == caught.value.at
    assert says in caught.value.message


def test_challenges_do_not_matter_without_lying() -> None:
    """What happens after a challenge may be set already: while nobody lies, only what follows a challenge differs."""
    told, usual = rule_set({"after_challenge": "next-in-turn"}), rule_set("pagat")
    asked = [decision for decision in DECISIONS if decision not in (NEXT, TAKER, AMOUNT)]
    for decision in asked:
        ids = [[one.clause.id for one in rules.resolver(decision).bounds] for rules in (told, usual)]
        assert ids[0] == ids[1]
