"""Which cells can be reached at all.

A cell is reachable when a position that the rules allow can be given in which a move is judged and this cell asked: one
built from the packs on a pile that plays can leave, or one of a game played at random from the deal. What the others
hold and what was played before is not gone into, so that a few positions count that no game comes to; and a cell of the
smaller decisions that is asked in none of those games counts as out of reach.
"""

from __future__ import annotations

from typing import Any

from explorer.ask.findings.asked import asked
from explorer.ask.findings.built import effect_example, play_example
from explorer.ask.findings.duties import duty_example
from explorer.ask.findings.example import Example
from explorer.rules.decision import DUTY, EFFECT, PLAY, Decision
from explorer.rules.resolve import cell_type
from explorer.rules.ruleset import RuleSet
from explorer.tables import cell_at, indices

BUILT = {PLAY: play_example, EFFECT: effect_example, DUTY: duty_example}
"""The decisions of which every cell is looked for by itself."""


def position_of(decision: Decision, features: tuple[Any, ...], rules: RuleSet) -> Example | None:
    """Return a position with a move that asks a decision in the cell with these features, ``None`` if there is none."""
    build = BUILT.get(decision)
    if build is None:
        return asked(rules).get((decision.id, tuple(features)))
    return build(rules, cell_type(decision)(*features))


def first_reached(mask: int, decision: Decision, rules: RuleSet) -> Example | None:
    """Return a position for the first cell of a mask that can be reached, ``None`` if none can."""
    for number in indices(mask):
        example = position_of(decision, cell_at(decision, number), rules)
        if example:
            return example
    return None


def reached(mask: int, decision: Decision, rules: RuleSet) -> dict[int, Example]:
    """Return the cells of a mask that can be reached, by number, each with a position."""
    tried = ((number, position_of(decision, cell_at(decision, number), rules)) for number in indices(mask))
    return {number: example for number, example in tried if example}
