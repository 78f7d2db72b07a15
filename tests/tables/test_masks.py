"""Where each clause applies."""

from collections.abc import Callable
from itertools import product
from typing import Any

import pytest

from explorer.rules.clause import Clause
from explorer.rules.decision import EMPTY, FORBIDS, PERMITS, PLAY
from explorer.rules.resolve import cell_type
from explorer.tables import clause_masks, size_of
from tests.rules.clauses import CLAUSES

EACH = list({clause.id: clause for clause in CLAUSES}.values())


@pytest.mark.parametrize("clause", EACH, ids=lambda one: one.id)
def test_a_mask_is_the_clause(clause: Clause) -> None:
    """In every cell of the domain the masks say what the clause says when it is asked there."""
    cell, masks = cell_type(clause.decision), clause_masks(clause)
    every = {outcome: f"{mask:0{size_of(clause.decision)}b}"[::-1] for outcome, mask in masks.items()}
    said: dict[tuple[Any, ...], str | None] = {}
    for number, features in enumerate(product(*clause.decision.features.values())):
        here = cell(*features)
        read = tuple(getattr(here, name) for name in clause.reads)
        if read not in said:  # what it does not read it cannot look at, as the next test shows
            said[read] = clause.test(here)
        assert said[read] == next((outcome for outcome, bits in every.items() if bits[number] == "1"), None)


def _clause(test: Callable[[Any], str | None], *reads: str) -> Clause:
    return Clause("play.planted", PLAY, reads, test)


def test_a_clause_that_hides_what_it_reads_is_caught() -> None:
    """A clause that looks at a feature which it does not declare is refused by name, also one that seldom looks."""
    for test in (
        lambda c: PERMITS if c.stock else None,
        lambda c: FORBIDS if c.top == "2" and c.stock else None,
        lambda c: None if c.top == EMPTY or c.stock else PERMITS,
    ):
        with pytest.raises(ValueError, match=r"play\.planted looks at 'stock', which it does not say it reads"):
            clause_masks(_clause(test, "top"))
        assert clause_masks(_clause(test, "top", "stock"))


def test_an_unknown_outcome_is_caught() -> None:
    """A clause whose outcome its decision does not declare is refused."""
    with pytest.raises(ValueError, match=r"play\.planted says 'clears', which is no outcome of 'play'"):
        clause_masks(_clause(lambda c: "clears"))


def test_the_order_of_the_features_read_does_not_matter() -> None:
    """A clause may name what it reads in any order."""
    masks = [
        clause_masks(_clause(lambda c: PERMITS if (c.kind, c.top) == ("3", "2") else None, *reads))
        for reads in (("kind", "top"), ("top", "kind"))
    ]
    assert masks[0] == masks[1]
