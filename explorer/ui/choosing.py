"""What a reader chooses by its cards: a play, open or hidden table cards, cards to lay face down and what to claim."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from explorer.engine.moves import possible_moves
from explorer.state import Move
from explorer.ui.choice import Choice
from explorer.ui.reader import Reader

CHOSEN = "chosen"
"""The id of the move that is looked at; the moves of the list have their own."""


def choice_of(reader: Reader, id: str) -> Choice | None:
    """Return the move of an id: the one that is looked at, or one of those listed."""
    if id == CHOSEN:
        return reader.chosen
    choices = reader.choices()
    place = int(id[1:]) if id[1:].isdecimal() else len(choices)
    return choices[place] if place < len(choices) else None


def lays_claims(reader: Reader) -> bool:
    """Tell whether the player at the foot is to move and lays cards of the hand face down."""
    entry = reader.entry()
    return reader.foot(entry) == entry.before.turn and _would_claim(reader)


def _would_claim(reader: Reader) -> bool:
    """Tell whether the player at the foot lays cards of the hand face down, whoever is to move."""
    entry = reader.entry()
    if entry.before.turn is None:
        return False
    return any(move.claim for move in possible_moves(replace(entry.before, turn=reader.foot(entry)), reader.rules))


def picked(reader: Reader, place: int) -> tuple[Choice | None, tuple[int, ...]]:
    """Pick a card of the hand to be laid face down, or put it back; return the claim to look at, and what is picked.

    The rank claimed before stays; else cards of one kind are claimed as what they are.
    """
    lay = tuple(one for one in reader.lay if one != place) if place in reader.lay else (*reader.lay, place)
    entry = reader.entry()
    kinds = {reader.rules.kind(entry.before.seats[reader.foot(entry)].hand.known[one]) for one in lay}
    before = reader.chosen.move.claim if reader.chosen else None
    if not lay or (before is None and len(kinds) > 1):
        return None, lay
    return _claim(reader, before[1] if before else kinds.pop(), lay), lay


def claimed(reader: Reader, kind: str) -> Choice:
    """Return the claim of a kind for the cards that are picked."""
    return _claim(reader, kind, reader.lay)


def _claim(reader: Reader, kind: str, lay: tuple[int, ...]) -> Choice:
    entry = reader.entry()
    by = reader.foot(entry)
    cards = tuple(entry.before.seats[by].hand.known[one] for one in lay)
    return Choice(by, Move("claim", cards, claim=(len(cards), kind)))


def played(reader: Reader, place: int) -> Choice:
    """Return the play of a card of the hand at the foot; where cards are laid face down, as what it is."""
    entry = reader.entry()
    by = reader.foot(entry)
    card = entry.before.seats[by].hand.known[place]
    return (
        _claim(reader, reader.rules.kind(card), (place,)) if _would_claim(reader) else Choice(by, Move("play", (card,)))
    )


def played_open(reader: Reader, place: int) -> Choice:
    """Return the play of an open table card of the player at the foot."""
    entry = reader.entry()
    by = reader.foot(entry)
    return Choice(by, Move("up", (entry.before.seats[by].up.known[place],)))


def turned_hidden(reader: Reader, place: int) -> Choice:
    """Return the turning of a hidden table card of the player at the foot."""
    return Choice(reader.foot(reader.entry()), Move("down"), place)


def lay_of(reader: Reader, choice: Choice | None) -> tuple[int, ...]:
    """Return the places in the hand at the foot of the cards that a claim lays; none for any other move."""
    entry = reader.entry()
    if choice is None or not choice.move.claim or choice.by != reader.foot(entry):
        return ()
    wanted, lay = Counter(choice.move.cards), []
    for place, card in enumerate(entry.before.seats[choice.by].hand.known):
        if wanted[card]:
            wanted[card] -= 1
            lay.append(place)
    return tuple(lay)
