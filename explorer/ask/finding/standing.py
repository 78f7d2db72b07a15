"""How far a finding has come: what was answered, and which rule sets are still possible."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cached_property

from explorer.ask.agreement.open_rules import OPEN as MARK
from explorer.ask.agreement.open_rules import OpenRules, open_rules
from explorer.ask.documents.needs import TOPICS
from explorer.ask.finding.candidates import (
    Heard,
    Weighed,
    around,
    likeliest,
    narrowed,
    nearest,
    replies,
    start,
    switched,
)
from explorer.ask.finding.pool import plain_keys
from explorer.ask.finding.question import NO, Question, Reply, reply
from explorer.rules.catalogue import OPTIONS
from explorer.rules.ruleset import RuleSet

OPEN, LATER = "open", "later"
"""Answers that name no value: nobody has ever agreed on it, and: go on without it."""

FAINT = 1e-6
"""What a switch counts that is not possible any more, against one that is."""

Asked = Question | str
"""A position with a move, or the key of an option that no position shows."""

Said = Reply | str
"""What rules reply; for an option the id of a value; or `OPEN` or `LATER`."""


@dataclass(frozen=True)
class Standing:
    """What was answered so far, in order, and the rule sets that fit it.

    ``heard`` are the answers that say something of rules; ``left`` the rule sets, with weights. ``chosen`` are options
    that no position shows, with their values; ``open`` the keys of those on which nobody has agreed; ``passed`` those
    of which no more is asked, since they are open or were put off. ``odd`` are questions whose answers fit no rules
    that could be found together with those before; what they are about is open.
    """

    answered: tuple[tuple[Asked, Said], ...] = ()
    heard: Heard = ()
    left: Weighed = field(default_factory=lambda: dict(start()))
    chosen: tuple[tuple[str, str], ...] = ()
    open: tuple[str, ...] = ()
    passed: tuple[str, ...] = ()
    odd: tuple[Question, ...] = ()

    @cached_property
    def best(self) -> RuleSet:
        """The likeliest rule set, with the options that no position shows as they were chosen."""
        rules = likeliest(self.left)
        for key, value in self.chosen:
            rules = rules.change(key, value)
        return nearest(rules)

    @property
    def asked(self) -> tuple[Asked, ...]:
        """What was asked."""
        return tuple(asked for asked, _ in self.answered)

    @cached_property
    def settled(self) -> tuple[str, ...]:
        """The keys of options of which something was heard, in the order of the catalogue; the open ones are not."""
        return tuple(option.key for option in OPTIONS if option.key not in self.open and self._heard(option.key))

    def _heard(self, key: str) -> bool:
        if key in dict(self.chosen):
            return True
        best = likeliest(self.left)
        others = [best.change(key, value) for value in _others(best, key)]
        return any(said != reply(question, other) for question, said in self.heard for other in others)

    def found(self) -> OpenRules:
        """Return the rules found: the nearest preset, what differs and what is open; all else is as in the base."""
        return open_rules({**self.best.given(), **dict.fromkeys(self.open, MARK)})

    def replies(self, question: Question) -> tuple[Reply, ...]:
        """Return what may be answered to a question: what rules reply that are possible, or near to those."""
        return tuple(sorted({*replies(question, around(self.left)), NO}, key=lambda one: one.place))

    def about(self, question: Question) -> str:
        """Return the key of the option that a question is about: the one whose switch most likely turns its reply.

        With what cards and by which moves one plays, it is about only where nothing else turns it.
        """
        best, weights = likeliest(self.left), dict[str, tuple[bool, float]]()
        now = reply(question, best)
        for option in OPTIONS:
            others = _others(best, option.key)
            turning = [value for value in others if reply(question, best.change(option.key, value)) != now]
            if turning:
                likely = (self.left.get(nearest(best.change(option.key, value)), 0.0) for value in turning)
                known = sum(switched(option.key, value) for value in turning)
                weights[option.key] = (option.topic not in TOPICS, sum(likely) + known * FAINT)
        return max(weights, key=weights.__getitem__) if weights else ""

    def doubts(self, question: Question, key: str) -> bool:
        """Tell whether rules are possible that have an option otherwise than the likeliest, and reply otherwise."""
        best = likeliest(self.left)
        value, now = best.values[key], reply(question, best)
        return any(rules.values[key] != value and reply(question, rules) != now for rules in self.left)

    def say(self, asked: Asked, said: Said) -> Standing:
        """Return how it stands with one more answer."""
        after = replace(self, answered=(*self.answered, (asked, said)))
        if said in (OPEN, LATER):
            return after._put_off(asked if isinstance(asked, str) else self.about(asked), opened=said == OPEN)
        if isinstance(asked, str):
            return replace(after, chosen=(*self.chosen, (asked, str(said))))
        assert isinstance(said, Reply)  # all else was dealt with
        heard = (*self.heard, (asked, said))
        left = narrowed(self.left, heard)
        if left:
            return replace(after, heard=heard, left=left)
        return replace(after._put_off(self.about(asked), opened=True), odd=(*self.odd, asked))

    def _put_off(self, key: str, *, opened: bool) -> Standing:
        """Return it without asking more about an option, which stays open or as in the base."""
        if not key:
            return self
        openly = (*self.open, key) if opened and key not in self.open else self.open
        return replace(self, open=openly, passed=(*self.passed, key))


def _others(rules: RuleSet, key: str) -> list[str]:
    """Return the values that an option does not have under a rule set."""
    option = next(option for option in OPTIONS if option.key == key)
    return [value.id for value in option.values if value.id != rules.values[key]]


def plain_left(standing: Standing) -> tuple[str, ...]:
    """Return the options that no position shows and of which nothing was said yet."""
    done = {*standing.settled, *standing.open, *standing.passed}
    return tuple(key for key in plain_keys() if key not in done)
