"""What else has to be asked: that on which the answer depends."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

from explorer.ask.grid.grid import Cell
from explorer.ask.grid.slice import switches
from explorer.rules.ruleset import RuleSet
from explorer.ui.settle.asked import Asked, cell_of

SWITCHES: tuple[str, ...] = ("count", "run", "stock", "nines")
"""What can be asked besides, by the names in `Asked`."""


@dataclass(frozen=True, slots=True)
class Ask:
    """Something to be asked: the values that can be, each with the answer it leads to."""

    switch: str
    answers: tuple[tuple[int, Cell], ...]


def switched(asked: Asked, switch: str, value: int) -> Asked:
    """Return a question with something else said of it: a number of cards, or 1 for yes and 0 for no."""
    changed: dict[str, Any] = {switch: value if switch in SWITCHES[:2] else bool(value)}
    return replace(asked, **changed)


@lru_cache(maxsize=8)
def to_ask(asked: Asked, rules: RuleSet) -> tuple[Ask, ...]:
    """Return what else the answer depends on, or what was said of it although the answer is then the same.

    >>> from explorer.rules.ruleset import rule_set
    >>> [one.switch for one in to_ask(Asked("7", "A"), rule_set("pagat").change("ace_on", "lower-after-stock"))]
    ['stock']
    """
    return tuple(_to_ask(asked, rules))


def _to_ask(asked: Asked, rules: RuleSet) -> Iterator[Ask]:
    known = switches(rules)
    for switch in SWITCHES:
        answers = [(value, cell_of(switched(asked, switch, int(value)), rules)) for value in getattr(known, switch)]
        there = tuple((int(value), cell) for value, cell in answers if cell is not None and not cell.cannot)
        differs = len({(cell.said, cell.owed) for _, cell in there}) > 1
        if differs or (there and getattr(asked, switch) != getattr(asked.usual, switch)):
            yield Ask(switch, there)
