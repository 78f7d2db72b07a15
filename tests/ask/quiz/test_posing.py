"""Questions come from the clauses, and each is decided by the clause that it comes from."""

from __future__ import annotations

import pytest

from explorer.ask.probing.posed import Refusal
from explorer.ask.quiz.alone import bound_of, deciding
from explorer.ask.quiz.coverage import ADVISES, AFTER, BEFORE, UNREACHED, coverage, curriculum
from explorer.ask.quiz.grade import HARD, plain
from explorer.ask.quiz.malformed import form_example, form_features
from explorer.ask.quiz.posing import question
from explorer.ask.quiz.question import answers, judged, reply
from explorer.engine import judge
from explorer.notation.cards import write_cards, write_pile
from explorer.rules.decision import FORM
from explorer.rules.ruleset import rule_set
from explorer.tables import index_of

RULES = {
    "pagat": rule_set("pagat"),
    "valepaska": rule_set("valepaska"),
    "poytapaska": rule_set({"base": "poytapaska", "specials": "black", "play_on": "yes"}),
    "ruotsalainen": rule_set({"base": "ruotsalainen", "led_ten": "taken-again", "pickup": "half"}),
}
"""All four games, and options that bring clauses of their own."""

COVERED = {"pagat": (39, 9), "valepaska": (45, 7), "poytapaska": (51, 11), "ruotsalainen": (39, 13)}
"""Of how many clauses a question comes, and for how many no position is found."""


@pytest.mark.parametrize("name", RULES)
def test_every_clause_of_which_a_question_comes_decides_it(name: str) -> None:
    """Whatever the position, the clause is decisive there, and what the rules reply is among the answers."""
    rules = RULES[name]
    for clause in curriculum(rules, 1):
        found = question(rules, clause, seed=1, turn=7)
        assert found, clause
        judgement = judged(found, rules)
        assert not isinstance(judgement, Refusal)
        assert clause in [one.clause for one in judgement.findings() if one.decisive]
        assert reply(found, rules) in answers(found, rules)


@pytest.mark.parametrize("name", RULES)
def test_every_clause_comes_up_or_it_is_told_why_not(name: str) -> None:
    """The number of those that come up is kept here; why others do not is one of the reasons there are."""
    found = coverage(RULES[name])
    assert sorted(bound.clause.id for bound in RULES[name].bounds()) == sorted(one.clause for one in found)
    assert COVERED[name] == (sum(one.level > 0 for one in found), sum(one.why == UNREACHED for one in found))
    assert all(bool(one.level) != bool(one.why) for one in found)


def test_why_clauses_do_not_come_up() -> None:
    """The deal and the score are no moves, advice is no rule, and nobody moves after the end."""
    why = {one.clause: one.why for one in coverage(RULES["pagat"])}
    names = ("start.most-lowest", "score.loser-mark", "advice.keep-twos", "form.game-over")
    assert (BEFORE, AFTER, ADVISES, UNREACHED) == tuple(why[name] for name in names)


def test_a_clause_decides_alone_where_that_can_be() -> None:
    """In a question with things as they mostly are, nothing but the clause would turn the verdict."""
    rules = RULES["pagat"]
    for clause in ("play.pictures-need(lowest=7)", "play.on-ten-only-ten", "lead.any", "form.one-rank"):
        found = question(rules, clause, seed=3, turn=0, wanted=plain)
        assert found
        judgement = judged(found, rules)
        assert not isinstance(judgement, Refusal)
        finding = next(one for one in judgement.findings() if one.clause == clause)
        assert finding.alone or judgement.legal


def test_a_question_is_the_same_for_the_same_seed_and_turn() -> None:
    """And another for another turn, so that nobody learns cards by heart."""
    rules = RULES["pagat"]
    asked = [question(rules, "play.equal-or-higher", seed=2, turn=turn) for turn in range(6)]
    assert asked == [question(rules, "play.equal-or-higher", seed=2, turn=turn) for turn in range(6)]
    assert 6 == len({(one.state, one.move) for one in asked if one})


def test_a_question_is_the_same_on_every_computer() -> None:
    """Nothing depends on an order that Python does not promise: a code opens the same question everywhere."""
    found = question(RULES["pagat"], "play.equal-or-higher", seed=2, turn=1)
    assert found
    assert ("3S", "10D 3H") == (write_pile(found.state.pile), write_cards(found.state.actor.hand.known))


def test_what_is_easy_comes_first() -> None:
    """Levels never fall, and moves that have no place in the game come behind those that are as hard."""
    levels = {one.clause: (one.level, one.decision == FORM.id) for one in coverage(RULES["poytapaska"])}
    order = [levels[clause] for clause in curriculum(RULES["poytapaska"], 4)]
    assert sorted(order) == order
    assert {1, 2, HARD} == {level for level, _ in order}


def test_both_answers_are_asked_for() -> None:
    """Who is asked only about bans knows the answer."""
    rules = RULES["pagat"]
    asked = [question(rules, "play.pictures-need(lowest=7)", turn=turn) for turn in range(12)]
    assert {"yes", "no"} == {reply(one, rules) for one in asked if one}


def test_a_rule_of_ones_own_comes_up() -> None:
    """It is a clause like all others."""
    own = {"says": "goes", "cards": ["7"], "top": ["K"], "number": [3], "text": "Three sevens go on a king."}
    rules = rule_set({"base": "pagat", "ours": [own]})
    found = question(rules, "ours:1", wanted=plain)
    assert found
    assert (3, "K") == (len(found.move.cards), found.state.pile[-1].kind)
    assert "ours:1" in curriculum(rules, 0)


def test_where_a_clause_decides_is_seen_from_the_whole_domain() -> None:
    """An ace on a lower card is forbidden by one clause alone; without it, it would be higher."""
    rules = RULES["pagat"]
    clause = "play.aces-need(on=J+Q+K+A)"
    alone, together = deciding(rules, clause)
    cell = index_of(bound_of(rules, clause).clause.decision, ("A", 1, "9", True, True, "no"))
    assert (1, 0) == (alone >> cell & 1, together >> cell & 1)


@pytest.mark.parametrize("name", ["pagat", "valepaska", "poytapaska"])
def test_moves_of_every_form_are_made_up(name: str) -> None:
    """Each is judged in the cell of the decision *form* that it was made for."""
    for number, features in enumerate(form_features(RULES[name])):
        example = form_example(RULES[name], features, pick=number)
        if example:
            judgement = judge(example.state, example.move, RULES[name], by=example.by)
            assert features == tuple(judgement.judging[0].cell)
