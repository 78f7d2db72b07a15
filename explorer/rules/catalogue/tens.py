"""What tens may go on, and what may go on them."""

from __future__ import annotations

from explorer.rules.catalogue import weights
from explorer.rules.catalogue.kinds import TEN, reaches
from explorer.rules.clause import Clause
from explorer.rules.decision import EFFECT, EMPTY, FORBIDS, PERMITS, PLAY
from explorer.rules.option import Option, Value, says


def tens_need_lower() -> Clause:
    """A ten does not go on a picture, an ace or a two."""
    return Clause(
        "play.tens-need-lower",
        PLAY,
        ("kind", "top"),
        lambda c: FORBIDS if c.kind == TEN and c.top != EMPTY and not reaches(c.kind, c.top) else None,
        weight=weights.SPECIAL,
    )


def tens_on_all(*, after_stock: bool) -> Clause:
    """A ten goes on anything."""
    return Clause(
        "play.tens-on-all",
        PLAY,
        ("kind", "top", "stock") if after_stock else ("kind", "top"),
        lambda c: PERMITS if c.kind == TEN and c.top != EMPTY and not (after_stock and c.stock) else None,
        weight=weights.RELAXED,
        params={"after_stock": after_stock},
        defeats=(
            "play.tens-need-lower",
            "play.equal-or-higher",
            "play.on-two-only-two",
            "play.on-ace-only-ace",
        ),
    )


def tens_clear_all(*, after_stock: bool) -> Clause:
    """While a ten goes on anything, it makes the pile fall on anything but a ten."""
    return Clause(
        "fall.ten-on-anything",
        EFFECT,
        ("kind", "top", "stock") if after_stock else ("kind", "top"),
        lambda c: "clears" if c.kind == TEN and c.top not in (EMPTY, TEN) and not (after_stock and c.stock) else None,
        weight=weights.SPECIAL,
        params={"after_stock": after_stock},
    )


def on_ten_only_ten() -> Clause:
    """On a ten goes only another ten."""
    return Clause(
        "play.on-ten-only-ten",
        PLAY,
        ("kind", "top"),
        lambda c: None if c.top != TEN else PERMITS if c.kind == TEN else FORBIDS,
        weight=weights.STANDING,
    )


BASE = (
    says(
        on_ten_only_ten(),
        "pagat:play.1.5 play.lead-ten.2",
        "guide:clear.lead.b",
        "digest:play.1.E",
        "interpretation:standing-everywhere",
    ),
)

_NEED_LOWER = says(
    tens_need_lower(),
    "pagat:play.1.1",
    "wikipedia-1:rules.play.2",
    "wikipedia-2:rules.fall.6",
    "guide:special.ten.b",
    "digest:play.1.A",
)

TEN_ON = Option(
    "ten_on",
    "what",
    (
        Value("lower", (_NEED_LOWER,)),
        Value(
            "all-after-stock",
            (
                says(tens_on_all(after_stock=True), "wikipedia-2:poyta.7c"),
                says(tens_clear_all(after_stock=True), "interpretation:ten-on-anything-clears"),
            ),
            keeps=(_NEED_LOWER,),
        ),
        Value(
            "all",
            (
                says(tens_on_all(after_stock=False), "pagat:poyta.7"),
                says(tens_clear_all(after_stock=False), "interpretation:ten-on-anything-clears"),
            ),
        ),
    ),
)
