"""Who plays first, and what the opening asks for."""

from __future__ import annotations

from explorer.rules.catalogue import weights
from explorer.rules.catalogue.kinds import OPENING_ORDER
from explorer.rules.catalogue.leads import BAR
from explorer.rules.catalogue.sets import SETS_LIMIT
from explorer.rules.clause import Clause
from explorer.rules.decision import FORBIDS, OFFER, PERMITS, PLAY, REQUIRES, START
from explorer.rules.option import Option, Value, says

THREES = OPENING_ORDER[:1]


def most_of_the_lowest() -> Clause:
    """The player with most threes starts; if nobody has one, most fours, and so on; ties go clockwise."""
    return Clause("start.most-lowest", START, ("held",), lambda c: "most" if c.held else None)


def opens_with_all() -> Clause:
    """The opener plays all the cards that made them start, whatever is barred or limited, and nothing else."""
    return Clause(
        "opening.whole-set",
        PLAY,
        ("opening",),
        lambda c: PERMITS if c.opening == "whole" else REQUIRES if c.opening in ("part", "other") else None,
        weight=weights.OPENING,
        defeats=(BAR, SETS_LIMIT),
    )


def opening_stays() -> Clause:
    """The play that the start asked for is not changed for a drawn card."""
    return Clause(
        "change.not-the-opening",
        OFFER,
        ("move", "opening"),
        lambda c: FORBIDS if c.move == "change" and c.opening else None,
        weight=weights.OPENING,
    )


def first_with_a_three() -> Clause:
    """The first player from the dealer's left who has a three starts."""
    return Clause("start.first-with-three", START, ("held",), lambda c: "first" if c.held else None)


def nobody_has_a_three() -> Clause:
    """If nobody has a three, the player to the dealer's left starts."""
    return Clause("start.nobody-has-three", START, ("held",), lambda c: None if c.held else "left-of-dealer")


def opens_with_threes() -> Clause:
    """A player who starts because of a three leads one or more threes."""
    return Clause(
        "opening.threes",
        PLAY,
        ("opening",),
        lambda c: PERMITS if c.opening in ("whole", "part") else REQUIRES if c.opening == "other" else None,
        weight=weights.OPENING,
    )


def left_of_dealer() -> Clause:
    """The player to the dealer's left starts."""
    return Clause("start.left-of-dealer", START, (), lambda c: "left-of-dealer")


START_OPTION = Option(
    "start",
    "deal",
    (
        Value(
            "most-lowest",
            (
                says(
                    most_of_the_lowest(),
                    "pagat:play.start.1 play.start.2 play.start.3",
                    "guide:start.1 start.2 start.3",
                    "digest:start.1 start.2 start.3",
                    "interpretation:start-from-threes",
                ),
                says(
                    opens_with_all(),
                    "pagat:play.start.4 play.start.1",
                    "guide:start.1",
                    "digest:start.4",
                    "interpretation:opening-whole-set",
                ),
                says(opening_stays(), "interpretation:change-not-the-opening"),
            ),
            params={"opening": OPENING_ORDER},
        ),
        Value(
            "first-with-three",
            (
                says(first_with_a_three(), "pagat:var.start.1 var.start.2", "guide:var.start"),
                says(
                    nobody_has_a_three(),
                    "pagat:var.start.3",
                    "guide:var.start.b",
                    "interpretation:fallback-obeys-bars",
                ),
                says(opens_with_threes(), "pagat:var.start.1 var.start.2", "guide:var.start"),
            ),
            params={"opening": THREES},
        ),
        Value("left-of-dealer", (says(left_of_dealer(), "interpretation:start-silent"),)),
    ),
)
