"""Endings that differ only in the names of cards are told to be alike, and none is lost."""

from collections import Counter
from itertools import combinations_with_replacement

import pytest

from explorer.ask.findings.alike import Sorts, endings
from explorer.ask.findings.laid import supply
from explorer.ask.findings.walking import Walker, ending
from explorer.engine.game import read_rules


def test_two_cards() -> None:
    """Under Wikipedia's early rules two players with one card each can meet in so many ways; twelve kinds are alike."""
    found = [*endings(read_rules("wikipedia-1"), players=2, cards=2)]
    assert (("3",), ("3",)) in found
    assert (("J",), ("J",)) in found
    assert (("4",), ("4",)) not in found
    assert (("3",), ("4",)) in found


@pytest.mark.parametrize(("players", "cards"), [(2, 3), (3, 4), (3, 3)])
def test_everybody_holds_something(players: int, cards: int) -> None:
    """Each ending deals out so many cards, no more of a kind than there are, and nobody has none; none comes twice."""
    rules = read_rules("pagat, specials black")
    found = [*endings(rules, players=players, cards=cards)]
    assert len(found) == len(set(found))
    for hands in found:
        held = Counter(kind for hand in hands for kind in hand)
        assert cards == held.total()
        assert all(hands)
        assert all(number <= supply(rules)[kind] for kind, number in held.items())


@pytest.mark.parametrize("text", ["wikipedia-1", "wikipedia-2", "pagat, led_ten taken-again, led_picture barred"])
def test_what_is_alike_goes_alike(text: str) -> None:
    """Endings of three cards that are told to be alike all go round in circles, or none of them does."""
    rules = read_rules(text)
    sorts, went = Sorts(rules), dict[object, set[tuple[bool, ...]]]()
    for kinds in combinations_with_replacement(supply(rules), 3):
        shared = ((kinds[:1], kinds[1:]), (kinds[1:], kinds[:1]), (kinds[1:2], kinds[::2]))
        rounds = tuple(Walker(rules).walk(ending(hands, rules)) is not None for hands in shared)
        went.setdefault(sorts.of(Counter(kinds)), set()).add(rounds)
    assert {1} == {len(rounds) for rounds in went.values()}
    assert len({min(rounds) for rounds in went.values()}) > 1
