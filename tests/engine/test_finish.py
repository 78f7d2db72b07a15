"""Refilling the hand, going out, and the end."""

from typing import Any

import pytest

from tests.engine.asking import Rules, after, ask


@pytest.mark.parametrize(
    ("rules", "hand", "played", "stock", "draws"),
    [
        ("pagat", "3C 4C 5C 6C 7C", "3C", 12, 1),
        ("pagat", "3C 3D 3H 6C 7C", "3C 3D 3H", 12, 3),
        ("pagat", "3C 3D 3H 6C 7C", "3C 3D 3H", 2, 2),  # while the stock lasts
        ("pagat", "3C 3D 3H 6C 7C", "3C 3D 3H", 0, 0),
        ("pagat", "3C 4C 5C 6C 7C 8C", "3C", 12, 0),  # still five
        ("pagat", "3C 4C 5C 6C 7C 8C 9C", "3C", 12, 0),
        ("pagat", "3C 4C", "3C", 12, 4),
        ("pagat", "3C", "3C", 12, 5),
        ({"hand": "6"}, "3C 4C 5C 6C 7C 8C", "3C", 12, 1),
        ({"hand": "3"}, "3C 4C 5C", "3C", 12, 1),
        ({"hand": "3"}, "3C 4C 5C 6C", "3C", 12, 0),
        ({"deal_all": "yes"}, "3C 4C", "3C", 0, 0),
    ],
)
def test_refill(rules: Rules, hand: str, played: str, stock: int, draws: int) -> None:
    """Right after a play the hand is filled up while the stock lasts, never beyond its size."""
    assert draws == ask(f"play {played}", hand, rules=rules, stock=stock)["draws"]
    left = after(f"play {played}", hand, rules=rules, stock=stock)
    assert len(hand.split()) - len(played.split()) + draws == len(left.seats[1].hand)
    assert stock - draws == len(left.stock)


def test_refill_comes_before_leading_again() -> None:
    """Who made the pile fall draws first, and leads with the new hand."""
    state = after("play 10C", "10C 4C", pile="9D", stock="KC KD KH KS 3S")
    assert 1 == state.turn
    assert "4C KC KD KH KS".split() == [str(card) for card in state.seats[1].hand.known]
    assert ["3S"] == [str(card) for card in state.stock.known]


def test_no_refill_without_a_play() -> None:
    """Whoever picks up or fails a try draws nothing."""
    assert 0 == ask("pickup", "3C", pile="9D")["draws"]
    assert 0 == ask("try 4C", "3C", pile="9D")["draws"]


@pytest.mark.parametrize(
    ("hand", "pile", "stock", "others", "out", "loser", "leads_next"),
    [
        ("3C", "", 0, {}, ["Ben"], None, "Carla"),
        ("3C 3D", "", 0, {}, ["Ben"], None, "Carla"),
        ("3C", "", 1, {}, [], None, "Carla"),  # a card is drawn
        ("10C", "9D", 0, {}, ["Ben"], None, "Carla"),  # the pile falls: the player to the left leads
        ("10C", "9D", 1, {}, [], None, "Ben"),
        ("10C", "9D", 0, {"carla": 0}, ["Ben"], "Anna", None),
        ("3C", "", 0, {"anna": 0}, ["Ben"], "Carla", None),
        ("3C", "", 0, {"carla": 0}, ["Ben"], "Anna", None),
        ("3C 8C", "", 0, {"carla": 0}, [], None, "Anna"),  # Carla is out already: next is Anna
    ],
)
def test_going_out(
    hand: str, pile: str, stock: int, others: dict[str, Any], out: list[str], loser: str | None, leads_next: str | None
) -> None:
    """Without a stock, whoever lays the last card is out; when one player is left, that one is the paskahousu."""
    played = " ".join(card for card in hand.split() if card != "8C")
    answer = ask(f"play {played}", hand, pile=pile, stock=stock, **others)
    assert (out, loser, leads_next) == tuple(answer[key] for key in ("out", "loser", "next"))
    assert (leads_next is None) == (after(f"play {played}", hand, pile=pile, stock=stock, **others).turn is None)


@pytest.mark.parametrize(
    ("rules", "hand", "wanted", "leads_next"),
    [
        ({"led_ten": "clears"}, "10C", ["clears"], "Carla"),
        ({"led_ten": "taken-pass"}, "10C", ["must-take"], "Carla"),
        ("pagat", "10C", ["stands"], "Carla"),
        ("pagat", "5C 5D 5H 5S", ["clears"], "Carla"),
    ],
)
def test_effects_of_the_last_cards(rules: Rules, hand: str, wanted: list[str], leads_next: str) -> None:
    """The last play of a player has its effects, too; only leading again falls to the player to the left."""
    answer = ask(f"play {hand}", hand, rules=rules, stock=0)
    assert (wanted, ["Ben"], leads_next) == tuple(answer[key] for key in ("effects", "out", "next"))


def test_the_last_card_of_the_stock_may_be_the_last_of_all() -> None:
    """Somebody without a playable card turns the last stock card; nobody is out with cards in hand."""
    answer = ask("try 10C", "3C", pile="9D", stock=1)
    assert (["clears", "again"], [], "Ben") == tuple(answer[key] for key in ("effects", "out", "next"))


def test_nobody_moves_after_the_end() -> None:
    """The end leaves no turn and nothing to take."""
    state = after("play 10C", "10C", rules={"led_ten": "taken-pass"}, carla=0, stock=0)
    assert (None, None) == (state.turn, state.owed)
