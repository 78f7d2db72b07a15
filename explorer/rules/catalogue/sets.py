"""How many equal cards may go at once."""

from __future__ import annotations

from explorer.cards import Kind
from explorer.rules.catalogue import weights
from explorer.rules.catalogue.kinds import ABOVE_TEN, PICTURES, TWO
from explorer.rules.clause import Clause
from explorer.rules.decision import FORBIDS, PERMITS, PLAY
from explorer.rules.option import Option, Value, says

SETS_LIMIT = "sets-limit"


def several() -> Clause:
    """Several cards of one rank may go together."""
    return Clause(
        "sets.several",
        PLAY,
        ("count",),
        lambda c: PERMITS if c.count > 1 else None,
        weight=weights.SETS,
    )


def single(*, kinds: tuple[Kind, ...]) -> Clause:
    """Cards of these kinds go one at a time."""
    return Clause(
        "sets.single",
        PLAY,
        ("kind", "count"),
        lambda c: FORBIDS if c.count > 1 and c.kind in kinds else None,
        weight=weights.SETS,
        params={"kinds": kinds},
        tags=(SETS_LIMIT,),
    )


SETS = Option(
    "sets",
    "what",
    (
        Value(
            "any",
            (
                says(
                    several(),
                    "pagat:play.1",
                    "wikipedia-1:rules.5",
                    "wikipedia-2:rules.4",
                    "guide:turn.1",
                    "digest:play.1",
                ),
            ),
        ),
        Value(
            "twos-single",
            (says(single(kinds=(TWO,)), "pagat:var.sets.3", "guide:var.singles.b", "interpretation:limit-per-play"),),
        ),
        Value(
            "pictures-single",
            (
                says(
                    single(kinds=PICTURES),
                    "wikipedia-1:misc.5",
                    "wikipedia-2:misc.face.5",
                    "interpretation:limit-per-play",
                ),
            ),
        ),
        Value(
            "above-ten-single",
            (
                says(
                    single(kinds=ABOVE_TEN),
                    "pagat:var.sets.1 var.sets.2",
                    "guide:var.singles",
                    "digest:note.2 note.2b",
                    "interpretation:limit-per-play",
                ),
            ),
        ),
    ),
)
