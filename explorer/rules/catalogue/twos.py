"""What twos may go on, and what may go on them."""

from __future__ import annotations

from explorer.rules.catalogue import weights
from explorer.rules.catalogue.kinds import ACE, TEN, TWO
from explorer.rules.clause import Clause
from explorer.rules.decision import EMPTY, FORBIDS, PERMITS, PLAY
from explorer.rules.option import Option, Value, says


def twos_not_on_ace_or_ten() -> Clause:
    """A two goes on anything but an ace or a ten."""
    return Clause(
        "play.twos-not-on-ace-or-ten",
        PLAY,
        ("kind", "top"),
        lambda c: None if c.kind != TWO or c.top == EMPTY else FORBIDS if c.top in (ACE, TEN) else PERMITS,
        weight=weights.SPECIAL,
    )


def twos_on_all() -> Clause:
    """A two goes on anything."""
    return Clause(
        "play.twos-on-all",
        PLAY,
        ("kind", "top"),
        lambda c: PERMITS if c.kind == TWO and c.top != EMPTY else None,
        weight=weights.RELAXED,
        defeats=("play.on-ten-only-ten", "play.on-ace-only-ace"),
    )


def lead_two() -> Clause:
    """A two may be led, whatever is said of the cards below it."""
    return Clause(
        "lead.two",
        PLAY,
        ("kind", "top"),
        lambda c: PERMITS if c.kind == TWO and c.top == EMPTY else None,
        weight=weights.BAR,
    )


def on_two_only_two() -> Clause:
    """On a two goes only another two."""
    return Clause(
        "play.on-two-only-two",
        PLAY,
        ("kind", "top"),
        lambda c: None if c.top != TWO else PERMITS if c.kind == TWO else FORBIDS,
        weight=weights.STANDING,
    )


def on_two_anything(*, after_stock: bool) -> Clause:
    """On a two goes any card."""
    return Clause(
        "play.on-two-anything",
        PLAY,
        ("top", "stock") if after_stock else ("top",),
        lambda c: PERMITS if c.top == TWO and not (after_stock and c.stock) else None,
        weight=weights.STANDING,
        params={"after_stock": after_stock},
        defeats=(
            "play.on-two-only-two",
            "play.equal-or-higher",
            "play.pictures-need",
            "play.aces-need",
            "play.tens-need-lower",
            "play.red-twos-lowest",
        ),
    )


TWO_ON = Option(
    "two_on",
    "what",
    (
        Value(
            "not-ace-ten",
            (says(twos_not_on_ace_or_ten(), "pagat:play.1.4", "guide:special.two special.two.b", "digest:play.1.D"),),
        ),
        Value(
            "all",
            (
                says(
                    twos_on_all(),
                    "wikipedia-1:rules.play.3",
                    "wikipedia-2:rules.play.3",
                    "interpretation:two-above-ace relaxed-on-standing",
                ),
                says(lead_two(), "wikipedia-2:rules.play.3", "interpretation:two-above-ace"),
            ),
        ),
    ),
)

_ONLY_TWOS = says(
    on_two_only_two(),
    "pagat:play.1.4",
    "wikipedia-1:rules.play.3b",
    "wikipedia-2:rules.play.3b",
    "guide:special.two.b",
    "digest:play.1.D",
)

ON_TWO = Option(
    "on_two",
    "what",
    (
        Value("two", (_ONLY_TWOS,)),
        Value(
            "all-after-stock",
            (says(on_two_anything(after_stock=True), "wikipedia-2:poyta.7d"),),
            keeps=(_ONLY_TWOS,),
        ),
        Value("all", (says(on_two_anything(after_stock=False), "pagat:poyta.7"),)),
    ),
)
