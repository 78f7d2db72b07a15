"""What one player cannot know of a game, and whether it can be found in what the page is sent."""

from __future__ import annotations

from functools import cache

from explorer.cards import Card
from explorer.engine.answers import latest_cards
from explorer.engine.game import Game, open_game
from explorer.engine.replay import Step
from explorer.notation.cards import show_card
from explorer.notation.records import Record
from explorer.state import State
from explorer.trace.words import card_name


def unknown_to(name: str, record: Record, step: int) -> frozenset[Card]:
    """Return the cards that a player has neither held nor seen up to a step of a record."""
    return _unknown(name, record)[step]


@cache
def _unknown(name: str, record: Record) -> list[frozenset[Card]]:
    """Return what a player does not know at each step; the one after the last move is the same as the last."""
    game = open_game(record)
    place = game.state.seat(name)
    seen = _public(game.state) | _held(game.state, place)
    found = [frozenset(_all(game) - seen)]
    for one in game.steps():
        seen |= _public(one.before) | _turned(one, place) | _held(one.after, place) | _public(one.after)
        found.append(frozenset(_all(game) - seen))
    return [*found, found[-1]]


def _all(game: Game) -> set[Card]:
    state = game.state
    zones = [zone for seat in state.seats for zone in (seat.hand, seat.up, seat.down)]
    return {card for zone in (*zones, state.stock, state.aside) for card in zone.known}


def _public(state: State) -> set[Card]:
    """Return what lies open: the pile but for what lies face down, and the open table cards."""
    pile = {laid.card for laid in state.pile if laid.card is not None and not laid.hidden}
    return pile | {card for seat in state.seats for card in seat.up.known}


def _held(state: State, place: int) -> set[Card]:
    return set(state.seats[place].hand.known)


def _turned(step: Step, place: int) -> set[Card]:
    """Return the cards that a move shows: those played openly, turned or challenged, and a player's own claim."""
    judgement = step.judgement
    if judgement.move.verb == "challenge":
        return {laid.card for laid in latest_cards(step.before) if laid.card is not None}
    return set(judgement.move.cards) if judgement.move.claim is None or judgement.by == place else set()


def leaks(text: str, hidden: frozenset[Card]) -> list[str]:
    """Return the codes, signs and names of hidden cards that stand in a text."""
    found = []
    for card in hidden:
        sign = show_card(card)
        written = sign.encode("unicode_escape").decode()
        found += [what for what in (f'"{card}"', sign, written, card_name(card)) if what in text]
    return sorted(found)
