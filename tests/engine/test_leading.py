"""Leading to the empty table, and what becomes of a led ten or ace."""

from typing import Any

import pytest

from tests.engine.asking import Rules, after, ask, effects, legal, reason

VALUES = ["stands", "barred", "taken-pass", "taken-again", "clears"]
LED = [("led_ten", "10"), ("led_ace", "A")]
led = pytest.mark.parametrize(("key", "rank"), LED)


@pytest.mark.parametrize("rank", ["3", "7", "9", "10", "J", "Q", "K", "A", "2"])
def test_pagat_leads_anything(rank: str) -> None:
    """Any rank may be led, several cards of it at once; of two ranks not."""
    assert legal(f"play {rank}C", f"{rank}C {rank}D 6S")
    assert legal(f"play {rank}C {rank}D", f"{rank}C {rank}D 6S")
    assert not legal(f"play {rank}C 6S", f"{rank}C {rank}D 6S")


@led
@pytest.mark.parametrize(
    ("value", "wanted", "leads_next"),
    [
        ("stands", ["stands"], "Carla"),
        ("taken-pass", ["must-take"], "Carla"),
        ("taken-again", ["must-take"], "Carla"),
        ("clears", ["clears", "again"], "Ben"),
    ],
)
@pytest.mark.parametrize("count", [1, 2, 3])
def test_effect_of_the_lead(key: str, rank: str, value: str, wanted: list[str], leads_next: str, count: int) -> None:
    """A led ten or ace stands, must be taken or falls, however many are led at once (up to three)."""
    cards = " ".join(rank + suit for suit in "CDH"[:count])
    answer = ask(f"play {cards}", f"{rank}C {rank}D {rank}H 5S", rules={key: value})
    assert (True, wanted, leads_next) == tuple(answer[name] for name in ("legal", "effects", "next"))


@led
@pytest.mark.parametrize(
    ("bars_last", "stock", "allowed"),
    [("always", 12, False), ("always", 0, False), ("while-stock", 12, False), ("while-stock", 0, True)],
)
def test_barred(key: str, rank: str, bars_last: str, stock: int, allowed: bool) -> None:
    """What is barred may not be led while the bar holds; once it has lapsed, it may, and stands."""
    rules = {key: "barred", "bars_last": bars_last}
    assert allowed == legal(f"play {rank}C", f"{rank}C 5S", rules=rules, stock=stock)
    if allowed:
        assert ["stands"] == effects(f"play {rank}C", f"{rank}C 5S", rules=rules, stock=stock)


@pytest.mark.parametrize("rank", ["J", "Q", "K"])
@pytest.mark.parametrize(
    ("bars_last", "stock", "allowed"), [("always", 0, False), ("while-stock", 1, False), ("while-stock", 0, True)]
)
def test_barred_pictures(rank: str, bars_last: str, stock: int, allowed: bool) -> None:
    """Pictures barred from the lead are barred while the bar holds, and nothing comes of them after."""
    rules = {"led_picture": "barred", "bars_last": bars_last}
    assert allowed == legal(f"play {rank}C", f"{rank}C 5S", rules=rules, stock=stock)
    assert legal("play 5S", f"{rank}C 5S", rules=rules, stock=stock)
    assert legal(f"play {rank}C", f"{rank}C 5S", rules=rules, stock=stock, pile="8C")


@pytest.mark.parametrize("stock", [0, 12])
def test_values_that_are_not_barred_never_lapse(stock: int) -> None:
    """How long bars last matters for what is barred only: a ten that must be taken must be so for ever."""
    rules = {"led_ten": "taken-pass", "bars_last": "while-stock"}
    assert ["must-take"] == effects("play 10C", "10C 5S", rules=rules, stock=stock)


@led
def test_on_a_standing_lead_goes_its_own_rank(key: str, rank: str) -> None:
    """On a ten only a ten, on an ace only an ace."""
    pile = f"{rank}C"
    for other in ("3", "9", "10", "J", "K", "A", "2"):
        assert (other == rank) == legal(f"play {other}D", f"{other}D 5S", rules={key: "stands"}, pile=pile), other
    assert legal("pickup", "5S", rules={key: "stands"}, pile=pile)
    assert legal("try", "5S", rules={key: "stands"}, pile=pile)


