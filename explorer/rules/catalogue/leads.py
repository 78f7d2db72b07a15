"""What may be led to the empty table, and what becomes of a led ten or ace."""

from __future__ import annotations

from explorer.cards import Kind
from explorer.rules.catalogue import weights
from explorer.rules.catalogue.kinds import ACE, PICTURES, TEN
from explorer.rules.clause import Bound, Clause
from explorer.rules.decision import DUTY, EFFECT, EMPTY, FORBIDS, NEXT, PERMITS, PLAY, REQUIRES
from explorer.rules.option import Option, Value, cited, says

BAR, LED = "bar", "led"


def barred(*, kinds: tuple[Kind, ...]) -> Clause:
    """Cards of these kinds may not be led."""
    return Clause(
        "lead.barred",
        PLAY,
        ("kind", "top"),
        lambda c: FORBIDS if c.kind in kinds and c.top == EMPTY else None,
        weight=weights.BAR,
        params={"kinds": kinds},
        tags=(BAR,),
    )


def pictures_may_lead() -> Clause:
    """A picture may be led."""
    return Clause(
        "lead.pictures-may",
        PLAY,
        ("kind", "top"),
        lambda c: PERMITS if c.kind in PICTURES and c.top == EMPTY else None,
        weight=weights.BAR,
    )


def may_lead(*, kind: Kind) -> Clause:
    """Cards of this kind may be led, though the next player must take them."""
    return Clause(
        "lead.may",
        PLAY,
        ("kind", "top"),
        lambda c: PERMITS if c.kind == kind and c.top == EMPTY else None,
        weight=weights.BAR,
        params={"kind": kind},
    )


def led(*, kind: Kind, effect: str) -> Clause:
    """Say what becomes of cards of a kind that are led: they stand, must be taken, or fall at once."""
    return Clause(
        f"led.{effect}",
        EFFECT,
        ("kind", "top"),
        lambda c: effect if c.kind == kind and c.top == EMPTY else None,
        weight=weights.BAR,
        params={"kind": kind},
        tags=(LED,),
    )


def must_take(*, kind: Kind) -> Clause:
    """Led cards that must be taken leave the next player nothing else to do."""
    return Clause(
        "duty.must-take",
        DUTY,
        ("move", "owed"),
        lambda c: None if c.owed != kind else PERMITS if c.move == "pickup" else REQUIRES,
        weight=weights.MUST_TAKE,
        params={"kind": kind},
    )


def taken(*, kind: Kind, then: str, who: str) -> Clause:
    """After led cards were taken, whoever the token ``who`` names leads; ``then`` tells such clauses apart."""
    return Clause(
        f"next.taken-{then}",
        NEXT,
        ("move", "owed"),
        lambda c: who if c.move == "pickup" and c.owed == kind else None,
        weight=weights.BAR,
        params={"kind": kind},
        defeats=("next.to-the-left",),
    )


def _taken(kind: Kind, back: Clause, take: tuple[str, ...], then: tuple[str, ...]) -> tuple[Bound, ...]:
    return (
        says(may_lead(kind=kind), *take),
        says(led(kind=kind, effect="must-take"), *take, "interpretation:led-before-falls"),
        says(must_take(kind=kind), *take),
        says(back, *then),
    )


_LAPSED = ("pagat:var.empty.3", "interpretation:barred-led-stands")
_WHO_LEADS = "interpretation:taken-then-next"

