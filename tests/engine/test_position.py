"""Cases that cannot be a position or a move, and the place that their errors name."""

from typing import Any

import pytest

from explorer.cards import PACK
from explorer.engine.position import read_case, read_position
from explorer.rules.ruleset import rule_set
from tests.engine.asking import case, refused

HAND = "8C 3C"
ALL_BUT_HAND = " ".join(str(card) for card in PACK if str(card) not in HAND.split())


@pytest.mark.parametrize(
    ("changes", "at", "says"),
    [
        # a card named twice, wherever the second one lies
        ({"pile": "6D 6D"}, "pile", "6D is named 2 times"),
        ({"pile": "8C"}, "pile", "8C is named 2 times"),
        ({"discard": "3C"}, "discard", "3C is named 2 times"),
        ({"stock": "3C 4C"}, "stock", "3C is named 2 times"),
        ({"anna": "8C"}, "hands.Ben", "8C is named 2 times"),
        ({"move": "try 8C", "pile": "6D"}, "move", "8C is named 2 times"),
        ({"rules": {"decks": "2"}, "pile": "8C 8C"}, "pile", "8C is named 3 times"),
        # more cards than the packs hold
        ({"stock": 45}, "hands", "57 cards"),
        ({"rules": {"decks": 2}, "stock": 93}, "hands", "105 cards"),
        # keys, players, rules
        ({"table": "6D"}, "table", "no key 'table'"),
        ({"players": ["Anna", "Ben", "Ben"]}, "players", "Ben sits at the table 2 times"),
        ({"players": ["Anna"]}, "players", "1 at the table"),
        ({"players": ["A", "B", "C", "D", "E", "F", "G", "H", "I"]}, "players", "9 at the table"),
        ({"players": "Anna Ben"}, "players", "list"),
        ({"players": ["Anna", ""]}, "players", "list"),
        ({"turn": "Dan"}, "turn", "no player 'Dan'"),
        ({"dealer": "Dan"}, "dealer", "no player 'Dan'"),
        ({"led_by": "Dan"}, "led_by", "no player 'Dan'"),
        ({"led_by": "Ben", "pile": "10D", "rules": {"led_ten": "taken-again"}}, "led_by", "another player led"),
        ({"hands": {"Dan": 5, "Ben": HAND, "Anna": 5}}, "hands.Dan", "no player 'Dan'"),
        ({"hands": [5, 5, 5]}, "hands", "each player's cards"),
        ({"rules": "pagatt"}, "rules", "did you mean 'pagat'"),
        ({"rules": {"led_ten": "stand"}}, "rules.led_ten", "did you mean 'stands'"),
        # what cannot be read
        ({"pile": "1D"}, "pile", "'1D' is no card"),
        ({"pile": 3}, "pile", "text"),
        ({"pile": "r10?"}, "pile", "sets a red card apart"),
        ({"discard": "xx"}, "discard", "'xx' is no card"),
        ({"stock": "5X"}, "stock", "'5X' is no card"),
        ({"stock": -1}, "stock", "how many"),
        ({"stock": True}, "stock", "how many"),
        ({"stock": "? 9D"}, "stock", "come last"),
        ({"anna": 2.5}, "hands.Anna", "how many"),
        ({"anna": None}, "hands.Anna", "how many"),
        ({"opening": "yes"}, "opening", "true"),
        ({"move": ""}, "move", "no move ''"),
        ({"move": "plya 8C"}, "move", "did you mean 'play'"),
        ({"move": "play"}, "move", "takes cards"),
        ({"move": "try 8D 9D"}, "move", "one card or none"),
        ({"move": "pickup 8D"}, "move", "no card"),
        ({"move": "claim 2 9: 8C"}, "move", "the number must be true"),
        ({"move": "claim 8C"}, "move", "claim 2 9"),
        ({"move": "challenge"}, "move", "challenge Ben"),
        ({"move": "challenge Dan"}, "move", "no player 'Dan'"),
        ({"move": 8}, "move", "text"),
        # cards that are not there
        ({"move": "play 9C"}, "move", "9C is not in Ben's hand"),
        ({"move": "play 8C 8C"}, "move", "8C is not in Ben's hand"),
        ({"move": "try 9C", "stock": "4C 9C"}, "move", "4C is"),
        # cards that must be known
        ({"ben": 5}, "hands.Ben", "write Ben's cards"),
        ({"ben": "8C ?"}, "hands.Ben", "write Ben's cards"),
        ({"ben": 5, "move": "pass"}, "hands.Ben", "write Ben's cards"),
        ({"ben": 5, "move": "try", "rules": {"try_stock": "when-stuck"}}, "hands.Ben", "write Ben's cards"),
        ({"ben": 5, "move": "try", "opening": True}, "hands.Ben", "write Ben's cards"),
        # positions that cannot be
        ({"opening": True, "pile": "6D"}, "pile", "opening"),
        ({"rules": {"deal_all": True}}, "stock", "deal_all"),
        ({"table_up": {"Ben": "9D"}}, "table_up.Ben", "table_cards"),
        ({"table_down": {"Anna": 2}}, "table_down.Anna", "table_cards"),
        ({"ben": "", "move": "pickup", "pile": "6D"}, "hands.Ben", "no cards"),
        ({"anna": 0, "carla": 0, "stock": 0}, "hands", "the game is over"),
    ],
)
def test_error(changes: dict[str, Any], at: str, says: str) -> None:
    """What cannot be is refused at its place, in words that say what is wrong."""
    given = {"move": "play 8C"} | changes
    ben = given.pop("ben", HAND)
    found = refused(case(given.pop("move"), ben, **given))
    assert at == found[0]
    assert says in found[1]


