"""The engine: judge a move, make it, list the moves, deal, replay a game. It asks the clauses and holds no rule."""

from explorer.engine.apply import IllegalMove, apply
from explorer.engine.chance import Stream
from explorer.engine.deal import Dealt, deal, shuffled_deck
from explorer.engine.judge import judge
from explorer.engine.legal import is_legal
from explorer.engine.moves import answers, legal_moves, possible_moves
from explorer.engine.replay import Step, repetition, replay

__all__ = [
    "Dealt",
    "IllegalMove",
    "Step",
    "Stream",
    "answers",
    "apply",
    "deal",
    "is_legal",
    "judge",
    "legal_moves",
    "possible_moves",
    "repetition",
    "replay",
    "shuffled_deck",
]
