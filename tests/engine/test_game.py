"""A written record opened: from a deck, a seed or a position laid out; and every fault with its place."""

import pytest

from explorer.cards import PACK
from explorer.engine import deal, shuffled_deck
from explorer.engine.game import open_game, read_rules, write_rules
from explorer.errors import InputError
from explorer.notation.records import read_record
from explorer.rules.ruleset import rule_set

DECK = " ".join(map(str, PACK))
LAID_OUT = """Rules: pagat
Players: Anna, Ben
Turn: Ben
Hand Anna: 3C 4C
Hand Ben: 5C 6C
Pile: 5D

Ben: play 6C
Anna: pickup
"""
DEALT = f"""Rules: pagat
Players: Anna, Ben
Dealer: Ben
Deck: {DECK}

Anna: play 3C
"""


def test_a_position_laid_out() -> None:
    """Turn, hands, pile and the rest make the first position; nothing was dealt."""
    game = open_game(read_record(LAID_OUT))
    assert game.dealt is None
    assert ("Ben", 2, 1) == (game.state.actor.name, len(game.state.actor.hand), len(game.state.pile))
    assert [True, True] == [step.judgement.legal for step in game.steps()]


def test_a_deal_from_a_deck() -> None:
    """A deck is dealt from the dealer's left."""
    game = open_game(read_record(DEALT))
    assert game.dealt == deal(("Anna", "Ben"), 1, PACK, rule_set("pagat"))
    assert game.state == game.dealt.state if game.dealt else False
    assert 1 == game.dealer


@pytest.mark.parametrize(("seed", "game"), [("7", 0), ("7 3", 3)])
def test_a_deal_from_a_seed(seed: str, game: int) -> None:
    """A seed, perhaps with the number of the game, stands for the deck that it shuffles."""
    written = DEALT.replace(f"Deck: {DECK}", f"Seed: {seed}").replace("Anna: play 3C\n", "")
    rules = rule_set("pagat")
    assert (
        deal(("Anna", "Ben"), 1, shuffled_deck(rules, seed=7, game=game), rules)
        == open_game(read_record(written)).dealt
    )


def test_under_other_rules() -> None:
    """A record may be opened under other rules than its own."""
    rules = rule_set({"start": "left-of-dealer", "hand": "3"})
    game = open_game(read_record(DEALT), rules=rules)
    assert rules == game.rules
    assert [3, 3] == [len(seat.hand) for seat in game.state.seats]


@pytest.mark.parametrize(
    ("old", "new", "at", "says"),
    [
        # rules
        ("Rules: pagat", "Rules: pagatt", "Rules", "did you mean 'pagat'"),
        ("Rules: pagat", "Rules: pagat, led_ten", "Rules", "stands, barred"),
        ("Rules: pagat", "Rules: pagat, led_tens stands", "Rules", "did you mean 'led_ten'"),
        ("Rules: pagat", "Rules: pagat, led_ten stands, led_ten barred", "Rules", "led_ten is set twice"),
        # players
        ("Players: Anna, Ben", "Players: Anna, Anna", "Players", "2 times"),
        ("Players: Anna, Ben", "Players: Anna, Ben,", "Players", "names"),
        ("Players: Anna, Ben", "Players: Anna", "Players", "1 at the table"),
        ("Turn: Ben", "Turn: Carl", "Turn", "no player 'Carl'"),
        ("Turn: Ben", "Dealer: Carl\nTurn: Ben", "Dealer", "no player 'Carl'"),
        ("Turn: Ben", "Turn: Ben\nLed by: Carl", "Led by", "no player 'Carl'"),
        ("Hand Anna", "Hand Carl", "Hand Carl", "no player 'Carl'"),
        # cards
        ("Hand Anna: 3C", "Hand Anna: 3X", "Hand Anna", "'3X' is no card"),
        ("Pile: 5D", "Pile: 5C", "Pile", "5C is named 2 times"),
        ("Pile: 5D", "Pile: 5D\nStock: ? 9D", "Stock", "come last"),
        ("Pile: 5D", "Pile: 5D\nAside: 9X", "Aside", "'9X' is no card"),
        # the opening
        ("Pile: 5D", "Opening: maybe", "Opening", "yes nor no"),
        ("Pile: 5D", "Pile: 5D\nOpening: yes", "Pile", "opening"),
        # dealt or laid out, not both
        ("Pile: 5D", f"Pile: 5D\nDeck: {DECK}", "Deck", "Turn"),
        ("Pile: 5D", "Pile: 5D\nSeed: 7", "Seed", "Turn"),
        ("Turn: Ben\n", "", "Hand Anna", "Turn"),
        # moves
        ("Ben: play", "Carl: play", "move 1", "no player 'Carl'"),
    ],
)
def test_what_cannot_be_laid_out(old: str, new: str, at: str, says: str) -> None:
    """What cannot be is refused at its header, as the header is written."""
    with pytest.raises(InputError) as caught:
        open_game(read_record(LAID_OUT.replace(old, new)))
    assert at == caught.value.at
    assert says in caught.value.message


@pytest.mark.parametrize(
    ("old", "new", "at", "says"),
    [
        ("Deck: 3C ", "Deck: ", "Deck", "3C is missing"),
        ("Deck: 3C ", "Deck: XX ", "Deck", "'XX' is no card"),
        (f"Deck: {DECK}", "Seed: seven", "Seed", "a seed is a number"),
        (f"Deck: {DECK}", "Seed: 7 x", "Seed", "a seed is a number"),
        (f"Deck: {DECK}", f"Deck: {DECK}\nSeed: 7", "Seed", "Deck"),
        (f"Deck: {DECK}\n", "", "Deck", "Seed"),
        ("Dealer: Ben", "Dealer: Ben\nPile: 5D", "Pile", "Turn"),
    ],
)
def test_what_cannot_be_dealt(old: str, new: str, at: str, says: str) -> None:
    """A deck that is not whole, a seed that is no number, or more than one way to begin."""
    with pytest.raises(InputError) as caught:
        open_game(read_record(DEALT.replace(old, new)))
    assert at == caught.value.at
    assert says in caught.value.message


@pytest.mark.parametrize("move", ["Ben: play 9C", "Ben: play 6C 6C"])
def test_a_move_of_cards_that_are_not_there(move: str) -> None:
    """Where a move names cards that the player does not have, judging the game says at which move."""
    game = open_game(read_record(LAID_OUT.replace("Ben: play 6C", move)))
    with pytest.raises(InputError) as caught:
        game.steps()
    assert "move 1" == caught.value.at
    assert "is not in Ben's hand" in caught.value.message


@pytest.mark.parametrize(
    ("text", "rules"),
    [
        ("pagat", "pagat"),
        ("guide, led_ten clears", {"base": "guide", "led_ten": "clears"}),
        ("wikipedia-2,  pictures_on  8 , hand 6", {"base": "wikipedia-2", "pictures_on": "8", "hand": "6"}),
    ],
)
def test_rules_as_text(text: str, rules: object) -> None:
    """A preset and changes, with commas between; what is written is read back."""
    wanted = rule_set(rules)  # type: ignore[arg-type]  # a name or a mapping
    assert wanted == read_rules(text) == read_rules(write_rules(wanted))
