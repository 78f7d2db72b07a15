"""Every other reading of the documents can be tried: what it turns, and where it does not hold."""

import pytest

from explorer.ask.documents.readings import readings_of
from explorer.ask.documents.verdicts import verdict_of
from explorer.ask.documents.witness import Witness, witness
from explorer.engine.position import read_case
from explorer.rules.presets import DOCUMENTS
from explorer.rules.ruleset import rule_set
from explorer.sources import library
from explorer.sources.interpretations import OPEN
from tests.ask.asked_documents import case_of

NINES = "9C 9D 9H 9S"


def test_every_reading_is_one_of_some_document() -> None:
    """Whatever can be read both ways, or is unclear, is known of the documents whose words are read."""
    for document in DOCUMENTS:
        found = readings_of(witness(document))
        ours = {one.source for one in found if one.source.startswith("interpretation:")}
        assert ours == {
            one.id
            for one in library().interpretations
            if one.kind in OPEN and any(cite.startswith(document + ":") for cite in one.reads)
        }
        assert len({one.source for one in found}) == len(found)
    assert "ace_on.picture" in {one.source for one in readings_of(witness("guide"))}
    assert {"led_ten.clears", "pickup.whole"} <= {one.source for one in readings_of(witness("wikipedia-2"))}


@pytest.mark.parametrize(
    ("changes", "move", "pile", "hand", "more", "turning"),
    [
        # Once all nines are gone the limit on pictures lapses: to eights, or altogether.
        ({"pictures_on": "9", "nines_out": "yes"}, "play KD", "5C", "KD 4S", {"discard": NINES}, ["nines-out-eights"]),
        ({"pictures_on": "9", "nines_out": "yes"}, "play KD", "8C", "KD 4S", {"discard": NINES}, []),
        ({"pictures_on": "9", "nines_out": "yes"}, "play KD", "5C", "KD 4S", {}, []),
        # With nobody holding a three: any card that may be led, or any card at all.
        (
            {"start": "first-with-three", "led_ten": "barred"},
            "play 10D",
            "",
            "10D 4S",
            {"opening": True},
            ["fallback-obeys-bars"],
        ),
        ({"start": "first-with-three", "led_ten": "barred"}, "play 10D", "", "10D 4S", {}, []),
        # Red cards where black ones are special: ordinary in all, or only without effect.
        ({"specials": "black"}, "play AD", "5C", "AD 4S", {}, ["red-ace-by-rank"]),
        ({"specials": "black"}, "play AD", "AC", "AD 4S", {}, []),
        ({"specials": "black"}, "play JD", "9C 10H", "JD 4S", {}, ["red-ten-ordinary"]),
        ({"specials": "black"}, "play 10S", "9C 10H", "10S 4S", {}, []),
        # Trying a card where there is no pile that one would have to take up.
        ({}, "try 9H", "", "4S", {}, ["try-on-empty-table"]),
        ({}, "try 9H", "8C", "4S", {}, []),
    ],
)
def test_what_turns(
    changes: dict[str, str], move: str, pile: str, hand: str, more: dict[str, object], turning: list[str]
) -> None:
    """House rules of the guide, and the readings that would turn the verdict of their moves."""
    rules = {"base": "guide", **changes}
    state, read, asked = read_case(case_of({"move": move, "pile": pile, "hand": hand, "rules": rules, **more}))
    found = verdict_of(Witness(asked), state, read)
    assert turning == [one.partition(":")[2] for one in found.turning if one.startswith("interpretation:")]
    assert bool(turning) == ("ambiguous" == found.verdict)


def test_nobody_is_ever_stuck_who_may_lie() -> None:
    """Who may try the stock only without a fitting card: by the true cards, or by what could be claimed."""
    rules = {"base": "wikipedia-1", "bluff": "yes", "try_stock": "when-stuck"}
    state, read, asked = read_case(case_of({"move": "try 9H", "pile": "8C", "hand": "4S", "rules": rules}))
    found = verdict_of(Witness(asked), state, read)
    assert ["interpretation:stuck-by-true-cards"] == list(found.turning)
    openly = verdict_of(Witness(rule_set({"base": "wikipedia-1", "try_stock": "when-stuck"})), state, read)
    assert () == openly.turning
