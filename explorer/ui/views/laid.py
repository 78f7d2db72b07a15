"""Cards of the pile as they are drawn: open, or face down with their claim, and their truth where that is known."""

from __future__ import annotations

from typing import Any

from explorer.rules.ruleset import RuleSet
from explorer.state import Laid
from explorer.ui.say import text

PILE_SHOWN = 12


def drawn_cards(pile: tuple[Laid, ...], rules: RuleSet, *, fresh: int = 0, doubtful: int = 0) -> list[dict[str, Any]]:
    """Return the topmost cards as they are drawn: open, or face down with their claim, and their truth if known."""
    shown = pile[-PILE_SHOWN:]
    return [
        {
            "card": None if laid.hidden or laid.card is None else str(laid.card),
            "claim": text("table.claim-mark", kind=laid.kind) if is_claimed(laid) else "",
            "truth": str(laid.card) if laid.hidden and laid.card else "",
            "lie": laid.card is not None and laid.hidden and rules.kind(laid.card) != laid.kind,
            "doubtful": place >= len(shown) - doubtful,
            "turned": False,
            "fresh": place >= len(shown) - fresh,
            "gap": place > 0 and shown[place - 1].kind != laid.kind,
            "from": "hand",
        }
        for place, laid in enumerate(shown)
    ]


def is_claimed(laid: Laid) -> bool:
    """Tell whether a card of the pile is seen only as what it was claimed to be."""
    return laid.hidden or laid.card is None


def cards_below(pile: tuple[Laid, ...]) -> str:
    """Say how many cards lie below those that are drawn."""
    below = len(pile) - PILE_SHOWN
    return text("table.more", number=below) if below > 0 else ""
