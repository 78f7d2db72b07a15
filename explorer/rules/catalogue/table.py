"""Table cards: the open and hidden cards before each player, and when they are played."""

from __future__ import annotations

from explorer.rules.catalogue import weights
from explorer.rules.catalogue.turn import option_off
from explorer.rules.clause import Clause
from explorer.rules.decision import AMOUNT, DUTY, EMPTY, FORBIDS, LAY, PERMITS, REQUIRES
from explorer.rules.option import Option, Value, says

VERBS = ("up", "down")


def table_cards(*, number: int) -> Clause:
    """So many cards are laid face down before each player, and as many face up."""
    return Clause("lay.table-cards", LAY, (), lambda c: str(number), params={"number": number})


def hand_first() -> Clause:
    """Table cards wait until the stock and the hand are used up."""
    return Clause(
        "table.hand-first",
        DUTY,
        ("move", "zone"),
        lambda c: FORBIDS if c.move in VERBS and c.zone == "hand" else None,
        weight=weights.HAND_FIRST,
    )


def open_first() -> Clause:
    """Hidden cards wait until the open ones are played."""
    return Clause(
        "table.open-first",
        DUTY,
        ("move", "zone"),
        lambda c: FORBIDS if c.move == "down" and c.zone == "up" else None,
        weight=weights.HAND_FIRST,
    )


def may_play_open() -> Clause:
    """With the hand used up, open table cards are played."""
    return Clause(
        "table.may-play-open",
        DUTY,
        ("move", "zone"),
        lambda c: PERMITS if c.move == "up" and c.zone == "up" else None,
        weight=weights.GENERAL,
    )


def may_turn_hidden() -> Clause:
    """With the open ones played, hidden table cards are turned one at a time, unseen."""
    return Clause(
        "table.may-turn-hidden",
        DUTY,
        ("move", "zone"),
        lambda c: PERMITS if c.move == "down" and c.zone == "down" else None,
        weight=weights.LEAD_DUTY,
    )


def hidden_leads() -> Clause:
    """With an empty table and hidden cards only, one of them is turned."""
    return Clause(
        "table.hidden-leads",
        DUTY,
        ("move", "zone", "table"),
        lambda c: REQUIRES if c.move == "pass" and c.zone == "down" and c.table == EMPTY else None,
        weight=weights.LEAD_DUTY + 1,
        defeats=("turn.pass-without-lead",),
    )


def failed_blind() -> Clause:
    """A hidden card that may not be played goes to the hand, and the whole pile with it."""
    return Clause(
        "take.failed-blind",
        AMOUNT,
        ("move",),
        lambda c: "all" if c.move == "blind" else None,
        weight=weights.SPECIAL,
    )


_PLAYED = (
    says(
        hand_first(),
        "pagat:poyta.4",
        "wikipedia-1:poyta.4 poyta.2",
        "wikipedia-2:poyta.2",
        "guide:poyta.2",
        "digest:note.8b",
        "interpretation:hand-and-table-apart",
    ),
    says(
        open_first(),
        "pagat:poyta.5",
        "wikipedia-1:poyta.5",
        "wikipedia-2:poyta.3",
        "digest:note.8b",
    ),
    says(
        may_play_open(),
        "pagat:poyta.4",
        "wikipedia-1:poyta.4",
        "wikipedia-2:poyta.2 poyta.3",
        "guide:poyta.2",
        "digest:note.8b",
        "interpretation:table-lead-duty",
    ),
    says(
        may_turn_hidden(),
        "pagat:poyta.5",
        "wikipedia-1:poyta.5 poyta.6",
        "wikipedia-2:poyta.4",
        "guide:poyta.2",
        "digest:note.8b",
    ),
    says(hidden_leads(), "interpretation:table-lead-duty"),
    says(
        failed_blind(),
        "pagat:poyta.6",
        "wikipedia-1:poyta.7",
        "wikipedia-2:poyta.5 poyta.6",
        "interpretation:table-pickup",
    ),
)

TABLE_CARDS = Option(
    "table_cards",
    "game",
    (
        Value(
            "0",
            (
                says(
                    option_off(verbs=VERBS),
                    "pagat:deal.1 deal.2",
                    "wikipedia-1:rules.3 rules.4",
                    "wikipedia-2:rules.2 rules.3",
                    "guide:setup.2 setup.3",
                    "digest:rules.4 rules.5",
                ),
            ),
            params={"table_cards": 0},
        ),
        Value(
            "4",
            (
                says(
                    table_cards(number=4),
                    "pagat:poyta.1 poyta.2 poyta.3",
                    "wikipedia-1:poyta.1 poyta.2 poyta.3",
                    "wikipedia-2:poyta.1",
                    "guide:poyta.1",
                    "digest:note.8",
                    "interpretation:table-cards-first start-looks-at-hands",
                ),
                *_PLAYED,
            ),
            params={"table_cards": 4},
        ),
        Value(
            "3",
            (says(table_cards(number=3), "pagat:poyta.8", "interpretation:table-cards-first start-looks-at-hands"),),
            keeps=_PLAYED,
            params={"table_cards": 3},
        ),
    ),
)
