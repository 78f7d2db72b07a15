"""Can a position have come about by some rules? If not, it is judged as it lies."""

from __future__ import annotations

from functools import lru_cache
from itertools import groupby, product

from explorer.cards import Kind
from explorer.engine.check import check_position
from explorer.engine.looks import kinds_in_play, saturated
from explorer.errors import InputError
from explorer.rules.decision import COUNTS, EFFECT, EMPTY, PLAY, RUNS, YES_NO
from explorer.rules.ruleset import RuleSet
from explorer.state import Laid, Move, State

Top = tuple[str, int, bool]
"""The kind on top or ``empty``, how many equal cards lie there (at most four), and whether they must be taken."""

ASKED = ("no", "free", "whole")
"""How the first cards of a pile can stand to those that decided the start, so that they may have been led."""


def strange(state: State, lying: State, rules: RuleSet, move: Move) -> tuple[str, ...]:
    """Return what of a position cannot have come about by these rules, in words of the program; nothing if all can.

    ``lying`` is the position as these rules see it. ``pile``: no plays, and no pick-up of half a pile, leave such cards
    on one another; ``owed``: it says that led cards must be taken, and these rules ask for no such thing; else the key
    under which the judging interface writes what cannot be, such as ``stock``. How many cards hands have is not looked
    at, since positions are often written down in part.
    """
    found = [] if can_lie(lying.pile, rules, stock=bool(len(lying.stock))) else ["pile"]
    if state.owed is not None and lying.owed is None:
        found.append("owed")
    if state.turn is not None:
        try:
            check_position(lying, rules, move)
        except InputError as error:
            found.append(error.at.partition(".")[0])
    return tuple(dict.fromkeys(found))


def can_lie(pile: tuple[Laid, ...], rules: RuleSet, *, stock: bool) -> bool:
    """Tell whether some plays one after another leave these cards on top of a pile; ``stock``: some is still there.

    What is written of a pile may be its upper part alone. Half a pile picked up leaves what fewer plays, or one of
    fewer cards, could have left.
    """
    return bool(_reached(tuple(laid.kind for laid in pile), rules, stock))


@lru_cache(maxsize=4096)
def _reached(kinds: tuple[Kind, ...], rules: RuleSet, stock: bool) -> frozenset[Top]:
    """Return what can lie there with these cards on top."""
    tops = _tops(rules, stock)
    for kind, alike in groupby(kinds):
        tops = _after(tops, kind, len(list(alike)), rules, stock)
    return tops


@lru_cache(maxsize=256)
def _tops(rules: RuleSet, stock: bool) -> frozenset[Top]:
    """Return what can lie on the table."""
    found: set[Top] = {(EMPTY, 0, False)}
    todo = list(found)
    while todo:
        beneath = todo.pop()
        for kind, number in product(kinds_in_play(rules), COUNTS):
            new = _laid(beneath, kind, number, rules, stock) - found
            found |= new
            todo += new
    return frozenset(found)


def _after(tops: frozenset[Top], kind: Kind, number: int, rules: RuleSet, stock: bool) -> frozenset[Top]:
    """Return what can lie there after so many equal cards, laid in one play or in several."""
    reached = [tops, *(frozenset[Top]() for _ in range(number))]
    for begin in range(number):
        for end in range(begin + 1, number + 1):
            reached[end] |= {
                top for beneath in reached[begin] for top in _laid(beneath, kind, end - begin, rules, stock)
            }
    return reached[number]


def _laid(beneath: Top, kind: Kind, number: int, rules: RuleSet, stock: bool) -> frozenset[Top]:
    """Return what can lie there when cards were laid that may go there and stay, whatever stock was left then."""
    top, run, owed = beneath
    if owed:
        return frozenset()
    laid, found = (kind, saturated(number), top), set()
    for left in (True,) if stock else YES_NO:
        asked = product(YES_NO, ASKED if top == EMPTY else ASKED[:1])
        if any(rules.resolver(PLAY)(*laid, left, *rest).permitted for rest in asked):
            does = rules.resolver(EFFECT)(*laid, run, left).outcome
            if does != "clears":
                alike = number + (run if kind == top else 0)
                found.add((kind, min(alike, RUNS[-1]), does == "must-take"))
    return frozenset(found)
