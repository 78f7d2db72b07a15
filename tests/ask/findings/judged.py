"""What is asked when a move is judged."""

from typing import Any

from explorer.ask.findings.example import Example
from explorer.engine import deal, judge, shuffled_deck
from explorer.rules.resolve import Resolution
from explorer.trace.model import Judgement

Cell = tuple[str, tuple[Any, ...]]


def judgement_of(example: Example) -> Judgement:
    """Judge the move of an example."""
    return judge(example.state, example.move, example.rules, by=example.by)


def cells_of(judgement: Judgement) -> set[Cell]:
    """Return the cells that were asked, by the decision's id and the features."""
    tried = (judgement.tried,) if judgement.tried else ()
    asked = (*judgement.judging, *judgement.settling, *tried)
    return {(one.decision.id, tuple(one.cell)) for one in asked}


def resolutions_of(example: Example) -> list[Resolution]:
    """Return what was asked of an example: by its move, and by the deal where the game opens with it."""
    judgement, rules = judgement_of(example), example.rules
    dealt: tuple[Resolution, ...] = ()
    if example.state.opening:
        dealt = deal(example.state.names, 0, shuffled_deck(rules, seed=1, game=0), rules).settling
    return [*judgement.judging, *judgement.settling, *dealt]
