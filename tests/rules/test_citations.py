"""Every rule can say where it comes from, and no passage that rules anything is forgotten."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from explorer.rules.catalogue import OPTIONS
from explorer.rules.catalogue.facts import FACTS, PLAYERS
from explorer.rules.clause import Bound
from explorer.rules.option import Option, Value
from explorer.rules.presets import DOCUMENTS
from explorer.rules.standing import standing
from explorer.sources import library
from tests.rules.clauses import BOUNDS

STATED = [fact.cites for fact in FACTS] + [told.cites for told in PLAYERS]
RULING = ("rule", "variant", "example", "advice")
VALUES = [(option, value) for option in OPTIONS for value in option.values]
VALUE_IDS = [f"{option.key} {value.id}" for option, value in VALUES]
STANDINGS: dict[str, dict[str, dict[str, Any]]] = tomllib.loads(
    (Path(__file__).parents[1] / "sources" / "standings.toml").read_text("utf-8")
)


def exists(cite: str) -> bool:
    """Tell whether a citation is in the library (whose lookup raises for what is not)."""
    return cite == library().source(cite).id


@pytest.mark.parametrize("bound", BOUNDS, ids=[bound.clause.id for bound in BOUNDS])
def test_clause_cites(bound: Bound) -> None:
    """Each clause, wherever it is brought from, cites something that exists, nothing twice."""
    assert bound.cites
    assert all(map(exists, bound.cites))
    assert len(set(bound.cites)) == len(bound.cites)


@pytest.mark.parametrize(("option", "value"), VALUES, ids=VALUE_IDS)
def test_value_cites(option: Option, value: Value) -> None:
    """Each value of an option cites something that exists."""
    assert value.passages(), option.key
    assert all(map(exists, value.passages()))
    assert set(value.unclear) <= set(DOCUMENTS)


def test_facts_cite() -> None:
    """Each stated fact, and each document's word on how many may play, cites something that exists."""
    for cites in STATED:
        assert cites
        assert all(map(exists, cites))


def test_no_ruling_passage_is_forgotten() -> None:
    """Each passage with a rule, a variant, an example or advice is cited somewhere."""
    cited = {cite for bound in BOUNDS for cite in bound.cites}
    cited |= {cite for _, value in VALUES for cite in value.passages()}
    cited |= {cite for cites in STATED for cite in cites}
    forgotten = {passage.id for passage in library().passages if passage.kind in RULING} - cited
    assert set() == forgotten


@pytest.mark.parametrize(("option", "value"), VALUES, ids=VALUE_IDS)
@pytest.mark.parametrize("document", DOCUMENTS)
def test_standing_agrees_with_the_documents(document: str, option: Option, value: Value) -> None:
    """Whether a document has a value as base, lists it, is unclear or silent is as read off it by hand."""
    by_hand = STANDINGS[option.key][value.id][document]
    found = standing(document, option.key, value.id)
    assert by_hand["is"] == found.mark
    assert bool(by_hand["passages"]) == bool(found.passages)
    assert set(by_hand["passages"]) & set(found.passages) or not found.passages
