"""How many cards are picked up or drawn."""

from __future__ import annotations

from explorer.rules.catalogue import weights
from explorer.rules.clause import Clause
from explorer.rules.decision import AMOUNT
from explorer.rules.option import Option, Value, says


def pick_up_whole() -> Clause:
    """Whoever picks up takes the whole pile."""
    return Clause(
        "take.whole", AMOUNT, ("move",), lambda c: "all" if c.move == "pickup" else None, weight=weights.GENERAL
    )


def pick_up_half() -> Clause:
    """Whoever picks up by choice takes the top half of the pile, rounded up."""
    return Clause(
        "take.half",
        AMOUNT,
        ("move", "owed"),
        lambda c: "top-half" if c.move == "pickup" and not c.owed else None,
        weight=weights.SPECIAL,
    )


def forced_whole() -> Clause:
    """Led cards that must be taken are taken whole."""
    return Clause(
        "take.forced-whole",
        AMOUNT,
        ("move", "owed"),
        lambda c: "all" if c.move == "pickup" and c.owed else None,
        weight=weights.SPECIAL,
    )


def failed_try() -> Clause:
    """A card from the stock that may not be played goes to the hand, and the whole pile with it."""
    return Clause(
        "take.failed-try",
        AMOUNT,
        ("move",),
        lambda c: "all" if c.move == "failed" else None,
        weight=weights.SPECIAL,
    )


def refill() -> Clause:
    """After a play the hand is filled up from the stock."""
    return Clause(
        "take.refill", AMOUNT, ("move",), lambda c: "refill" if c.move == "play" else None, weight=weights.GENERAL
    )


BASE = (
    says(
        failed_try(),
        "pagat:play.3.c",
        "wikipedia-1:misc.7b",
        "wikipedia-2:misc.lack.2",
        "guide:turn.3c",
        "digest:play.3",
    ),
    says(
        refill(),
        "pagat:play.refill.1 play.refill.2",
        "wikipedia-1:rules.refill",
        "wikipedia-2:rules.refill",
        "guide:turn.refill turn.refill.b overview.4",
        "digest:refill",
        "interpretation:refill-before-leading-again",
    ),
)

PICKUP = Option(
    "pickup",
    "taking",
    (
        Value(
            "whole",
            (
                says(
                    pick_up_whole(),
                    "pagat:play.2",
                    "wikipedia-1:rules.pickup",
                    "guide:turn.2 overview.2",
                    "digest:play.2",
                ),
            ),
            cites=("wikipedia-2:rules.pickup",),
            unclear=("wikipedia-2",),
        ),
        Value(
            "half",
            (
                says(pick_up_half(), "wikipedia-2:rules.pickup", "interpretation:top-half-rounded-up"),
                says(forced_whole(), "wikipedia-2:rules.play.5 rules.play.5b", "interpretation:half-only-voluntary"),
            ),
            unclear=("wikipedia-2",),
        ),
    ),
)
