"""A note: what a group wants to be remembered, and nothing checks or simulates."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from explorer.cards import RANKS, Kind


@dataclass(frozen=True, slots=True)
class Note:
    """What a group says in its own words, and the ranks that it is about (none: the game as a whole).

    Make one with `explorer.rules.own_given.note`, which checks it.
    """

    text: str
    about: tuple[str, ...] = ()


def in_order(notes: Iterable[Note]) -> tuple[Note, ...]:
    """Return notes by their ranks and then their words, each once: the order of adding them never matters."""
    return tuple(sorted(set(notes), key=lambda note: (tuple(map(RANKS.index, note.about)), note.text)))


def notes_on(kinds: Iterable[Kind], notes: Iterable[Note]) -> tuple[Note, ...]:
    """Return the notes on the ranks of some kinds, to stand beside a verdict on them; those on no rank stay away.

    >>> notes_on(["r10"], [Note("A ten is loud.", ("10",)), Note("Tea at nine.")])
    (Note(text='A ten is loud.', about=('10',)),)
    """
    ranks = {kind.removeprefix("r") for kind in kinds}
    return tuple(note for note in notes if ranks & set(note.about))