@pytest.mark.parametrize("given", [None, 3, "play 8C", ["pagat"], {}])
def test_what_is_no_case(given: Any) -> None:
    """Something that is no object is refused as a line; an empty object misses its players."""
    assert ("players" if given == {} else "line") == refused(given)[0]


@pytest.mark.parametrize("missing", ["turn", "players", "move"])
def test_what_must_be_there(missing: str) -> None:
    """A case without players, turn or move is refused at what is missing."""
    given = case("play 8C", HAND)
    del given[missing]
    assert missing == refused(given)[0]


@pytest.mark.parametrize(
    ("move", "ben", "changes"),
    [
        ("pickup", 5, {"pile": "6D"}),
        ("pickup", 5, {"pile": "6D", "rules": {"try_stock": "when-stuck"}}),
        ("try", 5, {"pile": "6D"}),
        ("try 9D", 5, {"pile": "6D"}),
        ("try 9D", 5, {}),
    ],
)
def test_the_hand_need_not_be_known(move: str, ben: int, changes: dict[str, Any]) -> None:
    """Where the answer does not depend on it, the hand may be just a number."""
    read_case(case(move, ben, **changes))


def test_every_card_of_a_pack_may_be_named() -> None:
    """All 52 cards and no more."""
    read_case(case("play 8C", HAND, anna=0, carla=1, stock=0, discard=ALL_BUT_HAND.rpartition(" ")[0]))


def test_numbers_may_be_written_as_text() -> None:
    """Numbers of cards may come as text, unknown cards of a hand as question marks."""
    state = read_position(case("", HAND, anna="5", carla="9D ? ?", stock="12"), rule_set("pagat"))
    assert [5, 2, 3, 12] == [*(len(seat.hand) for seat in state.seats), len(state.stock)]


def test_absent_is_empty() -> None:
    """Whatever is left out of a case is empty, and it is no opening."""
    given = {"players": ["Anna", "Ben"], "turn": "Ben", "hands": {"Ben": HAND, "Anna": 1}}
    state = read_position(given, rule_set("pagat"))
    assert ((), 0, 0, False, None) == (state.pile, len(state.stock), len(state.aside), state.opening, state.owed)


def test_suits_and_case_do_not_matter_in_writing() -> None:
    """Cards are the same in letters and signs, large and small, with ten as T."""
    assert read_case(case("play th", "10♥ 3c", pile="9♦"))[0] == read_case(case("play 10H", "TH 3C", pile="9d"))[0]


@pytest.mark.parametrize("move", ["pass", "up 9C"])
def test_open_table_cards_must_be_known(move: str) -> None:
    """Where they are what may be led, a move that hangs on them is refused while they are only counted."""
    given = case(move, "", rules="poytapaska", stock=0, table_up={"Ben": 3}, table_down={"Ben": 4})
    assert "table_up.Ben" == refused(given)[0]
