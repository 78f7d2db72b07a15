"""What the picked cards of a hand could be claimed to be, rank by rank."""

from __future__ import annotations

from typing import Any

from explorer.engine.judge import judge
from explorer.engine.looks import kinds_in_play
from explorer.state import State
from explorer.trace.words import shown_cards
from explorer.ui.choice import Choice, is_true
from explorer.ui.choosing import claimed
from explorer.ui.reader import Reader
from explorer.ui.say import text
from explorer.ui.views.phrases import sign_of


def ranks_view(reader: Reader) -> dict[str, Any] | None:
    """Return what the picked cards can be claimed to be, each rank with its verdict, unless it is to be predicted."""
    if not reader.lay:
        return None
    entry = reader.entry()
    asking = reader.asking(entry)
    ground = reader.ground(entry)
    choices = [claimed(reader, kind) for kind in kinds_in_play(reader.rules)]
    return {
        "label": text("table.claim-as", cards=shown_cards(choices[0].move.cards)),
        "items": [_rank(reader, ground, one, asking=asking) for one in choices],
    }


def _rank(reader: Reader, ground: State, choice: Choice, *, asking: bool) -> dict[str, Any]:
    move = choice.move
    kind = reader.rules.laid(move)
    legal = judge(ground, move, reader.rules, by=choice.by).legal
    sign = "" if asking else "yes" if legal else "no"
    true = is_true(move, reader.rules)
    what = text("table.claim-true" if true else "table.claim", kind=sign_of(kind))
    return {
        "kind": kind,
        "text": sign_of(kind),
        "sign": sign,
        "true": true,
        "label": text("others.label", what=what, verdict=text(f"others.{sign}")) if sign else what,
        "pressed": choice == reader.chosen,
    }
