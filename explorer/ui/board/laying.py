"""What can be done to a board: cards laid and taken away, players, whose turn, the move."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from explorer.cards import Card, Kind
from explorer.engine.carry import ZONES
from explorer.rules.catalogue.turn import ANSWERS
from explorer.state import Cards, Laid, LastPlay, Move, Seat, State
from explorer.ui.board.position import Board

MOST_PLAYERS = 8

SEAT_ZONES: tuple[str, ...] = ("hand", "up", "down")
"""The zones of a player, as they are named in `Seat`."""


def empty_board(names: tuple[str, ...]) -> Board:
    """Return an empty table, the first player to move, each other with five cards."""
    others = tuple(Seat(name, Cards(unknown=5)) for name in names[1:])
    return Board(State((Seat(names[0]), *others), 0, stock=Cards(unknown=12)), 0, Move("play"))


def zone_of(board: Board, zone: str) -> Cards:
    """Return the cards of a zone, ``stock``, ``aside``, or one of a player: ``hand:1``."""
    name, _, place = zone.partition(":")
    cards: Cards = getattr(board.state.seats[int(place)] if place else board.state, name)
    return cards


def with_zone(board: Board, zone: str, cards: Cards) -> Board:
    """Return a board with other cards in a zone; the move keeps only what is still there."""
    name, _, place = zone.partition(":")
    changed: dict[str, Any] = {name: cards}
    if place:
        seat = replace(board.state.seats[int(place)], **changed)
        return _kept(replace(board, state=board.state.with_seat(int(place), seat)))
    return replace(board, state=replace(board.state, **changed))


def add_card(board: Board, zone: str, card: Card) -> Board:
    """Lay a card on the pile or into a zone."""
    if zone == "pile":
        return _on_pile(board, Laid(card.rank, card))
    cards = zone_of(board, zone)
    return with_zone(board, zone, Cards((*cards.known, card), cards.unknown))


def add_claim(board: Board, kind: Kind) -> Board:
    """Lay a card face down on the pile, claimed to be of a kind."""
    return _on_pile(board, Laid(kind, hidden=True))


def _on_pile(board: Board, laid: Laid) -> Board:
    return replace(board, state=replace(board.state, pile=(*board.state.pile, laid), opening=False, last=None))


def take_away(board: Board, zone: str, index: int) -> Board:
    """Take a card away, by its place."""
    if zone == "pile":
        pile = board.state.pile[:index] + board.state.pile[index + 1 :]
        return replace(board, state=replace(board.state, pile=pile, last=None))
    cards = zone_of(board, zone)
    return with_zone(board, zone, Cards(cards.known[:index] + cards.known[index + 1 :], cards.unknown))


def count(board: Board, zone: str, number: int) -> Board:
    """Say how many cards a zone has in all; those that are known stay."""
    cards = zone_of(board, zone)
    return with_zone(board, zone, Cards(cards.known, max(0, number - len(cards.known))))


def pick(board: Board, index: int) -> Board:
    """Take a card of the zone from which the move comes into the move, or out of it."""
    zone = ZONES.get(board.move.verb)
    if zone is None:  # a card was tapped, so it is to be played
        board, zone = turn_to(board, "play"), ZONES["play"]
    held: Cards = getattr(board.state.seats[board.by], zone)
    if not 0 <= index < len(held.known):
        return board
    card, cards = held.known[index], list(board.move.cards)
    if card in cards:
        cards.remove(card)
    else:
        cards.append(card)
    return replace(board, move=_move(replace(board.move, cards=tuple(cards))))


def turn_to(board: Board, verb: str) -> Board:
    """Ask about another sort of move, of whoever can make it."""
    by = board.by if verb in ANSWERS else board.state.turn or 0
    last, target = board.state.last, None
    if verb == "challenge":
        target = board.state.names[last.by if last else (by - 1) % len(board.state.seats)]
    kind = board.move.claim[1] if board.move.claim else None
    cards = board.move.cards if verb in ZONES else ()
    claim = (max(1, len(cards)), kind or (cards[0].rank if cards else "3")) if verb == "claim" else None
    return _kept(replace(board, by=by, move=_move(Move(verb, cards, claim, target))))


def claim_as(board: Board, kind: Kind) -> Board:
    """Claim another rank."""
    number = max(1, len(board.move.cards))
    return replace(board, move=replace(board.move, verb="claim", claim=(number, kind), target=None))


def acts(board: Board, place: int) -> Board:
    """Let another player act: the one to move, or one who answers the latest play."""
    turn = board.state.turn if board.move.verb in ANSWERS else place
    return _kept(replace(board, by=place, state=replace(board.state, turn=turn)))


def latest(board: Board, by: int | None, number: int) -> Board:
    """Say who laid the top cards in the latest play, face down; ``None`` for nobody."""
    last = None if by is None else LastPlay(by, max(1, min(number, len(board.state.pile) or 1)), claimed=True)
    named = replace(board, state=replace(board.state, last=last))
    return turn_to(named, named.move.verb) if named.move.verb == "challenge" else named


def owed_to(board: Board, by: int | None) -> Board:
    """Say who led what the player to move must take."""
    return replace(board, state=replace(board.state, owed=by))


def opening(board: Board, *, on: bool) -> Board:
    """Say whether this is the first play of the game."""
    return replace(board, state=replace(board.state, opening=on))


def seats(board: Board, number: int, names: tuple[str, ...]) -> Board:
    """Let more or fewer people play; those who come last go first."""
    number = max(2, min(number, MOST_PLAYERS))
    now = board.state.seats
    free = [name for name in names if name not in board.state.names]
    more = tuple(Seat(name, Cards(unknown=5)) for name in free[: max(0, number - len(now))])
    left = (*now[:number], *more)
    last, owed, turn = board.state.last, board.state.owed, board.state.turn or 0
    state = replace(
        board.state,
        seats=left,
        turn=turn if turn < len(left) else 0,
        owed=owed if owed is not None and owed < len(left) else None,
        last=last if last is not None and last.by < len(left) else None,
    )
    by = board.by if board.by < len(left) else state.turn or 0
    return _kept(Board(state, by, board.move))


def _move(move: Move) -> Move:
    return replace(move, claim=(max(1, len(move.cards)), move.claim[1])) if move.claim else move


def _kept(board: Board) -> Board:
    """Keep of the move only the cards that are still where it takes them from."""
    zone, move = ZONES.get(board.move.verb), board.move
    if zone is None:
        return board
    left, cards = list(getattr(board.state.seats[board.by], zone).known), []
    for card in move.cards:
        if card in left:
            left.remove(card)
            cards.append(card)
    target = move.target if move.target in board.state.names else None
    return replace(board, move=_move(replace(move, cards=tuple(cards), target=target)))
