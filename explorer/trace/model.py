"""A judgement as data: what was looked at, what decided, and what the move does."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from explorer.cards import Card
from explorer.rules.catalogue.weights import GENERAL
from explorer.rules.clause import Bound
from explorer.rules.decision import FORBIDS, KEEPS, PERMITS, REQUIRES
from explorer.rules.resolve import Fired, Resolution
from explorer.rules.ruleset import RuleSet
from explorer.state import Move, State

DOES_NOT_APPLY = "does-not-apply"
VERDICTS: tuple[str, ...] = (PERMITS, FORBIDS, REQUIRES, DOES_NOT_APPLY)


@dataclass(frozen=True, slots=True)
class Finding:
    """What one clause says of a move.

    ``verdict`` is one of `VERDICTS`; a clause that settles what a move does *requires* its ``outcome``. ``facts`` are
    the features read. ``decisive``: undefeated and of the judgement's outcome; ``alone``: without it the verdict turns.
    """

    clause: str
    decision: str
    verdict: str
    outcome: str | None
    facts: dict[str, Any]
    settings: tuple[tuple[str, str], ...]
    sources: tuple[str, ...]
    defeated_by: tuple[str, ...]
    decisive: bool
    alone: bool


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a legal move does.

    ``taken`` cards go to the hand of seat ``taken_by``; ``shown`` is what a challenge brought to light (``honest`` or
    ``lie``); ``next`` is ``None`` at the end.
    """

    effects: tuple[str, ...] = ()
    taken: int = 0
    taken_by: int | None = None
    drawn: tuple[Card | None, ...] = ()
    fallen: int = 0
    out: tuple[int, ...] = ()
    loser: int | None = None
    next: int | None = None
    shown: str | None = None


@dataclass(frozen=True, slots=True)
class Judgement:
    """The verdict on a move, with every decision that was asked on the way.

    ``judging`` are the decisions that make it legal or not, ``settling`` those that say what it does. ``tried`` judges
    a card turned from the stock. ``outcome`` and ``after``, the position that the move leads to, are there when it is
    legal and all its cards are known.
    """

    move: Move
    by: int
    rules: RuleSet
    judging: tuple[Resolution, ...]
    settling: tuple[Resolution, ...] = ()
    tried: Resolution | None = None
    outcome: Outcome | None = None
    after: State | None = None

    @property
    def legal(self) -> bool:
        """Whether the move may be made."""
        return allowed(self.judging)

    def because(self) -> list[Finding]:
        """Return the undefeated findings, the one that decides first."""
        return [finding for finding in self.findings() if not finding.defeated_by]

    def deciding(self) -> list[Finding]:
        """Return the decisive findings without those that hold of any move (a player may play, the turn passes)."""
        weights = {bound.clause.id: bound.clause.weight for bound in self.rules.bounds()}
        decisive = [finding for finding in self.because() if finding.decisive]
        return [finding for finding in decisive if weights[finding.clause] > GENERAL] or decisive[:1]

    def findings(self) -> list[Finding]:
        """Return what every clause that applies says: what decides first, what is overruled last."""
        settled = _settled(self.settling, self.rules)
        special = [finding for finding, weight in settled if weight > GENERAL]
        special.sort(key=lambda finding: finding.outcome == KEEPS)  # what happens comes before what does not
        general = [finding for finding, weight in settled if weight <= GENERAL]
        found = special + self._judged() + general
        return [one for one in found if not one.defeated_by] + [one for one in found if one.defeated_by]

    def everything(self) -> list[Finding]:
        """Return a finding for every clause of every decision asked, those that do not apply last."""
        found = self.findings()
        named = {(finding.decision, finding.clause) for finding in found}
        asked = (*self.judging, *self.settling, *((self.tried,) if self.tried else ()))
        silent = [one for one in _silent(asked, self.rules) if (one.decision, one.clause) not in named]
        return found + silent

    def _judged(self) -> list[Finding]:
        asked = (*self.judging, *((self.tried,) if self.tried and self.outcome else ()))
        pairs = sorted(
            ((place, resolution, fired) for place, resolution in enumerate(asked) for fired in resolution.fired),
            # What is said of the cards comes before what is said of the move, where neither is more special.
            key=lambda one: (one[2].outcome not in self._wanted(one[1]), -one[2].bound.clause.weight, -one[0]),
        )
        found = []
        for _, resolution, fired in pairs:
            decisive = fired.outcome in self._wanted(resolution) and not fired.defeated_by
            alone = decisive and resolution is not self.tried and self._turns(fired.bound)
            found.append(_finding(fired.bound, self.rules, resolution, fired, decisive=decisive, alone=alone))
        return found

    def _wanted(self, resolution: Resolution) -> tuple[str, ...]:
        """Return the outcomes that decide: for a card turned from the stock those that say whether it fits."""
        good = resolution.permitted if resolution is self.tried else self.legal
        return (PERMITS,) if good else (FORBIDS, REQUIRES)

    def _turns(self, bound: Bound) -> bool:
        without = [
            self.rules.resolver(one.decision).resolve(one.cell, without=bound)
            if bound.clause.decision is one.decision
            else one
            for one in self.judging
        ]
        return allowed(without) != self.legal


