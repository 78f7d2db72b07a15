"""Where two rule sets part, as sentences: some by hand, and all read back."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from explorer.ask.grid.difference import NEVER, difference
from explorer.ask.grid.difference_words import (
    Contrast,
    Verdicts,
    difference_sentences,
    rules_names,
    slice_contrasts,
    verdicts,
)
from explorer.ask.grid.slice import switches
from explorer.ask.grid.tops import Top
from explorer.cards import Kind
from explorer.rules.presets import PRESETS
from explorer.rules.ruleset import RuleSet, rule_set
from explorer.trace.language import language
from tests.ask.grid_judged import slices
from tests.strategies import rule_sets

REST = "Everything else goes alike under both."


@pytest.mark.parametrize(
    ("a", "b", "at", "expected"),
    [
        ({"base": "pagat"}, {"base": "guide"}, {}, ["What goes where is the same under both."]),
        (
            {"base": "pagat"},
            {"base": "digest"},
            {},
            [
                "What goes where is the same under both.",
                "How are the cards handed out? Under Pagat: Two, two, one. Under the digest: Two, one, two.",
            ],
        ),
        (
            {"base": "pagat", "pictures_on": "8"},
            {"base": "pagat"},
            {},
            ["On a seven: pictures go only under Pagat.", REST],
        ),
        (
            {"base": "wikipedia-1", "led_ten": "stands"},
            {"base": "wikipedia-1"},
            {},
            [
                "On the empty table: 10 stays under ours, but falls at once under Wikipedia (early).",
                "A led ten can lie on the table only under ours.",
                REST,
            ],
        ),
        (
            {"base": "pagat"},
            {"base": "pagat", "led_ace": "barred"},
            {},
            [
                "On the empty table: under Pagat alone aces may be led and stay.",
                REST,
            ],
        ),
        (
            {"base": "pagat"},
            {"base": "pagat", "ten_on": "all-after-stock", "ace_clears": "not-after-stock"},
            {},
            [
                "Once the stock is gone, on a picture: under theirs alone 10 goes and the pile falls; "
                "aces make the pile fall under Pagat, but not under theirs.",
                "Once the stock is gone, on a led ace or a two: under theirs alone 10 goes and the pile falls.",
                "Once the stock is gone, an ace can lie on the table only under theirs.",
                REST,
            ],
        ),
        (
            {"base": "pagat", "ten_on": "all"},
            {"base": "pagat", "ten_on": "all-after-stock"},
            {},
            [
                "On a picture, a led ace or a two: under ours alone 10 goes and the pile falls.",
                "Once the stock is gone, on a picture, a led ace or a two: no difference in 10 any more.",
                REST,
            ],
        ),
        (
            {"base": "pagat", "decks": "2"},
            {"base": "pagat"},
            {"count": 3, "run": 3},
            [
                "On a three to a nine, a led ten, a picture, a led ace or a two: "
                "there are enough equal cards only under ours.",
                REST,
                "How many packs are used? Under ours: Two. Under Pagat: One.",
            ],
        ),
        (
            {"base": "pagat", "four_clears": "never", "decks": "2", "keeps_turn": "half-or-five"},
            {"base": "pagat", "four_clears": "never", "decks": "2"},
            {"count": 5},
            [
                "On the empty table: with 3 to 9, pictures and 2 the same player goes on only under ours; "
                "with 10 and aces the same player goes on only under ours.",
            ],
        ),
    ],
)
def test_sentences(a: dict[str, str], b: dict[str, str], at: dict[str, int], expected: list[str]) -> None:
    """Differences come first, then that the rest is alike, then the options that no grid shows."""
    found = difference_sentences(rule_set(a), rule_set(b), count=at.get("count", 1), run=at.get("run", 1))
    assert expected == [contrast.text for contrast in found][: len(expected)]
    assert len(expected) == len(found) or "count" in at


def test_names() -> None:
    """A preset as it is has its name, anything else is ours or theirs; every preset has a name."""
    changed = rule_set("pagat").change("led_ten", "clears")
    assert ("ours", "the guide") == rules_names(changed, rule_set("guide"))
    assert ("Pagat", "theirs") == rules_names(rule_set("pagat"), changed)
    assert set(PRESETS) == set(language("en").at("grid", "rules"))


def test_names_can_be_given() -> None:
    """The caller may call them otherwise."""
    found = difference_sentences(rule_set("pagat").change("pictures_on", "8"), rule_set("pagat"), names=("X", "Y"))
    assert "On a seven: pictures go only under Y." == found[0].text


Told = dict[tuple[Top, Kind], Verdicts]


def read_back(contrasts: list[Contrast], said: Told) -> Told:
    """Return what sentences say of each pair that can arise; fails where two of them speak of the same."""
    found: Told = {}
    for contrast in contrasts:
        for top in contrast.group.tops if contrast.group else ():
            assert contrast.group
            there = [kind for own, kind in said if own == top]
            told = {(top, kind): one for kind, one in contrast.group.on(top, there).items()}
            assert not told.keys() & found.keys(), contrast.text
            found |= told
    return found


def all_said(a: RuleSet, b: RuleSet, *, count: int, run: int, stock: bool, nines: bool) -> Told:
    """Return what can be said of each pair of a slice that can arise."""
    apart = difference(a, b, count=count, run=run, stock=stock, nines=nines)
    return {place: verdicts(pair) for place, pair in apart.pairs.items() if pair.comes_to != NEVER}


@settings(max_examples=40)
@given(a=rule_sets(), b=rule_sets(), data=st.data())
def test_sentences_read_back(a: RuleSet, b: RuleSet, data: st.DataObject) -> None:
    """The sentences of a slice speak of each pair that differs exactly once, as it does, and of no other."""
    at = data.draw(st.sampled_from(slices(a)))
    said = all_said(a, b, count=at.count, run=at.run, stock=at.stock, nines=at.nines)
    apart = difference(a, b, count=at.count, run=at.run, stock=at.stock, nines=at.nines)
    differing = {place: one for place, one in said.items() if one != Verdicts("same")}
    assert differing == read_back(slice_contrasts(apart), said)


@settings(max_examples=40)
@given(a=rule_sets(), b=rule_sets(), data=st.data())
def test_all_times_read_back(a: RuleSet, b: RuleSet, data: st.DataObject) -> None:
    """What is said of later times, laid over what is said of the first, is the difference at each of them."""
    at = data.draw(st.sampled_from(slices(a)))
    stock = any(True in switches(rules).stock for rules in (a, b))
    contrasts = difference_sentences(a, b, count=at.count, run=at.run)
    steps = [(stock, True), (stock, at.nines), (at.stock, True), (at.stock, at.nines)]
    told: Told = {}
    for some, left in steps:
        said = all_said(a, b, count=at.count, run=at.run, stock=some, nines=left)
        own = [one for one in contrasts if one.time and (one.time.stock, one.time.nines) == (some, left)]
        told |= read_back(own, said)
    said = all_said(a, b, count=at.count, run=at.run, stock=at.stock, nines=at.nines)
    assert said == {place: told.get(place, Verdicts("same")) for place in said}
