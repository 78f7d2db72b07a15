"""Whose turn it is next."""

from __future__ import annotations

from explorer.rules.catalogue import weights
from explorer.rules.catalogue.turn import CLOCKWISE
from explorer.rules.clause import Clause
from explorer.rules.decision import NEXT
from explorer.rules.option import Option, Value, cited, says


def to_the_left() -> Clause:
    """The turn passes to the next player clockwise."""
    return Clause("next.to-the-left", NEXT, (), lambda c: "left", weight=weights.GENERAL)


def clearer_leads() -> Clause:
    """Whoever made the pile fall leads."""
    return Clause(
        "next.clearer-leads",
        NEXT,
        ("move", "effect"),
        lambda c: "actor" if c.move == "play" and c.effect == "clears" else None,
        weight=weights.RANK,
        defeats=("next.to-the-left",),
    )


def clearer_is_out() -> Clause:
    """If whoever made the pile fall is out, the player to the left leads."""
    return Clause(
        "next.clearer-is-out",
        NEXT,
        ("move", "effect", "out"),
        lambda c: "left" if c.move == "play" and c.effect == "clears" and c.out else None,
        weight=weights.SPECIAL,
        defeats=("next.clearer-leads",),
    )


def half_goes_on() -> Clause:
    """Whoever took only half the pile goes on."""
    return Clause(
        "next.half-goes-on",
        NEXT,
        ("move", "half"),
        lambda c: "actor" if c.move == "pickup" and c.half else None,
        weight=weights.SPECIAL,
        defeats=("next.to-the-left",),
    )


def five_goes_on() -> Clause:
    """Whoever played five cards at once goes on, unless they fell, must be taken, or the player is out."""
    return Clause(
        "next.five-goes-on",
        NEXT,
        ("move", "effect", "out", "five"),
        lambda c: "actor" if c.move == "play" and c.five and not c.out and c.effect in ("none", "stands") else None,
        weight=weights.SPECIAL,
        defeats=("next.to-the-left",),
    )


BASE = (
    says(to_the_left(), *CLOCKWISE, "pagat:play.2", "guide:turn.2c", "digest:play.2"),
    says(
        clearer_leads(),
        "pagat:play.clear.replay",
        "wikipedia-1:rules.fall.3",
        "wikipedia-2:rules.fall.3",
        "guide:clear special.ten",
    ),
    says(clearer_is_out(), "pagat:play.out.2", "guide:end.2", "digest:out.1"),
)

KEEPS_TURN = Option(
    "keeps_turn",
    "taking",
    (
        Value(
            "no",
            cites=cited(
                "pagat:play.2", "wikipedia-1:rules.turn", "wikipedia-2:rules.turn", "guide:turn.2c", "digest:play.2"
            ),
            unclear=("wikipedia-2",),
        ),
        Value(
            "half-or-five",
            (
                says(half_goes_on(), "wikipedia-2:rules.turn"),
                says(five_goes_on(), "wikipedia-2:rules.turn", "interpretation:five-at-once"),
            ),
            unclear=("wikipedia-2",),
        ),
    ),
)
