"""Dealing, and who plays first."""

import pytest

from explorer.cards import PACK, Card
from explorer.engine.deal import Dealt, deal
from explorer.errors import InputError
from explorer.notation.cards import read_cards
from explorer.rules.ruleset import rule_set
from tests.engine.asking import Rules

NAMES = ("Anna", "Ben", "Carla", "Dan", "Eva", "Filip", "Gita", "Hugo")
LATER = {"start": "left-of-dealer"}


def dealt(rules: Rules, players: int, *, dealer: int = 0, deck: tuple[Card, ...] | None = None) -> Dealt:
    """Deal the packs in their order, or another deck."""
    checked = rule_set(rules)
    return deal(NAMES[:players], dealer, deck or PACK * int(checked.param("decks")), checked)


def places(found: Dealt) -> list[list[int]]:
    """Return the places in one pack, from 1, of the cards that each player got, in the order in which they came."""
    return [[PACK.index(card) + 1 for card in seat.hand.known] for seat in found.state.seats]


@pytest.mark.parametrize(
    ("rules", "hands"),
    [
        # three players, Anna deals: Ben, Carla, Anna
        ({}, [[5, 6, 11, 12, 15], [1, 2, 7, 8, 13], [3, 4, 9, 10, 14]]),
        ({"packets": "2-1-2"}, [[5, 6, 9, 14, 15], [1, 2, 7, 10, 11], [3, 4, 8, 12, 13]]),
        ({"packets": "ones"}, [[3, 6, 9, 12, 15], [1, 4, 7, 10, 13], [2, 5, 8, 11, 14]]),
        ({"hand": "6"}, [[5, 6, 11, 12, 17, 18], [1, 2, 7, 8, 13, 14], [3, 4, 9, 10, 15, 16]]),
        (
            {"hand": "6", "packets": "2-1-2"},
            [[5, 6, 11, 12, 17, 18], [1, 2, 7, 8, 13, 14], [3, 4, 9, 10, 15, 16]],
        ),
        ({"hand": "6", "packets": "ones"}, [[3, 6, 9, 12, 15, 18], [1, 4, 7, 10, 13, 16], [2, 5, 8, 11, 14, 17]]),
        ({"hand": "3"}, [[3, 6, 9], [1, 4, 7], [2, 5, 8]]),
        ({"hand": "3", "packets": "ones"}, [[3, 6, 9], [1, 4, 7], [2, 5, 8]]),
    ],
)
def test_packets(rules: dict[str, str], hands: list[list[int]]) -> None:
    """Five cards go in packets of two, two and one, or otherwise; six by twos, three singly; or all singly."""
    found = dealt(rules, 3)
    assert hands == places(found)
    assert 52 - sum(map(len, hands)) == len(found.state.stock)
    assert PACK[sum(map(len, hands)) :] == found.state.stock.known


@pytest.mark.parametrize("dealer", range(4))
def test_dealing_begins_at_the_dealers_left(dealer: int) -> None:
    """The first card goes to the dealer's left, the last of a round to the dealer."""
    found = places(dealt({"packets": "ones"}, 4, dealer=dealer))
    assert 1 == found[(dealer + 1) % 4][0]
    assert 4 == found[dealer][0]


@pytest.mark.parametrize(
    ("players", "decks", "sizes"),
    [
        (2, "1", [26, 26]),
        (3, "1", [17, 18, 17]),  # Anna deals: Ben gets the odd one
        (5, "1", [10, 11, 11, 10, 10]),
        (8, "1", [6, 7, 7, 7, 7, 6, 6, 6]),
        (3, "2", [34, 35, 35]),
        (8, "2", [13] * 8),
    ],
)
@pytest.mark.parametrize("packets", ["2-2-1", "ones"])
def test_all_dealt(players: int, decks: str, sizes: list[int], packets: str) -> None:
    """With everything dealt out one at a time, the first players may get one more; no stock is left."""
    found = dealt({"deal_all": "yes", "decks": decks, "packets": packets}, players)
    assert sizes == [len(seat.hand) for seat in found.state.seats]
    assert 0 == len(found.state.stock)
    if decks == "1":
        assert [1, players + 1] == places(found)[1][:2]


@pytest.mark.parametrize("players", range(2, 9))
@pytest.mark.parametrize("hand", ["5", "6", "3"])
def test_two_to_eight_can_play(players: int, hand: str) -> None:
    """Eight hands of six come out of one pack: no number of players is refused."""
    found = dealt({"hand": hand}, players)
    assert {int(hand)} == {len(seat.hand) for seat in found.state.seats}


@pytest.mark.parametrize(
    ("rules", "players", "each"),
    [({}, 10, 5), ({"hand": "6"}, 8, 6), ({"hand": "3"}, 17, 3), ({"deal_all": "yes"}, 52, 1), ({"decks": "2"}, 20, 5)],
)
def test_refused_where_the_cards_cannot_go_round(rules: dict[str, str], players: int, each: int) -> None:
    """As many can play as the cards suffice for, and not one more; with everything dealt one card each is enough."""
    checked = rule_set(rules)
    deck = PACK * int(checked.param("decks"))
    names = tuple(f"P{number}" for number in range(players + 1))
    assert {each} == {len(seat.hand) for seat in deal(names[:players], 0, deck, checked).state.seats}
    with pytest.raises(InputError) as caught:
        deal(names, 0, deck, checked)
    assert "players" == caught.value.at


def spoiled(deck: tuple[Card, ...], remove: int, *add: str) -> tuple[Card, ...]:
    """Return a deck without its first cards and with others added."""
    return deck[remove:] + read_cards(" ".join(add))


