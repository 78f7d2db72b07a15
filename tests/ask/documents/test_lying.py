"""Which piles can come about by which rules."""

import pytest

from explorer.ask.documents.lying import can_lie
from explorer.notation.cards import read_pile
from explorer.rules.presets import DOCUMENTS
from explorer.rules.ruleset import rule_set

ALL = " ".join(DOCUMENTS)
PILES = ("KC AD", "10C", "9C 10D", "9C")
LATER = {"ace_clears": "not-after-stock", "led_ten": "barred", "bars_last": "while-stock", "start": "left-of-dealer"}


@pytest.mark.parametrize(
    ("pile", "by"),
    [
        ("", ALL),
        ("8C", ALL),
        ("8C 8D 8H", ALL),
        ("8C 8D 8H 8S", ""),  # four fall
        ("5C 9D JC KD 2C 2D", ALL),
        ("5C JD", ""),
        ("KC", ALL),  # the upper part of a pile: it need not have been led
        ("9C 8D", ""),
        ("2C 5D", ""),
        ("10C", "pagat wikipedia-2 guide digest"),
        ("10C 10D", "pagat wikipedia-2 guide digest"),  # two led together, in the later revision
        ("10C 10D 10H 10S", ""),
        ("8C 10D", ""),
        ("10C JD", ""),
        ("AC", "pagat wikipedia-2 guide digest"),
        ("AC AD", "pagat wikipedia-2 guide digest"),
        ("KC AD", ""),
        ("AC 2D", ""),  # on an ace that must be taken nothing lies
        ("10C 2D", ""),
    ],
)
def test_piles(pile: str, by: str) -> None:
    """A pile can lie there if some plays leave it: each may go, none makes it fall, nothing is laid on what is owed."""
    found = [id for id in DOCUMENTS if can_lie(read_pile(pile, frozenset()), rule_set(id), stock=True)]
    assert by.split() == found


def test_what_went_while_the_stock_lasted() -> None:
    """What goes only once the stock is gone does not lie there before; what went before may lie there afterwards."""
    rules = rule_set({**LATER, "base": "pagat"})
    found = {
        pile: [can_lie(read_pile(pile, frozenset()), rules, stock=left) for left in (True, False)] for pile in PILES
    }
    assert {"KC AD": [False, True], "10C": [False, True], "9C 10D": [False, False], "9C": [True, True]} == found


def test_red_cards_that_are_ordinary() -> None:
    """A red ten lies on an eight where it is ordinary, and a jack on it."""
    black = rule_set({"base": "pagat", "specials": "black"})
    pile = read_pile("8C 10H JS", black.param("red_apart"))
    assert can_lie(pile, black, stock=True)
    assert not can_lie(read_pile("8C 10H JS", frozenset()), rule_set("pagat"), stock=True)


def test_an_opening_may_leave_what_else_is_barred() -> None:
    """Most jacks open, though none may be led."""
    rules = rule_set({"base": "pagat", "led_picture": "barred"})
    assert can_lie(read_pile("JC JD", frozenset()), rules, stock=True)
