"""What aces may go on, and what may go on them."""

from __future__ import annotations

from explorer.cards import Kind
from explorer.rules.catalogue import weights
from explorer.rules.catalogue.kinds import ACE, PICTURES, reaches
from explorer.rules.clause import Clause
from explorer.rules.decision import EMPTY, FORBIDS, PERMITS, PLAY
from explorer.rules.option import Option, Value, cited, says


def aces_need(*, on: tuple[Kind, ...]) -> Clause:
    """An ace goes only on cards of these kinds."""
    return Clause(
        "play.aces-need",
        PLAY,
        ("kind", "top"),
        lambda c: None if c.kind != ACE or c.top == EMPTY else PERMITS if c.top in on else FORBIDS,
        weight=weights.SPECIAL,
        params={"on": on},
    )


def aces_on_lower(*, after_stock: bool) -> Clause:
    """An ace goes on every smaller or equal card."""
    return Clause(
        "play.aces-on-lower",
        PLAY,
        ("kind", "top", "stock") if after_stock else ("kind", "top"),
        lambda c: PERMITS if c.kind == ACE and reaches(c.kind, c.top) and not (after_stock and c.stock) else None,
        weight=weights.RELAXED,
        params={"after_stock": after_stock},
        defeats=("play.aces-need", "play.on-ten-only-ten", "play.on-ace-only-ace"),
    )


def on_ace_only_ace() -> Clause:
    """On an ace goes only another ace."""
    return Clause(
        "play.on-ace-only-ace",
        PLAY,
        ("kind", "top"),
        lambda c: None if c.top != ACE else PERMITS if c.kind == ACE else FORBIDS,
        weight=weights.STANDING,
    )


BASE = (
    says(
        on_ace_only_ace(),
        "pagat:play.1.5 play.lead-ace",
        "guide:special.ace.b clear.lead.b",
        "digest:play.1.E",
        "interpretation:standing-everywhere",
    ),
)

_PICTURE_OR_ACE = says(
    aces_need(on=(*PICTURES, ACE)),
    "pagat:play.1.3",
    "guide:special.ace special.ace.b",
    "digest:play.1.C",
    "interpretation:guide-ace-on-ace",
)

ACE_ON = Option(
    "ace_on",
    "what",
    (
        Value("picture-or-ace", (_PICTURE_OR_ACE,)),
        Value(
            "picture",
            (
                says(
                    aces_need(on=PICTURES),
                    "wikipedia-1:rules.play.5 misc.4b",
                    "wikipedia-2:rules.play.5 rules.fall.6 misc.face.2b",
                ),
            ),
            cites=cited("guide:special.ace"),
            unclear=("guide",),
        ),
        Value(
            "lower-after-stock",
            (
                says(
                    aces_on_lower(after_stock=True),
                    "wikipedia-2:poyta.7",
                    "interpretation:ace-relaxed-too relaxed-on-standing",
                ),
            ),
            keeps=(_PICTURE_OR_ACE,),
            unclear=("wikipedia-2",),
        ),
        Value(
            "lower",
            (says(aces_on_lower(after_stock=False), "pagat:poyta.7", "interpretation:relaxed-on-standing"),),
        ),
    ),
)
