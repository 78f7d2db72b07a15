"""How often each clause decided, from how often each cell of its decision was asked about.

Counted are three decisions, which are looked up in tables turn by turn: which cards may go, which moves are duties, and
what a play does to the pile. A turn asks about all moves that can be thought of there, each cell once; what answers a
play is not counted, nor who is next, how many cards are taken, and who is out.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator

from explorer.lab.noting import EFFECT_CELLS, PLAY_CELLS, SITUATIONS, Seen
from explorer.lab.pack import clauses_of, reasons, resolver
from explorer.lab.packed import DUTIES, EFFECT_STATES, EFFECTS, PLAYS
from explorer.rules.decision import DUTY, EFFECT, FORM, PLAY, Decision
from explorer.rules.ruleset import RuleSet
from explorer.tables.cells import Layout

COUNTED: tuple[Decision, ...] = (PLAY, DUTY, EFFECT)

Cells = Iterator[tuple[int, int]]
"""Cells that were asked about: the bit of each in its layout, and how often."""

_LAYOUTS: tuple[Layout, ...] = (PLAYS, DUTIES, EFFECTS)
_ZONES = ("play", "up", "down")


def none_seen() -> Seen:
    """Return counters at 0."""
    return Seen(*(array("q", bytes(8 * size)) for size in (PLAY_CELLS, EFFECT_CELLS, 2 * SITUATIONS)))


def decided(rules: RuleSet, seen: Seen) -> tuple[dict[str, int], dict[str, int]]:
    """Return how often each clause in force decided, by id, and how often each decision was asked, by id.

    A clause decides where it stands and its outcome is the decision's; of a move that may not be made, what forbids it.
    """
    found, every, clauses = dict[str, int](), dict[str, int](), clauses_of(rules)
    for layout, cells in zip(_LAYOUTS, (_plays(seen), _duties(rules, seen), _effects(seen)), strict=True):
        asked = list(cells)
        every[layout.decision.id] = sum(often for _, often in asked)
        in_force = clauses.get(layout.decision.id, frozenset())
        because = reasons(layout, in_force)
        for clause in in_force:
            bits = because.decisive(clause.id).to_bytes(layout.size // 8 + 1, "little")
            found[clause.id] = sum(often for bit, often in asked if bits[bit >> 3] >> (bit & 7) & 1)
    return found, every


def _plays(seen: Seen) -> Cells:
    for cell, often in enumerate(seen.play):
        if often:
            rest, number = divmod(cell, 5)
            state, kind = divmod(rest, 16)
            yield 128 * state + 4 * kind + (number if number < 4 else 64), often


def _effects(seen: Seen) -> Cells:
    for cell, often in enumerate(seen.effect):
        if often:
            rest, number = divmod(cell, 5)
            yield (8 * rest + 2 * number if number < 4 else (EFFECT_STATES * 16 + rest) * 8), often


def _duties(rules: RuleSet, seen: Seen) -> Cells:
    """Give what was asked of each move; cards are laid from one zone, and from the hand only where it has some."""
    form = resolver(FORM, clauses_of(rules)[FORM.id])
    claims = bool(rules.param("claims"))
    for cell, often in enumerate(seen.duty):
        situation, cards = divmod(cell, 2)
        zone = situation // (SITUATIONS // len(_ZONES))
        for move, place in DUTIES.steps["move"].items() if often else ():
            if move in _ZONES and (_ZONES[zone] != move or (move == "play" and not cards)):
                continue
            verb = "claim" if move == "play" and claims else move
            sort = "claimed" if verb == "claim" else "none" if move in ("pickup", "pass") else "one"
            if not form(verb, sort, True, False).forbidden:
                yield situation * 8 + place, often
