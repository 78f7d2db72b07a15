"""What each document says of a move: it goes, it does not go, not a word, or two readings."""

from __future__ import annotations

from collections.abc import Mapping

from explorer.ask.documents.deciding import cited, corrupt, deciding
from explorer.ask.documents.lying import strange
from explorer.ask.documents.needs import needed
from explorer.ask.documents.readings import Reading, read_otherwise, readings_of, what_it_does
from explorer.ask.documents.verdict import ALLOWED, AMBIGUOUS, FORBIDDEN, SILENT, DocumentVerdict
from explorer.ask.documents.witness import Witness, witnesses
from explorer.engine import judge
from explorer.engine.as_it_lies import as_it_lies
from explorer.rules.ruleset import RuleSet
from explorer.state import Move, State
from explorer.trace.model import Finding, Judgement, allowed


def verdicts(
    state: State, move: Move, rules: RuleSet | None = None, *, by: int | None = None
) -> Mapping[str, DocumentVerdict]:
    """Return what each document says of a move in a position: the five, and those that somebody added to ``rules``.

    Documents are not votes, and nothing here counts them. ``by`` is the seat that moves (default: whose turn it is).
    """
    return {id: verdict_of(document, state, move, by=by) for id, document in witnesses(rules).items()}


def verdict_of(document: Witness, state: State, move: Move, *, by: int | None = None) -> DocumentVerdict:
    """Return what a document says of a move, by its base game and whatever else the position needs.

    The move is judged in the position as these rules see it; that makes it legal or not. Then:

    - *silent* if the position needs something (say, table cards) that the document does not know.
    - *ambiguous* if another reading of the document's words turns the verdict, and these words decide: a decisive
      finding cites the interpretation, or a passage of this document that it reads (or the interpretation says itself
      in which cells it holds). An option value of which the document is unclear is such another reading of the
      passages that it cites.
    - Of a legal move, *allowed* if the clauses that are the document's own word make it legal by themselves, all others
      left out. Of an illegal one, *forbidden* if a decisive finding is the document's own word. A clause is that if it
      cites a rule passage of the document, or an interpretation of its words that can be read both ways or are corrupt
      (`Witness.says`).
    - Else *silent*: it takes a clause of ours, or of another document, to allow the move or to forbid it. That nothing
      permits a move is not a ban, and that nothing forbids it is no permission.

    So a clause that we added does no harm beside one that the document has itself and that says the same.
    """
    by = by if by is not None else state.turn if state.turn is not None else 0
    document = document.adding(needed(state, move, document, by))
    lying = as_it_lies(state, document.rules)
    judged = judge(lying, move, document.rules, by=by)
    decisive = [finding for finding in judged.because() if finding.decisive]
    asked = {one.decision.id for one in judged.judging}
    judging = [finding for finding in decisive if finding.decision in asked]
    known = not document.unlisted
    turning, changing = _read_both_ways(document, state, judged, decisive) if known else ([], [])
    if not known:
        verdict = SILENT
    elif turning:
        verdict = AMBIGUOUS
    else:
        verdict = _own_word(document, judged, judging)
    chosen = deciding(document, verdict, judged, judging, turning)
    passages, ours, elsewhere = cited(document, verdict, chosen, turning)
    return DocumentVerdict(
        document=document,
        verdict=verdict,
        judgement=judged,
        deciding=chosen,
        passages=passages,
        elsewhere=elsewhere,
        interpretations=ours,
        turning=tuple(one.source for one in turning),
        changing=tuple(one.source for one in changing),
        corrupt=corrupt(document, chosen, judged) if known else (),
        strange=strange(state, lying, document.rules, move),
    )


def _own_word(document: Witness, judged: Judgement, judging: list[Finding]) -> str:
    if judged.legal:
        return ALLOWED if allowed(document.own(one.decision)(*one.cell) for one in judged.judging) else SILENT
    return FORBIDDEN if any(document.says(one.sources, one.settings) for one in judging) else SILENT


def _read_both_ways(
    document: Witness, state: State, judged: Judgement, decisive: list[Finding]
) -> tuple[list[Reading], list[Reading]]:
    """Return the readings that turn the verdict, and those that change what the move does."""
    turning: list[Reading] = []
    changing: list[Reading] = []
    does = what_it_does(judged.settling)
    for reading in document.kept("readings", lambda: readings_of(document)):
        if not reading.matters(decisive):
            continue
        other = read_otherwise(reading, document, state, judged)
        if other is None:
            if reading.beyond in dict(does):
                changing.append(reading)
        elif other.legal != judged.legal:
            turning.append(reading)
        elif other.does != does:
            changing.append(reading)
    return turning, changing
