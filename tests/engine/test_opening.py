"""The first play of a game."""

import pytest

from tests.engine.asking import Rules, after, ask, effects, legal, reason

MOST: dict[str, str] = {"base": "pagat"}
THREE: dict[str, str] = {"start": "first-with-three"}
LEFT: dict[str, str] = {"start": "left-of-dealer"}
BARS: dict[str, str] = {"led_ten": "barred", "led_ace": "barred", "led_picture": "barred"}


@pytest.mark.parametrize(
    ("rules", "hand", "allowed", "refused"),
    [
        # most-lowest: all the cards that made the player start, and nothing else
        (MOST, "3C 3D 5H 8S KD", ["3C 3D"], ["3C", "5H", "KD"]),
        (MOST, "4C 4D 4H 6S KD", ["4C 4D 4H"], ["4C", "4C 4D", "6S"]),
        (MOST, "JC JD QH QS KD", ["JC JD"], ["JC", "QH QS", "KD"]),
        (MOST, "AC 2D 2H 2S", ["AC"], ["2D", "2D 2H 2S"]),
        (MOST, "2D 2H 2S", ["2D 2H 2S"], ["2D"]),
        # whatever the limits on leading and on sets say
        (MOST | BARS, "JC JD QH QS KD", ["JC JD"], ["JC", "QH QS"]),
        (MOST | BARS, "10C 10D QH QS KD", ["10C 10D"], ["10C", "KD"]),
        (MOST | BARS, "AC AD 2D", ["AC AD"], ["AC", "2D"]),
        (MOST | {"sets": "above-ten-single"}, "JC JD QH", ["JC JD"], ["JC"]),
        (MOST | {"sets": "pictures-single"}, "KC KD AH", ["KC KD"], ["KC"]),
        (MOST | {"sets": "twos-single"}, "2C 2D", ["2C 2D"], ["2C"]),
        # five and more of a rank out of two packs are all of them, too
        (MOST | {"decks": "2"}, "3C 3C 3D 3D 3H", ["3C 3C 3D 3D 3H"], ["3C 3C 3D 3D", "3C"]),
        (MOST | {"decks": "2", "hand": "6"}, "3C 3C 3D 3D 3H 3H", ["3C 3C 3D 3D 3H 3H"], ["3C 3C 3D 3D 3H"]),
        # first-with-three: one or more threes; without any three in the game, any legal lead
        (THREE, "3C 3D 5H 8S KD", ["3C", "3D", "3C 3D"], ["5H", "KD"]),
        (THREE, "4C 4D 5H 8S KD", ["4C", "4C 4D", "5H", "KD"], []),
        (THREE | BARS, "4C 10D AH 8S KD", ["4C", "8S"], ["10D", "AH", "KD"]),
        # left-of-dealer: any legal lead
        (LEFT, "3C 3D 5H 8S KD", ["3C", "3C 3D", "5H", "KD"], []),
        (LEFT | BARS, "4C 10D AH 2S KD", ["4C", "2S"], ["10D", "AH", "KD"]),
        (LEFT | {"sets": "pictures-single"}, "KC KD", ["KC"], ["KC KD"]),
    ],
)
def test_what_may_open(rules: Rules, hand: str, allowed: list[str], refused: list[str]) -> None:
    """The opener plays what the start rule asks for."""
    for cards in allowed:
        assert legal(f"play {cards}", hand, rules=rules, opening=True), cards
    for cards in refused:
        assert not legal(f"play {cards}", hand, rules=rules, opening=True), cards


@pytest.mark.parametrize("rules", [MOST, THREE, LEFT, LEFT | BARS])
def test_the_opening_is_a_play(rules: Rules) -> None:
    """The opener neither picks up, nor tries, nor passes, where a card may be led."""
    for move in ("pickup", "try", "try 9D", "pass"):
        assert not legal(move, "3C 4D KD", rules=rules, opening=True)
        assert reason(move, "3C 4D KD", rules=rules, opening=True) in ("opening.is-a-play", "turn.no-trying")


@pytest.mark.parametrize("rules", [LEFT | BARS, THREE | BARS])
def test_without_a_lead_the_opener_tries(rules: Rules) -> None:
    """Where nothing in hand may be led, the stock must be tried; if that fails, the next player opens."""
    assert not legal("play KD", "10C AD KD", rules=rules, opening=True)
    assert not legal("pass", "10C AD KD", rules=rules, opening=True)
    assert ["Carla", 1] == [ask("try QS", "10C AD KD", rules=rules, opening=True)[key] for key in ("next", "taken")]
    assert after("try QS", "10C AD KD", rules=rules, opening=True).opening
    assert not after("try 5S", "10C AD KD", rules=rules, opening=True).opening


@pytest.mark.parametrize("stock", [{"stock": 0}, {"try_stock": "never"}, {"try_stock": "never", "stock": 0}])
def test_without_a_lead_and_a_stock_to_try_the_opener_passes(stock: dict[str, object]) -> None:
    """Where the stock cannot be tried, the opener passes, and the next player opens."""
    rules = LEFT | BARS | {key: str(value) for key, value in stock.items() if key != "stock"}
    position = {"opening": True, "stock": stock.get("stock", 12)}
    assert legal("pass", "10C AD KD", rules=rules, **position)
    assert not legal("play KD", "10C AD KD", rules=rules, **position)
    assert not legal("try", "10C AD KD", rules=rules, **position)
    assert after("pass", "10C AD KD", rules=rules, **position).opening


@pytest.mark.parametrize(
    ("rules", "hand", "move", "wanted"),
    [
        (MOST, "3C 3D 3H 3S 5C", "play 3C 3D 3H 3S", ["clears", "again"]),
        (MOST, "10C 10D", "play 10C 10D", ["stands"]),
        (MOST | BARS, "10C 10D", "play 10C 10D", ["stands"]),
        (MOST | {"led_ten": "taken-pass"}, "10C 10D", "play 10C 10D", ["must-take"]),
        (MOST | {"led_ten": "clears"}, "10C 10D", "play 10C 10D", ["clears", "again"]),
        (MOST, "3C 5C", "play 3C", []),
    ],
)
def test_what_an_opening_does(rules: Rules, hand: str, move: str, wanted: list[str]) -> None:
    """An opening has every effect of a lead; what is barred otherwise stands."""
    assert wanted == effects(move, hand, rules=rules, opening=True)


@pytest.mark.parametrize(
    ("hand", "wanted"),
    [
        ("10H 10S JC", "10H"),  # red ten before black ten
        ("10S JC", "10S"),
        ("AH AS 2H 2S", "AH"),  # red ace before black ace
        ("AS 2H 2S", "AS"),
        ("2H 2S", "2H"),  # the twos last, red before black: counting begins with the threes
        ("2D 2H 2S", "2D 2H"),
        ("2S", "2S"),
        ("3C 2H", "3C"),
    ],
)
def test_red_cards_apart_open_before_black(hand: str, wanted: str) -> None:
    """Under black specials red and black tens, aces and twos are asked for apart, red first; twos come last."""
    for card in hand.split():
        moves = {wanted, card}
        for cards in moves:
            assert (cards == wanted) == legal(f"play {cards}", hand, rules={"specials": "black"}, opening=True), cards


def test_after_the_opening_nothing_is_asked_for() -> None:
    """Later leads are free: the start rule asks nothing of them."""
    assert legal("play KD", "3C 3D KD")
    assert legal("play 3C", "3C 3D KD")
