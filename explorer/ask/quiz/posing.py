"""A question for a clause: a position and a move that it decides, alone where that can be."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from functools import lru_cache
from zlib import crc32

from explorer.ask.findings.example import Example
from explorer.ask.probing.posed import Refusal
from explorer.ask.quiz.alone import bound_of, deciding
from explorer.ask.quiz.dressed import deepened, filled, recoloured
from explorer.ask.quiz.grade import level, plain
from explorer.ask.quiz.places import QUIZ, plays, position, within_reach
from explorer.ask.quiz.question import ASKED, GOES, LEAVES, NOBODY, OVER, TAKEN, Question, answers, judged, replied
from explorer.engine.chance import Stream
from explorer.rules.decision import AMOUNT, NEXT, OFFER, OUT, TAKER, Decision
from explorer.rules.ruleset import RuleSet
from explorer.tables import table
from explorer.tables.cells import cell_at, indices
from explorer.trace.model import Finding, Judgement

Wanted = Callable[[int, Decision], int]
"""Takes a mask of cells of a decision, returns those that are to be looked at first."""

SETTLING = tuple(decision.id for decision in (AMOUNT, NEXT, OFFER, OUT, TAKER))
"""Decisions that many moves ask: their clauses are looked for in all the moves that there are."""


def any_cell(mask: int, decision: Decision) -> int:
    """Return all cells of a mask: none is wanted more than others."""
    return mask


def question(
    rules: RuleSet, clause: str, *, seed: int = 0, turn: int = 0, wanted: Wanted = any_cell
) -> Question | None:
    """Return a question that a clause decides, ``None`` where no position comes to it.

    The same for the same rules, seed and turn. ``wanted`` picks the cells that are looked at first: `plain` those in
    which things are as they mostly are.

    >>> from explorer.rules.ruleset import rule_set
    >>> asked = question(rule_set("pagat"), "fall.ten-on-lower", wanted=plain)
    >>> asked.ask, asked.move.cards[0].rank, asked.level
    ('pile', '10', 1)
    """
    return next(questions(rules, clause, seed=seed, turn=turn, wanted=wanted), None)


def questions(
    rules: RuleSet, clause: str, *, seed: int = 0, turn: int = 0, wanted: Wanted = any_cell
) -> Iterator[Question]:
    """Give such questions, as many as there are cells; those in cells that are ``wanted`` first."""
    stream = Stream(seed, turn << 32 | crc32(clause.encode()), QUIZ)
    for example, found in bare(rules, clause, stream, wanted):
        yield _dressed(example, found, stream)


def bare(rules: RuleSet, clause: str, stream: Stream, wanted: Wanted) -> Iterable[tuple[Example, Question]]:
    """Give questions as they are found, with the same cards again and again."""
    decision = bound_of(rules, clause).clause.decision
    if decision.id not in ASKED:
        return ()
    if decision.id in SETTLING:
        there = [(Example(one.state, rules, one.move, one.by), one) for one in settled(rules).get(clause, ())]
        mixed = stream.shuffled(there)
        return sorted(mixed, key=lambda one: one[1].level) if wanted is plain else mixed
    examples = _examples(rules, clause, stream, wanted)
    return ((example, found) for example in examples if (found := asked_of(example, clause, rules)))


@lru_cache(maxsize=64)
def settled(rules: RuleSet) -> Mapping[str, tuple[Question, ...]]:
    """Return by clause what is asked of moves whose clauses say what they do, not whether they go."""
    found: dict[str, list[Question]] = {}
    for example in plays(rules):
        by = example.by if example.by is not None else example.state.turn or 0
        judgement = judged(Question("", GOES, example.state, example.move, by, 1), rules)
        for finding in [] if isinstance(judgement, Refusal) else judgement.findings():
            if finding.decision in SETTLING and finding.decisive:
                asked = asked_of(example, finding.clause, rules)
                found.setdefault(finding.clause, []).extend([asked] if asked else [])
    return {clause: tuple(asked) for clause, asked in found.items()}


def _examples(rules: RuleSet, clause: str, stream: Stream, wanted: Wanted) -> Iterator[Example]:
    decision = bound_of(rules, clause).clause.decision
    reach = within_reach(rules, decision)
    for mask in _turns(rules, clause, decision, stream):
        first = wanted(mask & reach, decision)
        for cells in (first, mask & reach & ~first):
            for number in stream.shuffled(tuple(indices(cells))):
                example = position(rules, decision, cell_at(decision, number), stream)
                if example:
                    yield example


def _turns(rules: RuleSet, clause: str, decision: Decision, stream: Stream) -> tuple[int, ...]:
    """Return the cells that a clause decides, in the order in which they are looked at.

    First come those that it decides alone. Yet it is seldom alone in permitting something, and who is asked only about
    bans knows the answer; so one time in two what is permitted comes first.
    """
    alone, together = deciding(rules, clause)
    goes = table(rules, decision).permitted & (alone | together)
    if stream.below(2):
        return goes, alone & ~goes, together & ~goes
    return alone, together


def _dressed(example: Example, found: Question, stream: Stream) -> Question:
    """Return a question with other cards, as far as it comes to the same."""
    for dress in (recoloured, filled, deepened):
        other = dress(example, stream)
        again = asked_of(other, found.clause, example.rules)
        if again and again.level <= found.level:
            example, found = other, again
    return found


def asked_of(example: Example, clause: str, rules: RuleSet) -> Question | None:
    """Return what is asked of an example so that a clause has to be known; ``None`` where it does not decide there."""
    state, decision = example.state, bound_of(rules, clause).clause.decision
    by = example.by if example.by is not None else state.turn or 0
    found = Question(clause, ASKED[decision.id], state, example.move, by, 1)
    judgement = judged(found, rules)
    if isinstance(judgement, Refusal) or (found.ask != GOES and judgement.outcome is None):
        return None
    decisive = next((one for one in judgement.findings() if one.clause == clause and one.decisive), None)
    given = replied(found.ask, judgement, state)
    if decisive is None or given not in answers(found, rules) or not _as_said(found.ask, given, decisive):
        return None
    return replace(found, level=_level(decisive, judgement, rules))


def _as_said(ask: str, given: object, finding: Finding) -> bool:
    """Tell whether a reply is what the finding says, and not of another player, or of other cards."""
    if ask == LEAVES:
        return {NOBODY: "in", OVER: "over"}.get(str(given), "out") == finding.outcome
    return ask != TAKEN or given == finding.outcome


def _level(finding: Finding, judgement: Judgement, rules: RuleSet) -> int:
    every = (*judgement.judging, *judgement.settling, *((judgement.tried,) if judgement.tried else ()))
    return max(
        level(finding, one, rules)
        for one in every
        if any(fired.bound.clause.id == finding.clause for fired in one.fired)
    )
