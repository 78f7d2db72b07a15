"""What a grid holds fixed, and how many cards there are to lay."""

from __future__ import annotations

import pytest

from explorer.ask.grid.slice import Slice, Switches, kinds_of, laying, slice_of, supply, switches
from explorer.cards import KINDS
from explorer.rules.ruleset import rule_set
from tests.strategies import PLAYABLE

FOUR, FIVE, BOTH = (1, 2, 3, 4), (1, 2, 3, 4, 5), (True, False)


@pytest.mark.parametrize(
    ("rules", "expected"),
    [
        ({"base": "pagat"}, Switches(FOUR, FOUR, BOTH, (True,))),
        ({"base": "pagat", "decks": "2"}, Switches(FIVE, FOUR, BOTH, (True,))),
        ({"base": "wikipedia-2"}, Switches(FIVE, FOUR, BOTH, (True,))),
        ({"base": "wikipedia-2", "keeps_turn": "no"}, Switches(FOUR, FOUR, BOTH, (True,))),
        ({"base": "pagat", "nines_out": "yes"}, Switches(FOUR, FOUR, BOTH, BOTH)),
        ({"base": "ruotsalainen"}, Switches(FOUR, FOUR, (False,), (True,))),
    ],
)
def test_switches(rules: dict[str, str], expected: Switches) -> None:
    """There are five cards with two packs or where the turn is kept, nines where a rule counts them, a stock mostly."""
    assert expected == switches(rule_set(rules))


def test_a_slice_knows_only_what_the_rules_know() -> None:
    """Nines out are no slice of rules that do not count them, a stock none of rules without one."""
    assert Slice(2, 3, stock=True) == slice_of(rule_set("pagat"), count=2, run=3, nines=False)
    assert Slice(stock=False) == slice_of(rule_set("ruotsalainen"))


def test_kinds_go_from_the_lowest_up() -> None:
    """Where only black cards are special, the red two is the lowest of sixteen kinds; else there are thirteen."""
    black = kinds_of(rule_set({"base": "pagat", "specials": "black"}))
    assert (("r2", "3"), ("A", "2"), set(KINDS)) == (black[:2], black[-2:], set(black))
    assert tuple("3 4 5 6 7 8 9 10 J Q K A 2".split()) == kinds_of(rule_set("pagat"))


@pytest.mark.parametrize(
    ("rules", "cards", "expected"),
    [
        ({"base": "pagat"}, ("7", 3, "7", 1), True),
        ({"base": "pagat"}, ("7", 3, "7", 2), False),
        ({"base": "pagat"}, ("7", 4, "8", 4), True),
        ({"base": "pagat", "decks": "2"}, ("7", 5, "7", 3), True),
        ({"base": "pagat", "specials": "black"}, ("r10", 2, "9", 1), True),
        ({"base": "pagat", "specials": "black"}, ("r10", 3, "9", 1), False),
        ({"base": "pagat", "specials": "black"}, ("9", 1, "A", 3), False),
        ({"base": "pagat", "specials": "black-tens-aces"}, ("2", 4, "9", 1), True),
        ({"base": "valepaska"}, ("7", 4, "7", 3), True),
        ({"base": "valepaska"}, ("7", 5, "7", 3), False),
        ({"base": "valepaska", "specials": "black"}, ("r10", 4, "9", 1), True),
    ],
)
def test_supply(rules: dict[str, str], cards: tuple[str, int, str, int], expected: bool) -> None:
    """Four of a rank in a pack, two of a kind where red is apart; claimed ones are only limited for each play."""
    assert expected == supply(rule_set(rules), nines=True).allows(*cards)


def test_no_nines_but_claimed_ones() -> None:
    """Without nines none can be laid, nor lie there; a claim of nines stays possible."""
    counted, claimed = (supply(rule_set({"base": base, "nines_out": "yes"}), nines=False) for base in PRESETS)
    assert [False, False] == [counted.allows("9", 1, "3", 1), counted.allows("J", 1, "9", 1)]
    assert claimed.allows("9", 1, "3", 1)


PRESETS = ("pagat", "valepaska")


@pytest.mark.parametrize("preset", PLAYABLE)
def test_cards_are_played_or_claimed(preset: str) -> None:
    """Only in the game of lying are they claimed."""
    assert ("claim" if preset == "valepaska" else "play") == laying(rule_set(preset))
