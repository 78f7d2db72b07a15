"""The move that a command means, among those that can be thought of at the open step."""

from __future__ import annotations

from collections import Counter

from explorer.cards import Kind
from explorer.engine.legal import is_legal
from explorer.rules.ruleset import RuleSet
from explorer.state import Move
from explorer.trace.language import language
from explorer.ui.choice import Choice, alike, is_true, stands_for
from explorer.ui.command.parse import Command
from explorer.ui.reader import Reader
from explorer.ui.say import text


def why_not_there(reader: Reader, command: Command) -> str:
    """Say why nobody could make a move that was typed: of cards in an open hand that there are none or too few."""
    before, kind = reader.entry().before, command.kind
    if kind is None or before.turn is None or not before.actor.hand or not reader.sees(before, before.turn):
        return text("command.not-there")
    held = sum(reader.rules.kind(card) == kind for card in before.actor.hand.known)
    if held >= command.number:
        return text("command.not-there")
    forms = language().at("kinds", kind)
    kinds = forms.get("manypart", forms.get("many", kind))
    return text("command.too-few" if held else "command.none-of", name=before.actor.name, kinds=kinds, held=held)


def meant(reader: Reader, command: Command) -> Choice | None:
    """Return the move, ``None`` where nobody could make it: the cards are not there, or it is nobody's turn."""
    if reader.entry().before.turn is None:
        return None
    if command.move is not None:
        return _written(reader, command.move)
    return None if command.kind is None else _short(reader, command.kind, command.number)


def _written(reader: Reader, move: Move) -> Choice | None:
    """Find a move by its verb and its cards; of several who could challenge, the first at the table."""
    choices = reader.choices()
    if move.verb == "challenge" or not move.cards:
        return next((one for one in choices if one.move.verb == move.verb), None)
    for one in choices:
        if _same(one, Choice(one.by, move), reader.rules) and _holds(reader, one.by, move):
            return Choice(one.by, move, one.at)
    return None


def _same(one: Choice, other: Choice, rules: RuleSet) -> bool:
    """Tell whether a move of the list stands for one that was written: a claim whatever cards it lays, lies too."""
    return stands_for(one, other, rules) if other.move.claim else alike(one, other, rules)


def _holds(reader: Reader, by: int, move: Move) -> bool:
    seat = reader.entry().before.seats[by]
    zone = {"play": seat.hand, "claim": seat.hand, "up": seat.up}.get(move.verb)
    return zone is None or not Counter(move.cards) - Counter(zone.known)


def _short(reader: Reader, kind: Kind, number: int) -> Choice | None:
    """Find a play, an open table card or a claim of so many cards of a kind: one that is allowed, a true claim."""
    rules = reader.rules
    found = [
        one
        for one in reader.choices()
        if one.move.cards and len(one.move.cards) == number and _laid(reader, one) == kind and one.move.verb in _LAYING
    ]
    ground = reader.ground(reader.entry())

    def place(choice: Choice) -> tuple[bool, bool, int]:
        legal = is_legal(ground, choice.move, rules, by=choice.by)
        return not legal, not is_true(choice.move, rules), _LAYING.index(choice.move.verb)

    return min(found, key=place, default=None)


_LAYING = ("play", "claim", "up", "on", "change")
"""Moves that lay named cards, those first that are meant sooner."""


def _laid(reader: Reader, choice: Choice) -> Kind:
    return choice.move.claim[1] if choice.move.claim else reader.rules.kind(choice.move.cards[0])
