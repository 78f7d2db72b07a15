"""Games by random legal moves, one turn at a time, for tests and measurements."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from explorer.engine import Stream, answers, deal, judge, legal_moves, repetition, shuffled_deck
from explorer.engine.chance import POLICY
from explorer.errors import InputError
from explorer.rules.ruleset import RuleSet
from explorer.state import Move, State
from explorer.trace.model import Judgement

NAMES = ("Anna", "Ben", "Carla", "Dan", "Eva", "Filip", "Gita", "Hugo")
LIMIT = 2000
ANSWERED = 4
"""One in so many plays is answered, where it can be."""


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn: the position, the moves that were legal in it, who made which one, and what it led to.

    ``legal`` are moves of the player to move, ``answers`` what else was legal, with the seats.
    """

    before: State
    legal: tuple[Move, ...]
    answers: tuple[tuple[int, Move], ...]
    by: int
    move: Move
    judgement: Judgement
    after: State


def start(rules: RuleSet, *, players: int, seed: int, game: int = 0) -> State:
    """Return the first position of a game that a seed fixes; with fewer players where the cards do not go round."""
    deck = shuffled_deck(rules, seed=seed, game=game)
    for number in range(players, 1, -1):
        try:
            return deal(NAMES[:number], game % number, deck, rules).state
        except InputError as error:
            if error.at != "players":
                raise
    raise AssertionError("not even two players get their cards")


def playout(state: State, rules: RuleSet, *, seed: int, game: int = 0, limit: int = LIMIT) -> Iterator[Turn]:
    """Play on by random legal moves until the game is over, nothing is legal, or so many turns have gone by.

    It ends also where a position comes back and nobody had a choice since: then it comes back for ever.
    """
    chance = Stream(seed, game, POLICY)
    forced = set[object]()
    for _ in range(limit):
        legal = tuple(legal_moves(state, rules))
        replies = tuple(answers(state, rules))
        if not legal or state.key() in forced:
            return
        forced = {state.key(), *forced} if len(legal) + len(replies) == 1 else set()
        assert state.turn is not None
        by, move = state.turn, legal[chance.below(len(legal))]
        if move.claim:
            move = _laid_at_random(state, move, chance)
        if replies and not chance.below(ANSWERED):
            by, move = replies[chance.below(len(replies))]
        judgement = judge(state, move, rules, by=by)
        assert judgement.after is not None, "a move from the list of legal moves is legal"
        yield Turn(state, legal, replies, by, move, judgement, judgement.after)
        state = judgement.after


def _laid_at_random(state: State, move: Move, chance: Stream) -> Move:
    """Lay any cards of the hand under a claim, or, one time in two, those that the list of moves has."""
    if chance.below(2):
        return move
    hand = chance.shuffled(state.actor.hand.known)
    return replace(move, cards=tuple(hand[: len(move.cards)]))


def ending(states: list[State]) -> str:
    """Say how a game ended: ``over``, or else ``repetition`` where a position came back, or just ``limit``."""
    if states[-1].turn is None:
        return "over"
    return "limit" if repetition(states) is None else "repetition"
