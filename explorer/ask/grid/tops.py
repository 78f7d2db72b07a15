"""The rows of a grid: what may lie on the table."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from explorer.ask.grid.answers import answers
from explorer.ask.grid.slice import kinds_of
from explorer.cards import Kind
from explorer.rules.catalogue.kinds import ORDER
from explorer.rules.decision import EFFECT, EMPTY, KEEPS
from explorer.rules.ruleset import RuleSet


@dataclass(frozen=True, slots=True)
class Top:
    """What lies on the table: the kind on top (or ``empty``), and whether the pile is only what was ``led``.

    Only kinds that do something of their own when they are led have rows for both.
    """

    kind: Kind = EMPTY
    led: bool = False

    @property
    def id(self) -> str:
        """The name of the row in data: ``empty``, ``7``, ``led-10``."""
        return f"led-{self.kind}" if self.led else self.kind

    @property
    def place(self) -> tuple[int, bool]:
        """Where the row stands among all rows: the empty table first, then from the lowest kind up."""
        return (-1 if self.kind == EMPTY else ORDER.index(self.kind), not self.led)


TABLE = Top()


@lru_cache(maxsize=64)
def tops_of(rules: RuleSet) -> tuple[Top, ...]:
    """Return the rows of a rule set's grids, from the empty table over the lowest kind up.

    >>> from explorer.rules.ruleset import rule_set
    >>> [top.id for top in tops_of(rule_set("pagat"))][7:11]
    ['9', 'led-10', '10', 'J']
    """
    kinds = kinds_of(rules)
    led = [Top(kind, led=True) for kind in kinds if marks_led(rules, kind)]
    return tuple(sorted((TABLE, *led, *map(Top, kinds)), key=lambda top: top.place))


def marks_led(rules: RuleSet, kind: Kind) -> bool:
    """Tell whether a kind does something of its own when one such card is led."""
    if kind == EMPTY:
        return False
    effect = answers(rules, EFFECT)
    led = (effect.outcome(effect.at(kind=kind, count=1, top=EMPTY, run=0, stock=stock)) for stock in (True, False))
    return any(outcome not in (None, KEEPS) for outcome in led)
