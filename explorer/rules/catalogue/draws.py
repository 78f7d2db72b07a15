"""A card just drawn that may be played at once: in place of the play before it, or after it."""

from __future__ import annotations

from explorer.rules.catalogue import weights
from explorer.rules.catalogue.turn import option_off
from explorer.rules.clause import Clause
from explorer.rules.decision import AMOUNT, FORBIDS, OFFER, PERMITS
from explorer.rules.option import Option, Value, says


def _refuse(name: str, move: str, **when: str) -> Clause:
    """Return a clause against a move with a drawn card where one feature has a value."""
    ((feature, value),) = when.items()
    return Clause(
        name,
        OFFER,
        ("move", feature),
        lambda c: FORBIDS if c.move == move and getattr(c, feature) == value else None,
        weight=weights.OFFER + 1,
    )


def change_for_drawn() -> Clause:
    """A play may be changed for a card that was drawn after it."""
    return Clause(
        "change.for-drawn",
        OFFER,
        ("move", "latest", "drawn"),
        lambda c: None if c.move != "change" else PERMITS if c.latest and c.drawn else FORBIDS,
        weight=weights.OFFER,
    )


def no_change_after_fall() -> Clause:
    """A play that made the pile fall is not changed."""
    return _refuse("change.not-after-fall", "change", effect="clears")


def change_once() -> Clause:
    """A play is changed once in a turn."""
    return _refuse("change.once", "change", used="change")


def no_change_after_on() -> Clause:
    """After a drawn card was played on, nothing is changed."""
    return _refuse("change.not-after-on", "change", used="on")


def draw_nothing() -> Clause:
    """After a changed play nothing more is drawn."""
    return Clause(
        "take.nothing-after-change",
        AMOUNT,
        ("move",),
        lambda c: "nothing" if c.move == "changed" else None,
        weight=weights.GENERAL,
    )


def on_with_drawn() -> Clause:
    """A card that was just drawn may be played on at once."""
    return Clause(
        "on.with-drawn",
        OFFER,
        ("move", "latest", "drawn"),
        lambda c: None if c.move != "on" else PERMITS if c.latest and c.drawn else FORBIDS,
        weight=weights.OFFER,
    )


def not_on_what_is_owed() -> Clause:
    """Nothing is played on cards that the next player must take."""
    return _refuse("on.not-when-taken", "on", effect="must-take")


def not_on_fallen() -> Clause:
    """After the pile fell, nothing is played on; the player leads again anyway."""
    return _refuse("on.not-after-fall", "on", effect="clears")


def no_on_after_change() -> Clause:
    """After a play was changed, nothing is played on."""
    return _refuse("on.not-after-change", "on", used="change")


_REFILL = (
    "pagat:play.refill.1",
    "wikipedia-1:rules.refill",
    "wikipedia-2:rules.refill",
    "guide:turn.refill",
    "digest:refill",
)

CHANGE_PLAY = Option(
    "change_play",
    "taking",
    (
        Value("no", (says(option_off(verbs=("change",)), *_REFILL),), params={"changes": False}),
        Value(
            "yes",
            (
                says(
                    change_for_drawn(),
                    "pagat:var.change.1 var.change.2",
                    "interpretation:change-whole-play change-stock-as-before",
                ),
                says(no_change_after_fall(), "interpretation:change-not-after-clear"),
                says(change_once(), "interpretation:change-once"),
                says(no_change_after_on(), "interpretation:change-or-on"),
                says(draw_nothing(), "interpretation:change-whole-play"),
            ),
            params={"changes": True},
        ),
    ),
)

PLAY_ON = Option(
    "play_on",
    "taking",
    (
        Value("no", (says(option_off(verbs=("on",)), *_REFILL),), params={"plays_on": False}),
        Value(
            "yes",
            (
                says(on_with_drawn(), "digest:note.7"),
                says(not_on_what_is_owed(), "interpretation:on-not-when-taken"),
                says(not_on_fallen(), "interpretation:on-needs-a-pile"),
                says(no_on_after_change(), "interpretation:change-or-on"),
            ),
            params={"plays_on": True},
        ),
    ),
)
