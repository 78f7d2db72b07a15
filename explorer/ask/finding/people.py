"""Several people's rules beside one another: what they part on, and the one rule set that they can agree on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from explorer.ask.agreement.open_rules import OPEN, OpenRules, open_rules
from explorer.ask.finding.candidates import nearest
from explorer.ask.finding.pool import pool
from explorer.ask.finding.question import Question, reply
from explorer.ask.finding.standing import Standing
from explorer.rules.catalogue import OPTIONS
from explorer.rules.ruleset import Extra, RuleSet


@dataclass(frozen=True)
class Person:
    """What somebody plays by: the rules, and the options of which they said something; of all others they did not.

    ``added`` are their own rules, notes and documents, ``None`` of somebody who was not asked for any. ``rules`` are
    without own rules and notes, so that options part by themselves.
    """

    rules: OpenRules
    said: frozenset[str]
    added: tuple[Extra, ...] | None = None

    def value(self, key: str) -> str | None:
        """Return what the person says of an option: a value, `OPEN` for what is not agreed, ``None`` for nothing."""
        if key in self.rules.open:
            return OPEN
        return self.rules.rules.values[key] if key in self.said else None


@dataclass(frozen=True, slots=True)
class Parting:
    """An option on which people part: what each says of it, and a question to which these values reply differently."""

    key: str
    values: tuple[str | None, ...]
    question: Question | None


@dataclass(frozen=True, slots=True)
class AddedParting:
    """Something that a group added, and whether each has it; ``None`` of whoever was not asked for any."""

    added: Extra
    has: tuple[bool | None, ...]


def person_found(standing: Standing) -> Person:
    """Return somebody who answered questions."""
    return Person(standing.found(), frozenset(standing.settled))


def person_given(rules: OpenRules) -> Person:
    """Return somebody whose rules are known whole."""
    whole, plain = rules.rules, rules.rules.base_game()
    for key, value in whole.changes:
        plain = plain.change(key, value)
    added: tuple[Extra, ...] = (*whole.own, *whole.notes, *whole.documents)
    return Person(OpenRules(plain, rules.open), frozenset(option.key for option in OPTIONS), added)


def partings(people: Sequence[Person]) -> tuple[Parting, ...]:
    """Return the options on which people part, what comes up most often first.

    Who said nothing of an option parts with nobody on it. An option that makes no difference is left out: one that
    no question shows with anybody's rules, though questions can show it.
    """
    found = []
    for option in OPTIONS:
        values = tuple(person.value(option.key) for person in people)
        said = dict.fromkeys(value for value in values if value is not None)
        if len(said) > 1:
            agreed = [value for value in said if value != OPEN]
            tried = agreed if len(agreed) > 1 else [value.id for value in option.values]
            found.append(Parting(option.key, values, witness(option.key, tried, [one.rules.rules for one in people])))
    return tuple(sorted(found, key=lambda one: -one.question.often if one.question else 0.0))


def added_partings(people: Sequence[Person]) -> tuple[AddedParting, ...]:
    """Return the own rules, notes and documents that not everybody has, in the order in which they were added.

    They are no options, so that nobody is asked for them; only rules that are known whole have some or have not.
    """
    every = dict.fromkeys(one for person in people for one in person.added or ())
    found = (AddedParting(one, tuple(_has(person, one) for person in people)) for one in every)
    return tuple(one for one in found if one.has.count(True) < len(people))


def _has(person: Person, added: Extra) -> bool | None:
    return None if person.added is None else added in person.added


def shared(people: Sequence[Person]) -> tuple[Extra, ...]:
    """Return own rules, notes and documents of everybody whose rules are known whole."""
    whole = [person.added for person in people if person.added is not None]
    return tuple(one for one in whole[0] if all(one in added for added in whole)) if whole else ()


def witness(key: str, values: Sequence[str], grounds: Sequence[RuleSet]) -> Question | None:
    """Return the question that comes up most often of those that part some values in any of the rules."""
    for question in sorted(pool().values(), key=lambda one: -one.often):
        for rules in grounds:
            if len({reply(question, rules.change(key, value)) for value in values}) > 1:
                return question
    return None


def agreed(people: Sequence[Person], chosen: Mapping[str, int]) -> OpenRules:
    """Return the one rule set of several people.

    Where they part, the person ``chosen`` for an option has their way, and it is open where nobody is. Where they do
    not, whoever said something; of what nobody said the first person's rules stand. What was added stays where all of
    those whose rules are known whole have it.
    """
    first, settled, left_open = people[0].rules.rules, dict[str, str](), list[str]()
    for option in OPTIONS:
        values = [person.value(option.key) for person in people]
        said = dict.fromkeys(value for value in values if value is not None)
        pick = chosen.get(option.key)
        value = next(iter(said), None) if len(said) < 2 else OPEN if pick is None else values[pick]
        if value == OPEN:
            left_open.append(option.key)
        elif value is not None:
            settled[option.key] = value
    rules = nearest(open_rules({**first.given(), **settled}).rules).add(*shared(people))
    return open_rules({**rules.given(), **dict.fromkeys(left_open, OPEN)})
