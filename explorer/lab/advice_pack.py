"""The advice clauses packed into scores, one for whatever a move and a position can have in common."""

from __future__ import annotations

from array import array
from functools import lru_cache
from itertools import product

from explorer.lab.advising import Advice
from explorer.lab.pack import Clauses, clauses_of, resolver
from explorer.lab.packed import FALLS, PLACE
from explorer.players.advising import importance, score
from explorer.players.looks import copies
from explorer.rules.catalogue import advice as said
from explorer.rules.catalogue.kinds import TWO
from explorer.rules.decision import ADVICE, YES_NO
from explorer.rules.ruleset import RuleSet

SILENT = Advice(array("i", [0]), *(0,) * 9)
"""What stands for advice where nobody heeds any."""


def pack_advice(rules: RuleSet) -> Advice:
    """Return the advice of a rule set as numbers."""
    return Advice(
        scores=_scores(clauses_of(rules)[ADVICE.id]),
        good=_kinds(said.GOOD),
        low=_kinds(said.LOW),
        strong=_kinds(said.STRONG),
        two=PLACE[TWO],
        copies=copies(TWO, rules),
        few_twos=said.FEW_TWOS,
        good_at_least=said.GOOD_AT_LEAST,
        low_ranks_at_most=said.LOW_RANKS_AT_MOST,
        low_cards_at_least=said.LOW_CARDS_AT_LEAST,
    )


def _kinds(kinds: tuple[str, ...]) -> int:
    return sum(15 << 4 * PLACE[kind] for kind in kinds)


@lru_cache(maxsize=64)
def _scores(clauses: Clauses) -> array[int]:
    ask, ranks = resolver(ADVICE, clauses), importance(resolver(ADVICE, clauses))
    piles, held = ADVICE.features["pile"], ADVICE.features["playable"]
    contexts = list(product(YES_NO, held, piles, YES_NO))
    laid = [("play", kind, effect) for kind in PLACE for effect in ("none", *FALLS)]
    taken = [("pickup", "none", "none"), ("try", "none", "none")]
    return array(
        "i",
        (
            score(ask(*move, stock, playable, pile, twos, few), ranks)
            for moves in (laid, taken)
            for stock, playable, pile, few in contexts
            for twos in ("fewer", "enough")
            for move in moves
        ),
    )
