"""Going out, the end, and what it counts."""

from __future__ import annotations

from explorer.rules.clause import Clause
from explorer.rules.decision import OUT, SCORE
from explorer.rules.option import Option, Value, says


def out_without_cards() -> Clause:
    """With the stock gone, a player without cards is out."""
    return Clause("out.no-cards", OUT, ("stock", "cards"), lambda c: None if c.stock or c.cards else "out")


def last_claim_is_open() -> Clause:
    """Whoever claimed their last cards is in the game as long as the claim can be challenged."""
    return Clause(
        "out.not-while-doubtful",
        OUT,
        ("stock", "cards", "doubtful"),
        lambda c: "in" if c.doubtful and not c.stock and not c.cards else None,
        defeats=("out.no-cards",),
    )


def last_one_loses() -> Clause:
    """When one player alone has cards, the game is over and that player is the paskahousu."""
    return Clause(
        "end.last-with-cards",
        OUT,
        ("stock", "cards", "left"),
        lambda c: "over" if c.left == "one" and c.cards and not c.stock else None,
    )


def loser_gets_a_mark() -> Clause:
    """The paskahousu gets a mark; over several games the fewest marks win."""
    return Clause("score.loser-mark", SCORE, ("place",), lambda c: "mark" if c.place == "loser" else "nothing")


def first_out_wins() -> Clause:
    """Whoever goes out first wins the game."""
    return Clause("score.first-out-wins", SCORE, ("place",), lambda c: "win" if c.place == "first-out" else "nothing")


BASE = (
    says(
        out_without_cards(),
        "pagat:play.out.1",
        "wikipedia-1:rules.out.1",
        "wikipedia-2:rules.out.1",
        "guide:end.1",
        "digest:out.1",
    ),
    says(
        last_one_loses(),
        "pagat:play.end.1 play.end.2",
        "wikipedia-1:rules.out.3",
        "wikipedia-2:rules.out.3",
        "guide:end.3 end.4 overview.5",
        "digest:end.1",
    ),
)

SCORING = Option(
    "scoring",
    "end",
    (
        Value(
            "loser-mark",
            (says(loser_gets_a_mark(), "guide:winning.1 winning.2 winning.3", "interpretation:scoring-silent"),),
        ),
        Value("first-out-wins", (says(first_out_wins(), "wikipedia-1:rules.out.2", "wikipedia-2:rules.out.2"),)),
    ),
)
