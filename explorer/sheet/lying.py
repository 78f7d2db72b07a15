"""What the grid says of a card that lies on top: whether it can lie there at all, and what goes on it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import product

from explorer.ask.grid.grid import grid
from explorer.ask.grid.items import listed
from explorer.ask.grid.phrases import Phrases
from explorer.ask.grid.slice import kinds_of, switches
from explorer.ask.grid.tops import Top
from explorer.cards import Kind
from explorer.rules.ruleset import RuleSet


@dataclass(frozen=True, slots=True)
class Lying:
    """The kinds, from the lowest up, that may go on a top at any time, and those that may ``late``, without a stock."""

    goes: tuple[Kind, ...]
    late: tuple[Kind, ...]


@lru_cache(maxsize=512)
def lying(rules: RuleSet, top: Kind) -> Lying | None:
    """Return what goes on a kind, one card at a time; ``None`` where it never lies there to be played on.

    >>> from explorer.rules.ruleset import rule_set
    >>> lying(rule_set("pagat"), "10"), lying(rule_set("pagat").change("led_ten", "clears"), "10")
    (Lying(goes=('10',), late=()), None)
    """
    known, every = switches(rules), kinds_of(rules)
    found: dict[bool, set[Kind]] = {stock: set() for stock in known.stock}
    lies = False
    for stock, nines, run in product(known.stock, known.nines, known.run):
        cells = grid(rules, run=run, stock=stock, nines=nines).cells
        here = [cell for cell in cells.values() if cell.top.kind == top and not cell.cannot and not cell.owed]
        lies = lies or bool(here)
        found[stock] |= {cell.kind for cell in here if cell.goes}
    if not lies:
        return None
    goes = found[known.stock[0]]
    late = set().union(*found.values()) - goes
    return Lying(tuple(kind for kind in every if kind in goes), tuple(kind for kind in every if kind in late))


def lying_words(found: Lying, rules: RuleSet, lang: str) -> dict[str, str]:
    """Return the facts of a sentence that names what goes on a card, as a list and as tops are listed."""
    every = kinds_of(rules)
    phrases = Phrases(lang, every, rules.param("red_apart"))
    words = {}
    for name, kinds in (("goes", found.goes), ("late", found.late)):
        words[f"{name}_list"] = phrases.listed(listed(kinds, every)).text if kinds else ""
        words[f"{name}_tops"] = phrases.tops([Top(kind) for kind in kinds])
    return words