LED_TEN = Option(
    "led_ten",
    "empty",
    (
        Value(
            "stands",
            (
                says(
                    led(kind=TEN, effect="stands"),
                    "pagat:play.lead-ten.1 play.lead-ten.2 play.lead-ten.3",
                    "guide:clear.lead clear.lead.b clear.lead.c",
                    "digest:lead.1",
                    "interpretation:led-before-falls",
                ),
            ),
        ),
        Value(
            "barred",
            (
                says(
                    barred(kinds=(TEN,)),
                    "pagat:var.empty.1",
                    "guide:var.empty",
                    "digest:note.4",
                ),
                says(led(kind=TEN, effect="stands"), *_LAPSED),
            ),
        ),
        Value(
            "taken-pass",
            _taken(
                TEN,
                taken(kind=TEN, then="pass", who="left"),
                (
                    "wikipedia-2:rules.play.5b misc.empty.3",
                    "pagat:var.aces-tens.1",
                    "guide:var.lead.1",
                    "digest:note.3",
                ),
                ("wikipedia-2:rules.play.5b misc.empty.3", "pagat:var.aces-tens.1", _WHO_LEADS),
            ),
            cites=cited("pagat:var.aces-tens.2"),
        ),
        Value(
            "taken-again",
            _taken(
                TEN,
                taken(kind=TEN, then="again", who="leader"),
                ("pagat:var.aces-tens.3", "guide:var.lead.2"),
                ("pagat:var.aces-tens.3", "guide:var.lead.2", "interpretation:again-is-the-leader again-leader-out"),
            ),
        ),
        Value(
            "clears",
            (
                says(
                    led(kind=TEN, effect="clears"),
                    "wikipedia-1:rules.fall.1",
                    "pagat:var.aces-tens.4",
                    "guide:var.lead.3",
                ),
            ),
            cites=cited("wikipedia-2:rules.fall.1"),
            unclear=("wikipedia-2",),
        ),
    ),
)

LED_ACE = Option(
    "led_ace",
    "empty",
    (
        Value(
            "stands",
            (
                says(
                    led(kind=ACE, effect="stands"),
                    "pagat:play.lead-ace",
                    "guide:clear.lead clear.lead.b clear.lead.c",
                    "digest:lead.2",
                    "interpretation:led-before-falls",
                ),
            ),
        ),
        Value(
            "barred",
            (
                says(
                    barred(kinds=(ACE,)),
                    "wikipedia-1:rules.play.1 rules.play.5",
                    "pagat:var.empty.1",
                    "guide:var.empty",
                    "digest:note.4",
                ),
                says(led(kind=ACE, effect="stands"), *_LAPSED),
            ),
        ),
        Value(
            "taken-pass",
            _taken(
                ACE,
                taken(kind=ACE, then="pass", who="left"),
                (
                    "wikipedia-2:rules.play.5 misc.empty.2 misc.empty.3",
                    "pagat:var.aces-tens.1",
                    "guide:var.lead.1",
                    "digest:note.3",
                ),
                ("wikipedia-2:rules.play.5 misc.empty.2", "pagat:var.aces-tens.1", _WHO_LEADS),
            ),
            cites=cited("pagat:var.aces-tens.2"),
        ),
        Value(
            "taken-again",
            _taken(
                ACE,
                taken(kind=ACE, then="again", who="leader"),
                (
                    "wikipedia-1:misc.6",
                    "wikipedia-2:misc.empty.1",
                    "pagat:var.aces-tens.3",
                    "guide:var.lead.2",
                ),
                ("wikipedia-1:misc.6", "wikipedia-2:misc.empty.1", "pagat:var.aces-tens.3", "guide:var.lead.2"),
            ),
        ),
        Value(
            "clears",
            (says(led(kind=ACE, effect="clears"), "pagat:var.aces-tens.4", "guide:var.lead.3"),),
            cites=cited("wikipedia-1:rules.fall.1", "wikipedia-2:rules.fall.1"),
            unclear=("wikipedia-1", "wikipedia-2"),
        ),
    ),
)

LED_PICTURE = Option(
    "led_picture",
    "empty",
    (
        Value(
            "allowed",
            (
                says(
                    pictures_may_lead(),
                    "pagat:play.1.6",
                    "wikipedia-1:misc.4",
                    "wikipedia-2:rules.play.1b misc.face.2 misc.face.3 misc.face.4",
                    "guide:turn.1c",
                    "digest:play.1.F",
                ),
            ),
        ),
        Value(
            "barred",
            (
                says(
                    barred(kinds=PICTURES),
                    "wikipedia-1:rules.play.1",
                    "wikipedia-2:rules.play.1",
                    "pagat:var.empty.2",
                    "guide:var.empty",
                ),
            ),
        ),
    ),
)
