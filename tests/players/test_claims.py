"""Honest, lying and doubting bots, in Valepaska."""

import pytest

from explorer.engine.chance import Stream
from explorer.engine.position import read_position
from explorer.notation.moves import write_move
from explorer.players.choosing import choose
from explorer.players.policy import POLICIES
from explorer.players.sight import Sight, answering
from explorer.rules.ruleset import rule_set
from tests.players.laid import seen

RULES = rule_set("valepaska")


@pytest.mark.parametrize(
    ("policy", "ben", "pile", "move"),
    [
        ("honest", "8D 3S", "7", "claim 1 8: 8D"),
        ("honest", "4D 3S", "7", "pickup"),  # rather than lie
        ("honest", "AD", "", "claim 1 3: AD"),  # an ace may not be led, and nothing else is allowed
        ("lowest", "4D 3S", "7", "pickup"),
        ("careful", "4D 3S", "7", "claim 2 7: 3S 4D"),  # rather than pick up
        ("careful", "8D 3S", "7", "claim 1 8: 8D"),
        ("lying", "8D 4S 3S", "7", "claim 2 7: 3S 4S"),
    ],
)
def test_how_a_bot_claims(policy: str, ben: str, pile: str, move: str) -> None:
    """Each claims in its own way, and every claim is one that the rules allow."""
    pile = " ".join(f"{rank}?" for rank in pile.split())
    sight = seen(ben, pile=pile, rules="valepaska")
    assert move == write_move(choose(sight, POLICIES[policy], Stream(1, 0, 3)) or sight.moves[0])


@pytest.mark.parametrize("policy", ["lying", "careful", "honest"])
def test_an_opening_that_asks_for_more_than_a_lie_is_claimed(policy: str) -> None:
    """Where the start asks for three threes, nothing else can be claimed, and so many a liar lays."""
    rules = {"base": "valepaska", "start": "most-lowest"}
    sight = seen("3D 3S 3H KD KS", rules=rules, opening=True)
    assert "claim 3 3: 3D 3S 3H" == write_move(choose(sight, POLICIES[policy], Stream(1, 0, 3)) or sight.moves[0])


def doubting(ben: str, claim: str, *, anna: int = 5, carla: int = 5, stock: int = 12) -> Sight:
    """Return what Ben may answer to a claim of Anna's."""
    shown = " ".join("3C" if number == 0 else f"{number + 3}C" for number in range(len(claim.split())))
    case = {
        "players": ["Anna", "Ben", "Carla"],
        "turn": "Ben",
        "hands": {"Anna": anna, "Ben": ben, "Carla": carla},
        "pile": claim,
        "last_play": shown,
        "by": "Anna",
        "stock": stock,
    }
    return next(seen for seen in answering(read_position(case, RULES), RULES) if seen.place == 1)


@pytest.mark.parametrize(
    ("sight", "doubts"),
    [
        (doubting("8D 8S 3D", "8? 8?"), False),  # there may be two more eights
        (doubting("8D 8S 8H 3D", "8? 8?"), True),  # there cannot
        (doubting("3D", "8?", anna=0, carla=0, stock=0), True),  # whoever is left with cards loses if it stands
        (doubting("3D", "8?", anna=0, carla=2, stock=0), False),
    ],
)
def test_what_is_surely_doubted(sight: Sight, doubts: bool) -> None:
    """A careful bot challenges what cannot be true, and when it has nothing to lose; *lowest* never does."""
    assert doubts == (choose(sight, POLICIES["careful"], Stream(1, 0, 3)) is not None)
    assert choose(sight, POLICIES["lowest"], Stream(1, 0, 3)) is None


def test_doubting_bots_doubt_one_claim_in_three() -> None:
    """Over many games, by the stream of chance."""
    sight = doubting("3D", "8?")
    doubted = sum(choose(sight, POLICIES["doubting"], Stream(1, game, 3)) is not None for game in range(300))
    assert 80 < doubted < 120
