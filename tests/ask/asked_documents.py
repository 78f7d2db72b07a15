"""The table of positions with what each document says of them, read by hand; and all simple positions there are."""

import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from explorer.ask.documents.verdict import SILENT, DocumentVerdict
from explorer.ask.documents.verdicts import verdicts
from explorer.cards import RANKS, Card, Kind
from explorer.engine.position import read_case
from explorer.rules.presets import DOCUMENTS
from explorer.state import Cards, Laid, Move, Seat, State

PLAIN = ("what", "lies", "corrupt", "hand", *DOCUMENTS)
SUITS = "DHSC"


@cache
def table() -> tuple[dict[str, Any], ...]:
    """Return the positions as they are written."""
    text = (Path(__file__).parent / "documents.toml").read_text("utf-8")
    return tuple(tomllib.loads(text)["position"])


def case_of(position: dict[str, Any]) -> dict[str, Any]:
    """Return a position and its move as a judging case."""
    told = {key: value for key, value in position.items() if key not in PLAIN}
    for key in ("table_up", "table_down"):
        if key in told:
            told[key] = {"Ben": told[key]}
    hands = {"Anna": 5, "Ben": position["hand"], "Carla": 5}
    return {"stock": 12, **told, "players": ["Anna", "Ben", "Carla"], "turn": "Ben", "hands": hands}


def asked(move: str, pile: str = "", hand: str = "4D 4S", **more: Any) -> dict[str, DocumentVerdict]:
    """Return what the documents say of a move of Ben, in a position written as in the table."""
    state, read, rules = read_case(case_of({"move": move, "pile": pile, "hand": hand, **more}))
    return dict(verdicts(state, read, rules))


def positions() -> Iterator[tuple[State, Move]]:
    """Give every move of the base game on every top card that matters to it.

    Every kind on top, alone or (a ten or an ace, which may be led) with a card beneath; with a stock and without; one
    to four cards of every rank, and every other move with a hand that has a lead by all documents, by some or by none.
    """
    for pile in ((), *_piles()):
        for stock in (0, 12):
            for opening in (False, True) if not pile else (False,):
                for hand, move in _moves(stock):
                    if {laid.card for laid in pile} & {*hand}:
                        continue
                    seats = (Seat("Anna", Cards(unknown=5)), Seat("Ben", Cards(hand)), Seat("Carla", Cards(unknown=5)))
                    yield State(seats, 1, pile, Cards(unknown=stock), opening=opening), move


def _piles() -> Iterator[tuple[Laid, ...]]:
    for rank in RANKS:
        yield (_laid(rank),)
        if rank in ("10", "A"):
            yield (_laid("9"), _laid(rank))


def _laid(rank: Kind) -> Laid:
    return Laid(rank, Card(rank, "C"))


def _moves(stock: int) -> Iterator[tuple[tuple[Card, ...], Move]]:
    for rank in RANKS:
        for number in range(1, 5):
            cards = tuple(Card(rank, suit) for suit in SUITS[:number])
            yield (*cards, Card("4" if rank != "4" else "5", "D")), Move("play", cards)
    for held in ("4", "A", "J"):
        hand = (Card(held, "D"),)
        yield from ((hand, Move(verb)) for verb in ("pickup", "pass", "try"))
        if stock:
            yield hand, Move("try", (Card("8", "H"),))


def table_positions() -> Iterator[tuple[State, Move]]:
    """Give the positions and moves of the table."""
    for position in table():
        state, move, _ = read_case(case_of(position))
        yield state, move


def said(found: DocumentVerdict) -> tuple[object, ...]:
    """Return the answer of a document: its verdict, and where it does not leave it at silence what the move does."""
    does = found.judgement.outcome
    if does is None or found.verdict == SILENT:
        return (found.verdict,)
    return found.verdict, does.effects, does.taken, does.next
