"""Which clauses are a document's own word, for the five and for one that somebody added."""

import pytest

from explorer.ask.documents.verdict import ALLOWED, AMBIGUOUS, FORBIDDEN, SILENT
from explorer.ask.documents.verdicts import verdicts
from explorer.ask.documents.witness import witness, witnesses
from explorer.engine.position import read_case
from explorer.errors import InputError
from explorer.rules.added import read_document
from explorer.rules.decision import DUTY, FORM, PLAY
from explorer.rules.presets import DOCUMENTS
from explorer.rules.ruleset import rule_set
from tests.ask.asked_documents import case_of

OURS = """
id = "oma"
title = "How we play"
base = "wikipedia-1"
differs = { led_ace = "stands", pickup = "half" }

[[passage]]
id = "1"
kind = "rule"
text = "An ace may be the first card of a pile, and then it stays."
values = ["led_ace.stands", "lead.any"]

[[passage]]
id = "2"
kind = "rule"
text = "A picture card is never the first card of a pile; on a pile it needs a seven."
values = ["led_picture.barred"]
unclear = ["led_picture.allowed"]

[[passage]]
id = "3"
kind = "variant"
text = "Some lie about their cards."
values = ["bluff.yes"]

[[passage]]
id = "4"
kind = "rule"
text = "Whoever is on turn lays cards."
values = ["turn.may-play"]
"""


def own(document: str) -> set[str]:
    """Return the names of the clauses that are a document's own word, of those that make a move legal or not."""
    asked = witness(document)
    return {bound.clause.name for decision in (FORM, DUTY, PLAY) for bound in asked.own(decision).bounds}


def test_the_own_word_of_the_documents() -> None:
    """What the two revisions do not say: what goes on a ten or an ace that lies there, passing, how a game opens."""
    unsaid = {"play.on-ten-only-ten", "play.on-ace-only-ace", "turn.pass-without-lead", "opening.is-a-play"}
    for document in DOCUMENTS:
        said = own(document)
        assert {"play.equal-or-higher", "play.pictures-need", "turn.may-pick-up", "lead.any"} <= said
        assert unsaid & said == (set() if document.startswith("wikipedia") else unsaid - {"turn.pass-without-lead"})
        assert "turn.nothing-to-pick-up" not in said


def test_a_house_rule_is_no_rule_of_the_base_game() -> None:
    """Pagat speaks of passing among the house rules alone; with what a position needs its passages count."""
    pagat = witness("pagat")
    assert not pagat.says(("pagat:var.empty.4", "interpretation:no-lead-passes"), ())
    assert pagat.says(("pagat:play.2",), ())
    tables = pagat.adding((("table_cards", "4"),))
    assert tables.says(("pagat:poyta.4",), (("table_cards", "4"),))
    assert not tables.says(("pagat:poyta.4",), (("sets", "any"),))
    assert not pagat.says(("pagat:poyta.4",), (("table_cards", "4"),))


def test_words_that_can_be_read_both_ways_are_words() -> None:
    """An interpretation of a silence is none, and one of another document's words is not this document's."""
    assert witness("wikipedia-1").says(("interpretation:two-above-ace",), ())
    assert not witness("digest").says(("interpretation:two-above-ace",), ())
    assert not witness("wikipedia-1").says(("interpretation:no-lead-passes",), ())


def test_an_unknown_document() -> None:
    """It is refused at the rules."""
    with pytest.raises(InputError, match="there is no preset 'pagatt'"):
        witness("pagatt", rule_set("pagat"))


def test_the_witnesses() -> None:
    """The five in their order, and behind them what somebody added."""
    assert DOCUMENTS == tuple(witnesses())
    rules = rule_set("pagat", documents=[read_document(OURS)])
    assert (*DOCUMENTS, "oma") == tuple(witnesses(rules))
    assert "oma" == witnesses(rules)["oma"].id


@pytest.mark.parametrize(
    ("move", "pile", "hand", "verdict", "passages"),
    [
        ("play AD", "", "AD 4S", ALLOWED, ("oma:1",)),
        ("play KD", "", "KD 4S", AMBIGUOUS, ("oma:2",)),
        ("play 9D", "8C", "9D 4S", SILENT, ()),  # its game has the rule, but no passage of it
        ("pickup", "8C", "9D 4S", SILENT, ()),
        ("play 9D 8S", "7C", "9D 8S", SILENT, ()),
    ],
)
def test_an_added_document_is_asked_like_the_others(
    move: str, pile: str, hand: str, verdict: str, passages: tuple[str, ...]
) -> None:
    """By its own base game and its own passages; what it takes over from elsewhere is not its word."""
    rules = {"base": "pagat"}
    case = case_of({"move": move, "pile": pile, "hand": hand, "rules": rules})
    state, read, asked = read_case(case, documents=[read_document(OURS)])
    found = verdicts(state, read, asked)["oma"]
    assert (verdict, passages) == (found.verdict, found.passages)


def test_an_added_document_may_know_another_game() -> None:
    """Its house rule lets it speak of a lie; what it does not say of claims it is silent on."""
    case = case_of({"move": "play 9D", "pile": "8?", "hand": "9D 4S", "rules": {"base": "valepaska"}})
    state, read, asked = read_case(case, documents=[read_document(OURS)])
    found = verdicts(state, read, asked)
    assert (FORBIDDEN, ("oma:3",)) == (found["oma"].verdict, found["oma"].passages)
    assert {"pagat": SILENT, "digest": SILENT} == {id: found[id].verdict for id in ("pagat", "digest")}
