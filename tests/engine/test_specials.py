"""Black specials: red tens, aces and twos as ordinary cards, each kind on each kind written out by hand."""

from typing import Any

import pytest

from tests.engine.asking import Rules, effects, legal

# Laid card by row, top of the pile by column; r marks the red one. x goes, C goes and the pile falls, . does not go.
BLACK = """
     r2 3 4 5 6 7 8 9 r10 10 J Q K rA A 2
r2   x  . . . . . . . .   .  . . . .  . .
3    x  x . . . . . . .   .  . . . .  . .
4    x  x x . . . . . .   .  . . . .  . .
5    x  x x x . . . . .   .  . . . .  . .
6    x  x x x x . . . .   .  . . . .  . .
7    x  x x x x x . . .   .  . . . .  . .
8    x  x x x x x x . .   .  . . . .  . .
9    x  x x x x x x x .   .  . . . .  . .
r10  x  x x x x x x x x   .  . . . .  . .
10   C  C C C C C C C C   x  . . . .  . .
J    .  . . . . x x x x   .  x . . .  . .
Q    .  . . . . x x x x   .  x x . .  . .
K    .  . . . . x x x x   .  x x x .  . .
rA   x  x x x x x x x x   .  x x x x  . .
A    .  . . . . . . . .   .  C C C C  x .
2    x  x x x x x x x x   .  x x x x  . x
"""

# Only tens and aces apart: a two is a two in every suit.
TENS_AND_ACES = """
     3 4 5 6 7 8 9 r10 10 J Q K rA A 2
3    x . . . . . . .   .  . . . .  . .
4    x x . . . . . .   .  . . . .  . .
5    x x x . . . . .   .  . . . .  . .
6    x x x x . . . .   .  . . . .  . .
7    x x x x x . . .   .  . . . .  . .
8    x x x x x x . .   .  . . . .  . .
9    x x x x x x x .   .  . . . .  . .
r10  x x x x x x x x   .  . . . .  . .
10   C C C C C C C C   x  . . . .  . .
J    . . . . x x x x   .  x . . .  . .
Q    . . . . x x x x   .  x x . .  . .
K    . . . . x x x x   .  x x x .  . .
rA   x x x x x x x x   .  x x x x  . .
A    . . . . . . . .   .  C C C C  x .
2    x x x x x x x x   .  x x x x  . x
"""


def read(text: str) -> dict[tuple[str, str], str]:
    """Read a table: (laid, top) to what comes of it."""
    head, *rows = [line.split() for line in text.strip().splitlines()]
    return {(row[0], top): cell for row in rows for top, cell in zip(head, row[1:], strict=True)}


def card(kind: str, *, red: str, black: str) -> str:
    """Return a card of a kind in one of two suits."""
    return kind[1:] + red if kind.startswith("r") else kind + black


def asked(laid: str, top: str, rules: Rules) -> str:
    """Ask the engine what comes of a card on a pile whose top card is of a kind; a six lies below."""
    position: dict[str, Any] = {"rules": rules, "pile": f"6D {card(top, red='H', black='C')}"}
    played = card(laid, red="D", black="S")
    if not legal(f"play {played}", f"{played} 3H", **position):
        return "."
    return "C" if "clears" in effects(f"play {played}", f"{played} 3H", **position) else "x"


@pytest.mark.parametrize(("value", "text"), [("black", BLACK), ("black-tens-aces", TENS_AND_ACES)])
def test_each_kind_on_each_kind(value: str, text: str) -> None:
    """What goes where, and what makes the pile fall."""
    wanted = read(text)
    assert wanted == {(laid, top): asked(laid, top, {"specials": value}) for laid, top in wanted}


@pytest.mark.parametrize(
    ("rules", "laid", "goes_on"),
    [
        # ace_on lower lets the black ace go on all that is lower, also on a black ten
        ({"ace_on": "lower"}, "A", "r2 3 4 5 6 7 8 9 r10 10 J Q K rA A"),
        # a red ace is no ace: how aces are limited does not concern it
        ({"ace_on": "lower"}, "rA", "r2 3 4 5 6 7 8 9 r10 J Q K rA"),
        ({"ace_on": "picture"}, "rA", "r2 3 4 5 6 7 8 9 r10 J Q K rA"),
        ({"ace_on": "picture"}, "A", "J Q K rA"),
        # nor does what tens and twos may go on concern the red ones
        ({"ten_on": "all"}, "10", "r2 3 4 5 6 7 8 9 r10 10 J Q K rA A 2"),
        ({"ten_on": "all"}, "r10", "r2 3 4 5 6 7 8 9 r10"),
        ({"two_on": "all"}, "2", "r2 3 4 5 6 7 8 9 r10 10 J Q K rA A 2"),
        ({"two_on": "all"}, "r2", "r2"),
        # on a black two anything, on a red one as on the lowest card
        ({"on_two": "all"}, "r2", "r2 2"),
        ({"on_two": "all"}, "J", "7 8 9 r10 J 2"),
        ({"on_two": "all"}, "rA", "r2 3 4 5 6 7 8 9 r10 J Q K rA 2"),
        ({"on_two": "all"}, "A", "J Q K rA A 2"),
        # a red ten is of the rank ten
        ({"pictures_on": "10"}, "J", "r10 J"),
        ({"pictures_relaxed": "always"}, "J", "r2 3 4 5 6 7 8 9 r10 10 J"),
    ],
)
def test_with_another_value(rules: dict[str, str], laid: str, goes_on: str) -> None:
    """Rules that name tens, aces and twos mean the black ones."""
    kinds = list(dict.fromkeys(laid for laid, _ in read(BLACK)))
    found = [top for top in kinds if asked(laid, top, {"specials": "black"} | rules) != "."]
    assert goes_on.split() == found


