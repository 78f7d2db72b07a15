"""The deal and the start are told and explained."""

import pytest

from explorer.engine.deal import Dealt, deal
from explorer.notation.cards import read_cards
from explorer.rules.ruleset import RuleSet, rule_set
from explorer.trace.words import deal_move, deal_words, explain_deal, fact, say

REST = [rank + suit for rank in "4 5 6 7 8 9 10 J Q K A 2".split() for suit in "CDHS"]


def dealt(first: str, **changes: str) -> tuple[Dealt, RuleSet]:
    """Deal for Anna, Ben and Carla, Carla dealing, with these cards on top of the deck and threes at its end."""
    rules = rule_set({"base": "pagat", **changes})
    threes = [card for card in ("3C", "3D", "3H", "3S") if card not in first]
    rest = [card for card in REST if card not in first.split()]
    deck = read_cards(" ".join([first, *rest, *threes]))
    return deal(("Anna", "Ben", "Carla"), 2, deck, rules), rules


@pytest.mark.parametrize(
    ("first", "changes", "words"),
    [
        ("3C 4C 3D 3H", {}, "Ben starts with the most threes, two."),
        ("3C 4C 5D 6H", {}, "Anna starts: nobody else holds a three."),
        (
            "4H 5H 3C 6H 3D",
            {},
            "Ben starts: Ben and Carla hold the most threes, and Ben comes first from the dealer’s left.",
        ),
        (
            "3C",
            {"start": "first-with-three"},
            "Anna starts: the first player from the dealer’s left who holds a three.",
        ),
        ("4C", {"start": "first-with-three"}, "Nobody holds a three, so Anna at the dealer’s left starts."),
        ("3C", {"start": "left-of-dealer"}, "Anna at the dealer’s left starts."),
    ],
)
def test_who_starts(first: str, changes: dict[str, str], words: str) -> None:
    """Who starts is told with the reason."""
    assert words == deal_words(*dealt(first, **changes))[-1]


def test_other_kinds_than_threes() -> None:
    """Without threes it is told which cards count instead."""
    assert deal_words(*dealt("4C 4D 4H 5C"))[2:] == [
        "Nobody holds a three, so the fours count.",
        "Anna starts with the most fours, two.",
    ]


@pytest.mark.parametrize(
    ("changes", "words", "does"),
    [
        (
            {},
            ["Carla deals each player five cards: two, two and one.", "37 cards are left as the stock."],
            "deals 2, 2, 1 each",
        ),
        (
            {"packets": "2-1-2"},
            ["Carla deals each player five cards: two, one and two.", "37 cards are left as the stock."],
            "deals 2, 1, 2 each",
        ),
        (
            {"packets": "ones"},
            ["Carla deals five cards to each player, one at a time.", "37 cards are left as the stock."],
            "deals 5, one at a time",
        ),
        (
            {"hand": "6"},
            ["Carla deals each player six cards: two, two and two.", "34 cards are left as the stock."],
            "deals 2, 2, 2 each",
        ),
        (
            {"hand": "3"},
            ["Carla deals three cards to each player, one at a time.", "43 cards are left as the stock."],
            "deals 3, one at a time",
        ),
        (
            {"deal_all": "yes"},
            ["Carla deals out all the cards, one at a time.", "There is no stock."],
            "deals all the cards",
        ),
    ],
)
def test_how_it_is_dealt(changes: dict[str, str], words: list[str], does: str) -> None:
    """How the cards are dealt and how many are left is told, in full and for a list of moves."""
    one, rules = dealt("3C", **changes)
    assert words == deal_words(one, rules)[:2]
    assert ("Carla", does, "deals") == deal_move(one, rules)[:3]


def test_findings_of_the_deal() -> None:
    """The deal and the start are explained by findings that cite: deciding, overruled, silent."""
    one, rules = dealt("3C", deal_all="yes")
    found = explain_deal(one, rules)
    assert [(finding.clause, finding.decisive, finding.defeated_by) for finding in found] == [
        ("deal.all", True, ()),
        ("start.most-lowest", True, ()),
        ("dealer.rotates", True, ()),
        ("deal.packets(sizes=2-2-1)", False, ("deal.all",)),
    ]
    assert found[0].sources[0] == "pagat:ruotsi.1"
    assert say(found[0], None) == "All the cards are dealt out, one at a time, so there is no stock."
    silent = explain_deal(one, rules, everything=True)[4:]
    assert [(finding.clause, finding.verdict) for finding in silent] == [
        ("deal.six-in-pairs", "does-not-apply"),
        ("deal.three-singly", "does-not-apply"),
    ]
    assert fact(silent[0], None) == "a hand of 5"
