"""A question: a position, a move, and what is asked of it; and what rules reply."""

from __future__ import annotations

from dataclasses import dataclass

from explorer.ask.probing.posed import Refusal
from explorer.engine.apply import turned
from explorer.engine.as_it_lies import as_it_lies
from explorer.engine.check import check_move, check_position
from explorer.engine.judge import judge
from explorer.errors import InputError
from explorer.rules.decision import AMOUNT, CHALLENGE, DUTY, EFFECT, FORM, NEXT, OFFER, OUT, PLAY, TAKER
from explorer.rules.ruleset import RuleSet
from explorer.state import Move, State
from explorer.trace.model import Judgement

GOES, PILE, TAKEN, TAKES, TURN, LEAVES, SAYS, AGREE = (
    "goes",
    "pile",
    "taken",
    "takes",
    "turn",
    "leaves",
    "says",
    "agree",
)
"""What can be asked: does it go, what becomes of the pile, what cards are taken and by whom, whose turn it is then,
who is out, what a document says, and whether all documents say the same."""

ASKED: dict[str, str] = {
    **dict.fromkeys((one.id for one in (FORM, DUTY, CHALLENGE, OFFER, PLAY)), GOES),
    EFFECT.id: PILE,
    AMOUNT.id: TAKEN,
    TAKER.id: TAKES,
    NEXT.id: TURN,
    OUT.id: LEAVES,
}
"""What is asked so that a clause of a decision, by its id, has to be known; of all others nothing can be."""

YES, NO, DEPENDS = "yes", "no", "depends"
STAYS, OVER, NOBODY = "stays", "over", "nobody"


@dataclass(frozen=True, slots=True)
class Question:
    """A position and a move of seat ``by``, and what is asked of it (one of those above).

    ``clause`` is the id of the clause that decides it, ``level`` how hard it is: 1 where it decides by itself, 2 where
    it overrules something, or a fact matters that seldom does, 3 where both are so or an exception has one itself, 4
    where documents are asked; ``document`` is the one that is asked.
    """

    clause: str
    ask: str
    state: State
    move: Move
    by: int
    level: int
    document: str = ""


def judged(question: Question, rules: RuleSet) -> Judgement | Refusal:
    """Return the judgement of a question's move under some rules, or why it cannot be."""
    try:
        lying = as_it_lies(question.state, rules)
        check_position(lying, rules, question.move)
        check_move(lying, question.move, rules, by=question.by)
    except InputError as error:
        return Refusal.of(error)
    return judge(lying, turned(lying, question.move), rules, by=question.by)


def reply(question: Question, rules: RuleSet) -> str | Refusal:
    """Return what rules reply to what is asked: the id of an answer; of documents nothing is asked here."""
    judgement = judged(question, rules)
    if isinstance(judgement, Refusal):
        return judgement
    return replied(question.ask, judgement, question.state)


def replied(ask: str, judgement: Judgement, state: State) -> str | Refusal:
    """Return what a judgement replies to what is asked; a refusal where it has nothing to say of that."""
    outcome = judgement.outcome
    if ask == GOES or outcome is None:
        return YES if judgement.legal else NO
    settled = {one.decision.id: one.outcome for one in reversed(judgement.settling)}  # the first of each counts
    who = {TURN: outcome.next, TAKES: outcome.taken_by}
    if ask in who:
        place = who[ask]
        return OVER if place is None else state.names[place]
    if ask == PILE:
        return next((one for one in EFFECT.outcomes[:2] if one in outcome.effects), STAYS)
    if ask == TAKEN:
        return _taken(settled.get(AMOUNT.id), judgement)
    if outcome.next is None:
        return OVER
    if len(outcome.out) > 1:
        return Refusal(InputError("question.several-out", at="move"))
    return state.names[outcome.out[0]] if outcome.out else NOBODY


def _taken(amount: str | None, judgement: Judgement) -> str | Refusal:
    """Return what is taken; a refusal where that is so little that one could as well call it otherwise."""
    outcome = judgement.outcome
    if amount is None or outcome is None or not (outcome.taken or outcome.drawn):
        return Refusal(InputError("question.nothing-taken", at="stock"))
    if outcome.taken == 1:
        return Refusal(InputError("question.one-card", at="pile"))
    return amount


def answers(question: Question, rules: RuleSet) -> tuple[str, ...]:
    """Return the answers to choose from, by id; players by name."""
    ask, state = question.ask, question.state
    if ask in (TURN, LEAVES):
        there = {question.by, state.last.by if state.last else question.by}
        names = tuple(seat.name for place, seat in enumerate(state.seats) if seat.cards or place in there)
        return names if ask == TURN else (*names, NOBODY, OVER)
    if ask == TAKES:
        return tuple(state.names[place] for place in sorted({question.by, state.last.by if state.last else 0}))
    if ask == TAKEN:
        return _amounts(question, rules)
    return (*EFFECT.outcomes[:2], STAYS) if ask == PILE else (YES, NO)


def _amounts(question: Question, rules: RuleSet) -> tuple[str, ...]:
    fallen = ("fallen",) if rules.param("claims") else ()
    return tuple(one for one in AMOUNT.outcomes if one != "fallen" or fallen)
