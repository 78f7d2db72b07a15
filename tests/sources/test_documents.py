"""The five documents are there whole, passage by passage."""

from collections import Counter

import pytest

from explorer.sources import Passage, library
from explorer.sources.documents import KINDS

PASSAGES = library().passages

# rule, variant, example, advice, info, heading
COUNTS = {
    "pagat": (40, 31, 1, 6, 8, 16),
    "wikipedia-1": (20, 24, 0, 0, 12, 6),
    "wikipedia-2": (23, 33, 0, 0, 4, 10),
    "guide": (51, 17, 3, 5, 7, 11),
    "digest": (33, 13, 0, 0, 3, 0),
}

CORRUPT = {
    "wikipedia-2:rules.pickup",
    "wikipedia-2:rules.turn",
    "digest:play.1.D",
    "digest:clear.1",
    "digest:lead.1",
}


@pytest.mark.parametrize("document", COUNTS)
def test_no_passage_is_lost(document: str) -> None:
    """Every document has as many passages of each kind as it has lines of that kind."""
    found = Counter(passage.kind for passage in library().document(document).passages)
    assert dict(zip(KINDS, COUNTS[document], strict=True)) == {kind: found[kind] for kind in KINDS}


@pytest.mark.parametrize("passage", PASSAGES, ids=lambda passage: passage.id)
def test_every_passage_is_whole(passage: Passage) -> None:
    """A passage has a known kind, a section, a place and a text, none of them blank."""
    assert passage.kind in KINDS
    assert passage.id.startswith(f"{passage.document}:")
    assert all(part == part.strip() != "" for part in (passage.section, passage.place, passage.text))


def test_places_are_told_apart() -> None:
    """No two passages of a document have both section and place in common, so that a citation finds one of them."""
    places = Counter((passage.document, passage.section, passage.place) for passage in PASSAGES)
    assert [] == [place for place, count in places.items() if count > 1]


def test_headings_name_their_section() -> None:
    """A heading's section is its text, which may be shortened there and follows that of the heading above it."""
    headings = [passage for passage in PASSAGES if passage.kind == "heading"]
    assert headings
    for heading in headings:
        assert heading.section.rpartition(": ")[2].lower() in heading.text.lower()


def test_corrupt_passages_are_flagged() -> None:
    """Exactly the damaged sentences carry the flag, and each says what is wrong."""
    assert {passage.id for passage in PASSAGES if passage.flag == "corrupt"} == CORRUPT
    assert {passage.id for passage in PASSAGES if passage.flag or passage.flag_note} == CORRUPT
    assert all(library().passage(full_id).flag_note for full_id in CORRUPT)


def test_documents_say_where_they_come_from() -> None:
    """Every document has its head filled in, and the ones it is related to exist and say so too."""
    for document in library().documents:
        assert "" not in (document.title, document.kind, document.descent, document.base)
        assert "" not in (document.licence, document.date, document.address)
        assert all(document.id in library().document(other).related for other in document.related)
    assert ["P", "W1", "W2", "G", "D"] == [document.letter for document in library().documents]
    assert ["Pagat", "Wikipedia, early", "Wikipedia, later", "Guide", "Digest"] == [
        document.short for document in library().documents
    ]


@pytest.mark.parametrize(
    ("full_id", "word"),
    [
        ("wikipedia-2:rules.pickup", "half"),
        ("wikipedia-2:rules.turn", "five"),
        ("wikipedia-2:rules.turn", "not"),
        ("digest:note.6b", "crosswise"),
        ("digest:head.4", "jack, queen, king, ace, two"),
    ],
)
def test_oddities_are_kept(full_id: str, word: str) -> None:
    """What is odd in a document stays odd in our words."""
    assert word in library().passage(full_id).text
