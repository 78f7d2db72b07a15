"""Positions and moves as any rules see them."""

import pytest

from explorer.ask.probing.posed import Refusal, posed, posed_case, ready
from explorer.engine.game import read_rules
from explorer.engine.position import read_case
from explorer.errors import InputError
from explorer.rules.ruleset import rule_set
from tests.ask.posing import cases
from tests.engine.asking import case


def test_a_case_is_read_as_the_judge_reads_it() -> None:
    """Under its own rules every case gives the judge's position and move."""
    for given in cases():
        state, move, rules = read_case(given)
        found = ready(posed_case(given), rules)
        assert not isinstance(found, Refusal)
        assert state == found[0]
        assert move.verb == found[1].verb
        assert move.cards == found[1].cards or "try" == move.verb


REFUSED: tuple[tuple[str, str | int, str, dict[str, object], tuple[str, bool]], ...] = (
    ("play 7S", "7S 3C", "ruotsalainen", {}, ("stock", False)),
    ("play 7S", "3C", "pagat", {}, ("move", False)),
    ("play 7S 7", "7S 3C", "pagat", {}, ("move", False)),
    ("play 7S", 5, "pagat", {}, ("hands.Ben", True)),
    ("challenge Anna", "3C", "valepaska", {"pile": "8?"}, ("last_play", True)),
    ("on 9S", "9S", "pagat, play_on yes", {"pile": "8?", "last_play": "8S"}, ("last_play", False)),
    ("up 7S", "", "poytapaska", {"stock": 0, "table_up": {"Ben": 2}}, ("table_up.Ben", True)),
)


@pytest.mark.parametrize(("move", "ben", "rules", "more", "refusal"), REFUSED)
def test_what_cannot_be_judged_says_where_and_whether_cards_are_wanting(
    move: str, ben: str | int, rules: str, more: dict[str, object], refusal: tuple[str, bool]
) -> None:
    """A position or move that cannot be is told from one of which too little is known."""
    found = ready(posed_case(case(move, ben, rules=rules, **more)), read_rules(rules))
    assert isinstance(found, Refusal)
    assert refusal == (found.error.at, found.unknown)


def test_a_state_is_taken_as_it_lies() -> None:
    """Its cards count as the rules say, and what must be taken by them is owed."""
    state, move, _ = read_case(case("pickup", "3C", pile="10H"))
    seen = [ready(posed(state, move), rule_set({"led_ten": ten, "specials": red})) for ten, red in LIE]
    assert [("10", None), ("10", 0), ("r10", None)] == [
        (one[0].pile[-1].kind, one[0].owed) for one in seen if not isinstance(one, Refusal)
    ]


LIE = (("stands", "all"), ("taken-pass", "all"), ("taken-pass", "black"))


def test_a_case_that_is_none_is_refused_at_once() -> None:
    """An unknown key is no matter of the rules."""
    with pytest.raises(InputError, match="there is no key 'hand'"):
        posed_case(case("pickup", "3C") | {"hand": "3C"})
