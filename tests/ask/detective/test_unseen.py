"""What nobody noted is never held against a move, and what was noted is."""

from tests.ask.recorded import ruled_out, told

TWO = "Players: Anna, Ben; Turn: Anna"


def test_a_pass_needs_a_hand_that_may_not_be_led() -> None:
    """Five cards cannot all be aces, so a picture among them must have been barred; the aces need not be."""
    found = told(f"{TWO}; Hand Anna: 5; Hand Ben: 5", "Anna: pass")
    assert "wikipedia-1" == found.base.base
    assert {"allowed": 1} == ruled_out(found)["led_picture"]
    assert "led_ace" not in ruled_out(found)


def test_a_pass_with_few_enough_cards_may_be_of_aces() -> None:
    """Two cards may both be aces, so that either bar alone explains the pass."""
    found = told(f"{TWO}; Hand Anna: 2; Hand Ben: 5", "Anna: pass")
    assert not {"led_ace", "led_picture"} & set(ruled_out(found))


def test_cards_seen_elsewhere_are_not_in_the_hand() -> None:
    """With two aces on the table only two are left for Anna's three cards."""
    found = told(f"{TWO}; Hand Anna: 3; Hand Ben: 5; Aside: AC AD", "Anna: pass")
    assert {"allowed": 1} == ruled_out(found)["led_picture"]


def test_a_card_that_may_be_led_speaks_against_a_pass() -> None:
    """Known cards count as they are: a four may be led under any rules."""
    found = told(f"{TWO}; Hand Anna: 4C ?; Hand Ben: 5", "Anna: pass")
    assert found.against is not None
    assert 1 == found.against.number


def test_trying_when_stuck_fits_a_hand_that_could_be_stuck() -> None:
    """Nothing is known of Anna's hand, so she may have been stuck; of Ben's it is known that he could play."""
    found = told(f"{TWO}; Hand Anna: 5; Hand Ben: 9C 3D; Pile: 8C; Stock: 20", "Anna: try 4C; Ben: try 5C")
    assert {"when-stuck": 2, "never": 1} == ruled_out(found)["try_stock"]


def test_a_card_that_is_played_twice_needs_two_packs() -> None:
    """It was not in the hand if it already lies in the pile."""
    found = told(f"{TWO}; Hand Anna: 5; Hand Ben: 5; Pile: 5D; Stock: 20", "Anna: play 7C; Ben: play 7C")
    assert None is found.against
    assert {"1": 2} == ruled_out(found)["decks"]


def test_more_cards_than_the_hand_had_were_not_there() -> None:
    """Without a stock a hand of one is empty after one card."""
    found = told(f"{TWO}; Hand Anna: 1; Hand Ben: 5; Pile: 5D", "Anna: play 7C 7D")
    assert found.against is not None
    assert "7D is not in Anna's hand" == found.against.why


def test_what_was_drawn_is_what_is_played_later() -> None:
    """Anna has one known card and draws four that nobody saw; the six of a later play is one of them."""
    found = told(
        f"{TWO}; Hand Anna: 5C; Hand Ben: 5; Stock: 30", "Anna: play 5C; Ben: play 5D; Anna: play 6C; Ben: play 7C"
    )
    assert None is found.against


def test_a_play_changed_for_a_card_that_nobody_saw() -> None:
    """Anna drew a card after her five and lays it instead: it was the six, and changing plays was agreed."""
    found = told(
        f"{TWO}; Hand Anna: 5C 9C 9D 9H 9S; Hand Ben: 5; Pile: 4C; Stock: 20", "Anna: play 5C; Anna: change 6D"
    )
    assert None is found.against
    assert {"no": 2} == ruled_out(found)["change_play"]


def test_an_open_table_card_that_was_not_noted() -> None:
    """With hand and stock gone, one of the four open cards is the nine that is played; a five more there is not."""
    table = "Open Anna: 4; Hidden Anna: 4; Open Ben: 4; Hidden Ben: 4; Hand Ben: 3"
    found = told(f"{TWO}; {table}; Pile: 8C; Rules: poytapaska", "Anna: up 9C")
    assert None is found.against
    assert {"0": 0} == ruled_out(found)["table_cards"]
    found = told(f"{TWO}; {table.replace('Open Anna: 4', 'Open Anna: 5C')}; Pile: 8C; Rules: poytapaska", "Anna: up 9C")
    assert found.against is not None
    assert "9C does not lie open before Anna" == found.against.why
