"""A position taken as it lies under other rules than those that led to it."""

from dataclasses import replace

from explorer.engine.as_it_lies import as_it_lies, leader_of, owes
from explorer.engine.position import read_position
from explorer.notation.cards import read_pile
from explorer.rules.ruleset import RuleSet, rule_set
from explorer.state import Laid, State
from tests.engine.asking import case

STANDS = rule_set("pagat")
TAKEN = rule_set({"led_ten": "taken-pass", "led_ace": "taken-again"})
BLACK = rule_set({"led_ten": "taken-pass", "specials": "black"})


def position(rules: RuleSet, **more: object) -> State:
    """Return a position with Ben to move."""
    return read_position(case("", "5C 6C", **more), rules)  # type: ignore[arg-type]  # keys of a case, as in `asking`


def test_what_must_be_taken_is_seen_in_the_pile() -> None:
    """Tens or aces alone must be taken where led ones must; anything else in the pile shows that they were not led."""
    for pile, wanted in (("10C", True), ("10C 10D", True), ("AC", True), ("9C", False), ("9C 10D", False), ("", False)):
        assert wanted == owes(read_pile(pile, frozenset()), True, TAKEN), pile
        assert not owes(read_pile(pile, frozenset()), True, STANDS), pile


def test_four_that_would_have_fallen_were_not_led() -> None:
    """Four tens on the table were not led at once where four alike fall."""
    four = read_pile("10C 10D 10H 10S", frozenset())
    assert not owes(four, True, TAKEN)
    assert owes(four, True, TAKEN.change("four_clears", "never"))


def test_a_red_ten_that_is_ordinary_need_not_be_taken() -> None:
    """What cards count as goes by the rules under which the position is looked at."""
    state = position(TAKEN, pile="10H")
    assert 0 == state.owed
    lying = as_it_lies(state, BLACK)
    assert ((Laid("r10", state.pile[0].card),), None) == (lying.pile, lying.owed)
    assert state == as_it_lies(lying, TAKEN)


def test_what_stood_must_be_taken_and_back() -> None:
    """A led ten that stands must be taken once the rules say so, and stands again when they do no longer."""
    state = position(STANDS, pile="10C")
    assert state.owed is None
    taken = as_it_lies(state, TAKEN)
    assert 0 == taken.owed
    assert state == as_it_lies(taken, STANDS)


def test_who_led_is_kept_where_it_is_known() -> None:
    """Between two rules that both make somebody take it, whoever led it stays the leader."""
    state = position(TAKEN, pile="10C", led_by="Carla")
    assert 2 == as_it_lies(state, rule_set({"led_ten": "taken-again"})).owed


def test_unseen_cards_stay_what_they_were_claimed_to_be() -> None:
    """A card of which only the claim is known keeps its kind."""
    state = position(STANDS, pile="8? 9C")
    assert state == as_it_lies(state, BLACK)


def test_nothing_is_owed_after_the_end() -> None:
    """With nobody to move, nobody must take anything."""
    assert leader_of(replace(position(TAKEN, pile="10C"), turn=None), TAKEN) is None
