"""Findings in words, in lines and as data."""

import json
from functools import cache

import pytest

from explorer.ask.findings.conflicts import conflicts
from explorer.ask.findings.dangers import Dangers, Effort, Looked
from explorer.ask.findings.report import Findings, as_data, check, report
from explorer.ask.findings.words import KINDS, example_words, finding_words, heading, looked_words, nothing
from explorer.engine.cases import judge_case
from explorer.engine.game import read_rules
from explorer.rules.ruleset import rule_set
from tests.tables.comparing import random_rules, stream

SMALL = Effort(cards=2, drawn=3)


@cache
def found_in(text: str) -> Findings:
    """Return whatever is found about a rule set, without looking far for dangers."""
    return check(read_rules(text), SMALL)


def test_a_conflict_in_words() -> None:
    """Both rules are named by their titles and by the settings that bring them; the position shows who wins."""
    said = finding_words(found_in("pagat").conflicts[0], rule_set("pagat"))
    assert "“Four alike led at once fall” overrules “A led ten stays”" == said.title
    assert said.text[0].startswith("The first comes from “Four alike make it fall”, the second from “A led ten stays”.")
    assert (
        "Ben leads 10♣ 10♦ 10♥ 10♠: Allowed, and the pile falls. Four tens led at once make the pile fall."
        in said.example
    )


def test_a_dead_setting_in_words() -> None:
    """Its question is named, and what would make it matter."""
    found = found_in("pagat")
    said = {one.key: finding_words(one, found.rules) for one in found.dead}
    assert "“How long do the bars on starting a pile hold?” makes no difference now" == said["bars_last"].title
    assert "Every answer gives the same rules as “For the whole game”." == said["bars_last"].text[0]
    assert (
        "It would matter if “What happens when a ten starts a pile?” were answered by “It is not allowed”,"
        " not “It stays there”." in said["bars_last"].text
    )
    assert "only in positions that cannot come up" in said["keeps_turn"].text[0]
    assert "The other questions were answered otherwise one at a time, not two at once." == said["keeps_turn"].text[-1]


def test_a_hole_in_words() -> None:
    """What had to be added is told."""
    found = found_in("pagat")
    said = finding_words(found.holes[0], found.rules)
    assert "Picking up needs a pile" == said.title
    assert "what had to be added to them: Taking up an empty pile is no move." in said.text[0]
    assert "Ben picks up the pile: Not allowed. The table is empty, so there is nothing to pick up." == said.example[-1]


def test_dangers_in_words() -> None:
    """A danger is told with its position and with the moves that lead back to it."""
    found = found_in("wikipedia-1")
    passes, repeats, endless = (finding_words(one, found.rules) for one in found.dangers.found)
    assert ("Ben has nothing that may start a pile, and no other move is open.",) == passes.text
    assert ("Nobody can do anything else, and after two moves everything is as it was.",) == repeats.text
    assert "Then Ben passes and Anna passes." == repeats.example[-1]
    assert "Some positions never come to an end" == endless.title
    assert "Anna holds J♣." in endless.example


@pytest.mark.parametrize(
    ("found", "said"),
    [
        (
            Dangers((), (Looked(2, 2, 14, True), Looked(2, 3, 148, True), Looked(3, 3, 134, True)), False, 0),
            "Endings without a stock were looked at: all of up to three cards between two players and of up to three"
            " cards between three players, but for what cards are called.",
        ),
        (
            Dangers((), (Looked(2, 2, 14, True), Looked(2, 8, 60, False), Looked(3, 8, 60, False)), False, 1),
            "Endings without a stock were looked at: all of up to two cards between two players, but for what cards are"
            " called, and 120 of up to eight cards drawn by chance. For one that goes round in circles it is not known"
            " whether anything can end it.",
        ),
        (
            Dangers((), (Looked(2, 2, 19, False),), True, 0),
            "Endings without a stock were looked at, the smallest first: 19 of up to two cards, until one was found"
            " that never comes to an end.",
        ),
    ],
)
def test_how_far_was_looked(found: Dangers, said: str) -> None:
    """It is told of what sizes all endings were looked at, how many of the others, and what is not known."""
    assert said == looked_words(found)


def test_the_lines() -> None:
    """There is a heading for each kind, and a line where nothing of it was found."""
    lines = report(found_in("wikipedia-1"))
    assert [heading(kind) for kind in KINDS] == [line for line in lines if line and line[0] not in " -"]
    assert f"  {nothing('conflict')}" in lines
    assert lines[-1].startswith("  Endings without a stock were looked at, the smallest first: ")


def test_as_data() -> None:
    """Each finding is an object that can be written as JSON, with a position that can be judged."""
    written = as_data(found_in("pagat, led_ten barred, bars_last while-stock"))
    assert written == json.loads(json.dumps(written))
    assert {"conflict", "dead", "hole", "danger", "looked"} >= {one["finding"] for one in written}
    lapse = next(one for one in written if one.get("winner", {}).get("option") == "bars_last")
    assert {"clause": "lead.barred(kinds=10)", "option": "led_ten", "value": "barred"} == lapse["loser"]
    for one in written[:-1]:
        assert "error" not in judge_case(one["case"]) if "case" in one else one["finding"] == "dead"
    assert {"players": 2, "cards": 2, "endings": 14, "whole": True} in written[-1]["endings"]


def test_every_finding_has_words() -> None:
    """Whatever is found under rules drawn at random can be said."""
    chance = stream(7)
    found = check(random_rules(chance), SMALL)
    for kind in KINDS:
        for one in found.of_kind(kind):
            said = finding_words(one, found.rules)
            assert said.title
            assert all(said.text)
            assert all(said.example)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("poytapaska", "Anna has 4♣ 5♣ 6♣ 7♣ open on the table."),
        ("valepaska, led_picture allowed, on_two all", "The pile, from the bottom: 2?."),
    ],
)
def test_cards_on_the_table_in_words(text: str, told: str) -> None:
    """Open table cards are told; of what was claimed only the claim."""
    lines = [line for one in conflicts(read_rules(text)) for line in example_words(one.example)]
    assert told in lines
