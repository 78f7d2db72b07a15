"""The smallest changes of rules in sentences and as plain data."""

from typing import Any

import pytest

from explorer.ask.changes.smallest import Changes, smallest_changes
from explorer.ask.changes.words import as_data, change_words, report, who_has
from explorer.ask.probing.posed import posed_case
from explorer.rules.catalogue import OPTIONS
from explorer.rules.ruleset import rule_set
from explorer.rules.standing import ABSENT, standing
from tests.engine.asking import case


def asked(move: str, ben: str | int, *, most: int = 2, seconds: float | None = None, **more: Any) -> Changes:
    """Return the smallest changes for a move of Ben's."""
    given = case(move, ben, **more)
    return smallest_changes(posed_case(given), rule_set(given["rules"]), most=most, seconds=seconds)


REPORTS: tuple[tuple[str, dict[str, Any], list[str]], ...] = (
    (
        "play JS",
        {"pile": "7C", "rules": {"pictures_on": "8"}, "most": 1},
        [
            "It does not go. With other rules it would:",
            "It would go if you set: What is the lowest card a jack, queen or king may go on? → A seven (Pagat: its "
            "base game; Wikipedia, early: its base game; Wikipedia, later: its base game; Guide: its base game; "
            "Digest: its base game).",
            "It would go if you set: May a picture go on any card that is not higher? → Always (Pagat: lists it as a "
            "house rule; Wikipedia, early: lists it as a house rule; Wikipedia, later: lists it as a house rule).",
        ],
    ),
    (
        "play 3C",
        {"pile": "7C", "most": 1},
        ["It does not go, and no change of a single house rule would turn that round."],
    ),
    ("play 3C", {"pile": "7C"}, ["It does not go, and no change of up to two house rules would turn that round."]),
    ("pickup", {"pile": "7C"}, ["It goes, and no change of up to two house rules would turn that round."]),
    (
        "play 10S",
        {"pile": "10H", "rules": {"led_ten": "taken-again"}, "most": 1},
        [
            "It does not go. With other rules it would:",
            "It would go if you set: What happens when a ten starts a pile? → It stays there (Pagat: its base game; "
            "Guide: its base game; Digest: its base game). What lies there would then not have to be picked up.",
        ],
    ),
)


@pytest.mark.parametrize(("move", "more", "lines"), REPORTS)
def test_it_is_said_in_lines(move: str, more: dict[str, Any], lines: list[str]) -> None:
    """The verdict first, then each change with the documents that have it."""
    assert lines == report(asked(move, "JS 10S 3C", **more))[: len(lines)]


def test_what_cannot_be_or_be_told_is_said() -> None:
    """In short, with the reason."""
    impossible = [change_words(change, found) for found in [asked("pickup", "3C", pile="7C")] for change in found.found]
    assert [
        "With “All cards dealt, no stock” this cannot be: with deal_all every card is dealt, there is no stock; "
        "leave it at 0."
    ] == impossible
    unknown = "With “Trying the stock when stuck” this cannot be told: write Ben's cards, the answer depends on them."
    assert unknown in report(asked("try 9S", 5, pile="7C", most=1))


def test_two_changes_are_said_together() -> None:
    """They help only together; a value that no document has says so."""
    found = asked("play JS", "JS 3C", pile="8C", rules={"pictures_on": "10"}, discard="9C 9D 9H 9S")
    told = next(one for one in report(found) if "together" in one)
    assert told.startswith(
        "It would go if you set together: What is the lowest card a jack, queen or king may go on? → A"
    )
    assert "; If pictures need a nine: do they go on eights once all nines are out? → Yes (Pagat: " in told


def test_it_says_how_far_it_looked_when_the_time_was_up() -> None:
    """And does not claim that nothing would do."""
    told = report(asked("play 3C", "JS 3C", pile="7C", most=3, seconds=0.0))
    assert "It does not go. What would have to change for it to go was not looked at." == told[0]
    assert "The time was up before every single house rule was looked at." == told[-1]


def test_a_value_that_no_document_has_says_so() -> None:
    """One dealer for every game is nobody's rule."""
    assert [] == who_has("dealer", "fixed", rule_set("pagat"))
    every = [(option.key, value.id) for option in OPTIONS for value in option.values]
    for key, value in every:
        marks = {one.document: one.mark for one in who_has(key, value, rule_set("pagat"))}
        assert ABSENT not in marks.values()
        assert all(standing(document, key, value).mark == mark for document, mark in marks.items())


def test_a_document_that_was_added_is_named_too() -> None:
    """Behind the five, by its own name."""
    document = {
        "id": "oma",
        "title": "How we play",
        "short": "ours",
        "base": "pagat",
        "passage": [{"id": "1", "kind": "variant", "text": "Six cards each.", "values": ["hand.6"]}],
    }
    rules = rule_set({"base": "pagat", "documents": [document]})
    assert ["guide", "oma"] == [one.document for one in who_has("hand", "6", rules)]


def test_as_data_it_has_each_change_with_its_documents() -> None:
    """What is set, what it does, and the passages of each document that has it."""
    found = as_data(asked("play JS", "JS 3C", pile="7C", rules={"pictures_on": "8"}))
    assert (False, 2, True) == (found["legal"], found["looked"], found["finished"])
    first = found["changes"][0]
    assert ({"pictures_on": "7"}, "turns", "same") == (first["set"], first["kind"], first["lies"])
    assert {
        "key": "pictures_on",
        "value": "7",
        "document": "pagat",
        "mark": "base",
        "passages": ["pagat:play.1.2"],
    } == first["documents"][0]
    assert "why" not in first
    assert "stock" in next(change for change in found["changes"] if change["kind"] == "impossible")["why"]
    assert found["says"][1] == first["says"]
