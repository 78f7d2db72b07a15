"""Every passage that rules, advises or gives an example feeds something, and what that is can be read off."""

import pytest

from explorer.ask.coverage.coverage import FEEDS, RULING, coverage, empty, rows
from explorer.ask.coverage.words import as_data, table
from explorer.sources import library

ROWS = {row.passage: row for row in coverage()}


def test_no_row_is_empty() -> None:
    """Nothing that the five documents rule was forgotten, and nothing else is asked for."""
    assert () == empty(coverage())
    assert [one.id for one in library().passages if one.kind in RULING] == list(ROWS)
    assert {one.kind for one in library().passages} - set(RULING) == {"info", "heading"}


@pytest.mark.parametrize(
    ("passage", "what", "id"),
    [
        ("pagat:play.1.2", "clause", "play.pictures-need(lowest=7)"),
        ("pagat:play.1.2", "value", "pictures_on 7"),
        ("pagat:play.1.2", "game", "scene-pictures_on-7"),  # the scene of the value
        ("pagat:play.1.1", "game", "first"),  # where it decides moves
        ("guide:var.six", "parameter", "hand"),
        ("pagat:players.1", "fact", "fact.players"),
        ("guide:turn.example", "fact", "fact.examples"),
        ("guide:tips.2", "advice", "advice.try-when-stuck"),
        ("wikipedia-2:rules.turn", "interpretation", "interpretation:five-at-once"),
        ("wikipedia-1:vale.6", "value", "after_challenge next-in-turn"),
    ],
)
def test_what_it_feeds(passage: str, what: str, id: str) -> None:
    """As read off the catalogue, the facts, the interpretations and the games by hand."""
    assert id in ROWS[passage].of(what)


def test_advice_is_no_clause_of_the_rules() -> None:
    """A passage that only advises feeds no clause that judges."""
    assert () == ROWS["guide:tips.2"].of("clause")


def test_what_feeds_nothing_is_found() -> None:
    """A passage that nothing reads is named; one that is only information is not asked for."""
    found = rows([("pagat:play.1.2", "rule"), ("pagat:play.99", "variant"), ("pagat:intro.99", "info")])
    assert ("pagat:play.99",) == empty(found)
    assert ["pagat:play.1.2", "pagat:play.99"] == [row.passage for row in found]
    lines = table(found)
    assert "pagat:play.99   variant  feeds nothing" == lines[1]
    assert "1 of 2 passages feed nothing: pagat:play.99" == lines[-1]
    assert ["pagat:play.99"] == as_data(found)["empty"]


def test_sorts_come_in_one_order() -> None:
    """So that rows can be compared; each thing is named once."""
    for row in ROWS.values():
        assert sorted(row.feeds, key=lambda feed: FEEDS.index(feed[0])) == list(row.feeds)
        assert len(set(row.feeds)) == len(row.feeds)
