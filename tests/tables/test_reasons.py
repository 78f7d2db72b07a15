"""Which clauses stand, which are overruled and which decide, as masks."""

import pytest

from explorer.rules.decision import DECISIONS, FORBIDS, PERMITS, PLAY, REQUIRES, Decision
from explorer.rules.resolve import Resolution
from explorer.rules.ruleset import RuleSet, rule_set
from explorer.tables import cell_at, indices, reasons
from tests.tables.comparing import random_cells, random_rules, stream


def _resolved(rules: RuleSet, decision: Decision, number: int) -> Resolution:
    resolver = rules.resolver(decision)
    return resolver.resolve(resolver.cell(*cell_at(decision, number)))


@pytest.mark.parametrize("seed", range(4))
def test_who_stands_and_who_overrules(seed: int) -> None:
    """In cells drawn at random the same clauses stand, and the same overrule the same, as the resolver says."""
    chance = stream(seed)
    for _ in range(10):
        rules = random_rules(chance)
        made = {decision.id: reasons(rules, decision) for decision in DECISIONS}
        for decision, number in random_cells(chance, 50):
            said, found = _resolved(rules, decision, number), made[decision.id]
            standing = {clause for clause, mask in found.standing.items() if mask >> number & 1}
            assert {one.bound.clause.id for one in said.standing} == standing
            pairs = {pair for pair, mask in found.overruled.items() if mask >> number & 1}
            assert {(by, one.bound.clause.id) for one in said.fired for by in one.defeated_by} == pairs
            wanted = _wanted(said)
            decisive = {clause for clause in found.standing if found.decisive(clause) >> number & 1}
            assert {one.bound.clause.id for one in said.standing if one.outcome in wanted} == decisive


def _wanted(said: Resolution) -> tuple[str | None, ...]:
    if PERMITS in said.decision.outcomes:
        return (PERMITS,) if said.permitted else (FORBIDS, REQUIRES)
    return (said.outcome,)


def test_an_exception_without_anything_to_overrule_is_idle() -> None:
    """That bars lapse once the stock is gone applies only to what is barred from the lead."""
    lapse = "lead.bars-lapse"
    for changes, kinds in (({"led_ten": "barred"}, {"10"}), ({"led_picture": "barred"}, {"J", "Q", "K"}), ({}, set())):
        found = reasons(rule_set({"base": "pagat", "bars_last": "while-stock", **changes}), PLAY)
        assert kinds == {cell_at(PLAY, number)[0] for number in indices(found.standing[lapse])}
        assert found.idle[lapse]


def test_a_clause_that_is_not_in_force() -> None:
    """Asked about a clause that the rules do not have, it is refused."""
    with pytest.raises(KeyError, match=r"play\.twos-on-all"):
        reasons(rule_set("pagat"), PLAY).decisive("play.twos-on-all")
