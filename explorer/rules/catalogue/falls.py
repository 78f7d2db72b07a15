"""When the pile falls."""

from __future__ import annotations

from explorer.rules.catalogue import weights
from explorer.rules.catalogue.kinds import ACE, HEIGHT, PICTURES, RED_ACE, TEN, TWO
from explorer.rules.catalogue.leads import LED
from explorer.rules.clause import Clause
from explorer.rules.decision import EFFECT, EMPTY, KEEPS, Cell
from explorer.rules.option import Option, Value, says

FALLING_UNDER_ACE = (*PICTURES, RED_ACE)


def ten_on_lower() -> Clause:
    """A ten laid on a lower card makes the pile fall."""
    return Clause(
        "fall.ten-on-lower",
        EFFECT,
        ("kind", "top"),
        lambda c: "clears" if c.kind == TEN and HEIGHT.get(c.top, 99) < HEIGHT[TEN] else None,
        weight=weights.SPECIAL,
    )


def ace_on_picture() -> Clause:
    """An ace laid on a picture makes the pile fall."""
    return Clause(
        "fall.ace-on-picture",
        EFFECT,
        ("kind", "top"),
        lambda c: "clears" if c.kind == ACE and c.top in FALLING_UNDER_ACE else None,
        weight=weights.SPECIAL,
    )


def ace_on_anything() -> Clause:
    """An ace laid on any card makes the pile fall."""
    return Clause(
        "fall.ace-on-anything",
        EFFECT,
        ("kind", "top"),
        lambda c: "clears" if c.kind == ACE and c.top != EMPTY else None,
        weight=weights.SPECIAL,
    )


def ace_never(*, after_stock: bool) -> Clause:
    """An ace laid on a picture does not make the pile fall."""
    return Clause(
        "fall.ace-does-not",
        EFFECT,
        ("kind", "top", "stock") if after_stock else ("kind", "top"),
        lambda c: KEEPS if c.kind == ACE and c.top in FALLING_UNDER_ACE and not (after_stock and c.stock) else None,
        weight=weights.RELAXED,
        params={"after_stock": after_stock},
        defeats=("fall.ace-on-picture",),
    )


def _alike(c: Cell) -> int:
    return int(c.count) + (int(c.run) if c.kind == c.top else 0)


def four_alike() -> Clause:
    """Four equal cards on top make the pile fall, whoever laid them."""
    return Clause(
        "fall.four-alike",
        EFFECT,
        ("kind", "count", "top", "run"),
        lambda c: "clears" if c.top != EMPTY and _alike(c) >= 4 else None,
        weight=weights.RANK,
    )


def four_led() -> Clause:
    """Four equal cards led at once fall, also tens and aces that would otherwise stay."""
    return Clause(
        "fall.four-led",
        EFFECT,
        ("kind", "count", "top"),
        lambda c: "clears" if c.top == EMPTY and c.count >= 4 else None,
        weight=weights.BAR + 1,
        defeats=(LED,),
    )


def four_twos_do_not() -> Clause:
    """Four twos do not make the pile fall."""
    return Clause(
        "fall.four-twos-do-not",
        EFFECT,
        ("kind", "count", "top", "run"),
        lambda c: KEEPS if c.kind == TWO and _alike(c) >= 4 else None,
        weight=weights.SPECIAL,
        defeats=("fall.four-alike", "fall.four-led"),
    )


def four_do_not() -> Clause:
    """Four equal cards do not make the pile fall."""
    return Clause(
        "fall.four-do-not",
        EFFECT,
        ("kind", "count", "top", "run"),
        lambda c: KEEPS if _alike(c) >= 4 else None,
        weight=weights.RANK,
    )


BASE = (
    says(
        ten_on_lower(),
        "pagat:play.clear.1",
        "wikipedia-1:rules.fall.1",
        "wikipedia-2:rules.fall.1 rules.fall.4",
        "guide:clear.1 special.ten overview.3",
        "digest:clear.1",
    ),
)

_ON_PICTURE = says(
    ace_on_picture(),
    "pagat:play.clear.2",
    "wikipedia-2:rules.fall.5 rules.fall.1",
    "guide:clear.2 special.ace overview.3",
    "digest:clear.2",
)

ACE_CLEARS = Option(
    "ace_clears",
    "falls",
    (
        Value("on-picture", (_ON_PICTURE,)),
        Value(
            "always",
            (says(ace_on_anything(), "wikipedia-1:rules.fall.1"),),
            cites=("wikipedia-2:rules.fall.1",),
            unclear=("wikipedia-2",),
        ),
        Value(
            "not-after-stock",
            (says(ace_never(after_stock=True), "wikipedia-2:poyta.7b"),),
            keeps=(_ON_PICTURE,),
        ),
        Value("never", (says(ace_never(after_stock=False), "pagat:poyta.7"),)),
    ),
)

_FOUR = (
    says(
        four_alike(),
        "pagat:play.clear.3",
        "wikipedia-1:rules.fall.2",
        "wikipedia-2:rules.fall.2",
        "guide:clear.3",
        "digest:clear.3",
        "interpretation:more-than-four",
    ),
    says(
        four_led(),
        "pagat:play.clear.3",
        "wikipedia-1:rules.fall.2",
        "wikipedia-2:rules.fall.2",
        "guide:clear.3",
        "digest:clear.3",
        "interpretation:led-four-clears",
    ),
)

FOUR_CLEARS = Option(
    "four_clears",
    "falls",
    (
        Value("all", _FOUR),
        Value(
            "not-twos",
            (says(four_twos_do_not(), "wikipedia-1:misc.1", "wikipedia-2:misc.four.1"),),
            keeps=_FOUR,
        ),
        Value(
            "never",
            (
                says(
                    four_do_not(),
                    "wikipedia-1:misc.2",
                    "wikipedia-2:misc.four.2",
                    "pagat:var.decks.2",
                    "guide:var.decks",
                    "digest:note.5b",
                ),
            ),
        ),
    ),
)