@led
@pytest.mark.parametrize("value", ["taken-pass", "taken-again"])
@pytest.mark.parametrize("pickup", ["whole", "half"])
def test_the_only_move_is_to_take_it(key: str, rank: str, value: str, pickup: str) -> None:
    """The next player must pick it up, whole, and may do nothing else."""
    position: dict[str, Any] = {"rules": {key: value, "pickup": pickup}, "pile": f"{rank}C {rank}H {rank}S"}
    for move in (f"play {rank}D", "play 2C", "play KC", "try", "try 9D", "pass"):
        assert not legal(move, f"{rank}D 2C KC 5S", **position)
        assert "duty.must-take" == reason(move, f"{rank}D 2C KC 5S", **position)
    answer = ask("pickup", f"{rank}D 2C KC 5S", **position)
    assert [True, 3, "Ben"] == [answer[name] for name in ("legal", "taken", "taken_by")]
    assert () == after("pickup", f"{rank}D 2C KC 5S", **position).pile


@led
@pytest.mark.parametrize("keeps_turn", ["no", "half-or-five"])
@pytest.mark.parametrize(
    ("value", "others", "leads_next", "again"),
    [
        # who leads after Ben has taken what Anna led
        ("taken-pass", {}, "Carla", False),
        ("taken-again", {}, "Anna", False),
        # Anna is out: it is Ben to her left, the taker
        ("taken-again", {"anna": 0, "stock": 0, "led_by": "Anna"}, "Ben", True),
        ("taken-pass", {"anna": 0, "stock": 0, "led_by": "Anna"}, "Carla", False),
        # Carla is out: after Ben comes Anna
        ("taken-pass", {"carla": 0, "stock": 0}, "Anna", False),
        ("taken-again", {"carla": 0, "stock": 0}, "Anna", False),
        # Carla led and is out, and so is Anna... to her left: Anna is still in, Ben takes
        ("taken-again", {"carla": 0, "stock": 0, "led_by": "Carla"}, "Anna", False),
    ],
)
def test_who_leads_after_the_taking(
    key: str, rank: str, keeps_turn: str, value: str, others: dict[str, Any], leads_next: str, again: bool
) -> None:
    """The player after the taker leads, or whoever led it; a forced taking keeps nobody's turn."""
    rules: Rules = {key: value, "pickup": "half", "keeps_turn": keeps_turn}
    answer = ask("pickup", "5S", rules=rules, pile=f"{rank}C", **others)
    assert leads_next == answer["next"]
    assert again == ("again" in answer["effects"])


def test_led_by_is_the_nearest_earlier_player_with_cards() -> None:
    """Where it is not said who led, it is the nearest earlier player who has cards, also while there is a stock."""
    rules = {"led_ten": "taken-again"}
    assert "Anna" == ask("pickup", "5S", rules=rules, pile="10C")["next"]
    assert "Carla" == ask("pickup", "5S", rules=rules, pile="10C", anna=0)["next"]
    assert "Carla" == ask("pickup", "5S", rules=rules, pile="10C", led_by="Carla")["next"]


def test_only_a_pile_that_was_led_so_must_be_taken() -> None:
    """A pile with anything else in it was not led as tens or aces: it may be played on."""
    rules = {"led_ten": "taken-pass", "led_ace": "taken-pass", "ace_clears": "never"}
    assert legal("play AD", "AD 5S", rules=rules, pile="KC AC")
    assert not legal("play AD", "AD 5S", rules=rules, pile="AC")


@led
@pytest.mark.parametrize("value", ["stands", "taken-pass", "taken-again", "clears"])
@pytest.mark.parametrize(("four_clears", "falls"), [("all", True), ("not-twos", True), ("never", False)])
def test_four_led_at_once(key: str, rank: str, value: str, four_clears: str, falls: bool) -> None:
    """Four tens or aces led at once fall, where four alike clear, instead of standing or having to be taken."""
    cards = f"{rank}C {rank}D {rank}H {rank}S"
    usual = {"stands": ["stands"], "clears": ["clears", "again"]}.get(value, ["must-take"])
    found = effects(f"play {cards}", f"{cards} 5S", rules={key: value, "four_clears": four_clears})
    assert (["clears", "again"] if falls else usual) == found
