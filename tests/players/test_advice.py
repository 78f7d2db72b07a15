"""*Careful* does what the passages recommend, in positions laid out by hand."""

from typing import Any

import pytest

from explorer.engine.chance import Stream
from explorer.notation.moves import write_move
from explorer.players.choosing import choose
from explorer.players.coach import advised, coach, followed
from explorer.players.policy import POLICIES
from explorer.rules.catalogue.advice import SUGGESTS, WARNS
from tests.players.laid import seen

CAREFUL = POLICIES["careful"]

TABLE: list[tuple[dict[str, Any], str, str, str]] = [
    # Twos and tens are kept while there is a stock: a card of it is risked rather than one of them.
    ({"ben": "2D 4S", "pile": "5C 7D"}, "try", "advice.save-strength", "pagat:tactics.1"),
    ({"ben": "10D 4S", "pile": "7D"}, "try", "advice.save-strength", "guide:tips.1"),
    ({"ben": "2D 8S", "pile": "5C 7D"}, "play 8S", "advice.save-strength", "pagat:tactics.1"),
    # With a few twos already, the pile is taken up rather than letting one go.
    (
        {"ben": "2D 2S 2H 4S", "pile": "5C 7D", "rules": "wikipedia-1"},
        "pickup",
        "advice.pick-up-rather",
        "pagat:tactics.2",
    ),
    # Where the stock may be tried, that spares them as well.
    ({"ben": "2D 2S 2H 4S", "pile": "5C 7D"}, "try", "advice.try-when-stuck", "pagat:tactics.3"),
    # When nothing goes, the stock is tried.
    ({"ben": "4D 5S", "pile": "7D"}, "try", "advice.try-when-stuck", "pagat:tactics.3"),
    ({"ben": "4D 5S", "pile": "7D"}, "try", "advice.try-when-stuck", "guide:tips.2"),
    # A pile of pictures is taken of one's own free will, also where a card would go.
    ({"ben": "KD 5S", "pile": "9D JC QD QH"}, "pickup", "advice.take-good-piles", "pagat:tactics.4"),
    # If it can be made to fall, it does not go to the next player.
    ({"ben": "AD KD 5S", "pile": "9D JC QD QH"}, "play AD", "advice.clear-rather", "pagat:tactics.5"),
    ({"ben": "AD KD 5S", "pile": "9D JC QD QH"}, "play AD", "advice.clear-rather", "guide:tips.4"),
    # A pile of many small cards is not worth the risk of a try: a two is let go.
    ({"ben": "2D 3S", "pile": "3C 4C 6D 7D"}, "play 2D", "advice.avoid-low-piles", "pagat:tactics.6"),
    # Without a stock, twos are still kept while another card goes.
    ({"ben": "2D KS", "pile": "7D", "stock": 0}, "play KS", "advice.keep-twos", "guide:tips.5"),
]


@pytest.mark.parametrize(("position", "move", "clause", "passage"), TABLE)
def test_careful_follows_the_advice_that_it_names(
    position: dict[str, Any], move: str, clause: str, passage: str
) -> None:
    """It makes the move that a passage recommends, and says that it followed it."""
    sight = seen(**position)
    chosen = choose(sight, CAREFUL, Stream(1, 0, 3))
    assert chosen is not None
    assert move == write_move(chosen)
    follows = {said.clause: said.sources for said in followed(sight, chosen).follows}
    assert passage in follows[clause]


def test_careful_says_what_it_passed_over() -> None:
    """Where pieces of advice are at odds, the less important ones are named as passed over."""
    coaching = coach(seen("AD KD 5S", pile="9D JC QD QH"))
    assert ["advice.take-good-piles"] == [said.clause for said in coaching.suggested.passes_over]
    order = [said.importance for said in coaching.suggested.passes_over]
    assert sorted(order, reverse=True) == order


def test_every_move_has_its_advice() -> None:
    """What speaks for a move is told apart from what speaks against it; a move may have neither."""
    told = {write_move(one.move): one for one in advised(seen("2D 2S 8S", pile="7D")) if one.move}
    assert ["advice.save-strength"] == [said.clause for said in told["play 2D"].bad]
    assert {WARNS} == {said.outcome for said in told["play 2D"].bad}
    assert ((), ()) == (told["play 8S"].good, told["play 8S"].bad)
    stuck = {write_move(one.move): one for one in advised(seen("4D", pile="7D")) if one.move}
    assert {SUGGESTS} == {said.outcome for said in stuck["try"].good}


def test_black_specials_alone_are_strong() -> None:
    """Under black specials a red ten is an ordinary card, and need not be saved."""
    rules = {"base": "pagat", "specials": "black"}
    red, black = (advised(seen(f"{card} 3S", pile="9D", rules=rules))[0] for card in ("10D", "10S"))
    assert () == red.bad
    assert ["advice.save-strength"] == [said.clause for said in black.bad]


def test_a_coach_does_not_toss_a_coin() -> None:
    """A policy that goes by chance has no one move to suggest."""
    with pytest.raises(ValueError, match="chance"):
        coach(seen("4D", pile="7D"), policy=POLICIES["random"])
