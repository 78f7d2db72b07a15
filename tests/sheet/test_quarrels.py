"""Quarrel cards: positions in which the rules matter, with answers that lie behind their questions."""

from __future__ import annotations

import re
from functools import cache

import pytest

from explorer.games import game_index, game_record
from explorer.rules.ruleset import RuleSet, rule_set
from explorer.sheet.markup import Html
from explorer.sheet.quarrel_page import COLUMNS, mirrored, quarrel_page
from explorer.sheet.quarrel_words import quarrel_card
from explorer.sheet.quarrels import NUMBER, Quarrel, quarrels

PRESETS = ("pagat", "wikipedia-1", "valepaska", "ruotsalainen")


@cache
def chosen(rules: RuleSet) -> tuple[Quarrel, ...]:
    """Return the quarrels of some rules, once."""
    return quarrels(rules)


@pytest.mark.parametrize("preset", PRESETS)
def test_there_are_enough(preset: str) -> None:
    """Sixteen for every game, no question twice, most of them on different house rules."""
    found = chosen(rule_set(preset))
    assert NUMBER == len(found)
    assert NUMBER == len({(one.state.key(), one.move) for one in found})
    assert len({one.key for one in found}) >= 10
    assert [] == [one.scene for one in found if one.judgement.rules.base != preset]


def test_they_are_quarrels() -> None:
    """Under the base game most have documents that answer otherwise than others."""
    assert sum(one.parted > 1 for one in chosen(rule_set("pagat"))) >= 12


def test_what_a_group_changed_comes_first() -> None:
    """A point of its own rules is on the first card."""
    assert "on_two" != chosen(rule_set("pagat"))[0].key
    assert "on_two" == chosen(rule_set("pagat").change("on_two", "all"))[0].key


def test_only_what_can_arise() -> None:
    """No claims where cards are played openly, no plain plays where they are not, no stock where there is none."""
    assert {"claim", "challenge"}.isdisjoint(one.move.verb for one in chosen(rule_set("pagat")))
    assert "play" not in [one.move.verb for one in chosen(rule_set("valepaska"))]
    assert [] == [one for one in chosen(rule_set("ruotsalainen")) if len(one.state.stock)]


@pytest.mark.parametrize("lang", ["en", "fi"])
def test_nobody_is_named(lang: str) -> None:
    """The players of the scenes stay out of the cards."""
    names = {
        name.strip()
        for group in game_index()
        for id in group.ids
        for name in game_record(id).header("Players").split(",")
    }
    for preset in PRESETS[::2]:
        page = re.sub(r"<style>.*?</style>", "", quarrel_page(rule_set(preset), title="Friday", lang=lang))
        assert [] == [name for name in names if re.search(rf"\b{name}\b", page)]


def test_a_card_in_words() -> None:
    """The position and the move on the front, verdict and documents on the back."""
    found = next(
        one for one in chosen(rule_set("pagat")) if one.key == "led_ten" or one.scene.startswith("scene-ace_on")
    )
    card = quarrel_card(found)
    assert "The table is empty." == card.position[0]
    assert card.move.startswith("You play ")
    assert card.verdict.startswith("Allowed")
    letters = [letter for saying in card.sayings for letter in saying.letters]
    assert sorted(["P", "W1", "W2", "G", "D"]) == sorted(letters)


def test_what_is_not_agreed_is_not_answered() -> None:
    """A card that hangs on an open point says so with both answers; the others keep theirs."""
    cards = [quarrel_card(one, open=("led_ten",)) for one in chosen(rule_set("pagat"))]
    unsettled = [card for card in cards if card.open]
    assert {"Not agreed."} == {card.verdict for card in unsettled}
    assert "it goes and stays, if “" in unsettled[0].why
    assert "it does not go, if “" in unsettled[0].why
    assert len(unsettled) < len(cards)


def test_answers_lie_behind_their_questions() -> None:
    """Row by row the order of the columns is turned round."""
    page = quarrel_page(rule_set("pagat"))
    fronts, backs = (re.findall(r"<article><b>(\d+)</b>", part) for part in page.split('class="cards backs"'))
    assert [str(number) for number in range(1, NUMBER + 1)] == fronts
    assert fronts == list(mirrored([Html(number) for number in backs], COLUMNS))
    assert "4 3 2 1 8 7 6 5" == " ".join(backs[:8])