@pytest.mark.parametrize(
    ("ace_clears", "falls_under_black", "falls_under_red"),
    [
        ("on-picture", "J Q K rA", ""),
        ("always", "J Q K rA A", ""),
        ("not-after-stock", "J Q K rA", ""),
        ("never", "", ""),
    ],
)
def test_what_falls_under_an_ace(ace_clears: str, falls_under_black: str, falls_under_red: str) -> None:
    """A black ace clears as far as aces clear, a red one counting as a picture there; a red ace clears nothing."""
    rules = {"specials": "black", "ace_clears": ace_clears}
    tops = [top for laid, top in read(BLACK) if laid == "3"]
    assert falls_under_black.split() == [top for top in tops if asked("A", top, rules) == "C"]
    assert falls_under_red.split() == [top for top in tops if asked("rA", top, rules) == "C"]


@pytest.mark.parametrize("value", ["black", "black-tens-aces"])
@pytest.mark.parametrize("rank", ["10", "A"])
def test_leading(value: str, rank: str) -> None:
    """A led red ten or ace is an ordinary card, whatever becomes of black ones; bars do not concern it."""
    for way in ("stands", "barred", "taken-pass", "taken-again", "clears"):
        rules = {"specials": value, "led_ten": way, "led_ace": way}
        assert [] == effects(f"play {rank}H", f"{rank}H 3H", rules=rules)
    assert not legal(
        f"play {rank}C", f"{rank}C 3H", rules={"specials": value, "led_ten": "barred", "led_ace": "barred"}
    )
    assert ["stands"] == effects(f"play {rank}C", f"{rank}C 3H", rules={"specials": value})


@pytest.mark.parametrize(("value", "twos"), [("all", True), ("black-tens-aces", True), ("black", False)])
def test_no_set_across_the_colours(value: str, twos: bool) -> None:
    """Red and black tens, aces and twos are different ranks where only black ones are special."""
    rules = {"specials": value}
    for rank in ("10", "A"):
        assert (value == "all") == legal(f"play {rank}C {rank}D", f"{rank}C {rank}D 3H", rules=rules)
        assert legal(f"play {rank}H {rank}D", f"{rank}H {rank}D 3H", rules=rules)
    assert twos == legal("play 2C 2D", "2C 2D 3H", rules=rules)
    assert legal("play 9C 9D", "9C 9D 3H", rules=rules)


def test_no_four_of_a_kind_across_the_colours() -> None:
    """Two red tens and two black ones are no four alike; four red ones of two packs are."""
    rules: Rules = {"specials": "black", "four_clears": "all", "decks": "2"}
    assert [] == effects("play 2C 2S", "2C 2S 3H", rules=rules, pile="7C 2H 2D")
    assert ["clears", "again"] == effects("play 10H 10D", "10H 10D 3H", rules=rules, pile="7C 10H 10D")
    assert [] == effects("play 10H 10D", "10H 10D 3H", rules=rules, pile="7C 10H")


@pytest.mark.parametrize(
    ("sets", "hand", "allowed"),
    [
        ("above-ten-single", "AH AD", False),  # goes by rank: red aces stand above the ten
        ("above-ten-single", "AC AS", False),
        ("above-ten-single", "2H 2D", True),  # red twos are the lowest
        ("above-ten-single", "2C 2S", False),
        ("above-ten-single", "10H 10D", True),
        ("twos-single", "2H 2D", True),
        ("twos-single", "2C 2S", False),
    ],
)
def test_sets_go_by_rank(sets: str, hand: str, allowed: bool) -> None:
    """How many may go at once goes by the rank that a card has."""
    assert allowed == legal(f"play {hand}", f"{hand} 3C", rules={"specials": "black", "sets": sets})


@pytest.mark.parametrize(("value", "falls"), [("black", True), ("black-tens-aces", False), ("all", False)])
def test_four_red_twos_clear_under_not_twos(value: str, falls: bool) -> None:
    """Red twos that are no twos clear by four, also where four twos do not."""
    rules: Rules = {"specials": value, "four_clears": "not-twos", "decks": "2"}
    wanted = ["clears", "again"] if falls else []
    assert wanted == effects("play 2H 2D", "2H 2D 3C", rules=rules, pile="2H 2D")
    assert [] == effects("play 2C 2S", "2C 2S 3C", rules=rules, pile="2C 2S")