@pytest.mark.parametrize(
    ("rules", "deck", "says"),
    [
        ({}, (), "52 cards"),
        ({}, spoiled(PACK, 1), "3C is missing"),
        ({}, spoiled(PACK, 0, "9H"), "9H is there 2 times"),
        ({}, spoiled(PACK, 1, "9H"), "3C is missing"),
        ({}, PACK * 2, "52 cards"),
        ({"decks": "2"}, PACK, "104 cards"),
        ({"decks": "2"}, spoiled(PACK * 2, 1, "9H"), "9H is there 3 times"),
    ],
)
def test_a_deck_that_is_not_all_the_cards(rules: Rules, deck: tuple[Card, ...], says: str) -> None:
    """A deck must be all the cards of the packs, each as often as there are packs."""
    with pytest.raises(InputError) as caught:
        deal(NAMES[:3], 0, deck, rule_set(rules))
    assert "deck" == caught.value.at
    assert says in caught.value.message


def first(rules: Rules, *hands: str, dealer: int) -> str:
    """Deal these hands to Anna, Ben, Carla … and return who plays first."""
    cards = [read_cards(hand) for hand in hands]
    order = [(dealer + 1 + place) % len(hands) for place in range(len(hands))]
    front = tuple(cards[place][number] for number in range(5) for place in order)
    rest = tuple(card for card in PACK if card not in front)
    checked = rule_set({"base": "pagat", "packets": "ones"} | (rules if isinstance(rules, dict) else {}))
    return deal(NAMES[: len(hands)], dealer, front + rest, checked).state.actor.name


ONE_THREE_EACH = ("3C 5C 6C 7C 8C", "3D 5D 6D 7D 8D", "3H 5H 6H 7H 8H")
TWO_THREES = ("3C 5C 6C 7C 8C", "3D 3S 6D 7D 8D", "4C 4D 4H 4S 8H")
NO_THREE = ("5C 5D 6C 7C 8C", "4D 5H 6D 7D 8D", "4H 5S 6H 7H 8H")
HIGH = ("JC QC KC AC 2C", "JD QD KD AD 2D", "QH KH AH 2H AS")
ONLY_CARLA = ("5C 5D 6C 7C 8C", "4D 4S 6D 7D 8D", "3H 5S 6H 7H 8H")


@pytest.mark.parametrize(
    ("hands", "starts"),
    [
        (ONE_THREE_EACH, ["Ben", "Carla", "Anna"]),  # a tie: the first from the dealer's left
        (TWO_THREES, ["Ben", "Ben", "Ben"]),  # most threes, whatever else is held
        (NO_THREE, ["Ben", "Carla", "Ben"]),  # one four each: tie between Ben and Carla
        (HIGH, ["Ben", "Anna", "Anna"]),  # one jack each: tie between Anna and Ben
        (ONLY_CARLA, ["Carla", "Carla", "Carla"]),
    ],
)
def test_most_of_the_lowest(hands: tuple[str, ...], starts: list[str]) -> None:
    """Most threes start, else most fours and so on; ties go to the first from the dealer's left."""
    assert starts == [first({}, *hands, dealer=dealer) for dealer in range(3)]


@pytest.mark.parametrize(
    ("hands", "starts"),
    [
        (ONE_THREE_EACH, ["Ben", "Carla", "Anna"]),
        (TWO_THREES, ["Ben", "Anna", "Anna"]),  # the first who has one, not who has most
        (NO_THREE, ["Ben", "Carla", "Anna"]),  # nobody: the dealer's left
        (ONLY_CARLA, ["Carla", "Carla", "Carla"]),
    ],
)
def test_first_with_a_three(hands: tuple[str, ...], starts: list[str]) -> None:
    """The first from the dealer's left who has a three starts; if nobody has one, the dealer's left."""
    assert starts == [first({"start": "first-with-three"}, *hands, dealer=dealer) for dealer in range(3)]


def test_left_of_dealer() -> None:
    """The dealer's left starts, whatever anybody holds."""
    assert ["Ben", "Carla", "Anna"] == [first(LATER, *TWO_THREES, dealer=dealer) for dealer in range(3)]


@pytest.mark.parametrize(
    ("hands", "specials", "starts"),
    [
        # one player has the red ten, the other two black ones
        (("10H JC QC KC AC", "10C 10S JD QD KD", "JH QH KH AD AH"), "all", "Ben"),
        (("10H JC QC KC AC", "10C 10S JD QD KD", "JH QH KH AD AH"), "black", "Anna"),
        (("10H JC QC KC AC", "10C 10S JD QD KD", "JH QH KH AD AH"), "black-tens-aces", "Anna"),
        # counting begins with the threes: a red two is asked for last, though it is the lowest card
        (("2H JC QC KC AC", "9C JD QD KD AD", "2D JH QH KH AH"), "black", "Ben"),
    ],
)
def test_red_cards_apart(hands: tuple[str, ...], specials: str, starts: str) -> None:
    """Under black specials the red ten is asked for before the black one, and red twos come last but one."""
    assert starts == first({"specials": specials}, *hands, dealer=2)


def test_the_first_position() -> None:
    """At the start nothing lies on the table or aside, and the opening is still to come."""
    state = dealt({}, 3).state
    assert ((), 0, True, None) == (state.pile, len(state.aside), state.opening, state.owed)


def test_the_deal_says_what_decided_it() -> None:
    """The decisions on packets, on who starts and on who deals come with the deal."""
    assert ["deal", "start", "dealer"] == [one.decision.id for one in dealt({}, 3).settling]
    assert ["2-2-1", "most", "lot"] == [one.outcome for one in dealt({}, 3).settling]
