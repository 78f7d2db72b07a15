"""The grid as sentences: some written by hand, and all of them read back."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from explorer.ask.grid.grid import Cell, grid
from explorer.ask.grid.slice import Slice, switches
from explorer.ask.grid.times import Time
from explorer.ask.grid.tops import Top
from explorer.ask.grid.words import Saying, Sentence, grid_sentences, heading, rule_sentences
from explorer.cards import Kind
from explorer.rules.own_given import own_rule
from explorer.rules.ruleset import RuleSet, rule_set
from tests.ask.grid_judged import slice_at, slices
from tests.strategies import PLAYABLE, rule_sets

PAGAT = [
    "On the empty table: 3 to 9, pictures and 2 may be led; 10 and aces may be led and stay.",
    "On a three to a six: 2 and equal or higher cards up to a nine go; 10 goes and the pile falls; "
    "pictures, aces and lower cards do not.",
    "On a seven to a nine: pictures, 2 and equal or higher cards up to a nine go; 10 goes and the pile falls; "
    "aces and lower cards do not.",
    "On a led ten, a led ace or a two: only equal cards go.",
    "On a picture: 2 and equal or higher cards up to a king go; aces go and the pile falls; lower cards do not.",
]


def test_pagat() -> None:
    """The base game in five sentences."""
    assert PAGAT == [sentence.text for sentence in rule_sentences(rule_set("pagat"))]


@pytest.mark.parametrize(
    ("rules", "at", "sentence"),
    [
        (
            {"base": "pagat", "pictures_on": "9"},
            {},
            "On a nine: 9, pictures and 2 go; 10 goes and the pile falls; aces and lower cards do not.",
        ),
        (
            {"base": "wikipedia-1"},
            {},
            "On the empty table: 3 to 9 and 2 may be led; 10 may be led and falls at once; "
            "pictures and aces may not be led.",
        ),
        ({"base": "wikipedia-2"}, {}, "On a led ten or a led ace: nothing goes, for it must be taken."),
        ({"base": "pagat"}, {"count": 4}, "On the empty table: every card may be led and falls at once."),
        ({"base": "pagat", "on_two": "all"}, {}, "On a two: every card goes."),
        ({"base": "pagat", "on_two": "all"}, {}, "On a ten or an ace: only equal cards go."),
        (
            {"base": "pagat"},
            {"run": 3},
            "On a led ten, a led ace or a two: only equal cards go, and the pile falls.",
        ),
        (
            {"base": "pagat"},
            {"run": 3},
            "On a picture: 2 and higher cards up to a king go; aces and equal cards go and the pile falls; "
            "lower cards do not.",
        ),
        (
            {"base": "pagat", "sets": "twos-single"},
            {"count": 2},
            "On a three to a six: equal or higher cards up to a nine go; 10 goes and the pile falls; "
            "pictures, aces, 2 and lower cards do not.",
        ),
        ({"base": "pagat"}, {"count": 3, "run": 2}, "On a led ten, a led ace or a two: nothing goes."),
        ({"base": "pagat"}, {"count": 4}, "On a picture: only higher cards go, and the pile falls."),
        (
            {"base": "poytapaska-relaxed"},
            {},
            "On a picture: equal or higher cards go; 10 goes and the pile falls; other lower cards do not.",
        ),
        (
            {"base": "pagat", "specials": "black"},
            {},
            "On a picture or a red ace: black 2 and equal or higher cards up to a red ace go; "
            "black aces go and the pile falls; lower cards do not.",
        ),
        ({"base": "pagat", "specials": "black"}, {"count": 3}, "On a red ten: only pictures go."),
        (
            {"base": "pagat", "decks": "2", "keeps_turn": "half-or-five"},
            {"count": 5},
            "On a led ten, a led ace or a two: only equal cards go, and the pile falls.",
        ),
        (
            {"base": "pagat", "decks": "2", "keeps_turn": "half-or-five", "four_clears": "never"},
            {"count": 5},
            "On a led ten, a led ace or a two: only equal cards go, and the same player goes on.",
        ),
        (
            {"base": "pagat", "decks": "2", "keeps_turn": "half-or-five", "four_clears": "never"},
            {"count": 5},
            "On the empty table: 3 to 9, pictures and 2 may be led, and the same player goes on; "
            "10 and aces may be led and stay, and the same player goes on.",
        ),
    ],
)
def test_a_sentence(rules: dict[str, str], at: dict[str, int], sentence: str) -> None:
    """It is among those of the rule set, for so many cards."""
    slice = grid(rule_set(rules), count=at.get("count", 1), run=at.get("run", 1))
    assert sentence in [said.text for said in grid_sentences(slice)]


@pytest.mark.parametrize(
    ("rules", "expected"),
    [
        ({"base": "pagat"}, []),
        (
            {"base": "pagat", "ten_on": "all-after-stock"},
            ["Once the stock is gone, on a picture, a led ace or a two: 10 goes and the pile falls."],
        ),
        (
            {"base": "pagat", "led_ten": "barred", "bars_last": "while-stock"},
            ["Once the stock is gone, on the empty table: 10 may be led and stays."],
        ),
        (
            {"base": "wikipedia-1", "ace_clears": "not-after-stock"},
            [
                "Once the stock is gone, on a picture: aces go and the pile stays.",
                "Once the stock is gone, on an ace: only 2 goes.",
            ],
        ),
        (
            {"base": "pagat", "pictures_on": "9", "nines_out": "yes", "pictures_relaxed": "after-stock"},
            [
                "Once the stock is gone, on a three to an eight or a led ten: pictures go.",
                "Once all nines are out of the game, on an eight: pictures go.",
            ],
        ),
        ({"base": "ruotsalainen", "ten_on": "all-after-stock"}, []),
    ],
)
def test_later_times(rules: dict[str, str], expected: list[str]) -> None:
    """What changes once the stock is gone, or the nines, is said after all the rest."""
    assert expected == [said.text for said in rule_sentences(rule_set(rules)) if not said.time.first]


def test_without_a_stock_what_comes_after_it_holds_at_once() -> None:
    """In the game that deals all cards nothing has to be said of the stock."""
    dealt = rule_sentences(rule_set("ruotsalainen").change("ten_on", "all-after-stock"))
    always = rule_sentences(rule_set("pagat").change("ten_on", "all"))
    assert [said.text for said in always] == [said.text for said in dealt]


def test_more_cards_than_there_are() -> None:
    """Of five equal cards there is nothing to say where a pack has four."""
    assert [] == rule_sentences(rule_set("wikipedia-2"), count=5)


def test_own_rules_are_told_like_any_other() -> None:
    """A rule that no document has changes the sentences."""
    rules = rule_set("pagat").add(own_rule({"says": "goes", "cards": "K", "top": "3", "text": "Kings fly low."}))
    first = next(said.text for said in rule_sentences(rules) if said.text.startswith("On a three:"))
    assert "On a three: 3 to 9, kings and 2 go; 10 goes and the pile falls; jacks, queens and aces do not." == first


@pytest.mark.parametrize(
    ("rules", "at", "stock", "expected"),
    [
        ("pagat", Slice(), True, "One card at a time, while there is a stock"),
        ("pagat", Slice(), False, "One card at a time"),
        (
            "pagat",
            Slice(2, 3, stock=False),
            True,
            "Two equal cards at once, on three equal cards, once the stock is gone",
        ),
        ("pagat", Slice(5, 4), False, "Five or more equal cards at once, on four or more equal cards"),
        ("pagat", Slice(nines=False), False, "One card at a time, once all nines are out of the game"),
        ("ruotsalainen", Slice(stock=False), True, "One card at a time"),
    ],
)
def test_heading(rules: str, at: Slice, stock: bool, expected: str) -> None:
    """A line says what is held fixed."""
    assert expected == heading(rule_set(rules), at, stock=stock)


def read_back(sentences: list[Sentence], cells: dict[tuple[Top, Kind], Cell]) -> dict[tuple[Top, Kind], Saying]:
    """Return what sentences say of each cell of a slice; fails where two of them speak of the same."""
    found: dict[tuple[Top, Kind], Saying] = {}
    for sentence in sentences:
        for top in sentence.group.tops:
            there = [kind for (own, kind), cell in cells.items() if own == top and not cell.cannot]
            said = {(top, kind): saying for kind, saying in sentence.group.on(top, there).items()}
            assert not said.keys() & found.keys(), sentence.text
            found |= said
    return found


def expected(cells: dict[tuple[Top, Kind], Cell]) -> dict[tuple[Top, Kind], tuple[object, ...]]:
    """Return what has to be said of the cells that can arise."""
    return {place: (cell.said, cell.owed) for place, cell in cells.items() if not cell.cannot}


def plain(said: dict[tuple[Top, Kind], Saying]) -> dict[tuple[Top, Kind], tuple[object, ...]]:
    """Return what is said of cells in the same shape."""
    return {place: ((one.goes, one.effect, one.next), one.owed) for place, one in said.items()}


@pytest.mark.parametrize("preset", PLAYABLE)
def test_a_slice_reads_back(preset: str) -> None:
    """The sentences of every slice of a preset say each cell that can arise exactly once, and as the grid has it."""
    for at in slices(rule_set(preset)):
        slice = slice_at(rule_set(preset), at)
        assert expected(slice.cells) == plain(read_back(grid_sentences(slice), slice.cells)), at


@settings(max_examples=40)
@given(rules=rule_sets(), data=st.data())
def test_all_times_read_back(rules: RuleSet, data: st.DataObject) -> None:
    """What is said of the first time, overlaid with what is said of later ones, is the grid at each of them."""
    at = data.draw(st.sampled_from(slices(rules)))
    sentences = rule_sentences(rules, count=at.count, run=at.run)
    known: dict[tuple[bool, bool], dict[tuple[Top, Kind], tuple[object, ...]]] = {}
    for time in dict.fromkeys(sentence.time for sentence in sentences):
        slice = grid(rules, count=at.count, run=at.run, stock=time.stock, nines=time.nines)
        own = [sentence for sentence in sentences if sentence.time == time]
        known[time.stock, time.nines] = plain(read_back(own, slice.cells))
    first = Time(stock=True in switches(rules).stock)
    for place in slices(rules):
        if (place.count, place.run) == (at.count, at.run):
            order = [(first.stock, True), (first.stock, place.nines), (place.stock, True), (place.stock, place.nines)]
            told: dict[tuple[Top, Kind], tuple[object, ...]] = {}
            for one in order:
                told |= known.get(one, {})
            wanted = expected(slice_at(rules, place).cells)
            assert wanted == {where: said for where, said in told.items() if where in wanted}
