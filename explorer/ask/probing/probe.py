"""Rules that remember what they were asked, so that it can be told which other rules would have answered the same."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, cast

from explorer.ask.probing.points import Ground, Point
from explorer.rules.decision import Decision
from explorer.rules.resolve import Resolution, Resolver
from explorer.rules.ruleset import RuleSet


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Probe(RuleSet):
    """A rule set as the engine sees it: its parameters, and how each decision comes out in a cell.

    ``asked`` has everything that it was asked, each once, in that order. Its base is no preset, so that whatever is
    neither a parameter nor a decision cannot be read from it unnoticed.
    """

    ground: Ground
    chosen: Mapping[str, str]
    asked: list[Point] = field(default_factory=list)
    _answers: dict[tuple[Any, ...], Any] = field(default_factory=dict, repr=False)

    # What anybody keeps by rule set must never be taken from one probe for another.
    __hash__ = object.__hash__

    def __eq__(self, other: object) -> bool:
        return self is other

    def param(self, name: str) -> Any:
        """Return a parameter."""
        if (name,) not in self._answers:
            self._ask((name,), self.ground.param(name))
        return self._answers[name,]

    def resolver(self, decision: Decision) -> Resolver:
        """Return what answers for one decision; it has what the engine uses of a resolver, and nothing else."""
        return cast(Resolver, _Decided(self, decision))

    def cell(self, decision: Decision, features: tuple[Any, ...]) -> Resolution:
        """Return how a decision comes out in a cell, without the clauses that say so."""
        place = (decision.id, features)
        if place not in self._answers:
            self._ask(place, self.ground.cell(decision, features))
        return cast(Resolution, self._answers[place])

    def reads(self, decision: Decision, feature: str) -> bool:
        """Tell whether a clause of a decision reads a feature."""
        place = (decision.id, feature)
        if place not in self._answers:
            self._ask(place, self.ground.reads(decision, feature))
        return bool(self._answers[place])

    def _ask(self, place: tuple[Any, ...], point: Point) -> None:
        self.asked.append(point)
        self._answers[place] = point.answer(tuple(of[self.chosen[key]] for key, of in point.parts.items()))


class _Decided:
    def __init__(self, probe: Probe, decision: Decision) -> None:
        self._probe = probe
        self._decision = decision

    def __call__(self, *features: Any) -> Resolution:
        return self._probe.cell(self._decision, features)

    @property
    def reads(self) -> _Features:
        return _Features(self._probe, self._decision)


class _Features:
    def __init__(self, probe: Probe, decision: Decision) -> None:
        self._probe = probe
        self._decision = decision

    def __contains__(self, feature: str) -> bool:
        return self._probe.reads(self._decision, feature)
