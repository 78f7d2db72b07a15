"""The whole table is summed up for somebody who does not see it."""

from typing import Any

import pytest

from explorer.engine.position import read_case
from explorer.rules.ruleset import rule_set
from explorer.trace.words import summary, told_table
from tests.trace.positions import PLAYERS, judged


@pytest.mark.parametrize(
    ("more", "text"),
    [
        (
            {"pile": "6C 8D", "stock": 12, "discard": "4C 4D"},
            (
                "Two cards lie on the table with an eight on top, 12 cards are in the stock and 2 cards are set aside. "
                "Ben is to move with two cards; Carla has five cards and Anna has no cards."
            ),
        ),
        (
            {"stock": 1},
            (
                "The table is empty and one card is in the stock. "
                "Ben is to move with two cards; Carla has five cards and Anna has no cards."
            ),
        ),
        (
            {"pile": "10C", "rules": {"base": "pagat", "led_ten": "taken-pass"}},
            (
                "A ten lies on the table and the stock is gone. "
                "Ben is to move with two cards; Carla has five cards and Anna has no cards. Ben must pick it up."
            ),
        ),
        (
            {"opening": True, "stock": 30},
            (
                "The table is empty and 30 cards are in the stock. "
                "Ben opens and has two cards; Carla has five cards and Anna has no cards."
            ),
        ),
    ],
)
def test_summary(more: dict[str, Any], text: str) -> None:
    """The table is summed up in two sentences, with a third where the pile must be taken."""
    case = {"players": PLAYERS, "turn": "Ben", "hands": {"Ben": "3S 4S", "Carla": 5}, "move": "pickup"}
    state, _, rules = read_case(case | more)
    assert text == summary(state, rules)


TABLE_CARDS = (
    "A nine lies on the table and the stock is gone. "
    "Ben is to move with no cards in the hand, two open and one hidden on the table; "
    "Carla has one card in the hand and three hidden on the table; Anna has no cards."
)


def test_summary_of_table_cards() -> None:
    """Hand, open and hidden table cards are counted apart."""
    state, found = judged(
        "poytapaska",
        "9C",
        "pickup",
        stock=0,
        hands={"Carla": 1},
        table_up={"Ben": "3D 4D"},
        table_down={"Ben": 1, "Carla": 3},
    )
    assert TABLE_CARDS == summary(state, found.rules)


CLAIMED = (
    "Two cards lie on the table with a claimed nine on top and 12 cards are in the stock. "
    "Ben is to move with one card; Carla has five cards and Anna has five cards. "
    "The others may challenge Anna, who claimed a nine."
)


def test_summary_of_a_claim() -> None:
    """What lies face down is named as it was claimed, and it is said whose claim is open to doubt."""
    state, found = judged("valepaska", "8? 9?", "challenge Anna", last_play="3D", by="Anna")
    assert CLAIMED == summary(state, found.rules)
    assert found.after is not None
    assert "challenge" not in summary(found.after, found.rules)


def test_summary_at_the_end() -> None:
    """At the end whoever is left with cards is named."""
    state, found = judged("pagat", "8C", "play 9H", stock=0, hands={"Ben": "9H", "Carla": 5})
    assert found.after is not None
    assert summary(found.after, rule_set("pagat")).endswith("The game is over; Carla is left with five cards.")
    assert state.turn == 1


def test_the_table_alone_can_be_told() -> None:
    """Without the stock and without the players."""
    state, _ = judged("pagat", "6C 8D", "pickup")
    assert "Two cards lie on the table with an eight on top." == told_table(state, rule_set("pagat"))
