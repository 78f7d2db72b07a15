"""When the pile falls."""

import pytest

from tests.engine.asking import Rules, after, ask, effects

FALL = ["clears", "again"]


@pytest.mark.parametrize(
    ("rules", "hand", "pile", "stock", "wanted"),
    [
        # 1. tens on a pile whose top is lower, also two at once
        ("pagat", "10C", "3D", 12, FALL),
        ("pagat", "10C", "3D 9D", 12, FALL),
        ("pagat", "10C 10D", "9D", 12, FALL),
        ("pagat", "10C", "10D", 12, []),
        ({"ten_on": "all"}, "10C", "7D KD", 12, FALL),
        ({"ten_on": "all"}, "10C", "7D 2D", 12, FALL),
        ({"ten_on": "all"}, "10C", "AD", 12, FALL),
        ({"ten_on": "all"}, "10C", "10D", 12, []),
        ({"ten_on": "all-after-stock"}, "10C", "7D KD", 0, FALL),
        # 2. aces by ace_clears
        ("pagat", "AC", "7D JD", 12, FALL),
        ("pagat", "AC AS", "7D KD", 12, FALL),
        ("pagat", "AC", "AD", 12, []),
        ({"ace_on": "lower"}, "AC", "3D", 12, []),
        ({"ace_clears": "always"}, "AC", "7D JD", 12, FALL),
        ({"ace_clears": "always"}, "AC", "AD", 12, FALL),
        ({"ace_clears": "always", "ace_on": "lower"}, "AC", "3D", 12, FALL),
        ({"ace_clears": "always", "on_two": "all"}, "AC", "3D 2D", 12, FALL),
        ({"ace_clears": "always"}, "AC", "", 12, ["stands"]),
        ({"ace_clears": "never"}, "AC", "7D JD", 12, []),
        ({"ace_clears": "not-after-stock"}, "AC", "7D JD", 12, FALL),
        ({"ace_clears": "not-after-stock"}, "AC", "7D JD", 1, FALL),
        ({"ace_clears": "not-after-stock"}, "AC", "7D JD", 0, []),
        # 3. four or more alike on top, no matter who laid them
        ("pagat", "5C", "5D 5H 5S", 12, FALL),
        ("pagat", "5C", "3D 5D 5H 5S", 12, FALL),
        ("pagat", "5C 5S", "5D 5H", 12, FALL),
        ("pagat", "5C 5S 5D 5H", "", 12, FALL),
        ("pagat", "5C 5S 5D 5H", "3D", 12, FALL),
        ("pagat", "5C", "5D 5H", 12, []),
        ("pagat", "5C", "5S 4D", 12, []),
        ("pagat", "2C", "2D 2H 2S", 12, FALL),
        ("pagat", "10C", "10D 10H 10S", 12, FALL),
        ("pagat", "AC", "AD AH AS", 12, FALL),
        ({"four_clears": "not-twos"}, "2C", "2D 2H 2S", 12, []),
        ({"four_clears": "not-twos"}, "2C 2D 2H 2S", "", 12, []),
        ({"four_clears": "not-twos"}, "5C", "5D 5H 5S", 12, FALL),
        ({"four_clears": "never"}, "5C", "5D 5H 5S", 12, []),
        ({"four_clears": "never"}, "5C 5S 5D 5H", "", 12, []),
        ({"four_clears": "never"}, "10C 10D 10H 10S", "9D", 12, FALL),
        # two packs change nothing
        ({"decks": "2"}, "5C 5C", "5D 5H", 12, FALL),
        ({"decks": "2"}, "5C 5C 5D 5D 5H", "", 12, FALL),
        ({"decks": "2", "four_clears": "never"}, "5C", "5C 5D 5D 5H 5H 5S", 12, []),
        ({"decks": "2", "four_clears": "not-twos"}, "2C 2C 2D 2D 2H 2H", "2S", 12, []),
        ({"decks": "2", "four_clears": "not-twos"}, "5C 5C 5D 5D 5H 5H", "5S", 12, FALL),
        # what does not fall
        ("pagat", "JC", "9D", 12, []),
        ("pagat", "2C", "7D KD", 12, []),
    ],
)
def test_falls(rules: Rules, hand: str, pile: str, stock: int, wanted: list[str]) -> None:
    """The first rule that applies makes the pile fall; whoever did it leads at once."""
    assert wanted == effects(f"play {hand}", f"{hand} 3C", rules=rules, pile=pile, stock=stock)


@pytest.mark.parametrize(
    ("rules", "hand", "pile", "first"),
    [
        # a ten on a lower card falls as such, also where four tens would
        ("pagat", "10C 10D 10H 10S", "9D", "fall.ten-on-lower"),
        # an ace on a picture before four alike
        ("pagat", "AC AD AH AS", "7D KD", "fall.ace-on-picture"),
        # four alike before the led ten that clears, or stands
        ({"led_ten": "clears"}, "10C 10D 10H 10S", "", "fall.four-led"),
        ("pagat", "10C 10D 10H 10S", "", "fall.four-led"),
        ("pagat", "5C", "5D 5H 5S", "fall.four-alike"),
        ({"led_ten": "clears"}, "10C", "", "led.clears"),
    ],
)
def test_the_first_that_applies_is_named(rules: Rules, hand: str, pile: str, first: str) -> None:
    """Where several rules make the pile fall, the first of them is named first."""
    answer = ask(f"play {hand}", f"{hand} 3C", rules=rules, pile=pile)
    assert first == answer["because"][0]["clause"].partition("(")[0]


def test_four_led_fall_for_one_reason() -> None:
    """Four led at once fall since they were led, not also since they lie on top of one another."""
    clauses = [one["clause"] for one in ask("play 5C 5D 5H 5S", "5C 5D 5H 5S 3C")["because"]]
    assert ["fall.four-led"] == [clause for clause in clauses if clause.startswith("fall.")]


def test_a_fallen_pile_is_set_aside() -> None:
    """The whole pile goes to the cards set aside, the cards just laid with it."""
    state = after("play 10C", "10C 3C", pile="3D 9D", discard="KC KD")
    assert () == state.pile
    assert "KC KD 3D 9D 10C".split() == [str(card) for card in state.aside.known]


@pytest.mark.parametrize(("rules", "wanted"), [("pagat", FALL), ({"four_clears": "never"}, [])])
def test_a_tried_card_can_make_it_fall(rules: Rules, wanted: list[str]) -> None:
    """A card turned from the stock has every effect of a play."""
    assert wanted == effects("try 5C", "KC 3C", rules=rules, pile="5D 5H 5S")
    assert FALL == effects("try 10C", "KC 3C", rules=rules, pile="9D")


def test_stock_is_read_as_it_lies_before_the_move() -> None:
    """The last card of the stock, while it is tried, is still stock."""
    assert [] == effects("try 10C", "KC 3C", rules={"ten_on": "all-after-stock"}, pile="7C KD", stock=1)
    assert 3 == ask("try 10C", "KC 3C", rules={"ten_on": "all-after-stock"}, pile="7C KD", stock=1)["taken"]
    assert FALL == effects("try AC", "KC 3C", rules={"ace_clears": "not-after-stock"}, pile="7C KD", stock=1)
