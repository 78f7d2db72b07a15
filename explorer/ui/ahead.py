"""The step that is likely to be asked for next, worked out while the reader still looks at this one."""

from __future__ import annotations

import copy
from collections.abc import Mapping
from typing import Any

from explorer.ui.reader import Reader
from explorer.ui.screens import WATCH

PASSING = frozenset({"said", "news", "push", "file", "_kept"})
"""What of a reader the panels of *Watch* do not show."""


class Ahead:
    """The panels of *Watch* for one place to come; they count only for a reader who is then exactly there."""

    def __init__(self) -> None:
        self._there: dict[str, Any] = {}
        self._panels: dict[str, dict[str, Any]] = {}
        self._step = 0

    def work(self, reader: Reader) -> None:
        """Work out the step after the open one, or the one before it where the reader goes back."""
        back, self._step = reader.step < self._step, reader.step
        to = reader.step + (-1 if back else 1)
        if reader.tab != WATCH.tab or not 0 <= to <= reader.watching().last:
            return
        ahead = copy.copy(reader)
        ahead.go(to)
        self._there = _place(ahead)
        self._panels = {name: view(ahead) for name, view in WATCH.panels.items()}

    def panels(self, reader: Reader) -> Mapping[str, dict[str, Any]]:
        """Return what was worked out for just this place, no panels where none was."""
        return self._panels if self._there and self._there == _place(reader) else {}


def _place(reader: Reader) -> dict[str, Any]:
    """Return all that the panels may hang on; tables of the reader's are copied, since they are written into."""
    found = {name: value for name, value in vars(reader).items() if name not in PASSING}
    return {name: dict(value) if isinstance(value, dict) else value for name, value in found.items()}
