"""Each clause keeps to what it declares, and names of clauses mean one thing."""

from collections import defaultdict
from itertools import product
from types import SimpleNamespace
from typing import Any

import pytest

from explorer.rules.clause import Clause
from explorer.rules.decision import DECISIONS
from tests.rules.clauses import CLAUSES, IDS

ONE_BY_ID = dict(zip(IDS, CLAUSES, strict=True))
EACH = pytest.mark.parametrize("clause", ONE_BY_ID.values(), ids=ONE_BY_ID)


class Witness:
    """A cell that has the declared features only, and remembers which of them were looked at."""

    def __init__(self, features: dict[str, Any]) -> None:
        self._features, self.seen = features, set[str]()

    def __getattr__(self, name: str) -> Any:
        if name not in self._features:
            raise AttributeError(f"the clause reads '{name}' without declaring it")
        self.seen.add(name)
        return self._features[name]


def cells(clause: Clause) -> list[dict[str, Any]]:
    """Return the whole domain as far as the clause declares to read it."""
    domains = (clause.decision.features[name] for name in clause.reads)
    return [dict(zip(clause.reads, values, strict=True)) for values in product(*domains)]


def answers(clause: Clause) -> list[str | None]:
    """Return what the clause says over its whole domain."""
    return [clause.test(SimpleNamespace(**cell)) for cell in cells(clause)]


@EACH
def test_reads_what_it_declares(clause: Clause) -> None:
    """A clause looks at the features that it declares, at no others, and at each somewhere.

    The kind of card may be declared just for the words, which name it.
    """
    seen: set[str] = set()
    for cell in cells(clause):
        witness = Witness(cell)
        clause.test(witness)
        seen |= witness.seen
    assert set(clause.reads) - {"kind"} == seen - {"kind"}
    assert set(clause.reads) >= seen


@EACH
def test_outcomes_are_those_of_the_decision(clause: Clause) -> None:
    """A clause says one of its decision's outcomes or nothing, and it says something somewhere."""
    said = set(answers(clause)) - {None}
    assert said
    assert said <= set(clause.decision.outcomes)


def test_one_id_is_one_rule() -> None:
    """Clauses made in several places under one id say the same everywhere, and are declared alike."""
    made = defaultdict(list)
    for clause in CLAUSES:
        made[clause.id].append(clause)
    for name, (first, *others) in made.items():
        for other in others:
            assert first.reads == other.reads, name
            assert answers(first) == answers(other), name
            assert (first.weight, first.defeats, first.tags) == (other.weight, other.defeats, other.tags), name
            assert first.exception == other.exception, name


def test_parameters_tell_clauses_apart() -> None:
    """Clauses of one name and different parameters have different ids, and say different things."""
    by_name = defaultdict(set)
    for clause in CLAUSES:
        by_name[clause.name].add(clause.id)
    for name, ids in by_name.items():
        if len(ids) > 1:
            assert len(ids) == len({(ONE_BY_ID[one].reads, tuple(answers(ONE_BY_ID[one]))) for one in ids}), name


@EACH
def test_what_it_overrules_exists(clause: Clause) -> None:
    """Whatever a clause overrules is an id, a name or a tag of a clause of the same decision."""
    there = [other for other in CLAUSES if other.decision is clause.decision and other is not clause]
    known = {name for other in there for name in (other.id, other.name, *other.tags)}
    assert set() == set(clause.defeats) - known


@EACH
def test_an_exception_overrules_something(clause: Clause) -> None:
    """A clause that is no reason of its own has something to overrule."""
    assert not clause.exception or clause.defeats


@EACH
def test_name_is_a_topic_a_point_and_a_name(clause: Clause) -> None:
    """The id is a topic, a point and a name in small letters, with parameters in brackets."""
    topic, point, name = clause.name.partition(".")
    assert "." == point
    assert (topic + name).replace("-", "").isalpha()
    assert clause.name.lower() == clause.name


def test_every_decision_has_clauses() -> None:
    """No decision is declared that nothing decides."""
    assert {decision.id for decision in DECISIONS} == {clause.decision.id for clause in CLAUSES}
