"""A document is cited only for a line that it says."""

from __future__ import annotations

import pytest

from explorer.rules.ruleset import rule_set
from explorer.sheet.lines import sections
from explorer.sheet.model import Line, Source
from explorer.sheet.sources import added_by, said_by

PAGAT, GUIDE, DIGEST = Source("pagat", "base"), Source("guide", "base"), Source("digest", "base")


def line(origin: str, base: str = "pagat") -> Line:
    """Return the line that comes from a clause, or from the value of an option."""
    return next(one for section in sections(rule_set(base)) for one in section.lines if one.origin == origin)


@pytest.mark.parametrize(
    ("base", "origin", "sources"),
    [
        ("pagat", "clause:led.stands(kind=10)", (PAGAT, GUIDE, DIGEST)),
        ("pagat", "clause:turn.nothing-to-pick-up", ()),
        ("pagat", "clause:score.loser-mark", (GUIDE,)),
        ("pagat", "clause:dealer.rotates", (Source("guide", "unclear"), DIGEST)),
        ("wikipedia-1", "clause:start.left-of-dealer", ()),
        ("wikipedia-2", "clause:take.half", (Source("wikipedia-2", "unclear"),)),
        ("poytapaska", "clause:table.hidden-leads", ()),
        ("digest", "clause:deal.packets(sizes=2-1-2)", (DIGEST,)),
        ("guide", "players", (GUIDE,)),
    ],
)
def test_documents_of_a_line(base: str, origin: str, sources: tuple[Source, ...]) -> None:
    """By hand, after the table of passages: who says it, and how."""
    assert sources == line(origin, base).sources


def test_what_was_added_is_no_document() -> None:
    """An interpretation stands apart from the documents, also where both are cited."""
    assert ("interpretation:nothing-to-pick-up",) == line("clause:turn.nothing-to-pick-up").added
    cites = ("pagat:play.1.2", "interpretation:five-at-once", "ours:1")
    assert (PAGAT,) == said_by(cites, rule_set("pagat"))
    assert ("interpretation:five-at-once",) == added_by(cites)


def test_advice_and_examples_are_no_rules() -> None:
    """A passage that states no rule and lists none does not vouch for a line."""
    assert () == said_by(("guide:turn.example", "pagat:tactics.1"), rule_set("pagat"))


def test_a_house_rule_is_marked_as_one() -> None:
    """What a document lists is not shown as its base game."""
    changed = sections(rule_set("pagat").change("pictures_on", "8"))
    found = next(one for section in changed for one in section.lines if "lowest=8" in one.origin)
    assert {"lists"} == {source.mark for source in found.sources}
