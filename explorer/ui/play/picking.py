"""Cards picked at the table: a card alone is laid at once; of several alike it is picked first how many are laid."""

from __future__ import annotations

from collections import Counter

from explorer.cards import Card
from explorer.engine.legal import is_legal
from explorer.state import Move
from explorer.ui.choice import Choice
from explorer.ui.play.state import ME
from explorer.ui.reader import Reader


def picks(seen: Reader, choice: Choice) -> tuple[Choice | None, bool]:
    """Return what is looked at after a click on the card of a play, and whether it is to be laid at once.

    It is laid at once where there is no choice of how many of its kind to lay, or no number of them may be laid.
    """
    entry, rules = seen.entry(), seen.rules
    (card,), verb = choice.move.cards, choice.move.verb
    seat = entry.before.seats[ME]
    zone = (seat.up if verb == "up" else seat.hand).known
    alike = tuple(one for one in zone if rules.kind(one) == rules.kind(card))
    sizes = range(1, len(alike) + 1)
    ground = seen.ground(entry)
    allowed = [number for number in sizes if is_legal(ground, Move(verb, alike[:number]), rules, by=ME)]
    if not allowed or len(alike) == 1:
        return choice, True
    looked = seen.chosen.move if seen.chosen else None
    there = looked.cards if looked and looked.verb == verb and set(looked.cards) <= set(alike) else ()
    cards = _toggled(there, card, zone)
    return (Choice(ME, Move(verb, cards)) if cards else None), False


def _toggled(there: tuple[Card, ...], card: Card, zone: tuple[Card, ...]) -> tuple[Card, ...]:
    """Add a card, or put it back where as many are picked as there are; two packs have each card twice."""
    if Counter(there)[card] < Counter(zone)[card]:
        return (*there, card)
    at = there.index(card)
    return there[:at] + there[at + 1 :]
