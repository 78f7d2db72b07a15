"""The fields of a code that hold rules: what they stand on and change, what is open, and what a group added."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from explorer.errors import InputError
from explorer.rules.catalogue import OPTIONS
from explorer.rules.compact import read_document, read_note, read_own, write_document, write_note, write_own
from explorer.rules.ruleset import NOT_AGREED, Extra, RuleSet, rule_set

OPEN = NOT_AGREED[0]
KEYS: tuple[str, ...] = ("d", "r", "o", "n")
"""Added documents, the rules themselves, own rules, notes."""


def rules_fields(rules: RuleSet, open_keys: Iterable[str] = ()) -> list[tuple[str, str]]:
    """Write rules as fields of a code, those without anything left out; options that are open have the value ``?``.

    >>> rules_fields(rule_set({"base": "guide", "hand": 6}), {"led_ten"})
    [('r', 'guide+hand.6+led_ten.?')]
    """
    left_open = frozenset(open_keys)
    changes = [f"{key}.{value}" for key, value in rules.changes if key not in left_open]
    unsettled = [f"{option.key}.{OPEN}" for option in OPTIONS if option.key in left_open]
    fields = [
        ("d", "+".join(map(write_document, rules.documents))),
        ("r", "+".join([rules.base, *changes, *unsettled])),
        ("o", "+".join(map(write_own, rules.own))),
        ("n", "+".join(map(write_note, rules.notes))),
    ]
    return [(key, value) for key, value in fields if value]


def read_rules_fields(
    fields: Mapping[str, str], troubles: list[InputError], *, instead: tuple[RuleSet, frozenset[str]] | None = None
) -> tuple[RuleSet, frozenset[str]]:
    """Read rules and the options that are open, as far as they can be read; ``troubles`` gets what cannot.

    Where no rules are given, or nobody knows what they stand on, they are those ``instead``, else Pagat's.
    """
    if instead is not None and not any(fields.get(key) for key in KEYS):
        return instead
    base, *changes = fields.get("r", "pagat").split("+")
    rules = _add(rule_set("pagat"), fields.get("d", ""), read_document, "document", troubles)
    try:
        rules = rules.base_game(base)
    except InputError as error:
        troubles.append(brief(error))
        if instead is not None:
            return instead
    left_open: set[str] = set()
    given: dict[str, str] = {}
    for change in changes:
        key, _, value = change.partition(".")
        if key in given:
            troubles.append(InputError("code.option-twice", key=key, value=value))
            left_open.discard(key)
        given[key] = value
        try:
            if value in NOT_AGREED:
                rules.change(key, rules.base_game().values.get(key, ""))  # which says it where there is no such option
                left_open.add(key)
            else:
                rules = rules.change(key, value)
        except InputError as error:
            troubles.append(brief(error))
    rules = _add(rules, fields.get("o", ""), read_own, "rule", troubles)
    rules = _add(rules, fields.get("n", ""), read_note, "note", troubles)
    for key in left_open:
        rules = rules.change(key, rules.base_game().values[key])
    return rules, frozenset(left_open)


def write_against(rules: RuleSet | None, open_keys: Iterable[str] = ()) -> str:
    """Write the rules that ours are compared with, as the value of one field.

    >>> write_against(rule_set({"base": "guide", "hand": 6}))
    'guide+hand.6'
    """
    if rules is None:
        return ""
    fields = rules_fields(rules, open_keys)
    if [key for key, _ in fields] == ["r"]:
        return fields[0][1]
    return ",".join(f"{key}={value}" for key, value in fields)


def read_against(text: str, troubles: list[InputError]) -> RuleSet | None:
    """Read what `write_against` wrote, as far as it can be read; ``troubles`` gets what cannot."""
    if not text:
        return None
    return read_rules_fields(against_fields(text), troubles)[0]


def against_fields(text: str) -> dict[str, str]:
    """Return the fields of what `write_against` wrote."""
    parts = (part.partition("=") if "=" in part else ("r", "=", part) for part in text.split(","))
    return {key: value for key, _, value in parts}


def brief(error: InputError) -> InputError:
    """Leave out the list of all that would have been right: a reader wants to know what was not opened."""
    said, near = error.fields.get("said"), error.fields.get("near")
    if error.id == "known.near":
        return InputError("known.brief", said=said, near=near, at=error.at)
    return said.placed(error.at) if error.id == "known.far" and isinstance(said, InputError) else error


def _add(rules: RuleSet, text: str, read: Callable[[str], Extra], what: str, troubles: list[InputError]) -> RuleSet:
    """Add what a group added, as far as it can be read."""
    for number, part in enumerate(text.split("+") if text else (), start=1):
        try:
            rules = rules.add(read(part))
        except InputError as error:
            troubles.append(InputError("code.added", what=what, number=number, why=brief(error)))
    return rules
