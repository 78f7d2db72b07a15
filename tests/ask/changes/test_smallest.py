"""The smallest changes of rules: found without going through all, equal to what going through all finds."""

from collections.abc import Iterator
from itertools import count
from typing import Any

import pytest

from explorer.ask.changes.smallest import IMPOSSIBLE, TURNS, UNKNOWN, Change, Changes, smallest_changes
from explorer.ask.probing.posed import posed, posed_case
from explorer.engine.position import read_case
from explorer.errors import InputError
from explorer.rules.catalogue import OPTIONS
from explorer.rules.ruleset import rule_set
from tests.ask.posing import cases, plain_changes, plain_verdict, varied
from tests.engine.asking import case

KEYS = tuple(option.key for option in OPTIONS)
BASES = ("pagat", "wikipedia-2", "valepaska", "poytapaska-relaxed")
PLACES = 18


def asked(move: str, ben: str | int, *, most: int = 2, **more: Any) -> Changes:
    """Return the smallest changes for a move of Ben's."""
    given = case(move, ben, **more)
    return smallest_changes(posed_case(given), rule_set(given["rules"]), most=most, seconds=None)


def turning(move: str, ben: str, *, most: int = 2, **more: Any) -> list[dict[str, str]]:
    """Return the option values that turn the verdict round, set by set."""
    found = asked(move, ben, most=most, **more)
    return [dict(change.settings) for change in found.of_kind(TURNS)]


@pytest.mark.parametrize("part", range(3))
@pytest.mark.parametrize("base", BASES)
def test_one_and_two_changes_are_those_that_trying_all_finds(base: str, part: int) -> None:
    """Every single change and every pair of changes was tried by hand, so to speak, under a rule set of its own."""
    rules = rule_set(base)
    for given in varied(base, PLACES)[part::3]:
        ask = posed_case(given)
        found = smallest_changes(ask, rules, seconds=None)
        assert plain_changes(ask, rules, 2, KEYS) == {(change.kind == TURNS, change.settings) for change in found.found}


def test_the_positions_tried_are_many_and_varied() -> None:
    """More than sixty, with every verb, legal and not."""
    tried = [(base, given) for base in BASES for given in varied(base, PLACES)]
    assert 60 <= len({given["id"] for _, given in tried})
    assert {"play", "pickup", "try", "pass", "up", "down", "claim", "challenge", "change", "on"} == {
        given["move"].split()[0] for _, given in tried
    }
    assert {True, False} == {plain_verdict(posed_case(given), rule_set(base)) for base, given in tried}


def test_single_changes_under_the_rules_of_the_cases() -> None:
    """The cases' own rules are more mixed than the presets; every eleventh case is tried."""
    for given in list(cases())[::11]:
        rules, ask = rule_set(given["rules"]), posed_case(given)
        found = smallest_changes(ask, rules, most=1, seconds=None)
        assert plain_changes(ask, rules, 1, KEYS) == {(change.kind == TURNS, change.settings) for change in found.found}


OWN: tuple[list[dict[str, Any]], ...] = (
    [{"says": "must-be-taken", "cards": ["10", "A"], "top": ["empty"], "text": "Tens and aces are taken."}],
    [
        {"says": "goes", "cards": ["J", "Q"], "top": ["7", "10", "A", "empty"], "text": "These always go."},
        {"says": "does-not-go", "cards": ["5", "6", "7"], "top": ["3", "4"], "text": "Not so low."},
    ],
)


@pytest.mark.parametrize("own", OWN, ids=["taken", "goes"])
def test_a_groups_own_rules_stay(own: list[dict[str, Any]]) -> None:
    """Whatever is changed, rules that no document has are still in force."""
    for given in list(cases())[::17]:
        rules, ask = rule_set({"base": "pagat", "ours": own}), posed_case(given)
        if plain_verdict(ask, rules) is not None:
            found = smallest_changes(ask, rules, most=1, seconds=None)
            assert plain_changes(ask, rules, 1, KEYS) == {(one.kind == TURNS, one.settings) for one in found.found}


FEW = ("deal_all", "pictures_on", "pictures_relaxed", "on_two", "sets", "led_ten", "led_picture", "specials", "bluff")
THREE: tuple[tuple[str, str, dict[str, Any], str], ...] = (
    ("play JS JC", "JS JC 4D", {"bluff": "yes", "sets": "pictures-single"}, "6C"),
    ("play QS QD", "QS QD 4D", {"led_ten": "taken-again", "sets": "above-ten-single"}, "10H"),
)


@pytest.mark.parametrize(("move", "ben", "rules", "pile"), THREE)
def test_three_changes_are_those_that_trying_all_finds(move: str, ben: str, rules: dict[str, str], pile: str) -> None:
    """Three things stand in the way at once; each has to be changed."""
    given = case(move, ben, rules=rules, pile=pile)
    found = smallest_changes(posed_case(given), rule_set(rules), most=3, keys=FEW, seconds=None)
    assert plain_changes(posed_case(given), rule_set(rules), 3, FEW) == {
        (change.kind == TURNS, change.settings) for change in found.found
    }
    assert 3 == max(len(change.settings) for change in found.of_kind(TURNS))


def test_what_would_let_a_picture_go() -> None:
    """On a seven under the limit of nine: by a lower limit or by none, but not by one that needs the stock gone."""
    found = turning("play JS", "JS 3C", pile="7C", rules={"pictures_on": "9"})
    assert [{"pictures_on": "7"}, {"pictures_relaxed": "always"}] == found


