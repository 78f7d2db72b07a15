"""A move has a phrase for every place where it is named, and a claim is never named by its cards."""

from typing import Any

import pytest

from explorer.cards import Card
from explorer.trace.words import card_name, move_words, shown_cards
from tests.trace.positions import judged

TWO = {"hands": {"Anna": 5, "Ben": "3S 9D", "Carla": 5}}
OPENING = {"opening": True}
CLAIM = "Claim an eight"
LAID = {"last_play": "8D", "by": "Anna"}
UP_AND_DOWN = {"rules": "poytapaska", "stock": 0, "hands": {"Anna": 5, "Carla": 5}, "table_up": {"Ben": "9D JS"}}
DOWN = {"table_up": {}, "table_down": {"Ben": "KD 4S"}}
KING = "turns the king of diamonds from the table"
TURNS, TURN = ("turns a hidden card",), "Turn a hidden card"

MOVES = [
    ("play 9D 9H", "8C", {}, "plays 9♦ 9♥", "plays", "lays two nines", ""),
    ("play 9D", "", {}, "leads 9♦", "leads", "leads a nine", ""),
    ("play 9D", "", {"opening": True}, "opens 9♦", "opens", "opens with a nine", ""),
    ("play 9D 8D", "", {}, "leads 9♦ 8♦", "leads", "leads the nine of diamonds and the eight of diamonds", ""),
    ("try 9D", "8C", {}, "turns 9♦ from the stock", "turns", "turns the nine of diamonds", "Turn the stock"),
    ("try", "8C", {}, "tries the stock", "tries the stock", "tries the stock", "Turn the stock"),
    ("pickup", "8C 9H", {}, "picks up 2 cards", "picks up", "picks up two cards", "Pick up 2 cards"),
    ("pickup", "8C", {}, "picks up 1 card", "picks up", "picks up one card", "Pick up 1 card"),
    ("pass", "8C", {}, "passes", "passes", "passes", "Pass"),
    ("change 3S", "8C", {}, "changes the play for 3♠", "changes the play", "changes the play for a three", ""),
    ("on 3S", "8C", {}, "plays on with 3♠", "plays on", "plays on with a three", ""),
    *(
        (move, pile, more | {"rules": "valepaska"}, *said)
        for move, pile, more, *said in (
            ("claim 1 9: 3S", "8C", {}, "claims a 9", "claims", "claims a nine", "Claim a nine"),
            (
                "claim 2 9: 3S 9D",
                "8C",
                {"hands": {"Anna": 5, "Ben": "3S 9D", "Carla": 5}},
                "claims 2 × 9",
                "claims",
                "claims two nines",
                "Claim two nines",
            ),
            ("claim 1 8: 3S", "", OPENING, "opens and claims an 8", "opens", "opens and claims an eight", CLAIM),
            (
                "challenge Anna",
                "8?",
                LAID,
                "challenges Anna: it was true",
                "challenges",
                "challenges Anna",
                "Challenge Anna",
            ),
        )
    ),
    *(
        (move, pile, UP_AND_DOWN | more, *said)
        for move, pile, more, *said in (
            ("up 9D", "8C", {}, "plays 9♦ from the table", "plays from the table", "plays a nine from the table", ""),
            ("up 9D", "", {}, "leads 9♦ from the table", "leads from the table", "leads a nine from the table", ""),
            (
                "down KD",
                "8C",
                DOWN,
                "turns K♦ from the table",
                *TURNS,
                "turns the king of diamonds from the table",
                TURN,
            ),
            ("down", "8C", DOWN, "turns a hidden card", *TURNS, "turns a hidden card", TURN),
        )
    ),
]


@pytest.mark.parametrize(("move", "pile", "more", "does", "verb", "said", "choice"), MOVES)
def test_moves(move: str, pile: str, more: dict[str, Any], does: str, verb: str, said: str, choice: str) -> None:
    """A move has a phrase for lists, a verb, a phrase to be spoken, and a label to choose it by."""
    given = {"rules": "pagat", **more}
    state, found = judged(given.pop("rules"), pile, move, **given)
    assert ("Ben", does, verb, said, choice) == tuple(move_words(found.move, state, judgement=found))


def test_a_pick_up_without_its_judgement() -> None:
    """How many cards are picked up is a matter of the rules, so without a judgement no number is told."""
    state, found = judged("wikipedia-2", "8C 9D 9H", "pickup")
    assert move_words(found.move, state).does == "picks up the pile"
    assert move_words(found.move, state, judgement=found).does == "picks up 2 cards"


def test_cards() -> None:
    """Cards have names for the ear and signs for the eye."""
    assert card_name(Card("A", "S")) == "ace of spades"
    assert shown_cards([Card("10", "H"), Card("3", "C")]) == "10♥ 3♣"
