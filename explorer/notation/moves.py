"""Moves as text: ``play 3C 3D``, ``pickup``, ``try 9D``, ``claim 2 9: 3D 4S``, ``challenge Ben`` …"""

from __future__ import annotations

from explorer.errors import InputError, unknown
from explorer.notation.cards import read_cards, read_kind, write_cards
from explorer.state import VERBS, Move

_NUMBERS = {  # verb: how many cards it takes, from and to
    "play": (1, None),
    "up": (1, None),
    "try": (0, 1),
    "down": (0, 1),
    "change": (1, 1),
    "on": (1, 1),
    "pickup": (0, 0),
    "pass": (0, 0),
}


def read_move(text: str) -> Move:
    """Read a move.

    Raises:
        InputError: when the verb is not known or the cards do not fit it.

    >>> read_move("try 9d").cards[0].rank
    '9'
    """
    verb, _, rest = text.strip().partition(" ")
    if verb not in VERBS:
        raise unknown("move", verb, VERBS)
    if verb == "challenge":
        if not rest.strip():
            raise InputError("move.challenge")
        return Move(verb, target=rest.strip())
    if verb == "claim":
        return _read_claim(rest)
    cards = read_cards(rest)
    fewest, most = _NUMBERS[verb]
    if len(cards) < fewest or (most is not None and len(cards) > most):
        raise InputError("move.cards", verb=verb, number=len(cards), fewest=fewest, most=most)
    return Move(verb, cards)


def _read_claim(text: str) -> Move:
    said, colon, laid = text.partition(":")
    words = said.split()
    if not colon or len(words) != 2 or not words[0].isdecimal():
        raise InputError("move.claim")
    cards = read_cards(laid)
    number = int(words[0])
    if not number:
        raise InputError("move.claim-none")
    if number != len(cards):
        raise InputError("move.claim-number", said=number, number=len(cards))
    return Move("claim", cards, claim=(number, read_kind(words[1])))


def write_move(move: Move) -> str:
    """Write a move so that `read_move` reads it back."""
    if move.claim is not None:
        return f"claim {move.claim[0]} {move.claim[1]}: {write_cards(move.cards)}"
    return " ".join([move.verb, *map(str, move.cards), *([move.target] if move.target else [])])
