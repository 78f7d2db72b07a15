"""Rules on which people have not agreed in everything."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import product
from math import prod

from explorer.engine.game import read_rules, write_rules
from explorer.errors import InputError, unknown
from explorer.rules.catalogue import OPTIONS
from explorer.rules.ruleset import EXTRAS, NOT_AGREED, RuleSet, rule_set, value_ids
from explorer.sources.added import AddedDocument

OPEN = NOT_AGREED[0]


@dataclass(frozen=True, slots=True)
class OpenRules:
    """A rule set, and the keys of the options on which nobody has agreed, in the order of the catalogue.

    In ``rules`` the open options have the values of the base; nothing may be played by these. Make one with
    `open_rules` or `read_open_rules`.
    """

    rules: RuleSet
    open: tuple[str, ...] = ()

    @property
    def among(self) -> dict[str, tuple[str, ...]]:
        """The values that each open option may have."""
        return {key: value_ids(key) for key in self.open}

    def __len__(self) -> int:
        """How many rule sets these rules can become."""
        return prod(map(len, self.among.values()))

    def readings(self) -> Iterator[RuleSet]:
        """Give every rule set that these rules can become; `len` tells how many there are.

        >>> [rules.values["led_picture"] for rules in open_rules({"led_picture": "?"}).readings()]
        ['allowed', 'barred']
        """
        for values in product(*self.among.values()):
            yield self.reading(dict(zip(self.open, values, strict=True)))

    def reading(self, values: Mapping[str, str]) -> RuleSet:
        """Return a rule set that these rules can become; open options that are not named have their base's value.

        Raises:
            InputError: at ``rules.KEY``, for a value that the option does not have.
        """
        rules = self.rules
        for key in self.open:
            rules = rules.change(key, values[key]) if key in values else rules
        return rules

    def agree(self, key: str, value: str) -> OpenRules:
        """Return the rules with one option agreed on.

        Raises:
            InputError: at ``rules.KEY``, for a value that the option does not have.
        """
        return OpenRules(self.rules.change(key, value), tuple(other for other in self.open if other != key))

    def agreed(self) -> RuleSet:
        """Return the rule set when everything is agreed, so that it can be played by.

        Raises:
            InputError: at ``rules.KEY``, for the first option that is open.
        """
        if self.open:
            rule_set(dict.fromkeys(self.open[:1], OPEN))  # which says what is to be done
        return self.rules


def open_rules(rules: str | Mapping[str, object], *, documents: tuple[AddedDocument, ...] = ()) -> OpenRules:
    """Read rules that may have open options: a text, or a mapping with ``base`` and option keys, ``?`` for open ones.

    They may stand on added ``documents``.

    Raises:
        InputError: at ``rules`` or ``rules.KEY``, for an unknown preset, key or value.

    >>> open_rules({"base": "digest", "led_ten": "?"}).open
    ('led_ten',)
    """
    if isinstance(rules, str):
        return read_open_rules(rules, documents=documents)
    if not isinstance(rules, Mapping):
        raise InputError("rules.given", at="rules")
    wanted = [str(key) for key, value in rules.items() if value in NOT_AGREED and key != "base"]
    settled = rule_set({key: value for key, value in rules.items() if key not in wanted}, documents=documents)
    return _opened(settled, wanted)


def read_open_rules(text: str, *, documents: tuple[AddedDocument, ...] = ()) -> OpenRules:
    """Read rules written as a preset and changes, ``?`` (or ``not-agreed``) for what is open.

    They may stand on added ``documents``.

    Raises:
        InputError: at ``rules`` or ``rules.KEY`` for what cannot be.

    >>> write_open_rules(read_open_rules("pagat, led_ten not-agreed, hand 6"))
    'pagat, hand 6, led_ten ?'
    """
    wanted: list[str] = []
    kept: list[str] = []
    keys: list[str] = []
    for part in text.split(","):
        key, _, value = part.strip().partition(" ")
        is_open = value.strip() in NOT_AGREED and key not in EXTRAS
        (wanted if is_open else kept).append(key if is_open else part)
        keys.append(key)
    for key in wanted:
        if keys.count(key) > 1:
            raise InputError("rules.twice", key=key, at=f"rules.{key}")
    return _opened(read_rules(",".join(kept), documents=documents), wanted)


def write_open_rules(rules: OpenRules) -> str:
    """Write rules so that `read_open_rules` reads them back."""
    return ", ".join([write_rules(rules.rules), *(f"{key} {OPEN}" for key in rules.open)])


def _opened(rules: RuleSet, wanted: list[str]) -> OpenRules:
    keys = [option.key for option in OPTIONS]
    for key in wanted:
        if key not in keys:
            raise unknown("option", key, keys, at=f"rules.{key}")
    return OpenRules(rules, tuple(key for key in keys if key in wanted))
