"""A position that shows something, as it can be opened and as the judging interface writes it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from typing import Any

from explorer.notation.cards import write_cards, write_collection, write_pile
from explorer.notation.moves import write_move
from explorer.rules.ruleset import RuleSet
from explorer.state import Cards, Laid, Move, State


@dataclass(frozen=True, slots=True)
class Example:
    """A position under a rule set, and a move in it; ``by`` is the seat that makes it (``None``: whose turn it is)."""

    state: State
    rules: RuleSet
    move: Move
    by: int | None = None

    def case(self) -> dict[str, Any]:
        """Return the position and the move as a case of the judging interface."""
        state, names = self.state, self.state.names
        by = self.by if self.by is not None else state.turn
        written: dict[str, Any] = {"rules": self.rules.given(), "players": list(names)}
        if by is not None:
            written["turn"] = names[by]
        for key, zone in (("hands", "hand"), ("table_up", "up"), ("table_down", "down")):
            held = {seat.name: _written(getattr(seat, zone)) for seat in state.seats if len(getattr(seat, zone))}
            if held:
                written[key] = held
        written |= {"pile": _pile(state.pile)} if state.pile else {}
        written |= {"stock": _written(state.stock)} if len(state.stock) else {}
        written |= {"discard": discard} if (discard := _discard(state)) else {}
        written |= {"opening": True} if state.opening else {}
        written |= {"led_by": names[state.owed]} if state.owed is not None else {}
        written |= _latest(state)
        return written | {"move": write_move(self.move)}


def _latest(state: State) -> dict[str, Any]:
    """Write the latest play as far as it can be answered."""
    if state.last is None:
        return {}
    last, pile = state.last, state.last.cleared or state.pile
    laid = [one.card for one in pile[-last.count :] if one.card]
    written: dict[str, Any] = {"last_play": write_cards(laid), "by": state.names[last.by]}
    written |= {"cleared": _pile(last.cleared)} if last.cleared else {}
    return written | ({"drawn": write_cards(last.drawn.known)} if last.drawn.known else {})


def _discard(state: State) -> str:
    """Write what is set aside, but for the pile that the latest play made fall, which is written by itself."""
    fallen = Counter(laid.card for laid in (state.last.cleared if state.last else ()) if laid.card)
    return write_cards((Counter(state.aside.known) - fallen).elements())


def _pile(pile: tuple[Laid, ...]) -> str:
    """Write a pile, what lies face down by what it was claimed to be."""
    return write_pile(replace(laid, card=None) if laid.hidden else laid for laid in pile)


def _written(cards: Cards) -> str | int:
    return write_collection(cards) if cards.known else cards.unknown
