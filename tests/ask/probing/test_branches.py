"""A question to many rule sets at once gives each of them the answer that it gives itself."""

from collections.abc import Callable
from functools import lru_cache
from itertools import product
from math import prod

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from explorer.ask.agreement.agreement import Happens, happens
from explorer.ask.probing.branches import Branch, branches
from explorer.ask.probing.posed import Posed, Refusal, posed_case
from explorer.rules.catalogue import OPTIONS
from explorer.rules.decision import PLAY
from explorer.rules.ruleset import RuleSet, rule_set, value_ids
from tests.ask.posing import Case, cases, changed
from tests.engine.asking import case
from tests.strategies import rule_choices

KEYS = [option.key for option in OPTIONS]
CASES = list(cases())


def among(*keys: str) -> dict[str, tuple[str, ...]]:
    """Return some options with all their values."""
    return {key: value_ids(key) for key in keys}


def holds(branch: Branch[Happens | Refusal], values: dict[str, str]) -> bool:
    """Tell whether a rule set is in a branch."""
    return all(values[key] in of for key, of in branch.box.items())


def asks(posed: Posed) -> Callable[[RuleSet], Happens | Refusal]:
    """Return the question what a move does."""
    return lambda rules: happens(posed, rules)


@settings(max_examples=60)
@given(st.sampled_from(CASES), rule_choices(), st.lists(st.sampled_from(KEYS), min_size=1, max_size=4, unique=True))
def test_every_rule_set_is_in_one_branch_that_has_its_answer(
    asked: Case, chosen: dict[str, str], keys: list[str]
) -> None:
    """For any rules and any few open options: the branches part them, and what each says was asked one by one."""
    rules, question = rule_set(chosen), asks(posed_case(asked))
    found = list(branches(question, rules, among(*keys)))
    for values in product(*among(*keys).values()):
        one = changed(rules, tuple(zip(keys, values, strict=True)))
        mine = [branch for branch in found if holds(branch, one.values)]
        assert 1 == len(mine)
        assert question(one) == mine[0].result


def test_the_nearest_come_first_and_no_farther_than_asked() -> None:
    """Branches come by the number of options that have to be changed to get there."""
    question = asks(posed_case(case("play 10S", "10S 3C", pile="6C")))
    for most in (0, 1, 2):
        found = [branch.changed for branch in branches(question, rule_set("pagat"), among(*KEYS), most=most)]
        assert sorted(found) == found
        assert most == found[-1]


def test_only_what_is_asked_is_gone_through() -> None:
    """With everything open there are more than a million million rule sets, but few ways to ask about a pick-up."""
    question = asks(posed_case(case("pickup", "3C", pile="6C")))
    found = list(branches(question, rule_set("pagat"), among(*KEYS)))
    assert 10**12 < prod(len(value_ids(key)) for key in KEYS)
    assert 500 > len(found)


def test_a_question_about_a_parameter_parts_by_its_values() -> None:
    """Hands of five stay with five; decks are not looked at."""
    found = branches(lambda rules: rules.param("hand"), rule_set("pagat"), among("hand", "decks"))
    assert {5: ("5",), 6: ("6",), 3: ("3",)} == {branch.result: branch.box["hand"] for branch in found}


def test_a_question_about_what_is_read_parts_by_who_reads_it() -> None:
    """Nines are looked at where somebody wants to know of them."""
    found = branches(lambda rules: "nines" in rules.resolver(PLAY).reads, rule_set("pagat"), among("nines_out"))
    assert {False: ("no",), True: ("yes",)} == {branch.result: branch.box["nines_out"] for branch in found}


def test_what_is_kept_by_rule_set_is_not_mixed_up() -> None:
    """A question may use functions that keep their answers; each rule set still gets its own."""
    found = branches(lru_cache(lambda rules: rules.param("hand")), rule_set("pagat"), among("hand"))
    assert {5, 6, 3} == {branch.result for branch in found}


def test_what_an_own_rule_brings_depends_on_the_options() -> None:
    """By it led tens are taken; who leads then is left to the option where that says something, else it is Carla."""
    ours = [{"says": "must-be-taken", "cards": ["10"], "top": ["empty"], "text": "Led tens are taken."}]
    rules = rule_set({"base": "pagat", "ours": ours})
    found = branches(asks(posed_case(case("pickup", "3C", pile="10H"))), rules, among("led_ten"))
    leads = {ten: branch.result for branch in found for ten in branch.box["led_ten"]}
    assert {"stands": "Carla", "barred": "Carla", "taken-pass": "Carla", "taken-again": "Anna", "clears": "Carla"} == {
        ten: one.next for ten, one in leads.items() if isinstance(one, Happens)
    }


@pytest.mark.parametrize("name", ["values", "document", "bounds"])
def test_nothing_is_read_unnoticed(name: str) -> None:
    """Whatever else a question wants of the rules is an error, not a guess."""

    def question(rules: RuleSet) -> object:
        found = getattr(rules, name)
        return found() if callable(found) else found

    with pytest.raises(LookupError):
        list(branches(question, rule_set("pagat"), among("hand")))
