"""Lying and doubting: which cards a claim covers, and whether a claim is believed."""

from __future__ import annotations

from explorer.engine.answers import latest_cards
from explorer.engine.chance import Stream
from explorer.players.looks import copies, in_sight, is_true
from explorer.players.policy import BELIEVED, OFTEN
from explorer.players.sight import Sight
from explorer.rules.catalogue.kinds import HEIGHT
from explorer.state import Move


def claims(sight: Sight, how: str) -> tuple[Move, ...]:
    """Return the moves that a bot thinks of: all, where nothing is claimed, else by the way in which it claims."""
    if how == "any" or not any(move.claim for move in sight.moves):
        return sight.moves
    others = tuple(move for move in sight.moves if move.claim is None)
    said = tuple(move for move in sight.moves if move.claim is not None)
    true = tuple(move for move in said if is_true(move, sight.rules))
    numbers = {len(move.cards) for move in said}
    number = max((one for one in numbers if one <= BELIEVED), default=min(numbers))
    lies = tuple(_lowest(sight, move) for move in said if len(move.cards) == number)
    if how == "lie":
        return lies + others
    if how == "stuck":
        return true + others if true else lies + others
    return true + others or lies


def doubted(sight: Sight, how: str, chance: Stream) -> bool:
    """Tell whether the latest claim is challenged."""
    if how == "never":
        return False
    return cannot_be(sight) or ends_the_game(sight) or (how == "often" and not chance.below(OFTEN))


def cannot_be(sight: Sight) -> bool:
    """Tell whether the latest claim names more cards than the packs can have beside those in sight."""
    claimed = latest_cards(sight.state)
    kind = claimed[0].kind
    there = sum(sight.rules.kind(card) == kind for card in in_sight(sight))
    return there + len(claimed) > copies(kind, sight.rules)


def ends_the_game(sight: Sight) -> bool:
    """Tell whether nobody but this seat has cards left, so that the game is lost once the claim stands."""
    others = (seat.cards for place, seat in enumerate(sight.state.seats) if place != sight.place)
    return not len(sight.state.stock) and not any(others)


def _lowest(sight: Sight, move: Move) -> Move:
    """Lay the lowest cards of the hand under a claim."""
    hand = sight.state.seats[sight.place].hand.known
    cards = sorted(hand, key=lambda card: HEIGHT[sight.rules.kind(card)])[: len(move.cards)]
    return Move(move.verb, tuple(cards), claim=move.claim)