def test_a_pair_has_no_needless_half() -> None:
    """With every nine out a picture goes on an eight by two changes together; what one change does stands alone."""
    nines = "9C 9D 9H 9S"
    found = turning("play JS", "JS 3C", pile="8C", rules={"pictures_on": "10"}, discard=nines)
    assert [{"pictures_on": "7"}, {"pictures_on": "8"}, {"pictures_relaxed": "always"}] == found[:3]
    assert [{"pictures_on": "9", "nines_out": "yes"}] == found[3:]


def test_a_change_that_makes_the_position_impossible_is_told_apart() -> None:
    """With a stock left not all cards can have been dealt; with table cards there, none is no answer."""
    found = asked("play 7S", "7S 3C", pile="6C").of_kind(IMPOSSIBLE)
    assert [(("deal_all", "yes"),)] == [change.settings for change in found]
    assert "there is no stock" in str(found[0].error)
    more = asked("play 7S", "7S 3C", pile="6C", rules="poytapaska", stock=0, table_up={"Ben": "4S"})
    assert (("table_cards", "0"),) in [change.settings for change in more.of_kind(IMPOSSIBLE)]


def test_a_change_that_needs_more_cards_is_no_answer() -> None:
    """Whether the stock may be tried depends on a hand that nobody wrote down."""
    found = asked("try 4S", 5, pile="6C", rules="pagat")
    assert [(("try_stock", "when-stuck"),)] == [change.settings for change in found.of_kind(UNKNOWN)]
    assert "write Ben's cards" in str(found.of_kind(UNKNOWN)[0].error)


LIES: tuple[tuple[str, str, str, dict[str, str], dict[str, str], str], ...] = (
    ("play JS", "10H", "pagat", {}, {"specials": "black"}, "counts"),
    ("play 10S", "10H", "pagat", {}, {"led_ten": "taken-pass"}, "owed"),
    ("play 10S", "10H", "pagat", {"led_ten": "taken-pass"}, {"led_ten": "stands"}, "free"),
    ("play JS", "7H", "pagat", {}, {"pictures_on": "8"}, "same"),
)


@pytest.mark.parametrize(("move", "pile", "base", "rules", "by", "lies"), LIES)
def test_it_is_said_when_the_same_cards_mean_something_else(
    move: str, pile: str, base: str, rules: dict[str, str], by: dict[str, str], lies: str
) -> None:
    """The cards of the pile may count otherwise, or have to be taken, under the changed rules."""
    found = asked(move, "JS 10S 3C", pile=pile, rules={"base": base, **rules})
    assert lies == next(change.lies for change in found.of_kind(TURNS) if dict(change.settings) == by)


def test_a_position_at_hand_is_asked_about_like_a_written_one() -> None:
    """A state and a move have the changes that their case has."""
    for given in list(cases())[::23]:
        state, move, rules = read_case(given)
        if state.last is None:
            whole = smallest_changes(posed_case(given), rules, seconds=None)
            assert whole.of_kind(TURNS) == smallest_changes(posed(state, move), rules, seconds=None).of_kind(TURNS)


def test_it_says_how_far_it_looked() -> None:
    """When the time is up, the sizes that were gone through to the end are named, and what was found so far stays."""
    given = case("play JS", "JS 3C", pile="7C", rules={"pictures_on": "9"})
    rules = rule_set(given["rules"])
    whole = smallest_changes(posed_case(given), rules, most=3, seconds=None)
    assert (3, True) == (whole.looked, whole.finished)
    looked = []
    for seconds in (0, 20, 80):
        part = smallest_changes(posed_case(given), rules, most=3, seconds=seconds, clock=_ticking().__next__)
        assert not part.finished
        assert {change.settings for change in part.found} <= {change.settings for change in whole.found}
        looked.append(part.looked)
    assert 0 == looked[0]
    assert sorted(looked) == looked
    assert 1 <= looked[-1] <= 2


def _ticking() -> Iterator[float]:
    """Return a clock that goes on by a second whenever it is looked at."""
    return iter(map(float, count()))


def test_the_smallest_come_first_and_what_turns_before_what_cannot_be() -> None:
    """Kind by kind, then by size, then in the order of the catalogue."""
    found = asked("play JS JC", "JS JC 4D", pile="7C", rules={"pictures_on": "9", "sets": "pictures-single"}).found
    kinds = [change.kind for change in found]
    assert sorted(kinds, key=[TURNS, IMPOSSIBLE, UNKNOWN].index) == kinds
    sizes = [len(change.settings) for change in found if change.kind == TURNS]
    assert sorted(sizes) == sizes
    assert [2] * 4 == sizes


def test_only_the_named_options_are_changed() -> None:
    """People may want to keep the others as they are."""
    given = case("play JS", "JS 3C", pile="7C", rules={"pictures_on": "9"})
    found = smallest_changes(posed_case(given), rule_set(given["rules"]), keys=["pictures_relaxed", "led_ten"])
    assert (Change((("pictures_relaxed", "always"),), TURNS),) == found.found


def test_what_cannot_be_judged_to_begin_with_is_refused() -> None:
    """The same error as of the judge, at the same place."""
    given = case("play 9S", "JS 3C", pile="7C")
    with pytest.raises(InputError, match="9S is not in Ben's hand") as refused:
        smallest_changes(posed_case(given), rule_set("pagat"))
    assert "move" == refused.value.at
