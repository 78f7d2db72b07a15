"""How long cards stay barred from the lead."""

from __future__ import annotations

from explorer.rules.catalogue import weights
from explorer.rules.catalogue.leads import BAR
from explorer.rules.clause import Clause
from explorer.rules.decision import EMPTY, PERMITS, PLAY
from explorer.rules.option import Option, Value, cited, says


def bars_lapse() -> Clause:
    """Once the stock is gone, nothing is barred from the lead."""
    return Clause(
        "lead.bars-lapse",
        PLAY,
        ("kind", "top", "stock"),
        lambda c: PERMITS if c.top == EMPTY and not c.stock else None,
        weight=weights.BAR,
        defeats=(BAR,),
        exception=True,
    )


BARS_LAST = Option(
    "bars_last",
    "empty",
    (
        Value(
            "always",
            cites=cited(
                "pagat:var.empty.4",
                "wikipedia-1:rules.play.1",
                "wikipedia-2:rules.play.1",
                "guide:var.empty",
                "digest:note.4",
            ),
        ),
        Value("while-stock", (says(bars_lapse(), "pagat:var.empty.3", "wikipedia-2:misc.face.3"),)),
    ),
)
