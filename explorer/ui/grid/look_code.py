"""What the grid holds fixed and its open cell, in a code: ``i=9.Q.2111``, written like a question about two cards."""

from __future__ import annotations

from explorer.errors import InputError
from explorer.ui.grid.look import Look
from explorer.ui.settle.asked import Asked, read_asked, write_asked


def write_look(look: Look) -> str:
    """Write the switches and the open cell; nothing where they are as usual and none is open.

    >>> write_look(Look(count=2, cell=("9", "Q"))), write_look(Look(stock=False)), write_look(Look())
    ('9.Q.2111', '..1101', '')
    """
    top, kind = look.cell or ("", "")
    return write_asked(Asked(top, kind, look.count, look.run, look.stock, look.nines))


def read_look(text: str) -> Look:
    """Read what `write_look` wrote.

    Raises:
        InputError: when it is damaged.
    """
    asked = read_asked(text)
    if bool(asked.top) != bool(asked.kind):
        raise InputError("code.cell", given=text[:40])
    cell = (asked.top, asked.kind) if asked.top else None
    return Look(asked.count, asked.run, asked.stock, asked.nines, cell=cell)
