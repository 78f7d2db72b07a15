"""Every finding that the catalogue can make: each clause over the whole declared domain of what it reads."""

from collections.abc import Iterator
from itertools import product
from typing import Any

from explorer.cards import PACK, Card, Kind, kind_of
from explorer.rules.catalogue import OPTIONS
from explorer.rules.clause import Clause
from explorer.rules.resolve import cell_type
from explorer.rules.ruleset import RuleSet, rule_set
from explorer.state import Move
from explorer.trace.model import DOES_NOT_APPLY, VERDICTS, Finding
from explorer.trace.wire import Trace

BOUNDS = [
    bound
    for option in OPTIONS
    for value in option.values
    for bound in rule_set({"base": "pagat", option.key: value.id}).bounds()
]
CLAUSES: list[Clause] = list({bound.clause.id: bound.clause for bound in BOUNDS}.values())
RULES = [rule_set("pagat"), rule_set({"base": "pagat", "specials": "black"})]


def findings(clause: Clause) -> Iterator[Finding]:
    """Give what a clause says in every cell that differs in what it reads; ``reads`` are the facts, as in a trace."""
    features = clause.decision.features
    first = {name: values[0] for name, values in features.items()}
    for values in product(*(features[name] for name in clause.reads)):
        facts = dict(zip(clause.reads, values, strict=True))
        outcome = clause.test(cell_type(clause.decision)(**first | facts))
        yield finding(clause, outcome, facts)


def finding(clause: Clause, outcome: str | None, facts: dict[str, Any]) -> Finding:
    """Make a finding as the judge would, but for what the words do not look at."""
    verdict = DOES_NOT_APPLY if outcome is None else outcome if outcome in VERDICTS else "requires"
    return Finding(clause.id, clause.decision.id, verdict, outcome, facts, (), (), (), False, False)


def moves(one: Finding) -> Iterator[Trace]:
    """Give judgements that could hold a finding: under rules that know its kinds, with moves that fit its facts."""
    kind = str(one.facts.get("kind", "8")).replace("none", "8")
    said = str(one.facts.get("move", "failed"))
    for rules in RULES:
        card = _card(kind, rules)
        for verb in ("play", "try") if said == "failed" else (said,):
            for number in _numbers(one, verb) if card else ():
                cards = (card,) * number if card else ()
                yield Trace(Move(verb, cards, target="Ben"), 0, rules, True, (one,))


def _numbers(one: Finding, verb: str) -> tuple[int, ...]:
    read = (one.facts["count"],) if "count" in one.facts else (1, 2)
    if verb == "play":
        return read
    return () if 1 not in read else (0,) if verb in ("pickup", "pass") else (1,)


def _card(kind: Kind, rules: RuleSet) -> Card | None:
    return next((card for card in PACK if kind_of(card, rules.param("red_apart")) == kind), None)
