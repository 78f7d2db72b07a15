"""What can be said of a move while rules are open."""

from typing import Any

import pytest

from explorer.ask.agreement.agreement import ALWAYS, DEPENDS, NEVER, Agreement, Happens, agreement, happens
from explorer.ask.agreement.open_rules import OpenRules, open_rules
from explorer.ask.probing.posed import Refusal, posed_case
from explorer.errors import InputError
from explorer.rules.catalogue import OPTIONS
from tests.ask.posing import cases
from tests.engine.asking import case

ALL_OPEN = {option.key: "?" for option in OPTIONS}
Asked = tuple[str, str, str, dict[str, str]]


def agree(move: str, ben: str | int, pile: str, rules: dict[str, str], **more: Any) -> Agreement:
    """Ask about a move of Ben's under open rules."""
    return agreement(posed_case(case(move, ben, pile=pile, **more)), open_rules(rules))


ANSWERS: tuple[tuple[Asked, str, tuple[str, ...]], ...] = (
    (("play JS", "JS 3C", "6C", {"pictures_on": "?"}), NEVER, ()),
    (("play JS", "JS 3C", "8C", {"pictures_on": "?"}), DEPENDS, ("pictures_on",)),
    (("play JS", "JS 3C", "9C", {"led_ten": "?", "sets": "?"}), ALWAYS, ()),
    (("play JS", "JS 3C", "6C", {"pictures_on": "?", "pictures_relaxed": "?"}), DEPENDS, ("pictures_relaxed",)),
    (("play 10S", "10S 3C", "", {"led_ten": "?", "bars_last": "?"}), DEPENDS, ("led_ten",)),
    (("play KS", "KS 3C", "", {"base": "wikipedia-1", "led_picture": "?"}), DEPENDS, ("led_picture",)),
    (("try", "KS 3C", "5C", {"try_stock": "?"}), DEPENDS, ("try_stock",)),
    (("pickup", "KS 3C", "5C 6C", {"pickup": "?", "keeps_turn": "?"}), ALWAYS, ("pickup", "keeps_turn")),
    (("play AS", "AS 3C", "KC", {"ace_clears": "?"}), ALWAYS, ("ace_clears",)),
    (("play 7S", "7S 3C", "6C", {}), ALWAYS, ()),
    (("play 4S", "4S 3C", "6C", {}), NEVER, ()),
)


@pytest.mark.parametrize(("asked", "answer", "decides"), ANSWERS)
def test_the_answer_and_what_it_depends_on(asked: Asked, answer: str, decides: tuple[str, ...]) -> None:
    """Always, never or it depends; an open option that makes no difference here is not named."""
    found = agree(*asked)
    assert (answer, decides) == (found.answer, found.decides)


def test_a_led_ten_by_what_becomes_of_it() -> None:
    """Four things can happen; who leads after a ten was taken is not settled by leading it."""
    found = agree("play 10S", "10S 3C", "", {"led_ten": "?"})
    assert [
        (True, "stands", ("stands",)),
        (True, "must-take", ("taken-pass", "taken-again")),
        (True, "clears", ("clears",)),
        (False, None, ("barred",)),
    ] == [
        (group.happens.legal, next(iter(group.happens.effects), None), group.when[0]["led_ten"])
        for group in found.groups
    ]


def test_what_goes_either_way_may_still_do_different_things() -> None:
    """An ace on a king goes under every value; whether the pile falls, and who is next, depends."""
    found = agree("play AS", "AS 3C", "KC", {"ace_clears": "?"})
    assert ALWAYS == found.answer
    assert [("clears", "again"), ()] == [group.happens.effects for group in found.groups]
    assert ["Ben", "Carla"] == [group.happens.next for group in found.groups]
    assert ({"ace_clears": ("never",)},) == found.groups[1].when


def test_the_effect_counts_cards_taken_and_drawn() -> None:
    """Half the pile or all of it; a hand of six draws one more."""
    assert [3, 2] == [group.happens.taken for group in agree("pickup", "3C", "5C 6C 7C", {"pickup": "?"}).groups]
    hands = agree("play 7S", "7S 3C 3D 3H 4H", "6C", {"hand": "?"}).groups
    assert {1: ("5",), 2: ("6",), 0: ("3",)} == {group.happens.draws: group.when[0]["hand"] for group in hands}


