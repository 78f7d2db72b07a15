"""A record under other rules: the first step that differs, what lies beyond it, and a line of one's own."""

from __future__ import annotations

import pytest

from explorer.cards import Card
from explorer.notation.records import Record, read_record
from explorer.rules.ruleset import rule_set
from explorer.state import Move
from explorer.ui.own_moves import OwnMove
from explorer.ui.watching import watch, with_line

LED_TEN = """Title: A led ten
Rules: pagat
Players: Anna, Ben, Carla
Turn: Ben
Hand Anna: 3C 4C 10C
Hand Ben: 4D 10H 5H
Hand Carla: 7C 8D 10D
Stock: 6C 6D 6H 6S

Ben: play 10H
Carla: play 10D
Anna: pickup
"""


@pytest.fixture
def led_ten() -> Record:
    """A record in which a ten is led."""
    return read_record(LED_TEN)


def test_under_its_own_rules_a_record_does_not_part(led_ten: Record) -> None:
    """Nothing is flagged, and a step follows in which somebody is still to move."""
    watching = watch(led_ten, rule_set("pagat"))
    assert None is watching.parts
    assert [True, True, True] == [entry.judgement.legal for entry in watching.entries[1:4] if entry.judgement]
    assert (4, None) == (watching.last, watching.entries[4].judgement)


@pytest.mark.parametrize(
    ("value", "step", "legal"),
    [("barred", 1, False), ("clears", 1, True), ("taken-pass", 1, True), ("taken-again", 1, True)],
)
def test_another_value_parts_at_the_step_where_it_matters(led_ten: Record, value: str, step: int, legal: bool) -> None:
    """A led ten is judged or resolved otherwise at once under each other value."""
    watching = watch(led_ten, rule_set({"base": "pagat", "led_ten": value}))
    assert step == watching.parts
    judgement = watching.entries[step].judgement
    assert judgement is not None
    assert legal is judgement.legal


def test_a_rule_that_never_comes_up_does_not_part(led_ten: Record) -> None:
    """What a led ace does is of no matter where no ace is led."""
    assert None is watch(led_ten, rule_set({"base": "pagat", "led_ace": "clears"})).parts


def test_beyond_the_first_difference_each_step_is_judged_as_it_lies(led_ten: Record) -> None:
    """Under must-take rules Carla's ten on the led ten is forbidden where the record has it."""
    watching = watch(led_ten, rule_set({"base": "pagat", "led_ten": "taken-pass"}))
    second = watching.entries[2]
    assert second.beyond
    assert second.judgement is not None
    assert "duty.must-take(kind=10)" == second.judgement.because()[0].clause


def test_a_rule_that_changes_the_deal_parts_at_the_deal() -> None:
    """Six cards instead of five make another deal."""
    record = read_record("Title: t\nRules: pagat\nPlayers: Anna, Ben\nSeed: 3 1\n\n")
    assert 0 == watch(record, rule_set({"base": "pagat", "hand": "6"})).parts
    assert None is watch(record, rule_set({"base": "pagat", "led_ten": "clears"})).parts


def test_rules_under_which_a_record_cannot_be_dealt_say_so(led_ten: Record) -> None:
    """A position with a stock cannot lie under rules that deal every card."""
    watching = watch(led_ten, rule_set("ruotsalainen"))
    assert 0 == watching.parts
    assert watching.trouble is not None
    assert "stock" in watching.trouble.message


def test_an_own_line_replaces_the_record_from_its_step_on(led_ten: Record) -> None:
    """Ben leads his four instead, Carla answers, Anna is to move."""
    watching = watch(led_ten, rule_set("pagat"))
    four, seven = watching.game.state.seats[1].hand.known[0], watching.game.state.seats[2].hand.known[0]
    line = with_line(watching, 1, (OwnMove(Move("play", (four,))), OwnMove(Move("play", (seven,)))))
    assert [False, True, True, True] == [entry.own for entry in line.entries]
    assert 0 == line.entries[-1].before.turn


def test_an_own_line_ends_before_a_move_that_is_not_legal(led_ten: Record) -> None:
    """A line made under other rules is cut where the rules in force forbid it."""
    watching = watch(led_ten, rule_set({"base": "pagat", "led_ten": "barred"}))
    ten = watching.game.state.seats[1].hand.known[1]
    line = with_line(watching, 1, (OwnMove(Move("play", (ten,))),))
    assert [None] == [entry.judgement for entry in line.entries if entry.own]


def test_an_own_line_ends_before_cards_that_are_not_there(led_ten: Record) -> None:
    """A line from an old code may name cards that the player does not hold."""
    line = with_line(watch(led_ten, rule_set("pagat")), 1, (OwnMove(Move("play", (Card("K", "S"),))),))
    assert [None] == [entry.judgement for entry in line.entries if entry.own]
