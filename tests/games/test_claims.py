"""What the comments say of claims: true or not, and whether a doubt was right."""

import re

from explorer.cards import RANKS
from tests.games.shown import Shown, every_step
from tests.games.test_whole import gets_through, is_lie, verb

NAMES = dict(zip(RANKS, "three four five six seven eight nine ten jack queen king ace two".split(), strict=True))
TRUE = r"\b(true|truth)\b"
LIE = r"\blie\b"


def claims() -> list[Shown]:
    """Return every claim that is made."""
    return [one for one in every_step() if verb(one) == "claim"]


def test_a_true_claim_is_called_so() -> None:
    """Where the comment calls a claim true, it is."""
    found = [one for one in claims() if re.search(TRUE, one.recorded.comment)]
    assert [] == [str(one) for one in found if is_lie(one)]
    assert 30 < len(found)


def test_of_a_lie_the_card_is_named() -> None:
    """Where a claim is a lie, the comment names the card that it really is."""
    lies = [one for one in claims() if is_lie(one)]
    for one in lies:
        for card in one.recorded.move.cards:
            assert NAMES[card.rank] in one.recorded.comment, str(one)
    assert 8 < len(lies)


def test_lies_that_get_through() -> None:
    """What is said to get through is a lie that nobody has challenged, told at the lie or at the next move."""
    steps = every_step()
    for place, one in enumerate(steps):
        if re.search(r"(gets|got) through", one.recorded.comment):
            assert gets_through(one) or gets_through(steps[place - 1]), str(one)


def test_challenges() -> None:
    """After a challenge the comment speaks of a lie if there was one, and else of none."""
    shown = [one for one in every_step() if verb(one) == "challenge"]
    for one in shown:
        assert bool(re.search(LIE, one.recorded.comment)) == (one.outcome.shown == "lie"), str(one)
    assert {"lie", "honest"} == {one.outcome.shown for one in shown}
