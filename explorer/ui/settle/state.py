"""What a reader has asked on this screen."""

from __future__ import annotations

from dataclasses import dataclass

from explorer.ui.settle.asked import NOTHING, Asked


@dataclass(frozen=True, slots=True)
class Settle:
    """The question, the words that were typed, and what of them was not understood."""

    asked: Asked = NOTHING
    typed: str = ""
    trouble: str = ""
