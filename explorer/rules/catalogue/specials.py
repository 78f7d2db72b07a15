"""Which twos, tens and aces are special: all of them, or only the black ones."""

from __future__ import annotations

from explorer.rules.catalogue import weights
from explorer.rules.catalogue.kinds import (
    ACE,
    BLACK_OVER_RED,
    HEIGHT,
    PICTURES,
    RED_ACE,
    RED_TEN,
    RED_TWO,
    TEN,
    TWO,
    reaches,
)
from explorer.rules.clause import Bound, Clause
from explorer.rules.decision import EFFECT, EMPTY, FORBIDS, FORM, KEEPS, PERMITS, PLAY
from explorer.rules.option import Option, Value, cited, says


def no_mixed_colours() -> Clause:
    """A red and a black card of one rank are of different ranks where only the black one is special."""
    return Clause(
        "form.no-mixed-colours",
        FORM,
        ("cards",),
        lambda c: FORBIDS if c.cards == "colours" else None,
        weight=weights.ONE_RANK,
    )


def red_twos_lowest() -> Clause:
    """A red two is the lowest card."""
    return Clause(
        "play.red-twos-lowest",
        PLAY,
        ("kind", "top"),
        lambda c: (
            PERMITS
            if c.top == RED_TWO and c.kind not in PICTURES
            else FORBIDS
            if c.kind == RED_TWO and c.top not in (EMPTY, RED_TWO)
            else None
        ),
        weight=weights.RANK + 1,
    )


def red_aces_by_rank() -> Clause:
    """A red ace goes on anything up to a red ace, by rank alone."""
    return Clause(
        "play.red-aces-by-rank",
        PLAY,
        ("kind", "top"),
        lambda c: PERMITS if c.kind == RED_ACE and c.top != TEN and reaches(c.kind, c.top) else None,
        weight=weights.SPECIAL,
    )


def black_on_red() -> Clause:
    """A black ten or ace always goes on the red one."""
    return Clause(
        "play.black-on-red",
        PLAY,
        ("kind", "top"),
        lambda c: PERMITS if BLACK_OVER_RED.get(c.kind) == c.top else None,
        weight=weights.RELAXED,
        defeats=("play.aces-need",),
    )


def no_red_on_black() -> Clause:
    """A red ten or ace never goes on the black one."""
    return Clause(
        "play.no-red-on-black",
        PLAY,
        ("kind", "top"),
        lambda c: FORBIDS if BLACK_OVER_RED.get(c.top) == c.kind else None,
        weight=weights.STANDING + 1,
    )


def red_is_ordinary() -> Clause:
    """A red ten or ace has no effect of its own, where a black one makes the pile fall."""
    return Clause(
        "fall.red-is-ordinary",
        EFFECT,
        ("kind", "top"),
        lambda c: (
            KEEPS
            if (c.kind == RED_TEN and HEIGHT.get(c.top, 99) < HEIGHT[RED_TEN])
            or (c.kind == RED_ACE and c.top in PICTURES)
            else None
        ),
        weight=weights.RANK,
    )


def _tens_and_aces(*documents: str, over_red: str) -> tuple[Bound, ...]:
    return (
        says(no_mixed_colours(), "interpretation:no-mixed-specials"),
        says(red_aces_by_rank(), *documents, "interpretation:red-ace-by-rank"),
        says(black_on_red(), over_red, "interpretation:black-on-red-clears"),
        says(no_red_on_black(), over_red),
        says(red_is_ordinary(), *documents, "interpretation:red-ten-ordinary"),
    )


SPECIALS = Option(
    "specials",
    "falls",
    (
        Value(
            "all",
            cites=cited(
                "pagat:players.4 players.5",
                "wikipedia-1:rules.play.3 rules.fall.1",
                "wikipedia-2:rules.play.3 rules.fall.1",
                "guide:order.3 order.1",
                "digest:rules.2",
            ),
        ),
        Value(
            "black",
            (
                *_tens_and_aces("pagat:var.black.1 var.black.2", "guide:var.black", over_red="pagat:var.black.3"),
                says(red_twos_lowest(), "pagat:var.black.1 var.black.2", "guide:var.black"),
            ),
            params={"red_apart": frozenset({TEN, ACE, TWO})},
            cites=cited("interpretation:start-from-threes black-sets-by-rank"),
        ),
        Value(
            "black-tens-aces",
            _tens_and_aces("digest:note.6", over_red="digest:note.6b"),
            params={"red_apart": frozenset({TEN, ACE})},
            cites=cited("interpretation:digest-twos-stay digest-crosswise"),
        ),
    ),
)
