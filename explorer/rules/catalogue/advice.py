"""What the documents recommend. Advice is never a reason why a move is legal or not.

The weight of a clause is its importance to whoever follows the advice: more important advice goes before all that is
less so.
"""

from __future__ import annotations

from explorer.cards import Kind
from explorer.rules.catalogue.kinds import ACE, NINE, ORDER, PICTURES, TEN, TWO
from explorer.rules.clause import Clause
from explorer.rules.decision import ADVICE
from explorer.rules.option import says

SUGGESTS, WARNS = "suggests", "warns"

STRONG: tuple[Kind, ...] = (TEN, TWO)
"""The cards that are called strong: those that go on nearly anything."""

LOW: tuple[Kind, ...] = ORDER[: ORDER.index(NINE) + 1]
GOOD: tuple[Kind, ...] = (*PICTURES, ACE, *STRONG)
GOOD_AT_LEAST, LOW_RANKS_AT_MOST = 3, 1
"""A good pile has so many pictures, or better, no more low cards than those, and so few different low ranks."""

LOW_CARDS_AT_LEAST = 4
"""A pile of many small cards has so many, and is not good."""

FEW_TWOS = 2


def avoid_low_piles() -> Clause:
    """A pile of many small cards is what a player does not want to be left with, so nothing is risked for it."""
    return Clause(
        "advice.avoid-low-piles",
        ADVICE,
        ("move", "pile"),
        lambda c: WARNS if c.move in ("pickup", "try") and c.pile == "low" else None,
        weight=60,
    )


def clear_rather_than_feed() -> Clause:
    """Make a good pile fall rather than leave it to the next player."""
    return Clause(
        "advice.clear-rather",
        ADVICE,
        ("move", "effect", "pile"),
        lambda c: SUGGESTS if c.move == "play" and c.effect == "clears" and c.pile == "good" else None,
        weight=50,
    )


def save_strength() -> Clause:
    """While the stock lasts, keep strong cards for the endgame rather than spend them."""
    return Clause(
        "advice.save-strength",
        ADVICE,
        ("kind", "stock"),
        lambda c: WARNS if c.kind in STRONG and c.stock else None,
        weight=40,
    )


def keep_twos() -> Clause:
    """Hold at least as many twos as the player before you, while something else can be played."""
    return Clause(
        "advice.keep-twos",
        ADVICE,
        ("move", "kind", "playable", "twos"),
        lambda c: WARNS if c.move == "play" and c.kind == TWO and c.playable == "plain" and c.twos == "fewer" else None,
        weight=30,
    )


def take_good_piles() -> Clause:
    """A pile of many pictures and few low ranks is worth taking by choice while hands are built."""
    return Clause(
        "advice.take-good-piles",
        ADVICE,
        ("move", "stock", "pile"),
        lambda c: SUGGESTS if c.move == "pickup" and c.stock and c.pile == "good" else None,
        weight=20,
    )


def pick_up_rather_than_spend() -> Clause:
    """With some twos in hand, picking up may be better than letting strong cards go early."""
    return Clause(
        "advice.pick-up-rather",
        ADVICE,
        ("move", "stock", "playable", "few_twos"),
        lambda c: SUGGESTS if c.move == "pickup" and c.stock and c.playable == "strong" and not c.few_twos else None,
        weight=5,
    )


def try_when_stuck() -> Clause:
    """With nothing to play, or nothing but strong cards, trying the stock is often worth it."""
    return Clause(
        "advice.try-when-stuck",
        ADVICE,
        ("move", "stock", "playable"),
        lambda c: SUGGESTS if c.move == "try" and c.stock and c.playable != "plain" else None,
        weight=10,
    )


BASE = (
    says(avoid_low_piles(), "pagat:tactics.6", "guide:tips.5", "interpretation:low-piles"),
    says(clear_rather_than_feed(), "pagat:tactics.5", "guide:tips.4", "interpretation:good-piles"),
    says(save_strength(), "pagat:tactics.1", "guide:tips.1", "interpretation:strong-cards"),
    says(keep_twos(), "pagat:tactics.6", "guide:tips.5", "interpretation:twos-of-the-player-before"),
    says(take_good_piles(), "pagat:tactics.4 tactics.1", "guide:tips.3", "interpretation:good-piles"),
    says(pick_up_rather_than_spend(), "pagat:tactics.2", "guide:tips.1", "interpretation:strong-cards some-twos"),
    says(try_when_stuck(), "pagat:tactics.3", "guide:tips.2", "interpretation:strong-cards"),
)
