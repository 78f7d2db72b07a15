"""Tables of rule sets with a group's own rules: as the judge has it, in every cell."""

import pytest

from explorer.rules.decision import DUTY, EFFECT, NEXT, PLAY, Decision
from explorer.rules.ruleset import RuleSet, rule_set
from explorer.tables import table
from tests.rules.test_own import SAID

OWN: list[RuleSet] = [
    rule_set({"base": base, "ours": [said | {"text": name} for name, (_, said) in SAID.items() if name in names]})
    for base, names in (
        ("pagat", ("kings fly low", "no pairs of sevens on sevens", "two or more nines must be taken")),
        ("wikipedia-2", ("anything goes on anything", "tens stay")),
        ("digest", ("no court card starts once the stock is gone", "a queen on a king falls")),
    )
]


@pytest.mark.parametrize("rules", OWN, ids=lambda rules: rules.base)
@pytest.mark.parametrize("decision", [DUTY, PLAY, EFFECT, NEXT], ids=lambda decision: decision.id)
def test_a_table_says_what_the_judge_says(rules: RuleSet, decision: Decision) -> None:
    """Over the whole domain own rules overrule in the table what they overrule for the judge."""
    found, resolver = table(rules, decision), rules.resolver(decision)
    for features in decision.cells():
        judged = resolver(*features)
        assert (judged.permitted, judged.forbidden, judged.outcome) == (
            found.permits(features),
            found.forbids(features),
            found.outcome(features),
        )
