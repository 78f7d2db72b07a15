"""The latest play of a position, as far as it can still be challenged or followed up, read from plain data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from explorer.cards import Card
from explorer.engine.answers import keeps_latest
from explorer.engine.given import read_place, read_text
from explorer.errors import InputError, inside
from explorer.notation.cards import read_cards, read_pile
from explorer.rules.catalogue.turn import ANSWERS
from explorer.rules.ruleset import RuleSet
from explorer.state import Cards, Laid, LastPlay, Move, State

KEYS = ("last_play", "by", "cleared", "drawn")


def read_latest(case: Mapping[str, Any], state: State, rules: RuleSet, move: Move | None = None) -> State:
    """Return the position with the latest play that a case describes, its cards' true faces in the pile.

    Where nothing can answer a play under these rules, none is kept. ``move`` tells who laid it, where the case does
    not.

    Raises:
        InputError: at ``last_play``, ``by``, ``cleared`` or ``drawn`` for what cannot be.
    """
    with inside("last_play"):
        cards = read_cards(read_text(case, "last_play"))
    with inside("cleared"):
        cleared = read_pile(read_text(case, "cleared"), rules.param("red_apart"))
    with inside("drawn"):
        drawn = read_cards(read_text(case, "drawn"))
    by = _who(case, state, move)
    if not keeps_latest(rules):
        return state
    if not cards:
        if move is not None and move.verb in ANSWERS and _could_answer(move, rules):
            raise InputError("position.latest", verb=move.verb, at="last_play")
        return state
    claimed = bool(rules.param("claims"))
    pile = cleared or state.pile
    if len(cards) > len(pile):
        raise InputError(
            "position.latest-number", number=len(cards), pile=len(pile), fallen=bool(cleared), at="last_play"
        )
    if cleared and state.pile:
        raise InputError("position.fallen", at="pile")
    shown = _shown(pile, cards, hidden=claimed)
    aside = state.aside.plus(laid.card for laid in shown if laid.card is None or laid.card not in state.aside.known)
    return replace(
        state,
        pile=() if cleared else shown,
        aside=aside if cleared else state.aside,
        last=LastPlay(by, len(cards), Cards(drawn), shown if cleared else (), claimed=claimed),
    )


def _who(case: Mapping[str, Any], state: State, move: Move | None) -> int:
    if "by" in case:
        return read_place(state.names, case["by"], at="by")
    if move is not None and move.target in state.names:
        return state.seat(str(move.target))
    return state.turn or 0


def _could_answer(move: Move, rules: RuleSet) -> bool:
    wanted = {"challenge": "claims", "change": "changes", "on": "plays_on"}
    return bool(rules.param(wanted[move.verb]))


def _shown(pile: tuple[Laid, ...], cards: tuple[Card, ...], *, hidden: bool) -> tuple[Laid, ...]:
    """Put the true faces of the latest play on top of the pile."""
    below, top = pile[: -len(cards)], pile[-len(cards) :]
    if not hidden and sorted(map(str, cards)) != sorted(str(laid.card) for laid in top):
        lies = " ".join(str(laid.card) for laid in top)
        raise InputError("position.latest-lies", lies=lies, at="last_play")
    if hidden and len({laid.kind for laid in top}) > 1:
        raise InputError("position.one-rank", at="pile")
    faces = cards if hidden else tuple(laid.card for laid in top)
    return below + tuple(Laid(laid.kind, card, hidden) for laid, card in zip(top, faces, strict=True))
