"""Equal or higher: what may go on what by rank alone, and what may lead."""

from __future__ import annotations

from explorer.rules.catalogue import weights
from explorer.rules.catalogue.kinds import HEIGHT
from explorer.rules.clause import Clause
from explorer.rules.decision import EMPTY, FORBIDS, FORM, PERMITS, PLAY
from explorer.rules.option import says


def one_rank() -> Clause:
    """Cards laid together are of one rank."""
    return Clause(
        "form.one-rank",
        FORM,
        ("cards",),
        lambda c: FORBIDS if c.cards == "mixed" else None,
        weight=weights.ONE_RANK,
    )


def equal_or_higher() -> Clause:
    """A card is as high as the top card of the pile, or higher."""
    return Clause(
        "play.equal-or-higher",
        PLAY,
        ("kind", "top"),
        lambda c: None if c.top == EMPTY else PERMITS if HEIGHT[c.kind] >= HEIGHT[c.top] else FORBIDS,
        weight=weights.RANK,
    )


def lead_any() -> Clause:
    """Onto the empty table goes any card that no other rule holds back."""
    return Clause("lead.any", PLAY, ("top",), lambda c: PERMITS if c.top == EMPTY else None, weight=weights.GENERAL)


BASE = (
    says(
        one_rank(),
        "pagat:play.1",
        "wikipedia-1:rules.5",
        "wikipedia-2:rules.4",
        "guide:turn.1",
        "digest:play.1",
    ),
    says(
        equal_or_higher(),
        "pagat:play.1.1",
        "wikipedia-1:rules.play.2",
        "wikipedia-2:rules.play.2",
        "guide:turn.1b overview.2",
        "digest:play.1.A",
    ),
    says(
        lead_any(),
        "pagat:play.1.6",
        "wikipedia-1:rules.play.1",
        "wikipedia-2:rules.play.1 rules.play.1b",
        "guide:turn.1c",
        "digest:play.1.F",
    ),
)
