"""Somebody who plays by known rules and answers every question truly, for tests and measurements."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from explorer.ask.finding.asking import next_question
from explorer.ask.finding.question import Question, reply
from explorer.ask.finding.standing import Standing
from explorer.ask.grid.grid import Cell, grid
from explorer.rules.decision import COUNTS, RUNS, YES_NO
from explorer.rules.ruleset import RuleSet


def answering(truth: RuleSet) -> Iterator[tuple[Question, Standing]]:
    """Give each question that is asked, with how it stands after its true answer."""
    standing = Standing()
    while (question := next_question(standing)) is not None:
        standing = standing.say(question, reply(question, truth))
        yield question, standing


def same_grid(one: RuleSet, other: RuleSet) -> bool:
    """Tell whether two rule sets let the same cards go, with the same effect, on every grid.

    Without nines the grid of rules that do not count them is the usual one, so cells are compared that both have.
    """
    if one.values == other.values:
        return True
    slices = product(COUNTS, RUNS[1:], YES_NO, YES_NO)
    return all(_alike(one, other, *at) for at in slices)


def _alike(one: RuleSet, other: RuleSet, count: int, run: int, stock: bool, nines: bool) -> bool:
    grids = [grid(rules, count=count, run=run, stock=stock, nines=nines) for rules in (one, other)]
    if (grids[0].tops, grids[0].kinds) != (grids[1].tops, grids[1].kinds):
        return False
    pairs = [(cell, grids[1].cells[place]) for place, cell in grids[0].cells.items()]
    if grids[0].at != grids[1].at:
        pairs = [pair for pair in pairs if not any(cell.cannot for cell in pair)]
    return all(_cell(a) == _cell(b) for a, b in pairs)


def _cell(cell: Cell) -> object:
    return cell.said, cell.owed, cell.cannot
