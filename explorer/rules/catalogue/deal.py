"""Packs, hands, packets, and who deals."""

from __future__ import annotations

from explorer.rules.clause import Clause
from explorer.rules.decision import DEAL, DEALER
from explorer.rules.option import Option, Value, cited, says


def packets(*, sizes: str) -> Clause:
    """Five cards are dealt in packets of these sizes."""
    return Clause("deal.packets", DEAL, ("size",), lambda c: sizes if c.size == 5 else None, params={"sizes": sizes})


def six_in_pairs() -> Clause:
    """Six cards are dealt two at a time."""
    return Clause("deal.six-in-pairs", DEAL, ("size",), lambda c: "2-2-2" if c.size == 6 else None)


def three_singly() -> Clause:
    """Three cards are dealt one at a time."""
    return Clause("deal.three-singly", DEAL, ("size",), lambda c: "ones" if c.size == 3 else None)


def singly() -> Clause:
    """The hands are dealt one card at a time."""
    return Clause("deal.singly", DEAL, (), lambda c: "ones", defeats=("deal.six-in-pairs",))


def deal_all() -> Clause:
    """Every card is dealt, one at a time; the first players may get one more."""
    return Clause(
        "deal.all",
        DEAL,
        (),
        lambda c: "all-ones",
        defeats=("deal.packets", "deal.six-in-pairs", "deal.three-singly", "deal.singly"),
    )


def dealer_rotates() -> Clause:
    """The first dealer is drawn by lot, then the players deal in turn."""
    return Clause("dealer.rotates", DEALER, ("first",), lambda c: "lot" if c.first else "next")


def dealer_fixed() -> Clause:
    """One player deals every game."""
    return Clause("dealer.fixed", DEALER, ("first",), lambda c: "lot" if c.first else "same")


_SIX_AND_THREE = (
    says(six_in_pairs(), "interpretation:packets-silent"),
    says(three_singly(), "interpretation:packets-silent"),
)

DECKS = Option(
    "decks",
    "deal",
    (
        Value(
            "1",
            params={"decks": 1},
            cites=cited(
                "pagat:players.3",
                "wikipedia-1:rules.1",
                "wikipedia-2:rules.1",
                "guide:players.2",
                "digest:head.1 head.2 rules.1",
            ),
        ),
        Value("2", params={"decks": 2}, cites=cited("pagat:var.decks.1", "guide:var.decks", "digest:note.5")),
    ),
)

HAND = Option(
    "hand",
    "deal",
    (
        Value(
            "5",
            params={"hand": 5},
            cites=cited(
                "pagat:deal.1",
                "wikipedia-1:rules.3",
                "wikipedia-2:rules.2",
                "guide:setup.2 overview.4",
                "digest:rules.4",
            ),
        ),
        Value("6", params={"hand": 6}, cites=cited("guide:var.six")),
        Value("3", params={"hand": 3}, cites=cited("pagat:poyta.8")),
    ),
)

PACKETS = Option(
    "packets",
    "deal",
    (
        Value("2-2-1", (says(packets(sizes="2-2-1"), "pagat:deal.1", "guide:setup.2"), *_SIX_AND_THREE)),
        Value("2-1-2", (says(packets(sizes="2-1-2"), "digest:rules.4"), *_SIX_AND_THREE)),
        Value("ones", (says(singly(), "interpretation:packets-silent"),)),
    ),
)

DEAL_ALL = Option(
    "deal_all",
    "deal",
    (
        Value(
            "no",
            cites=cited(
                "pagat:deal.2", "wikipedia-1:rules.4", "wikipedia-2:rules.3", "guide:setup.3", "digest:rules.5"
            ),
        ),
        Value(
            "yes",
            (
                says(
                    deal_all(),
                    "pagat:ruotsi.1",
                    "wikipedia-1:ruotsi.1 ruotsi.2",
                    "wikipedia-2:ruotsi.1 ruotsi.2",
                    "guide:ruotsi.1",
                    "digest:note.9",
                    "interpretation:uneven-deal no-stock-is-after-stock all-dealt-singly deal-must-go-round",
                ),
            ),
            params={"deal_all": True},
        ),
    ),
)

DEALER_OPTION = Option(
    "dealer",
    "deal",
    (
        Value(
            "rotates",
            (says(dealer_rotates(), "digest:rules.3", "guide:setup.1", "interpretation:dealer-silent"),),
            unclear=("guide",),
        ),
        Value("fixed", (says(dealer_fixed(), "interpretation:dealer-fixed"),)),
    ),
)
