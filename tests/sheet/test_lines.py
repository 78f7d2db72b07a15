"""Exactly the rules in force stand on the sheet, one clause a line."""

from __future__ import annotations

import pytest

from explorer.ask.findings.dead import matters
from explorer.rules.catalogue import OPTIONS
from explorer.rules.presets import PRESETS
from explorer.rules.ruleset import RuleSet, rule_set
from explorer.sheet.layout import layout
from explorer.sheet.lines import sections
from explorer.trace.language import language
from tests.sheet.rule_sets import clauses, neighbours

LANGUAGES = ("en", "fi")


def texts(rules: RuleSet, lang: str = "en") -> list[str]:
    """Return the lines of rules."""
    return [line.text for section in sections(rules, lang) for line in section.lines]


def test_every_clause_has_a_line_or_is_said_by_another() -> None:
    """Nothing that can be in force is left out, and what is said to say it has a line itself."""
    own = {entry.name for entry in layout().entries if entry.kind == "clause"}
    said = layout().said
    assert [] == [id for id, one in clauses().items() if not {id, one.name} & own and one.name not in said]
    assert {"off", "advice"} >= {by for by in said.values() if not any(name.startswith(by) for name in own)}


def test_the_layout_names_only_what_there_is() -> None:
    """A clause that is renamed is missed at once, also one that is only asked for."""
    known = {name for id, one in clauses().items() for name in (id, one.name)} | {"ours.does-not-go"}
    named = {name for entry in layout().entries if entry.kind == "clause" for name in (entry.name,)}
    asked = {name for entry in layout().entries for name in (*entry.any_of, *entry.none_of, *entry.asks.values())}
    assert set() == (named | asked | set(layout().said)) - known


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_clause_has_a_sentence(lang: str) -> None:
    """In each language, and no sentence stands there for nothing."""
    own = {entry.name.partition("(")[0] for entry in layout().entries if entry.kind == "clause"}
    assert own == set(language(lang).at("sheet", "line"))
    assert {entry.name for entry in layout().entries if entry.kind == "fact"} == set(language(lang).at("sheet", "fact"))


def test_both_languages_say_every_rule_set() -> None:
    """Every preset with every switch: a sentence for each line, with the same lines under the same headings."""
    for rules in neighbours():
        english, finnish = (sections(rules, lang) for lang in LANGUAGES)
        shape = [(one.id, [line.origin for line in one.lines]) for one in english]
        assert shape == [(one.id, [line.origin for line in one.lines]) for one in finnish]
        assert all(line.text.strip() for section in finnish for line in section.lines)
        assert all("{" not in line.text for section in (*english, *finnish) for line in section.lines)


def test_each_value_has_words_of_its_own() -> None:
    """Where another value would change the game, it changes the sheet, in both languages."""
    for lang in LANGUAGES:
        plain = texts(rule_set("pagat"), lang)
        for option in OPTIONS:
            other = [texts(rule_set("pagat").change(option.key, value.id), lang) for value in option.values[1:]]
            if matters(rule_set("pagat"), option.key):
                assert plain not in other, option.key
                assert len(other) == len(set(map(tuple, other))), option.key


@pytest.mark.parametrize(
    ("given", "there", "gone"),
    [
        ({"pictures_on": "8"}, "Pictures: only on an eight or higher.", "Pictures: only on a seven or higher."),
        ({"hand": "6"}, "Six cards each.", "Five cards each."),
        ({"deal_all": "yes"}, "Deal out all the cards, one at a time: there is no stock.", "Five cards each."),
        ({"try_stock": "never"}, "The stock is only drawn from; nobody tries a card from it.", "If it may not go, you"),
        ({"two_on": "all"}, "Twos: on anything.", "On a ten: only a ten."),
        ({"two_on": "all"}, "On an ace: only an ace or a two.", "On an ace: only an ace."),
        ({"led_ten": "clears"}, "A led ten falls at once.", "On a ten:"),
        ({"led_ten": "taken-pass"}, "Any card may be led to the empty table.", "On a ten:"),
        ({"ace_on": "picture"}, "On an ace: nothing.", "On an ace: only an ace."),
        ({"led_ten": "barred"}, "No ten may be led.", "Any card may be led to the empty table."),
        ({"specials": "black"}, "Red tens and aces do not make it fall.", "Suits do not count."),
        ({"bluff": "yes"}, "Nobody may say more cards of a rank than there are.", "Play one card, or several"),
        ({"table_cards": "4"}, "They wait until the stock and your hand are gone.", "For 2 to 8 players."),
    ],
)
def test_a_switch_changes_the_lines(given: dict[str, str], there: str, gone: str) -> None:
    """What is in force stands there, and what it replaces does not."""
    said = texts(rule_set({"base": "pagat", **given}))
    assert there in said
    assert [] == [text for text in said if text.startswith(gone)]
    assert [text for text in texts(rule_set("pagat")) if text.startswith(gone)]


@pytest.mark.parametrize(
    ("base", "key", "value", "line"),
    [
        ("wikipedia-2", "keeps_turn", "no", "The turn always passes."),
        ("ruotsalainen", "deal_all", "no", "A stock is left."),
        ("poytapaska-relaxed", "pictures_relaxed", "no", "Pictures keep their limit."),
    ],
)
def test_what_is_taken_from_the_base_is_told(base: str, key: str, value: str, line: str) -> None:
    """A value that brings no clause has a line where the base has another."""
    said = {one.text: one.ours for section in sections(rule_set(base).change(key, value)) for one in section.lines}
    assert said[line]


def test_stars_stand_where_ours_differs() -> None:
    """No preset has any against itself, and each switch that matters has some."""
    for preset in PRESETS:
        assert not any(line.ours for section in sections(rule_set(preset)) for line in section.lines)
    changed = sections(rule_set("pagat").change("led_ace", "taken-again"))
    assert ["clause:led.must-take(kind=A)", "clause:next.taken-again(kind=A)"] == [
        line.origin for section in changed for line in section.lines if line.ours
    ]


@pytest.mark.parametrize(
    ("changes", "line"),
    [
        ({}, "Twos: on anything but an ace or a ten."),
        ({"led_ten": "clears"}, "Twos: on anything but an ace."),
        ({"led_ace": "taken-pass", "ace_clears": "always"}, "Twos: on anything but a ten."),
        ({"led_ten": "clears", "led_ace": "clears", "ace_clears": "always"}, "Twos: on anything."),
    ],
)
def test_no_line_names_a_card_that_cannot_lie_there(changes: dict[str, str], line: str) -> None:
    """Where a kind always falls or must be taken, the line for twos is silent on it, and not starred for that."""
    found = sections(rule_set({"base": "pagat", **changes}))
    assert [(line, False)] == [
        (one.text, one.ours) for section in found for one in section.lines if one.text.startswith("Twos: ")
    ]


def test_open_points_mark_their_lines() -> None:
    """A line that hangs on something not agreed says so."""
    found = sections(rule_set("pagat"), open=("led_ten", "hand"))
    assert ["option:hand.5", "clause:led.stands(kind=10)"] == [
        line.origin for section in found for line in section.lines if line.open
    ]
