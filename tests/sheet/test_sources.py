"""A document is cited only for a line that it says."""

from __future__ import annotations

import pytest

from explorer.rules.catalogue import OPTIONS
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


def test_a_line_of_ours_is_in_no_base_game_that_has_it_otherwise() -> None:
    """A clause that is a document's stands on the sheet with what it comes to here, which the document may not say."""
    ours = [line for section in sections(rule_set("pagat").change("two_on", "all")) for line in section.lines]
    said = {line.text: [source.document for source in line.sources] for line in ours if line.ours}
    assert {"On a ten: only a ten or a two.": [], "On an ace: only an ace or a two.": []}.items() <= said.items()
    assert "wikipedia-1" in said["Twos: on anything."]
    lies = [line for section in sections(rule_set("pagat").change("bluff", "yes")) for line in section.lines]
    assert ["wikipedia-1", "wikipedia-2", "guide"] == [
        source.document for line in lies if line.origin == "clause:bluff.cards-are-claimed" for source in line.sources
    ]


@pytest.mark.parametrize("base", ["pagat", "wikipedia-1"])
def test_no_line_of_ours_is_in_our_base_game(base: str) -> None:
    """Whatever is switched, the mark of a base game does not stand for the document from which ours parts there."""
    for option in OPTIONS:
        for value in option.values:
            changed = sections(rule_set(base).change(option.key, value.id))
            cited = {source for section in changed for line in section.lines if line.ours for source in line.sources}
            assert Source(base, "base") not in cited, (option.key, value.id)


def test_a_house_rule_is_marked_as_one() -> None:
    """What a document lists is not shown as its base game."""
    changed = sections(rule_set("pagat").change("pictures_on", "8"))
    found = next(one for section in changed for one in section.lines if "lowest=8" in one.origin)
    assert {"lists"} == {source.mark for source in found.sources}
