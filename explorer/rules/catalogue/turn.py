"""What a player may and must do, and whose turn it is next."""

from __future__ import annotations

from explorer.rules.catalogue import weights
from explorer.rules.clause import Clause
from explorer.rules.decision import DUTY, EMPTY, FORBIDS, FORM, PERMITS, REQUIRES
from explorer.rules.option import Option, Value, says

ANSWERS = ("challenge", "change", "on")
"""Moves that answer a play, whoever's turn it is."""

CLOCKWISE = (
    "pagat:players.2 play.turn",
    "wikipedia-1:rules.turn",
    "guide:setup.1b turn",
    "digest:turn",
)


def whose_turn() -> Clause:
    """Only the player whose turn it is moves; what answers a play (a challenge, a drawn card) has its own time."""
    return Clause(
        "form.whose-turn",
        FORM,
        ("move", "on_turn"),
        lambda c: None if c.on_turn or c.move in ANSWERS else FORBIDS,
        weight=weights.TURN,
    )


def game_over() -> Clause:
    """Nobody moves once one player alone has cards."""
    return Clause("form.game-over", FORM, ("over",), lambda c: FORBIDS if c.over else None, weight=weights.OPTION_OFF)


def option_off(*, verbs: tuple[str, ...]) -> Clause:
    """These moves belong to a house rule that is not in force."""
    return Clause(
        "form.option-off",
        FORM,
        ("move",),
        lambda c: FORBIDS if c.move in verbs else None,
        weight=weights.OPTION_OFF,
        params={"verbs": verbs},
    )


def may_play() -> Clause:
    """A player may play cards from the hand."""
    return Clause(
        "turn.may-play", DUTY, ("move",), lambda c: PERMITS if c.move == "play" else None, weight=weights.GENERAL
    )


def may_pick_up() -> Clause:
    """A player may always pick up a pile, also one that they could play on."""
    return Clause(
        "turn.may-pick-up",
        DUTY,
        ("move", "table"),
        lambda c: PERMITS if c.move == "pickup" and c.table != EMPTY else None,
        weight=weights.GENERAL,
    )


def nothing_to_pick_up() -> Clause:
    """There is nothing to pick up from an empty table."""
    return Clause(
        "turn.nothing-to-pick-up",
        DUTY,
        ("move", "table"),
        lambda c: FORBIDS if c.move == "pickup" and c.table == EMPTY else None,
        weight=weights.NOTHING_THERE,
    )


def may_try(*, when_stuck: bool) -> Clause:
    """A player may try the stock, always or only with nothing to play."""
    return Clause(
        "turn.may-try",
        DUTY,
        ("move", "stock", "playable") if when_stuck else ("move", "stock"),
        lambda c: None if c.move != "try" or not c.stock else REQUIRES if when_stuck and c.playable else PERMITS,
        weight=weights.LEAD_DUTY,
        params={"when_stuck": when_stuck},
    )


def no_stock_to_try() -> Clause:
    """Without a stock there is nothing to try."""
    return Clause(
        "turn.no-stock",
        DUTY,
        ("move", "stock"),
        lambda c: FORBIDS if c.move == "try" and not c.stock else None,
        weight=weights.NOTHING_THERE,
    )


def no_trying() -> Clause:
    """The stock is only drawn from, never tried."""
    return Clause(
        "turn.no-trying",
        DUTY,
        ("move",),
        lambda c: FORBIDS if c.move == "try" else None,
        weight=weights.OPTION_OFF,
    )


def no_passing() -> Clause:
    """Nobody just passes: a player plays, picks up or tries."""
    return Clause(
        "turn.no-passing",
        DUTY,
        ("move",),
        lambda c: FORBIDS if c.move == "pass" else None,
        weight=weights.LEAD_DUTY,
    )


def pass_without_lead() -> Clause:
    """With an empty table and no card that may be led, a player passes."""
    return Clause(
        "turn.pass-without-lead",
        DUTY,
        ("move", "table", "lead"),
        lambda c: PERMITS if c.move == "pass" and c.table == EMPTY and not c.lead else None,
        weight=weights.LEAD_DUTY,
        defeats=("turn.no-passing",),
    )


def try_without_lead() -> Clause:
    """With a stock and no card that may be led, the stock must be tried before anybody passes."""
    return Clause(
        "turn.try-without-lead",
        DUTY,
        ("move", "table", "stock", "lead"),
        lambda c: None if c.table != EMPTY or c.lead or not c.stock else PERMITS if c.move == "try" else REQUIRES,
        weight=weights.LEAD_DUTY + 1,
        defeats=("turn.pass-without-lead",),
    )


def opening_is_a_play() -> Clause:
    """The first move of a game is a play, where a card may be led at all."""
    return Clause(
        "opening.is-a-play",
        DUTY,
        ("move", "opening", "lead"),
        lambda c: REQUIRES if c.opening and c.lead and c.move != "play" else None,
        weight=weights.OPENING,
    )


BASE = (
    says(whose_turn(), *CLOCKWISE, "wikipedia-2:rules.4"),
    says(
        game_over(),
        "pagat:play.end.1",
        "wikipedia-1:rules.out.3",
        "wikipedia-2:rules.out.3",
        "guide:end.3",
        "digest:end.1",
    ),
    says(
        may_play(),
        "pagat:play.turn play.1",
        "wikipedia-1:rules.5",
        "wikipedia-2:rules.4",
        "guide:turn turn.1",
        "digest:turn play.1",
    ),
    says(
        may_pick_up(),
        "pagat:play.2",
        "wikipedia-1:rules.pickup",
        "wikipedia-2:rules.pickup",
        "guide:turn.2 turn.2b",
        "digest:play.2",
    ),
    says(nothing_to_pick_up(), "interpretation:nothing-to-pick-up"),
    says(no_stock_to_try(), "pagat:play.3", "guide:turn.3", "digest:play.3"),
    says(
        no_passing(),
        "pagat:play.turn play.2",
        "wikipedia-1:rules.pickup",
        "wikipedia-2:rules.pickup",
        "guide:turn turn.2",
        "digest:play.2",
    ),
    says(pass_without_lead(), "pagat:var.empty.4", "interpretation:no-lead-passes"),
    says(
        opening_is_a_play(),
        "pagat:play.start.4",
        "guide:start.1",
        "digest:start.4",
        "interpretation:opening-is-a-play",
    ),
)

_TRY = ("pagat:play.3", "guide:turn.3 turn.3b", "digest:play.3")
_STUCK = ("wikipedia-1:misc.7", "wikipedia-2:misc.lack.1")
_LEADLESS = says(try_without_lead(), "pagat:var.empty.4", "interpretation:no-lead-tries-stock")

TRY_STOCK = Option(
    "try_stock",
    "taking",
    (
        Value(
            "free",
            (
                says(
                    may_try(when_stuck=False),
                    *_TRY,
                    "pagat:play.3.b",
                    "interpretation:try-on-empty-table tried-card-alone",
                ),
            ),
            keeps=(_LEADLESS,),
        ),
        Value("when-stuck", (says(may_try(when_stuck=True), *_STUCK),), keeps=(_LEADLESS,)),
        Value("never", (says(no_trying(), "wikipedia-1:rules.pickup", "wikipedia-2:rules.pickup"),)),
    ),
)
