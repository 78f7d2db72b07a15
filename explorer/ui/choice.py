"""A move that a reader can look at: one of the player to move, or an answer of somebody to the latest play."""

from __future__ import annotations

from typing import NamedTuple

from explorer.engine.legal import TURNED
from explorer.rules.ruleset import RuleSet
from explorer.state import Move


class Choice(NamedTuple):
    """A move and the seat that would make it; ``at`` is the place of a hidden table card, where one was chosen."""

    by: int
    move: Move
    at: int | None = None


def alike(one: Choice, other: Choice, rules: RuleSet) -> bool:
    """Tell whether two moves are the same but for the suits; of a card that is turned it does not matter which."""
    return stands_for(one, other, rules) and _kinds(one, rules) == _kinds(other, rules)


def stands_for(one: Choice, other: Choice, rules: RuleSet) -> bool:
    """Tell whether two moves are one in a list: alike, and of claims those of the same number and rank."""
    same = (one.by, one.move.verb, one.move.claim, one.move.target)
    if same != (other.by, other.move.verb, other.move.claim, other.move.target):
        return False
    return bool(one.move.claim) or _kinds(one, rules) == _kinds(other, rules)


def is_true(move: Move, rules: RuleSet) -> bool:
    """Tell whether the cards that a claim lays are what it says."""
    return all(rules.kind(card) == rules.laid(move) for card in move.cards)


def foretold(guess: Choice, made: Choice, rules: RuleSet) -> bool:
    """Tell whether a prediction came true; of a lie the number and the cards laid do not matter, only the rank."""
    if guess.move.claim and made.move.claim and guess.by == made.by:
        if is_true(guess.move, rules) or is_true(made.move, rules):
            return alike(guess, made, rules)
        return guess.move.claim[1] == made.move.claim[1]
    return alike(guess, made, rules)


def _kinds(choice: Choice, rules: RuleSet) -> list[str]:
    move = choice.move
    return [] if move.verb in TURNED else sorted(rules.kind(card) for card in move.cards)
