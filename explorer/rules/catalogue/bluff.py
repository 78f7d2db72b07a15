"""Lying: cards laid face down under a claim, and what a challenge does."""

from __future__ import annotations

from explorer.rules.catalogue import weights
from explorer.rules.catalogue.finish import last_claim_is_open
from explorer.rules.catalogue.turn import option_off
from explorer.rules.clause import Clause
from explorer.rules.decision import AMOUNT, CHALLENGE, FORBIDS, FORM, NEXT, PERMITS, TAKER
from explorer.rules.option import Option, Value, says


def cards_are_claimed() -> Clause:
    """Cards from the hand are laid face down and announced, never just played."""
    return Clause(
        "bluff.cards-are-claimed",
        FORM,
        ("move",),
        lambda c: FORBIDS if c.move == "play" else None,
        weight=weights.OPTION_OFF,
    )


def claim_possible() -> Clause:
    """A claim names no more cards than the packs have of a rank."""
    return Clause(
        "bluff.claim-possible",
        FORM,
        ("move", "cards"),
        lambda c: FORBIDS if c.move == "claim" and c.cards == "beyond" else None,
        weight=weights.ONE_RANK,
    )


def no_draw_offers() -> Clause:
    """Where cards are laid face down, none is played or changed after drawing."""
    return Clause(
        "bluff.no-draw-offers",
        FORM,
        ("move",),
        lambda c: FORBIDS if c.move in ("change", "on") else None,
        weight=weights.OPTION_OFF,
    )


def may_challenge() -> Clause:
    """Any other player who still has cards may challenge the latest claim."""
    return Clause(
        "challenge.latest-claim",
        CHALLENGE,
        ("latest", "cards"),
        lambda c: PERMITS if c.latest == "named" and c.cards else FORBIDS,
        weight=weights.SPECIAL,
    )


def shown_pile() -> Clause:
    """A challenge costs the whole pile."""
    return Clause(
        "take.shown-pile",
        AMOUNT,
        ("move", "fallen"),
        lambda c: "all" if c.move == "shown" and not c.fallen else None,
        weight=weights.GENERAL,
    )


def fallen_pile() -> Clause:
    """A challenge costs the pile also where the claim had just made it fall."""
    return Clause(
        "take.fallen-pile",
        AMOUNT,
        ("move", "fallen"),
        lambda c: "fallen" if c.move == "shown" and c.fallen else None,
        weight=weights.SPECIAL,
    )


def wrong_takes() -> Clause:
    """Whoever was wrong takes the pile: a liar, or the challenger of an honest player."""
    return Clause(
        "challenge.wrong-takes",
        TAKER,
        ("shown",),
        lambda c: "challenger" if c.shown == "honest" else "challenged",
        weight=weights.SPECIAL,
    )


def liar_never_leads() -> Clause:
    """After a lie was found out, the player after the liar leads."""
    return Clause(
        "next.after-the-liar",
        NEXT,
        ("move",),
        lambda c: "after-challenged" if c.move == "lie" else None,
        weight=weights.BAR,
        defeats=("next.to-the-left",),
    )


def honest_leads() -> Clause:
    """An honest player who was challenged leads."""
    return Clause(
        "next.honest-leads",
        NEXT,
        ("move",),
        lambda c: "challenged" if c.move == "honest" else None,
        weight=weights.BAR,
        defeats=("next.to-the-left",),
    )


def next_in_turn() -> Clause:
    """After a challenge the next player plays, but an honest player whose claim made the pile fall goes on."""
    return Clause(
        "next.in-turn-after-challenge",
        NEXT,
        ("move", "effect"),
        lambda c: None if c.move != "honest" else "challenged" if c.effect == "clears" else "after-challenged",
        weight=weights.BAR,
        defeats=("next.to-the-left",),
    )


BLUFF = Option(
    "bluff",
    "game",
    (
        Value(
            "no",
            (
                says(
                    option_off(verbs=("claim", "challenge")),
                    "pagat:play.object intro.3",
                    "wikipedia-1:rules.5 vale.1",
                    "wikipedia-2:rules.4 vale.1",
                    "guide:overview.2 setup.3b",
                    "digest:play.1 play.1.A",
                ),
            ),
            params={"claims": False},
        ),
        Value(
            "yes",
            (
                says(
                    cards_are_claimed(),
                    "wikipedia-1:vale.1 vale.2",
                    "wikipedia-2:vale.1 vale.2",
                    "guide:vale.1",
                    "interpretation:claim-legal number-is-true effects-follow-claims black-claims bluff-opening",
                    "interpretation:table-cards-open stuck-by-true-cards",
                ),
                says(claim_possible(), "interpretation:claim-legal"),
                says(no_draw_offers(), "interpretation:no-draw-offers-under-bluff"),
                says(
                    may_challenge(),
                    "wikipedia-1:vale.2 vale.5",
                    "wikipedia-2:vale.2 vale.4",
                    "guide:vale.2",
                    "interpretation:challenge-window first-challenger",
                ),
                says(wrong_takes(), "wikipedia-1:vale.3", "wikipedia-2:vale.3", "guide:vale.2"),
                says(shown_pile(), "wikipedia-1:vale.3", "wikipedia-2:vale.3", "guide:vale.2"),
                says(fallen_pile(), "interpretation:cleared-pile-is-taken"),
                says(last_claim_is_open(), "interpretation:out-after-challenge last-claim-stands"),
            ),
            params={"claims": True},
        ),
    ),
)

_WRONG = (
    says(wrong_takes(), "wikipedia-1:vale.4"),
    says(shown_pile(), "wikipedia-1:vale.4"),
    says(fallen_pile(), "wikipedia-1:vale.4"),
)
_LIAR = says(liar_never_leads(), "wikipedia-2:vale.5 vale.6")

AFTER_CHALLENGE = Option(
    "after_challenge",
    "game",
    (
        Value(
            "honest-leads",
            (
                says(
                    honest_leads(),
                    "wikipedia-1:vale.4",
                    "wikipedia-2:vale.3",
                    "interpretation:next-after-challenged cleared-pile-is-taken",
                ),
                says(liar_never_leads(), "wikipedia-1:vale.4", "wikipedia-2:vale.3"),
            ),
            keeps=(*_WRONG, _LIAR),
        ),
        Value(
            "next-in-turn",
            (says(next_in_turn(), "wikipedia-1:vale.6", "interpretation:next-after-challenged"),),
            keeps=(*_WRONG, says(liar_never_leads(), "wikipedia-1:vale.6"), _LIAR),
        ),
    ),
)