def test_readings_under_which_the_position_cannot_be_are_told_apart() -> None:
    """They neither let the move go nor forbid it, and do not make the other conditions longer."""
    found = agree("play JS", "JS 3C", "8C", {"deal_all": "?", "pictures_on": "?"})
    assert [("stock", ({"deal_all": ("yes",)},))] == [(one.error.at, one.when) for one in found.impossible]
    assert [({"pictures_on": ("7", "8")},), ({"pictures_on": ("9", "10")},)] == [group.when for group in found.groups]
    assert ("pictures_on",) == found.decides


def test_what_can_be_under_no_reading_is_refused() -> None:
    """With the error that the judge has."""
    with pytest.raises(InputError, match="9S is not in Ben's hand") as refused:
        agree("play 9S", "JS 3C", "8C", {"pictures_on": "?"})
    assert "move" == refused.value.at


def test_without_the_cards_that_an_answer_needs_there_is_none() -> None:
    """One reading wants to know whether Ben is stuck; the answer must not be given for the others alone."""
    with pytest.raises(InputError, match="write Ben's cards") as refused:
        agree("try 9S", 5, "8C", {"try_stock": "?"})
    assert "hands.Ben" == refused.value.at
    assert ALWAYS == agree("try 9S", 5, "8C", {"pictures_on": "?"}).answer


def test_where_too_much_matters_it_says_how_far_it_looked() -> None:
    """And names what could be agreed on first; nothing is answered."""
    posed = posed_case(case("play JS", "JS 3C", pile="8C"))
    with pytest.raises(
        InputError, match=r"more than 3 combinations .* agree on some of these first: .*pictures_on"
    ) as no:
        agreement(posed, open_rules(ALL_OPEN), most=3)
    assert "rules" == no.value.at


def test_everything_open_at_once() -> None:
    """Thirty open options are no trouble where few of them matter."""
    found = agree("play JS", "JS 3C 3D 3H 4H 4S", "6C", ALL_OPEN)
    assert DEPENDS == found.answer
    assert {"hand", "pictures_relaxed", "bluff"} == set(found.decides)


OPEN: tuple[dict[str, str], ...] = (
    {"led_ten": "?", "led_ace": "?", "bars_last": "?", "specials": "?"},
    {"base": "wikipedia-2", "ten_on": "?", "ace_on": "?", "two_on": "?", "on_two": "?"},
    {"base": "valepaska", "bluff": "?", "sets": "?", "four_clears": "?", "pickup": "?", "try_stock": "?"},
    {"base": "poytapaska", "table_cards": "?", "start": "?", "change_play": "?", "play_on": "?"},
)


@pytest.mark.parametrize("rules", OPEN, ids=lambda rules: rules.get("base", "pagat"))
def test_it_is_what_all_readings_say_one_by_one(rules: dict[str, str]) -> None:
    """For every ninth judging case: every reading is in the group of what happens under it, and in no other."""
    opened = open_rules(rules)
    readings = list(opened.readings())
    for given in list(cases())[::9]:
        posed = posed_case(given)
        plain = [happens(posed, reading) for reading in readings]
        if any(isinstance(one, Refusal) and one.unknown for one in plain):
            continue
        if all(isinstance(one, Refusal) for one in plain):
            continue
        found = agreement(posed, opened)
        legal = {one.legal for one in plain if isinstance(one, Happens)}
        assert (DEPENDS if len(legal) > 1 else ALWAYS if legal == {True} else NEVER) == found.answer
        for reading, one in zip(readings, plain, strict=True):
            assert [one] == _holding(found, reading.values, impossible=isinstance(one, Refusal))


def _holding(found: Agreement, values: dict[str, str], *, impossible: bool) -> list[Happens | Refusal]:
    """Return what an agreement says of a reading: every group, or every refusal, that has it."""
    if impossible:
        every = [(Refusal(one.error), one.when) for one in found.impossible]
        return [one for one, when in every if _holds(when, values)]
    return [group.happens for group in found.groups if _holds(group.when, values)]


def _holds(when: tuple[Any, ...], values: dict[str, str]) -> bool:
    return any(all(values[key] in of for key, of in term.items()) for term in when)


def test_closed_rules_have_one_reading() -> None:
    """Then there is one group, and nothing decides."""
    rules = open_rules("pagat")
    assert 1 == len(rules)
    assert isinstance(rules, OpenRules)
    found = agreement(posed_case(case("play 7S", "7S 3C", pile="6C")), rules)
    assert [({},)] == [group.when for group in found.groups]
