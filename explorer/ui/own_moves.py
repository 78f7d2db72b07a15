"""The reader's own moves: as a line keeps them, without what the position tells, and as a code writes them."""

from __future__ import annotations

from dataclasses import dataclass

from explorer.cards import KINDS, Card
from explorer.engine.apply import turned
from explorer.errors import InputError
from explorer.notation.cards import read_card
from explorer.state import Move, State

_BARE = {"u": "pickup", "x": "pass", "t": "try"}
_WITH_CARDS = {"o": "up", "s": "change", "f": "on"}
_AT = {"d": "challenge", "h": "down"}
_LETTERS = {verb: letter for letter, verb in (_BARE | _WITH_CARDS | _AT).items()}
_CLAIM = "c"


@dataclass(frozen=True, slots=True)
class OwnMove:
    """A move of the reader's own.

    ``at`` is the seat of whoever challenges, or the place of a hidden table card among those of its player, from 0.
    Cards that are turned are not named, nor is the player who is challenged: the position tells.
    """

    move: Move
    at: int = 0


def own_move(by: int, move: Move, state: State, *, at: int | None = None) -> OwnMove:
    """Return a move of a seat as a line keeps it; ``at`` is the place of a hidden card, where none is named."""
    if move.verb == "challenge":
        return OwnMove(Move("challenge"), by)
    if move.verb == "down":
        known = state.seats[by].down.known
        return OwnMove(Move("down"), at if at is not None else known.index(move.cards[0]) if move.cards else 0)
    return OwnMove(Move("try") if move.verb == "try" else move)


def made_by(own: OwnMove, state: State) -> tuple[int, Move] | None:
    """Return the seat that makes a move of a line in a position, and the move; ``None`` where there is no such seat."""
    move, last = own.move, state.last
    if state.turn is None:
        return None
    if move.verb == "challenge":
        target = state.names[state.turn if last is None else last.by]
        return (own.at, Move("challenge", target=target)) if own.at < len(state.seats) else None
    if move.verb == "down":
        return state.turn, Move("down", state.actor.down.known[own.at : own.at + 1])
    if move.verb in ("change", "on") and last is not None:
        return last.by, move
    return state.turn, turned(state, move)


def write_own_move(own: OwnMove) -> str:
    """Write a move for a code, in characters that an address holds as they are.

    >>> write_own_move(OwnMove(Move("claim", (Card("3", "D"), Card("10", "S")), claim=(2, "r10"))))
    'crT-3DTS'
    """
    move = own.move
    if move.claim:
        return f"{_CLAIM}{move.claim[1].replace('10', 'T')}-{_write_cards(move.cards)}"
    if move.verb in _AT.values():
        return f"{_LETTERS[move.verb]}{own.at + 1}"
    return _LETTERS.get(move.verb, "") + _write_cards(move.cards)


def read_own_move(word: str) -> OwnMove:
    """Read a move that a code holds.

    Raises:
        InputError: when it cannot be read.
    """
    letter, rest = word[:1], word[1:]
    if word in _BARE:
        return OwnMove(Move(_BARE[word]))
    if letter in _AT:
        if not rest.isdecimal() or rest == "0":
            raise InputError("code.own-place", given=rest)
        return OwnMove(Move(_AT[letter]), int(rest) - 1)
    if letter in _WITH_CARDS:
        return OwnMove(Move(_WITH_CARDS[letter], _read_cards(rest)))
    if letter == _CLAIM:
        kind, _, laid = rest.replace("T", "10", 1).partition("-") if rest[:2] in ("rT", "T-") else rest.partition("-")
        if kind not in KINDS:
            raise InputError("code.own-rank", given=kind)
        cards = _read_cards(laid)
        return OwnMove(Move("claim", cards, claim=(len(cards), kind)))
    return OwnMove(Move("play", _read_cards(word)))


def _write_cards(cards: tuple[Card, ...]) -> str:
    return "".join(str(card).replace("10", "T") for card in cards)


def _read_cards(text: str) -> tuple[Card, ...]:
    if not text:
        raise InputError("code.own-cards")
    return tuple(read_card(text[place : place + 2]) for place in range(0, len(text), 2))
