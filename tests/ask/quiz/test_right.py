"""The right answer is what the rules reply, also where they are open, and what a document says."""

from __future__ import annotations

from explorer.ask.agreement.open_rules import OpenRules
from explorer.ask.documents.verdict import AMBIGUOUS, SILENT, VERDICTS
from explorer.ask.documents.verdicts import verdicts
from explorer.ask.quiz.boxes import Kept, Progress
from explorer.ask.quiz.documents import differ, document_question, say
from explorer.ask.quiz.grade import DOCUMENTS, HARD, plain
from explorer.ask.quiz.next import next_question
from explorer.ask.quiz.posing import question
from explorer.ask.quiz.question import AGREE, DEPENDS, SAYS, Question
from explorer.ask.quiz.right import choice
from explorer.rules.ruleset import RuleSet, rule_set

PAGAT = rule_set("pagat")


def asked(clause: str, rules: RuleSet = PAGAT) -> Question:
    """Return an easy question that a clause decides."""
    found = question(rules, clause, wanted=plain)
    assert found
    return found


def test_the_right_answer_is_the_reply_of_the_rules() -> None:
    """Under rules that are agreed nothing depends."""
    found = choice(asked("fall.ten-on-lower"), OpenRules(PAGAT))
    assert (("clears", "must-take", "stays"), "clears") == (found.answers, found.right)
    assert "all" == choice(asked("take.failed-try"), OpenRules(PAGAT)).right


def test_where_rules_are_open_it_may_depend() -> None:
    """It is an answer then; where the open options do not matter, the answer is the same as ever."""
    ten = choice(asked("led.stands(kind=10)"), OpenRules(PAGAT, ("led_ten",)))
    assert (DEPENDS, DEPENDS) == (ten.right, ten.answers[-1])
    lower = choice(asked("fall.ten-on-lower"), OpenRules(PAGAT, ("led_ten",)))
    assert ("clears", DEPENDS) == (lower.right, lower.answers[-1])


def test_what_a_document_says_is_what_its_verdict_is() -> None:
    """Silence and two readings are answers like the others."""
    found = []
    for clause in ("play.aces-need(on=J+Q+K+A)", "lead.any"):
        for turn in range(4):
            one = document_question(PAGAT, clause, seed=1, turn=turn)
            if one is None:
                continue
            assert DOCUMENTS == one.level
            found.append(one)
            said = {id: verdict.verdict for id, verdict in verdicts(one.state, one.move, by=one.by).items()}
            given = choice(one, OpenRules(PAGAT))
            if one.ask == SAYS:
                assert (VERDICTS, said[one.document]) == (given.answers, given.right)
                assert len({*said.values()}) > 1
            else:
                assert ("no" if len({*said.values()}) > 1 else "yes") == given.right
    assert {SAYS, AGREE} == {one.ask for one in found}
    assert {SILENT, AMBIGUOUS} & {verdict for one in found for verdict in say(PAGAT, one).values()}


def test_documents_are_asked_only_where_they_differ() -> None:
    """None of them lets a player who is not on turn move."""
    assert differ(PAGAT, "lead.any")
    assert not differ(PAGAT, "form.whose-turn")
    assert not differ(PAGAT, "fall.ten-on-lower")
    assert document_question(PAGAT, "form.whose-turn", seed=0, turn=0) is None


def test_questions_grow_harder_as_a_clause_is_known() -> None:
    """Easy at first, at last what the documents say."""
    standing = [Progress(kept=(Kept("lead.any", box, 0),)) for box in range(4)]
    found = [next_question(progress, PAGAT) for progress in standing]
    assert [1, 1, 1, DOCUMENTS] == [one.level for one in found if one]


def test_one_may_begin_with_what_is_hard() -> None:
    """With exceptions to exceptions, or with the documents."""
    hard = next_question(Progress(level=HARD), PAGAT)
    assert hard
    assert HARD == hard.level
    documents = next_question(Progress(level=DOCUMENTS), PAGAT)
    assert documents
    assert DOCUMENTS == documents.level
