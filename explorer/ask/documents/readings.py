"""The other way to read a document: what would become of a verdict."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from explorer.ask.documents.lying import strange
from explorer.ask.documents.witness import Setting, Witness
from explorer.engine import judge
from explorer.engine.as_it_lies import as_it_lies
from explorer.language import as_word
from explorer.rules.catalogue import OPTIONS
from explorer.rules.decision import KEEPS, Decision
from explorer.rules.resolve import Resolution, Resolver
from explorer.rules.standing import UNCLEAR, standing
from explorer.sources.interpretations import OPEN, Interpretation
from explorer.state import State
from explorer.trace.model import Finding, Judgement, allowed


@dataclass(frozen=True, slots=True)
class Reading:
    """Another way to read passages of one document.

    ``source`` is the id of the interpretation that was taken instead, or the option value (``ace_on.picture``) of which
    the document is unclear; ``passages`` are those of the document that it reads. The rest is what it would make of the
    rules, as in `explorer.sources.Interpretation`.
    """

    source: str
    passages: frozenset[str]
    settings: tuple[Setting, ...] = ()
    without: tuple[str, ...] = ()
    when: tuple[tuple[str, tuple[str, ...]], ...] = ()
    beyond: str = ""

    def is_behind(self, finding: Finding) -> bool:
        """Tell whether a finding rests on what is read: it cites it, or a passage of the document that it reads."""
        return self.source in finding.sources or bool(self.passages & set(finding.sources) and not self.beyond)

    def matters(self, findings: list[Finding]) -> bool:
        """Tell whether it can have a say, some findings being decisive: one rests on it, or it says itself when."""
        return any(map(self.is_behind, findings)) or bool(self.when and not self.beyond)


def readings_of(document: Witness) -> tuple[Reading, ...]:
    """Return every other way to read a document that the interpretations and the catalogue know."""
    return (*_interpreted(document), *_unclear(document))


def _interpreted(document: Witness) -> Iterator[Reading]:
    for one in document.rules.library().interpretations:
        passages = frozenset(document.cited(one.reads))
        if one.kind in OPEN and passages:
            yield Reading(one.id, passages, _settings(one), one.without, one.when, one.beyond)


def _settings(one: Interpretation) -> tuple[Setting, ...]:
    parted = (setting.partition(".") for setting in one.otherwise)
    return tuple((key, value) for key, _, value in parted)


def _unclear(document: Witness) -> Iterator[Reading]:
    for option in OPTIONS:
        for value in option.values:
            found = standing(document.id, option.key, value.id, documents=document.rules.documents)
            if found.mark == UNCLEAR:
                yield Reading(f"{option.key}.{value.id}", frozenset(found.passages), ((option.key, value.id),))


@dataclass(frozen=True, slots=True)
class Other:
    """What comes out with the other reading: whether the move is legal, and the outcomes of what it does."""

    legal: bool
    does: tuple[tuple[str, str | None], ...]


def what_it_does(settling: tuple[Resolution, ...]) -> tuple[tuple[str, str | None], ...]:
    """Return the outcomes of the decisions that settle a move; that there is no effect is one, whatever says so."""
    return tuple((one.decision.id, None if one.outcome == KEEPS else one.outcome) for one in settling)


def read_otherwise(reading: Reading, document: Witness, state: State, judged: Judgement) -> Other | None:
    """Judge a move by the rules of a document, read the other way; ``judged`` is the judgement with our reading.

    ``None`` where the reading has nothing to say: what it depends on is not there, the rules are the same, or no option
    or clause says it. Also where the position can have come about by our reading, but not by the other, which then is
    out of the question (not so where the other reading is told by option values that stand for it in some cells alone).
    """
    if not _holds(reading, document, judged):
        return None
    rules = document.rules
    for key, value in reading.settings:
        rules = rules.change(key, value)
    if rules != document.rules:
        lying, other = as_it_lies(state, document.rules), as_it_lies(state, rules)
        impossible = strange(state, other, rules, judged.move) and not strange(
            state, lying, document.rules, judged.move
        )
        if impossible and not reading.when:
            return None
        judged = judge(other, judged.move, rules, by=judged.by)
    elif not reading.without:
        return None
    else:
        judging = tuple(_without(reading, document, one) for one in judged.judging)
        settling = tuple(_without(reading, document, one) for one in judged.settling)
        return Other(allowed(judging), what_it_does(settling))
    return Other(judged.legal, what_it_does(judged.settling))


def _holds(reading: Reading, document: Witness, judged: Judgement) -> bool:
    asked = (*judged.judging, *judged.settling)
    facts = [(name, as_word(value)) for one in asked for name, value in one.cell._asdict().items()]
    facts += document.rules.values.items()
    return all(any((name, value) in facts for value in values) for name, values in reading.when)


def _without(reading: Reading, document: Witness, one: Resolution) -> Resolution:
    return _resolver(reading, document, one.decision)(*one.cell)


def _resolver(reading: Reading, document: Witness, decision: Decision) -> Resolver:
    left = (
        bound
        for bound in document.rules.resolver(decision).bounds
        if not {bound.clause.id, bound.clause.name} & set(reading.without)
    )
    return document.kept((reading, decision), lambda: Resolver(decision, left))
