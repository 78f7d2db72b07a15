"""Questions find the rules that somebody plays by."""

from __future__ import annotations

import statistics
from functools import cache

import pytest

from explorer.ask.agreement.open_rules import write_open_rules
from explorer.ask.finding.asking import next_question
from explorer.ask.finding.candidates import nearest, start
from explorer.ask.finding.pool import first_groups, plain_keys, pool
from explorer.ask.finding.question import NO, reply
from explorer.ask.finding.standing import LATER, OPEN, Standing, plain_left
from explorer.rules.presets import PRESETS
from explorer.rules.ruleset import RuleSet, rule_set
from tests.ask.finding_out import answering, same_grid

SHARE = [rules for rules, _ in start()][len(PRESETS) :: 47]
"""A share of what differs from a preset by one option; the whole is in ``tests.benchmarks.finding``."""

FIRST_SIX = ("led_ten", "led_ace", "led_picture", "pictures_on", "try_stock", "pickup")


@cache
def _found(truth: RuleSet) -> tuple[Standing, RuleSet]:
    *_, (_, standing) = answering(truth)
    plain = {key: truth.values[key] for key in plain_keys()}
    return standing, rule_set({**standing.best.given(), **plain})


@pytest.mark.parametrize("preset", PRESETS)
def test_presets_are_found_by_true_answers(preset: str) -> None:
    """True answers lead from nothing to the rules of a preset, option for option that can matter."""
    standing, found = _found(rule_set(preset))
    assert () == standing.odd
    assert same_grid(rule_set(preset), found)
    assert len(standing.answered) <= 40


@pytest.mark.parametrize("truth", SHARE, ids=lambda rules: f"{rules.base}-{rules.changes}")
def test_what_is_near_a_preset_is_found_by_true_answers(truth: RuleSet) -> None:
    """A single switch is found, too, in at most forty questions."""
    standing, found = _found(truth)
    assert () == standing.odd
    assert same_grid(truth, found)
    assert len(standing.answered) <= 40


def test_the_median_is_at_most_25_questions() -> None:
    """Half of the presets and of the share near them take no more than 25 questions."""
    asked = [len(_found(rules)[0].answered) for rules in (*map(rule_set, PRESETS), *SHARE)]
    assert statistics.median(asked) <= 25


def test_the_first_six_settle_the_commonest_points() -> None:
    """The first six answers of a group that plays as Pagat says settle six points, in this order."""
    asked = list(answering(rule_set("pagat")))[:6]
    before = [Standing(), *(standing for _, standing in asked)]
    assert list(FIRST_SIX) == [standing.about(question) for (question, _), standing in zip(asked, before, strict=False)]
    assert set(FIRST_SIX) <= set(asked[-1][1].settled)


@pytest.mark.parametrize("preset", [preset for preset in PRESETS if not rule_set(preset).param("deal_all")])
def test_the_first_groups_settle_the_commonest_points_of_every_preset(preset: str) -> None:
    """When the questions that come first are through, these points are settled, if there is a stock to try."""
    first = {id for group in first_groups() for id in group}
    for question, standing in answering(rule_set(preset)):
        if question.id not in first:
            break
        last = standing
    assert set(FIRST_SIX) <= set(last.settled)


def test_several_switches_at_once_are_found() -> None:
    """A group that changed four rules of Wikipedia's game is understood though no candidate began so."""
    changes = {"led_ten": "stands", "pictures_on": "9", "four_clears": "never", "try_stock": "when-stuck"}
    truth = rule_set({"base": "wikipedia-2", **changes})
    standing, found = _found(truth)
    assert () == standing.odd
    assert same_grid(truth, found)
    assert changes == {key: found.values[key] for key in changes}


def test_never_agreed_leaves_the_option_open() -> None:
    """Who has never agreed on a point gets it as open, and is not asked about it again."""
    question = next_question(Standing())
    assert question is not None
    standing = Standing().say(question, OPEN)
    assert ("led_ten",) == standing.open
    assert "pagat, led_ten ?" == write_open_rules(standing.found())
    follows = next_question(standing)
    assert follows is not None
    assert "led_ten" != standing.about(follows)


def test_stopping_leaves_the_rest_as_in_the_base() -> None:
    """After one answer the nearest preset stands in for all that was not asked."""
    question = next_question(Standing())
    assert question is not None
    standing = Standing().say(question, reply(question, rule_set("wikipedia-2")))
    assert rule_set("wikipedia-2") == standing.best
    assert ("led_ten",) == standing.settled


def test_putting_off_settles_nothing() -> None:
    """A question that is put off says nothing of any rule, and another point comes next."""
    question = next_question(Standing())
    assert question is not None
    standing = Standing().say(question, LATER)
    assert ((), ()) == (standing.open, standing.settled)
    follows = next_question(standing)
    assert follows is not None
    assert "lead-A" == follows.id


def test_an_answer_that_fits_nothing_opens_its_point() -> None:
    """What no rules can say together with the answers before is kept apart, and its option is open."""
    standing = Standing().say(pool()["77-on-5"], NO)
    assert [pool()["77-on-5"]] == list(standing.odd)
    assert rule_set("pagat") == standing.best


def test_options_that_no_position_shows_are_plain_questions() -> None:
    """They are asked by their values; what was said of one is in the rules."""
    assert plain_keys() == plain_left(Standing())
    standing = Standing().say("scoring", "first-out-wins")
    assert "scoring" not in plain_left(standing)
    assert "first-out-wins" == standing.best.values["scoring"]


def test_rules_are_named_after_the_nearest_preset() -> None:
    """The base is the preset from which the fewest options differ."""
    values = rule_set("wikipedia-1").change("bluff", "yes").change("four_clears", "not-twos").values
    assert "valepaska" == nearest(rule_set({"base": "pagat", **values})).base
