"""A step as a spoken line."""

from __future__ import annotations

from explorer.state import State
from explorer.trace.forms import Wording, joined
from explorer.trace.model import Judgement, Outcome
from explorer.trace.moved import move_wording, move_words
from explorer.trace.sentences import verdict
from explorer.trace.story import whose_turn, with_facts


def spoken(before: State, judgement: Judgement, lang: str = "", *, you: str | None = None) -> str:
    """Return a step as a spoken line of at most three short sentences; ``you`` is the listener's seat, if any.

    It holds nothing that any player does not see: of a claim only what is claimed.
    """
    words = move_wording(judgement.move, before, lang, judgement)
    moved = move_words(judgement.move, before, lang, judgement=judgement)
    words.facts |= {"name": moved.who, "does": moved.spoken}
    outcome, after = judgement.outcome, judgement.after
    if not judgement.legal:
        return f"{words.say('spoken', 'illegal')} {verdict(judgement, before, lang).text}"
    if outcome is None or after is None:
        return words.say("spoken", "did")
    told = _did(words, before, judgement, outcome)
    if outcome.fallen:
        told.append(words.say("spoken", "falls"))
    elif after.pile and after.owed is None and outcome.loser is None:
        top = after.pile[-1]
        pile = with_facts(words, number=len(after.pile), top=top.kind, hidden=top.hidden or top.card is None)
        told.append(pile.say("spoken", "pile"))
    if outcome.loser is not None:
        told.append(with_facts(words, name=before.names[outcome.loser]).say("spoken", "over"))
    elif outcome.next is not None:
        told.append(whose_turn(words, judgement, before.names, you=you).say("spoken", "next"))
    return " ".join(told)


def _did(words: Wording, before: State, judgement: Judgement, outcome: Outcome) -> list[str]:
    """Say the move; of a challenge also what it showed and who pays for it."""
    others = [before.names[place] for place in outcome.out if place != judgement.by]
    gone = joined(words.speech, others) or None
    if outcome.shown is not None:
        told = [with_facts(words, honest=outcome.shown == "honest").say("spoken", "challenge")]
        name = before.names[outcome.taken_by if outcome.taken_by is not None else judgement.by]
        return [*told, with_facts(words, name=name, gone=gone).say("spoken", "pays")]
    if judgement.tried is not None and outcome.taken:
        return [with_facts(words, number=outcome.taken).say("spoken", "failed")]
    if judgement.tried is not None:
        words.facts["does"] = with_facts(words, out=judgement.by in outcome.out).say("spoken", "fits")
    form = "did-out" if judgement.by in outcome.out else "did-stands" if gone else "did"
    return [with_facts(words, gone=gone).say("spoken", form)]
