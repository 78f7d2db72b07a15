"""What may go on what: each rank on each rank, written out by hand for every value."""

import pytest

from tests.engine.asking import Rules, legal

RANKS = ["3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "2"]

# Laid card by row, top of the pile by column: x may go, . may not.
PAGAT = """
    3 4 5 6 7 8 9 10 J Q K A 2
3   x . . . . . . .  . . . . .
4   x x . . . . . .  . . . . .
5   x x x . . . . .  . . . . .
6   x x x x . . . .  . . . . .
7   x x x x x . . .  . . . . .
8   x x x x x x . .  . . . . .
9   x x x x x x x .  . . . . .
10  x x x x x x x x  . . . . .
J   . . . . x x x .  x . . . .
Q   . . . . x x x .  x x . . .
K   . . . . x x x .  x x x . .
A   . . . . . . . .  x x x x .
2   x x x x x x x .  x x x . x
"""

# What differs from the table above: laid card, the tops on which it may go under the value.
DIFFERS: list[tuple[Rules, int, dict[str, str]]] = [
    ({"pictures_on": "8"}, 12, {"J": "8 9 J", "Q": "8 9 J Q", "K": "8 9 J Q K"}),
    ({"pictures_on": "9"}, 12, {"J": "9 J", "Q": "9 J Q", "K": "9 J Q K"}),
    ({"pictures_on": "10"}, 12, {"J": "J", "Q": "J Q", "K": "J Q K"}),
    ({"pictures_on": "9", "nines_out": "yes"}, 12, {"J": "9 J", "Q": "9 J Q", "K": "9 J Q K"}),
    (
        {"pictures_relaxed": "always"},
        12,
        {"J": "3 4 5 6 7 8 9 10 J", "Q": "3 4 5 6 7 8 9 10 J Q", "K": "3 4 5 6 7 8 9 10 J Q K"},
    ),
    ({"pictures_relaxed": "after-stock"}, 12, {}),
    (
        {"pictures_relaxed": "after-stock"},
        0,
        {"J": "3 4 5 6 7 8 9 10 J", "Q": "3 4 5 6 7 8 9 10 J Q", "K": "3 4 5 6 7 8 9 10 J Q K"},
    ),
    (
        {"pictures_relaxed": "always", "pictures_on": "10"},
        1,
        {"J": "3 4 5 6 7 8 9 10 J"} | {"Q": "3 4 5 6 7 8 9 10 J Q", "K": "3 4 5 6 7 8 9 10 J Q K"},
    ),
    ({"ace_on": "picture"}, 12, {"A": "J Q K"}),
    ({"ace_on": "lower"}, 12, {"A": "3 4 5 6 7 8 9 10 J Q K A"}),
    ({"ace_on": "lower-after-stock"}, 12, {}),
    ({"ace_on": "lower-after-stock"}, 0, {"A": "3 4 5 6 7 8 9 10 J Q K A"}),
    ({"two_on": "all"}, 12, {"2": "3 4 5 6 7 8 9 10 J Q K A 2"}),
    ({"ten_on": "all"}, 12, {"10": "3 4 5 6 7 8 9 10 J Q K A 2"}),
    ({"ten_on": "all-after-stock"}, 1, {}),
    ({"ten_on": "all-after-stock"}, 0, {"10": "3 4 5 6 7 8 9 10 J Q K A 2"}),
]

ANYTHING_ON_TWO: list[tuple[Rules, int, bool]] = [
    ({"on_two": "all"}, 12, True),
    ({"on_two": "all", "ace_on": "picture", "pictures_on": "10"}, 12, True),
    ({"on_two": "all-after-stock"}, 12, False),
    ({"on_two": "all-after-stock"}, 0, True),
]


def table(text: str) -> dict[tuple[str, str], bool]:
    """Read a table: (laid, top) to whether it may go."""
    head, *rows = [line.split() for line in text.strip().splitlines()]
    return {(row[0], top): cell == "x" for row in rows for top, cell in zip(head, row[1:], strict=True)}


def asked(rules: Rules, stock: int) -> dict[tuple[str, str], bool]:
    """Ask the engine for every card on every card. A seven lies below, so that no pile is one that was just led."""
    return {
        (laid, top): legal(f"play {laid}D", f"{laid}D 3S", rules=rules, stock=stock, pile=f"7C {top}H")
        for laid in RANKS
        for top in RANKS
    }


@pytest.mark.parametrize("rules", ["pagat", "guide", "digest"])
@pytest.mark.parametrize("stock", [0, 12])
def test_base(rules: Rules, stock: int) -> None:
    """The base game of three documents, with a stock and without."""
    assert table(PAGAT) == asked(rules, stock)


@pytest.mark.parametrize(("rules", "stock", "differs"), DIFFERS)
def test_value(rules: Rules, stock: int, differs: dict[str, str]) -> None:
    """Each value lets go exactly these, and leaves the rest as it is."""
    wanted = table(PAGAT) | {(laid, top): top in tops.split() for laid, tops in differs.items() for top in RANKS}
    assert wanted == asked(rules, stock)


@pytest.mark.parametrize(("rules", "stock", "anything"), ANYTHING_ON_TWO)
def test_on_two(rules: Rules, stock: int, anything: bool) -> None:
    """While it is in force, any card goes on a two, whatever it needs elsewhere."""
    for laid in RANKS:
        found = legal(f"play {laid}D", f"{laid}D 3S", rules=rules, stock=stock, pile="7C 2H")
        assert (anything or laid == "2") == found, laid


def test_wikipedia() -> None:
    """Both Wikipedia revisions: an ace on pictures only, a two on anything."""
    differs = {"A": "J Q K", "2": "3 4 5 6 7 8 9 10 J Q K A 2"}
    wanted = table(PAGAT) | {(laid, top): top in tops.split() for laid, tops in differs.items() for top in RANKS}
    assert wanted == asked("wikipedia-1", 12) == asked("wikipedia-2", 12)


@pytest.mark.parametrize(
    ("pictures_on", "discard", "allowed"),
    [
        ("9", "9C 9D 9H 9S", True),
        ("9", "9C 9D 9H", False),
        ("9", "", False),
        ("8", "9C 9D 9H 9S", True),  # an eight is enough anyway
        ("10", "9C 9D 9H 9S", False),  # concerns the value 9 only
        ("7", "", True),
    ],
)
def test_nines_out(pictures_on: str, discard: str, allowed: bool) -> None:
    """Pictures that need a nine go on eights once all nines are set aside, and on nothing lower."""
    rules = {"pictures_on": pictures_on, "nines_out": "yes"}
    assert allowed == legal("play KD", "KD 3S", rules=rules, pile="8C", discard=discard)
    assert (pictures_on == "7") == legal("play KD", "KD 3S", rules=rules, pile="7C", discard=discard)


def test_nines_of_all_packs_must_be_out() -> None:
    """With two packs all eight nines must be set aside."""
    rules = {"pictures_on": "9", "nines_out": "yes", "decks": "2"}
    nines = "9C 9D 9H 9S"
    assert not legal("play KD", "KD 3S", rules=rules, pile="8C", discard=nines)
    assert legal("play KD", "KD 3S", rules=rules, pile="8C", discard=f"{nines} {nines}")


@pytest.mark.parametrize("stock", [0, 12])
def test_a_led_ace_under_ace_on_picture_is_followed_by_nothing_but_what_goes_anywhere(stock: int) -> None:
    """Where an ace needs a picture, another may not follow a led ace; where an ace will do, it may."""
    assert not legal("play AD", "AD 3S", rules={"ace_on": "picture"}, pile="AC", stock=stock)
    assert legal("play AD", "AD 3S", rules={"ace_on": "picture-or-ace"}, pile="AC", stock=stock)


@pytest.mark.parametrize(
    ("sets", "several"),
    [
        ("any", ["3", "10", "J", "Q", "K", "A", "2"]),
        ("twos-single", ["3", "10", "J", "Q", "K", "A"]),
        ("pictures-single", ["3", "10", "A", "2"]),
        ("above-ten-single", ["3", "10"]),
    ],
)
def test_sets(sets: str, several: list[str]) -> None:
    """How many may go at once is counted for each play, led or laid on a pile."""
    for rank in ("3", "10", "J", "Q", "K", "A", "2"):
        hand, rules = f"{rank}C {rank}D 5S", {"sets": sets}
        assert legal(f"play {rank}C", hand, rules=rules)
        assert (rank in several) == legal(f"play {rank}C {rank}D", hand, rules=rules), rank
        assert (rank in several) == legal(f"play {rank}C {rank}D", hand, rules=rules, pile=f"7S {rank}H"), rank
        assert legal(f"play {rank}C", hand, rules=rules, pile=f"7S {rank}H {rank}S"), rank
