"""Rule sets for the tests of the sheet."""

from __future__ import annotations

from collections.abc import Iterator

from explorer.rules.catalogue import BASE, OPTIONS
from explorer.rules.clause import Clause
from explorer.rules.own_given import note, own_rule
from explorer.rules.presets import PRESETS
from explorer.rules.ruleset import RuleSet, rule_set

SPREAD = {"base": "wikipedia-1", "led_ten": "barred", "bars_last": "while-stock", "hand": "6", "decks": "2"}
EVERYTHING = {
    "base": "poytapaska-relaxed",
    "change_play": "yes",
    "play_on": "yes",
    "specials": "black",
    "try_stock": "when-stuck",
    "led_ten": "taken-pass",
    "led_ace": "taken-again",
    "led_picture": "barred",
    "bars_last": "while-stock",
    "pickup": "half",
    "keeps_turn": "half-or-five",
    "start": "first-with-three",
    "decks": "2",
}


def clauses() -> dict[str, Clause]:
    """Return every clause of the catalogue, by id."""
    bounds = [bound for option in OPTIONS for value in option.values for bound in (*value.brings, *value.keeps)]
    return {bound.clause.id: bound.clause for bound in (*BASE, *bounds)}


def neighbours() -> Iterator[RuleSet]:
    """Give every preset, two of them with each switch set otherwise, and some that differ in much."""
    yield from map(rule_set, PRESETS)
    for preset in ("wikipedia-2", "valepaska"):
        for option in OPTIONS:
            for value in option.values:
                yield rule_set(preset).change(option.key, value.id)
    yield rule_set(SPREAD)
    yield rule_set(EVERYTHING)


def wordy(base: dict[str, str], *, words: str = "Everybody stands up and sings before it counts. ") -> RuleSet:
    """Return rules with ten own rules and ten notes of some length."""
    kinds = "4 5 6 7 8 9 J Q K 3".split()
    own = [own_rule({"says": "goes", "cards": kind, "top": "3 4", "text": f"{kind}: {words}"}) for kind in kinds]
    return rule_set(base, own=own, notes=[note(f"{number}. {words}") for number in range(10)])