def allowed(judging: Iterable[Resolution]) -> bool:
    """Tell whether decisions make a move legal: none forbids, and each that can permit does.

    The form of a move only ever forbids; duty and play must permit as well.
    """
    return not any(one.forbidden or (one.decision.id != "form" and not one.permitted) for one in judging)


def settled_findings(settling: Iterable[Resolution], rules: RuleSet, *, everything: bool = False) -> list[Finding]:
    """Return what the clauses of some settling decisions say, such as those of the deal.

    What decides comes first and what is overruled last; with ``everything`` also the clauses that do not apply.
    """
    settling = tuple(settling)
    found = [finding for finding, _ in _settled(settling, rules)]
    named = {finding.clause for finding in found}
    silent = [one for one in _silent(settling, rules) if one.clause not in named] if everything else []
    return [one for one in found if not one.defeated_by] + [one for one in found if one.defeated_by] + silent


def _settled(settling: tuple[Resolution, ...], rules: RuleSet) -> list[tuple[Finding, int]]:
    """Return the findings of settling decisions with their weights, decision by decision, what decides first."""
    pairs = [(place, resolution, fired) for place, resolution in enumerate(settling) for fired in resolution.fired]
    pairs.sort(key=lambda one: (one[0], one[2].outcome != one[1].outcome, -one[2].bound.clause.weight))
    found = []
    for _, resolution, fired in pairs:
        decisive = not fired.defeated_by and fired.outcome == resolution.outcome
        resolver = rules.resolver(resolution.decision)
        alone = decisive and resolver.resolve(resolution.cell, without=fired.bound).outcome != resolution.outcome
        finding = _finding(fired.bound, rules, resolution, fired, decisive=decisive, alone=alone)
        found.append((finding, fired.bound.clause.weight))
    return found


def _silent(asked: Iterable[Resolution], rules: RuleSet) -> list[Finding]:
    """Return, as not applying, every clause of the decisions asked, each once."""
    found = [
        _finding(bound, rules, resolution, None, decisive=False, alone=False)
        for resolution in asked
        for bound in rules.resolver(resolution.decision).bounds
    ]
    return list({(one.decision, one.clause): one for one in found}.values())


def _finding(
    bound: Bound, rules: RuleSet, resolution: Resolution, fired: Fired | None, *, decisive: bool, alone: bool
) -> Finding:
    outcome = fired.outcome if fired else None
    return Finding(
        clause=bound.clause.id,
        decision=resolution.decision.id,
        verdict=DOES_NOT_APPLY if outcome is None else outcome if outcome in VERDICTS else REQUIRES,
        outcome=outcome,
        facts=bound.clause.facts(resolution.cell),
        settings=bound.settings,
        sources=bound.sources(rules.document),
        defeated_by=fired.defeated_by if fired else (),
        decisive=decisive,
        alone=alone,
    )
