"""Rule detective: which documents and which house rules fit a game to which nobody objected."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from explorer.ask.detective.contradiction import Contradiction, contradiction
from explorer.ask.detective.recording import Recording
from explorer.rules.catalogue import OPTIONS
from explorer.rules.ruleset import RuleSet, rule_set

Trial = Callable[[RuleSet], Contradiction | None]


@dataclass(frozen=True, slots=True)
class PresetFit:
    """A preset, taken whole, and the first move that rules it out; ``None`` where the game fits it."""

    preset: str
    against: Contradiction | None


@dataclass(frozen=True, slots=True)
class ValueFit:
    """A value of an option, all others as in the base, and the first move that rules it out, if any does."""

    value: str
    against: Contradiction | None


@dataclass(frozen=True, slots=True)
class KeyFit:
    """What a game says about an option: each of its values with what rules it out."""

    key: str
    values: tuple[ValueFit, ...]

    @property
    def fits(self) -> tuple[str, ...]:
        """The values that fit."""
        return tuple(one.value for one in self.values if one.against is None)

    @property
    def came_up(self) -> bool:
        """Whether the game says anything: some value is ruled out."""
        return len(self.fits) < len(self.values)


@dataclass(frozen=True, slots=True)
class Detection:
    """What a recorded game tells about the rules that it was played by.

    ``base`` are the rules around which single options were switched: the record's own, or where it names none the
    preset that fits, or fits the longest; where it did not fit the whole game, single changes that carry the game
    further have been made, until it fits or none does. ``against`` is the contradiction that was left, if any; only
    the moves before it say something about options then.
    """

    game: str
    own: RuleSet | None
    base: RuleSet
    against: Contradiction | None
    presets: tuple[PresetFit, ...]
    keys: tuple[KeyFit, ...]


def detect(recording: Recording) -> Detection:
    """Find the presets and option values with which every move of a recorded game is legal and in turn.

    Raises:
        InputError: when the game cannot begin under any rules, or a move does not say which card was turned.
    """
    trial = _remembered(recording)
    known = recording.rules or rule_set("pagat", documents=recording.documents)
    presets = tuple(PresetFit(preset, trial(known.base_game(preset))) for preset in known.presets())
    named = recording.rules or known.base_game(max(presets, key=lambda fit: reach(fit.against)).preset)
    base = _bettered(named, trial)
    against = trial(base)
    if against is not None and against.number == 0:
        recording.open(base)  # raises what is wrong with the game, and where
    keys = tuple(
        KeyFit(option.key, tuple(_value_fit(base, option.key, value.id, trial) for value in option.values))
        for option in OPTIONS
    )
    return Detection(recording.id, recording.rules, base, against, presets, keys)


def reach(against: Contradiction | None) -> float:
    """Return the number of the move that a game got to under some rules, infinite where all of it fits."""
    return float("inf") if against is None else against.number


def _remembered(recording: Recording) -> Trial:
    """Try each rule set once, also one that is reached from several bases."""
    known: dict[object, Contradiction | None] = {}

    def trial(rules: RuleSet) -> Contradiction | None:
        what = (frozenset(rules.values.items()), rules.own)
        if what not in known:
            known[what] = contradiction(recording, rules)
        return known[what]

    return trial


def _bettered(rules: RuleSet, trial: Trial) -> RuleSet:
    """Make single changes, each the one that carries the game furthest, until the game fits or none helps."""
    while trial(rules) is not None:
        changed = [rules.change(option.key, value.id) for option in OPTIONS for value in option.values]
        best = max(changed, key=lambda one: reach(trial(one)))
        if reach(trial(best)) <= reach(trial(rules)):
            break
        rules = best
    return rules


def _value_fit(base: RuleSet, key: str, value: str, trial: Trial) -> ValueFit:
    """Hold against a value only what comes before the contradiction that the base itself has."""
    against = trial(base.change(key, value))
    return ValueFit(value, against if reach(against) < reach(trial(base)) else None)
