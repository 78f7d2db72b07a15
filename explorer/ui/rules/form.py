"""The form for a rule of our own, a note or a document, as far as it is filled in for the reader."""

from __future__ import annotations

from dataclasses import dataclass, replace

from explorer.errors import InputError

RULE, NOTE, DOCUMENT = WHAT = ("rule", "note", "document")
"""What can be added."""


@dataclass(frozen=True, slots=True)
class Form:
    """What the form begins with, and what was wrong with what was sent last.

    ``serial`` grows when the page is to begin anew. ``cards``, ``top`` and ``number`` come from a cell of the grid.
    ``wrong`` is one of `WHAT`, empty where nothing is wrong; ``error`` says where and what to do.
    """

    serial: int = 0
    cards: tuple[str, ...] = ()
    top: tuple[str, ...] = ()
    number: str = ""
    opened: bool = False
    wrong: str = ""
    error: InputError | None = None

    def begun(self, *, cards: tuple[str, ...] = (), top: tuple[str, ...] = (), number: str = "") -> Form:
        """Return the form begun anew; filled in from a cell it is open."""
        return Form(self.serial + 1, cards, top, number, opened=bool(cards))

    def refused(self, what: str, error: InputError) -> Form:
        """Return the form with what was wrong; what the reader wrote stays in the page."""
        return replace(self, wrong=what, error=error)
