"""People who answer alone, set beside one another."""

from __future__ import annotations

from explorer.ask.agreement.open_rules import OPEN, OpenRules, open_rules
from explorer.ask.finding.asking import question_after
from explorer.ask.finding.people import Person, agreed, partings, person_found, person_given
from explorer.ask.finding.question import reply
from explorer.ask.finding.standing import Standing
from explorer.rules.ruleset import rule_set
from tests.ask.finding_out import answering

CHANGED = {"led_ten": "clears", "pictures_on": "8", "try_stock": "never"}
OURS = rule_set("pagat")
THEIRS = rule_set({"base": "pagat", **CHANGED})


def _second(first: Standing) -> Person:
    """Answer by THEIRS what the first was asked."""
    standing = Standing()
    while (question := question_after(standing, first)) is not None:
        standing = standing.say(question, reply(question, THEIRS))
    return person_found(standing)


def test_two_people_find_the_three_points_on_which_they_part() -> None:
    """Each answers alone; only what differs is listed, each with a position in which it does."""
    *_, (_, first) = answering(OURS)
    people = [person_found(first), _second(first)]
    found = partings(people)
    assert CHANGED == {one.key: one.values[1] for one in found}
    assert {key: OURS.values[key] for key in CHANGED} == {one.key: one.values[0] for one in found}
    for one in found:
        assert one.question is not None
        assert reply(one.question, OURS) != reply(one.question, OURS.change(one.key, THEIRS.values[one.key]))


def test_codes_are_set_beside_one_another_whole() -> None:
    """Rules that are known whole part on every option that differs, plain ones last."""
    people = [person_given(OpenRules(rule_set("pagat"))), person_given(OpenRules(rule_set("wikipedia-2")))]
    found = [one.key for one in partings(people)]
    assert {key for key, _ in rule_set("wikipedia-2").changes} == set()
    differing = {key for key, value in OURS.values.items() if rule_set("wikipedia-2").values[key] != value}
    assert differing == set(found)
    assert {"packets", "scoring"} == set(found[-2:])


def test_who_said_nothing_of_a_point_parts_with_nobody_on_it() -> None:
    """A person who answered one question is set beside another on that point only."""
    question = next(iter(answering(THEIRS)))[0]
    few = person_found(Standing().say(question, reply(question, THEIRS)))
    assert ["led_ten"] == [one.key for one in partings([person_given(OpenRules(OURS)), few])]


def test_what_is_chosen_comes_into_the_one_rule_set() -> None:
    """Mine, yours, and what is left open; what is undecided is open, too."""
    people = [person_given(OpenRules(OURS)), person_given(OpenRules(THEIRS))]
    found = agreed(people, {"led_ten": 1, "pictures_on": 0})
    assert ("try_stock",) == found.open
    assert ("clears", "7") == (found.rules.values["led_ten"], found.rules.values["pictures_on"])
    assert (OpenRules(THEIRS), OpenRules(OURS)) == tuple(agreed(people, dict.fromkeys(CHANGED, n)) for n in (1, 0))


def test_what_one_person_never_agreed_is_a_point_to_talk_about() -> None:
    """An open option beside a value is listed; open for both it just stays open."""
    one, other = open_rules({"led_ten": OPEN}), OpenRules(OURS)
    assert [("led_ten", (OPEN, "stands"))] == [
        (parting.key, parting.values) for parting in partings([person_given(one), person_given(other)])
    ]
    assert () == partings([person_given(one), person_given(one)])
    assert ("led_ten",) == agreed([person_given(one), person_given(one)], {}).open


def test_what_only_one_said_is_taken_over() -> None:
    """Where nobody contradicts, the one who said something has their way."""
    *_, (_, standing) = answering(THEIRS)
    silent = person_found(Standing())
    assert CHANGED.items() <= agreed([silent, person_found(standing)], {}).rules.values.items()
