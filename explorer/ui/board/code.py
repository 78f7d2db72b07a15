"""A board as a short text, for the code of the page.

Its parts stand in a fixed order with dots between: how many seats; of each the name, hand, open and hidden cards; who
is to move, who acts; pile, stock, cards set aside; the opening and what is owed; the latest play; the move.
"""

from __future__ import annotations

from collections.abc import Iterable

from explorer.cards import KINDS, Card, Kind
from explorer.errors import InputError
from explorer.notation.cards import read_card
from explorer.rules.compact import escape, unescape
from explorer.state import VERBS, Cards, Laid, LastPlay, Move, Seat, State
from explorer.ui.board.position import Board

MOST_SEATS = 12
MOST_CARDS = 208
_OPEN, _HIDDEN, _BLIND = "k", "h", "xx"
_USED = ("no", "change", "on")


def write_board(board: Board) -> str:
    """Write a board."""
    state, move = board.state, board.move
    parts = [str(len(state.seats))]
    for seat in state.seats:
        parts += [escape(seat.name), _cards(seat.hand), _cards(seat.up), _cards(seat.down)]
    turn = board.by if state.turn is None else state.turn
    owed = "" if state.owed is None else str(state.owed)
    parts += [str(turn), str(board.by), _pile(state.pile), _cards(state.stock), _cards(state.aside)]
    parts += [str(int(state.opening)), owed, _last(state.last)]
    claim = f"{move.claim[0]}{_kind(move.claim[1])}" if move.claim else ""
    target = "" if move.target not in state.names else str(state.names.index(move.target))
    parts += [move.verb, claim, target, _known(move.cards)]
    return ".".join(parts)


def read_board(text: str) -> Board:
    """Read a board.

    Raises:
        InputError: when it is damaged.
    """
    try:
        return _board(text.split("."))
    except (ValueError, IndexError):
        raise InputError("code.board", given=text[:40]) from None


def _board(parts: list[str]) -> Board:
    number = _number(parts[0], 1, MOST_SEATS)
    seats = tuple(_seat(parts[1 + 4 * place : 5 + 4 * place]) for place in range(number))
    names = [seat.name for seat in seats]
    turn, by, pile, stock, aside, opening, owed, last, verb, claim, target, cards = parts[1 + 4 * number :]
    if len(set(names)) < number or verb not in VERBS or opening not in ("0", "1"):
        raise ValueError(text_of(parts))
    state = State(
        seats,
        _number(turn, 0, number - 1),
        _read_pile(pile),
        _read_cards(stock),
        _read_cards(aside),
        opening == "1",
        _number(owed, 0, number - 1) if owed else None,
        _read_last(last, number),
    )
    laid = _read_known(cards)
    move = Move(
        verb,
        laid,
        (_number(claim[0], 1, 9), _read_kind(claim[1:])) if claim else None,
        names[_number(target, 0, number - 1)] if target else None,
    )
    return Board(state, _number(by, 0, number - 1), move)


def text_of(parts: Iterable[str]) -> str:
    """Return parts as the text that they are of."""
    return ".".join(parts)


def _seat(parts: list[str]) -> Seat:
    name, hand, up, down = parts
    if not name:
        raise ValueError("a player without a name")
    return Seat(unescape(name), _read_cards(hand), _read_cards(up), _read_cards(down))


def _number(text: str, low: int, high: int) -> int:
    if not (text.isascii() and text.isdecimal()) or not low <= int(text) <= high or str(int(text)) != text:
        raise ValueError(f"{text} is no number from {low} to {high}")
    return int(text)


def _known(cards: Iterable[Card]) -> str:
    return "".join(str(card).replace("10", "T") for card in cards)


def _read_known(text: str) -> tuple[Card, ...]:
    return tuple(_card(text[place : place + 2]) for place in range(0, len(text), 2))


def _card(text: str) -> Card:
    if text != text.upper():
        raise ValueError(f"{text} is no card")
    return read_card(text)


def _cards(cards: Cards) -> str:
    return _known(cards.known) + (f"-{cards.unknown}" if cards.unknown else "")


def _read_cards(text: str) -> Cards:
    known, dash, blind = text.partition("-")
    return Cards(_read_known(known), _number(blind, 1, MOST_CARDS) if dash else 0)


def _kind(kind: Kind) -> str:
    return kind.replace("10", "T")


def _read_kind(text: str) -> Kind:
    kind = text.replace("T", "10")
    if kind not in KINDS:
        raise ValueError(f"{text} is no rank")
    return kind


def _pile(pile: Iterable[Laid]) -> str:
    return "".join(map(_laid, pile))


def _laid(laid: Laid) -> str:
    card = _known([laid.card]) if laid.card else _BLIND
    if laid.card is not None and not laid.hidden and laid.kind == laid.card.rank:
        return card
    return f"{_HIDDEN if laid.hidden else _OPEN}{_kind(laid.kind)}{card}"


def _read_pile(text: str) -> tuple[Laid, ...]:
    pile, at = [], 0
    while at < len(text):
        marked = text[at] in (_OPEN, _HIDDEN)
        wide = (2 if text[at + 1] == "r" else 1) if marked else 0
        start = at + marked + wide
        card = None if marked and text[start : start + 2] == _BLIND else _card(text[start : start + 2])
        if marked:
            pile.append(Laid(_read_kind(text[at + 1 : start]), card, hidden=text[at] == _HIDDEN))
        elif card is not None:
            pile.append(Laid(card.rank, card))
        at = start + 2
    return tuple(pile)


def _last(last: LastPlay | None) -> str:
    if last is None:
        return ""
    bits = "".join(str(int(bit)) for bit in (last.claimed, last.opening, last.whole))
    known = f"{_known(last.drawn.known)}-{last.drawn.unknown}"
    return "_".join([str(last.by), str(last.count), bits, last.used, known, _pile(last.cleared)])


def _read_last(text: str, seats: int) -> LastPlay | None:
    if not text:
        return None
    by, count, bits, used, drawn, cleared = text.split("_")
    claimed, opening, whole = (("0", "1").index(bit) for bit in bits)
    known, blind = drawn.split("-")
    if used not in _USED:
        raise ValueError(f"{used} is no way to follow up a play")
    return LastPlay(
        _number(by, 0, seats - 1),
        _number(count, 1, MOST_CARDS),
        Cards(_read_known(known), _number(blind, 0, MOST_CARDS)),
        _read_pile(cleared),
        claimed=bool(claimed),
        opening=bool(opening),
        whole=bool(whole),
        used=used,
    )
