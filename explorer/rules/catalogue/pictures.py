"""What jacks, queens and kings may go on."""

from __future__ import annotations

from explorer.cards import Kind
from explorer.rules.catalogue import weights
from explorer.rules.catalogue.kinds import PICTURES, at_least, reaches
from explorer.rules.clause import Clause
from explorer.rules.decision import EMPTY, FORBIDS, PERMITS, PLAY
from explorer.rules.option import Option, Value, cited, says


def pictures_need(*, lowest: Kind) -> Clause:
    """A picture goes only on a card of a given rank or higher."""
    return Clause(
        "play.pictures-need",
        PLAY,
        ("kind", "top"),
        lambda c: None if c.kind not in PICTURES or c.top == EMPTY else PERMITS if at_least(c.top, lowest) else FORBIDS,
        weight=weights.SPECIAL,
        params={"lowest": lowest},
    )


def pictures_on_eights() -> Clause:
    """Once every nine is out of the game, a picture that needed a nine may go on an eight."""
    return Clause(
        "play.pictures-on-eights",
        PLAY,
        ("kind", "top", "nines"),
        lambda c: PERMITS if c.kind in PICTURES and c.top == "8" and not c.nines else None,
        weight=weights.RELAXED,
        defeats=("play.pictures-need(lowest=9)",),
        exception=True,
    )


def pictures_on_lower(*, after_stock: bool) -> Clause:
    """A picture goes on every smaller or equal card."""
    return Clause(
        "play.pictures-on-lower",
        PLAY,
        ("kind", "top", "stock") if after_stock else ("kind", "top"),
        lambda c: PERMITS if c.kind in PICTURES and reaches(c.kind, c.top) and not (after_stock and c.stock) else None,
        weight=weights.RELAXED,
        params={"after_stock": after_stock},
        defeats=("play.pictures-need", "play.on-ten-only-ten"),
    )


PICTURES_ON = Option(
    "pictures_on",
    "what",
    (
        Value(
            "7",
            (
                says(
                    pictures_need(lowest="7"),
                    "pagat:play.1.2",
                    "wikipedia-1:rules.play.4",
                    "wikipedia-2:rules.play.4",
                    "guide:special.face",
                    "digest:play.1.B",
                ),
            ),
        ),
        Value(
            "8",
            (
                says(
                    pictures_need(lowest="8"),
                    "pagat:var.pictures.1",
                    "wikipedia-1:misc.3",
                    "wikipedia-2:misc.face.1 misc.face.4",
                    "guide:var.face",
                    "digest:note.1",
                ),
            ),
        ),
        Value("9", (says(pictures_need(lowest="9"), "pagat:var.pictures.2", "guide:var.face", "digest:note.1"),)),
        Value("10", (says(pictures_need(lowest="10"), "digest:note.1"),)),
    ),
)

_PLAIN = cited(
    "pagat:play.1.2",
    "wikipedia-1:rules.play.4",
    "wikipedia-2:rules.play.4",
    "guide:special.face",
    "digest:play.1.B",
)

NINES_OUT = Option(
    "nines_out",
    "what",
    (
        Value("no", cites=_PLAIN),
        Value(
            "yes",
            (
                says(
                    pictures_on_eights(),
                    "pagat:var.pictures.2",
                    "guide:var.face",
                    "interpretation:nines-out-eights",
                ),
            ),
            unclear=("guide",),
        ),
    ),
)

_RELAXED = ("pagat:poyta.7", "wikipedia-2:misc.face.2 poyta.7a", "wikipedia-1:misc.4")

PICTURES_RELAXED = Option(
    "pictures_relaxed",
    "what",
    (
        Value("no", cites=_PLAIN),
        Value(
            "after-stock",
            (
                says(
                    pictures_on_lower(after_stock=True),
                    "wikipedia-2:misc.face.3 poyta.7a",
                    "interpretation:relaxed-on-standing",
                ),
            ),
        ),
        Value(
            "always",
            (says(pictures_on_lower(after_stock=False), *_RELAXED, "interpretation:relaxed-on-standing"),),
        ),
    ),
)
