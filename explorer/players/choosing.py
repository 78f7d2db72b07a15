"""What a bot does: a move or an answer, from what its seat sees, its policy, and a stream of chance."""

from __future__ import annotations

from explorer.cards import Card
from explorer.engine.answers import latest_cards
from explorer.engine.chance import Stream
from explorer.players.advising import scores
from explorer.players.claims import claims, doubted
from explorer.players.looks import LAYING, is_true, spent
from explorer.players.policy import SELDOM, VERBS, Policy
from explorer.players.sight import Sight
from explorer.rules.catalogue.kinds import HEIGHT
from explorer.rules.ruleset import RuleSet
from explorer.state import Move


def choose(sight: Sight, policy: Policy, chance: Stream) -> Move | None:
    """Return what a bot does; ``None`` lets the latest play stand, where the sight is of an answer."""
    if sight.answer:
        return _answer(sight, policy, chance)
    if policy.chooses == "random":
        return _laid_at_random(sight, sight.moves[chance.below(len(sight.moves))], chance)
    return best(sight, claims(sight, policy.claims), policy)


def best(sight: Sight, moves: tuple[Move, ...], policy: Policy) -> Move:
    """Return the move that the advice prefers, if the policy heeds it, and of equal ones that of the lowest cards."""
    if policy.chooses == "advice" and len(moves) > 1:
        scored = scores(sight, moves)
        top = max(scored)
        moves = tuple(move for move, score in zip(moves, scored, strict=True) if score == top)
    return min(moves, key=lambda move: plain(move, sight.rules))


def plain(move: Move, rules: RuleSet) -> tuple[int, int, int, bool]:
    """Order moves where nothing speaks for one: cards are laid first, the lowest, as many as go, and truly."""
    height = HEIGHT[spent(move, rules)] if move.verb in LAYING else 0
    return VERBS.index(move.verb) if move.verb not in LAYING else 0, height, -len(move.cards), not is_true(move, rules)


def _answer(sight: Sight, policy: Policy, chance: Stream) -> Move | None:
    challenges = [move for move in sight.moves if move.verb == "challenge"]
    if policy.doubts == "random":
        answered = not chance.below(SELDOM)
        return sight.moves[chance.below(len(sight.moves))] if answered else None
    if challenges:
        return challenges[0] if doubted(sight, policy.doubts, chance) else None
    return _followed(sight, policy)


def _followed(sight: Sight, policy: Policy) -> Move | None:
    """Play on with a drawn card, or change the play for one, where that is no worse than to let it stand."""
    laid = tuple(one.card for one in latest_cards(sight.state) if one.card is not None)
    moves = [move for move in sight.moves if move.verb == "on" or _lower(move.cards, laid, sight.rules)]
    if policy.chooses == "advice":
        scored = scores(sight, tuple(moves))
        moves = [move for move, score in zip(moves, scored, strict=True) if score >= 0]
    return best(sight, tuple(moves), policy) if moves else None


def _lower(cards: tuple[Card, ...], laid: tuple[Card, ...], rules: RuleSet) -> bool:
    return HEIGHT[rules.kind(cards[0])] < HEIGHT[rules.kind(laid[0])]


def _laid_at_random(sight: Sight, move: Move, chance: Stream) -> Move:
    """Lay any cards of the hand under a claim, or, one time in two, those that the table named."""
    if move.claim is None or chance.below(2):
        return move
    hand = sight.state.seats[sight.place].hand.known
    return Move(move.verb, chance.drawn(hand, len(move.cards)), claim=move.claim)
