"""What a document that a group added says of a move, beside the five."""

from typing import Any

import pytest

from explorer.ask.documents.verdicts import verdicts
from explorer.engine.position import read_case
from explorer.rules.added import read_document
from explorer.sources import library
from explorer.sources.added import AddedDocument
from tests.sources.added import OMA, TEXT

TURN = '[[passage]]\nid = "4"\nkind = "rule"\ntext = "Vuorollaan saa lyödä."\nvalues = ["turn.may-play"]\n'
WHOLE = read_document(TEXT + TURN)
CASE: dict[str, Any] = {"players": ["Anna", "Ben"], "turn": "Ben", "hands": {"Anna": 5, "Ben": "10H 9S 3C"}, "stock": 3}


@pytest.mark.parametrize(
    ("document", "move", "verdict", "passages"),
    [
        (OMA, "play 3C", "forbidden", ("oma:1.2",)),
        (OMA, "play 9S", "silent", ()),  # nowhere does it say that a player may play
        (WHOLE, "play 9S", "allowed", ("oma:1.2",)),
        (WHOLE, "pickup", "silent", ()),
    ],
)
def test_its_own_verdict(document: AddedDocument, move: str, verdict: str, passages: tuple[str, ...]) -> None:
    """It is judged by its own base game, allows and forbids by its own passages, and is silent where it has none."""
    state, made, rules = read_case(CASE | {"pile": "8C", "move": move}, documents=(document,))
    found = verdicts(state, made, rules)
    assert [*(one.id for one in library().documents), "oma"] == list(found)
    assert (verdict, passages) == (found["oma"].verdict, found["oma"].passages)


def test_own_rules_are_no_document_s_word() -> None:
    """A group's own rule turns its own verdict, and none of a document."""
    ours = [{"says": "goes", "cards": "3", "top": "8", "text": "Threes creep."}]
    case = CASE | {"pile": "8C", "move": "play 3C"}
    state, move, rules = read_case(case | {"rules": {"ours": ours}}, documents=(OMA,))
    found = verdicts(state, move, rules)
    assert {"forbidden"} == {one.verdict for one in found.values()}
    assert "ours" not in "".join(cite for one in found.values() for cite in one.passages)
