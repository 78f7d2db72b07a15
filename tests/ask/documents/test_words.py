"""What a reader is told of each document's verdict."""

from typing import Any

import pytest

from explorer.ask.documents.data import as_data
from explorer.ask.documents.descent import by_descent
from explorer.ask.documents.words import document_words
from explorer.rules.added import read_document
from explorer.rules.presets import DOCUMENTS
from explorer.rules.ruleset import rule_set
from tests.ask.asked_documents import asked, table

WORDS = {"allowed": "goes", "forbidden": "does not go", "silent": "does not say", "ambiguous": "can be read both ways"}


@pytest.mark.parametrize("position", [pytest.param(position, id=position["what"]) for position in table()])
def test_every_verdict_is_said(position: dict[str, Any]) -> None:
    """In two or three words and a sentence why, which begins with a capital and ends with a full stop."""
    told = {key: value for key, value in position.items() if key not in ("what", "lies", "corrupt", *DOCUMENTS)}
    for found in asked(**told).values():
        words = document_words(found)
        assert WORDS[found.verdict] == words.verdict
        assert (not words.does) or found.judgement.legal
        for said in (words.why, *filter(None, [words.does]), *words.notes):
            assert said[:1].isupper()
            assert said.endswith(".")
            assert not [odd for odd in ("{", "  ", "..", " .") if odd in said]
        assert len(words.notes) == len(set(words.notes))


@pytest.mark.parametrize(
    ("document", "move", "pile", "hand", "why"),
    [
        ("pagat", "play AD", "9C", "AD 4S", "An ace may go only on a picture or another ace, but a nine is on top."),
        (
            "guide",
            "play AD",
            "AC",
            "AD 4S",
            "We read: In the guide an ace goes on a picture card or on an ace. Then it goes. Or else: On a picture card"
            " only, also when an ace lies there. Then it does not go.",
        ),
        (
            "wikipedia-1",
            "play JD",
            "10H",
            "JD 4S",
            "Nothing in it forbids this by itself. What we added: A jack may not go on a ten: only another ten may."
            " On a ten only a ten and on an ace only an ace may go under every document's base.",
        ),
        (
            "wikipedia-2",
            "pass",
            "",
            "JD QS",
            "Nothing in it allows this by itself. What we added: The table is empty and the player has no card that may"
            " be led, so the player passes. A player with nothing to lead passes, also while there is a stock, where no"
            " rule allows trying it.",
        ),
    ],
)
def test_why(document: str, move: str, pile: str, hand: str, why: str) -> None:
    """The reason that decides; where it is ours or doubtful, that is said first."""
    assert why == document_words(asked(move, pile, hand, stock=0)[document]).why


def test_a_silence_that_other_documents_fill() -> None:
    """Which table cards come first the guide does not say; others do, and they are named as others."""
    found = asked("down", "8C", "", rules="poytapaska", stock=0, table_up="9D", table_down=1)["guide"]
    assert (
        "Nothing in it forbids this by itself; other documents do:"
        " Hidden table cards are turned only when the open ones are played." == document_words(found).why
    )


def test_a_game_that_a_document_does_not_know() -> None:
    """It is named, and nothing is told of what the move would do."""
    words = document_words(asked("challenge Anna", "5C 8?", rules="valepaska", last_play="6D", by="Anna")["pagat"])
    assert ("It does not know this: Claims, which may be lies.", "", ()) == words[1:]


def test_what_a_move_does_is_told_by_whose_word_it_is() -> None:
    """The digest says that the pile falls, and not who leads then."""
    said = {id: document_words(found).does for id, found in asked("play AD", "KC", "AD 4S").items()}
    assert "An ace on a picture makes the pile fall. Whoever makes the pile fall leads again." == said["guide"]
    assert (
        "An ace on a picture makes the pile fall."
        " It does not say the following, which is taken from elsewhere: Whoever makes the pile fall leads again."
        == said["digest"]
    )


@pytest.mark.parametrize(
    ("document", "position", "note"),
    [
        ("wikipedia-1", {"move": "play 9D", "pile": "10H", "hand": "9D"}, "these cards would not lie on one another"),
        (
            "pagat",
            {"move": "pickup", "pile": "10H", "hand": "9D", "rules": "wikipedia-2"},
            "nothing that was led has to be taken",
        ),
        ("digest", {"move": "play 2D", "pile": "5C", "hand": "2D 4S"}, "damaged in the document (Your turn, point 1"),
        ("wikipedia-2", {"move": "pickup", "pile": "8C"}, 'Or else: The word "half" is a slip'),
        ("wikipedia-1", {"move": "play 2D", "hand": "2D 4S"}, "which changes nothing here"),
        ("guide", {"move": "up 9D", "pile": "8C", "hand": "", "rules": "poytapaska", "stock": 0, "table_up": "9D"},
         "what it describes too: Four hidden and four open table cards."),
    ],
)  # fmt: skip
def test_notes(document: str, position: dict[str, Any], note: str) -> None:
    """What stands beside the verdict: that it is judged as it lies, leans on damage or on a reading, or needed more."""
    notes = document_words(asked(**position)[document]).notes
    assert 1 == sum(note in one for one in notes)


def test_groups_by_descent() -> None:
    """One article at two dates is one group, guide and digest stand with Pagat; a stranger stands alone."""
    text = 'id = "{}"\ntitle = "T"\n{}[[passage]]\nid = "1"\nkind = "rule"\ntext = "T"\n'
    added = [read_document(text.format("alone", "")), read_document(text.format("near", 'related = ["wikipedia-2"]\n'))]
    groups = by_descent(rule_set("pagat", documents=added))
    ids = [[document.id for document in group] for group in groups]
    assert [["pagat", "guide", "digest"], ["wikipedia-1", "wikipedia-2", "near"], ["alone"]] == ids
    assert all(document.kind and document.date and document.descent for group in by_descent() for document in group)


def test_as_data() -> None:
    """A document's own passages are kept apart from what other documents say alike, and nothing is counted."""
    found = as_data(asked("play 2D", "10H", "2D 4S"), rule_set("pagat"))
    assert [["pagat", "guide", "digest"], ["wikipedia-1", "wikipedia-2"]] == found["by_descent"]
    one = found["documents"]["wikipedia-1"]
    assert ("allowed", "goes", ["pile"], {}) == (one["verdict"], one["words"], one["as_it_lies"], one["added"])
    assert "wikipedia-1:rules.play.3" == one["sources"][0]
    for id, told in found["documents"].items():
        assert all(source.startswith((id + ":", "interpretation:")) for source in told["sources"])
        assert not any(source.startswith((id + ":", "interpretation:")) for source in told["elsewhere"])
    assert {"documents", "by_descent"} == set(found)
    assert ["digest:play.1.D"] == found["documents"]["digest"]["corrupt"]
