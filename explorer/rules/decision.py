"""What a clause can decide, and the finite facts that it may look at."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from typing import Any

from explorer.cards import KINDS

Cell = Any
"""The facts of one question: a named tuple of the decision's features, each value from its declared domain."""

PERMITS, FORBIDS, REQUIRES = "permits", "forbids", "requires"
JUDGING: tuple[str, ...] = (PERMITS, FORBIDS, REQUIRES)
"""Outcomes of the decisions that make a move legal or not; *requires* forbids this move since another is a duty."""

EMPTY = "empty"
KEEPS = "keeps"
COUNTS = (1, 2, 3, 4, 5)
RUNS = (0, 1, 2, 3, 4)
YES_NO = (False, True)


@dataclass(frozen=True, slots=True)
class Decision:
    """A question that clauses answer, with the domain of each feature and the outcomes there are."""

    id: str
    features: dict[str, tuple[Any, ...]]
    outcomes: tuple[str, ...]

    def cells(self) -> list[tuple[Any, ...]]:
        """Return every cell of the domain, features in declared order."""
        return list(product(*self.features.values()))

    def __hash__(self) -> int:
        return hash(self.id)


FORM = Decision(
    "form",
    {
        "move": ("play", "pickup", "try", "pass", "up", "down", "claim", "challenge", "change", "on"),
        "cards": ("none", "one", "colours", "mixed", "claimed", "beyond"),
        "on_turn": YES_NO,
        "over": YES_NO,
    },
    JUDGING,
)
"""May a move of this sort be made at all? ``cards``: of one kind, of one rank but two colours apart, or mixed; laid
face down as what is claimed, or as more than the packs have of a rank."""

DUTY = Decision(
    "duty",
    {
        "move": ("play", "pickup", "try", "pass", "up", "down"),
        "zone": ("hand", "up", "down"),
        "table": (EMPTY, "pile"),
        "stock": YES_NO,
        "owed": ("no", *KINDS),
        "opening": YES_NO,
        "lead": YES_NO,
        "playable": YES_NO,
    },
    JUDGING,
)
"""Must the player do something else? ``zone``: where the player's next cards lie: in the hand (or still in the stock),
open on the table, hidden there; ``lead``: a card there may be led; ``playable``: one may be played. Of a hidden card
neither is known."""

CHALLENGE = Decision(
    "challenge",
    {"latest": ("none", "own", "named", "another"), "cards": YES_NO},
    JUDGING,
)
"""May the latest play be challenged? ``latest``: whose claim it is that can still be doubted (nobody's, the
challenger's own, that of the player who is named, of another player); ``cards``: the challenger has some."""

OFFER = Decision(
    "offer",
    {
        "move": ("change", "on"),
        "latest": YES_NO,
        "drawn": YES_NO,
        "effect": ("none", "clears", "stands", "must-take"),
        "opening": YES_NO,
        "used": ("no", "change", "on"),
    },
    JUDGING,
)
"""May a card just drawn be played at once? ``latest``: the latest play is the player's own; ``drawn``: the card came
after it; ``effect``: what that play did; ``opening``: it opened the game with all the cards that decided the start;
``used``: which of the two the player made in this turn already."""

PLAY = Decision(
    "play",
    {
        "kind": KINDS,
        "count": COUNTS,
        "top": (EMPTY, *KINDS),
        "stock": YES_NO,
        "nines": YES_NO,
        "opening": ("no", "free", "whole", "part", "other"),
    },
    JUDGING,
)
"""May these cards go there? ``stock``: some is left; ``nines``: some nine is in the game; ``opening``: how the cards
stand to those that made the player start (none are asked for, all of them, some of them, others)."""

EFFECT = Decision(
    "effect",
    {"kind": KINDS, "count": COUNTS, "top": (EMPTY, *KINDS), "run": RUNS, "stock": YES_NO},
    ("clears", "must-take", "stands", KEEPS),
)
"""What does the play do to the pile? ``run``: how many of the kind lay on top before. ``keeps`` is no effect, but says
why there is none."""

AMOUNT = Decision(
    "amount",
    {
        "move": ("play", "changed", "pickup", "failed", "blind", "pass", "shown"),
        "owed": YES_NO,
        "fallen": YES_NO,
    },
    ("all", "top-half", "refill", "nothing", "fallen"),
)
"""How many cards are taken or drawn? ``failed``: a card tried from the stock that may not be played, ``blind``: a
hidden table card that may not; ``changed``: a play put in place of another; ``shown``: a challenge. ``fallen``: the
challenged claim had made the pile fall; as an outcome, that pile is taken."""

TAKER = Decision("taker", {"shown": ("honest", "lie")}, ("challenger", "challenged"))
"""Who takes the pile after a challenge? ``shown``: the cards were what was claimed, or not."""

NEXT = Decision(
    "next",
    {
        "move": ("play", "pickup", "failed", "pass", "honest", "lie"),
        "effect": ("none", "clears", "stands", "must-take"),
        "out": YES_NO,
        "five": YES_NO,
        "half": YES_NO,
        "owed": ("no", *KINDS),
    },
    ("left", "actor", "leader", "challenged", "after-challenged"),
)
"""Who moves next? ``honest``, ``lie``: a challenge, by what it showed, with the effect of the challenged play; ``out``:
the player has no cards left and none to draw; ``half``: only half the pile was taken; ``owed``: the kind of the led
cards that had to be taken."""

DEAL = Decision("deal", {"size": (3, 5, 6)}, ("2-2-1", "2-1-2", "2-2-2", "ones", "all-ones"))
"""In what packets are the hands dealt? ``size``: the size of a hand."""

LAY = Decision("lay", {"zone": ("down", "up")}, ("3", "4"))
"""How many cards are laid on the table before each player, hidden and open? None where no clause says so."""

DEALER = Decision("dealer", {"first": YES_NO}, ("lot", "next", "same"))
"""Who deals? ``first``: it is the first game of a sitting."""

START = Decision("start", {"held": YES_NO}, ("most", "first", "left-of-dealer"))
"""Who plays first? ``held``: somebody holds one of the kinds that the start asks for."""

OUT = Decision(
    "out",
    {"stock": YES_NO, "cards": YES_NO, "left": ("one", "more"), "doubtful": YES_NO},
    ("over", "in", "out"),
)
"""Is the player out, is the game over? ``cards``: the player has some; ``left``: how many players are still in;
``doubtful``: the player's last cards were claimed and can still be challenged."""

SCORE = Decision("score", {"place": ("first-out", "loser", "other")}, ("mark", "win", "nothing"))
"""What does the end of a game count for a player?"""

ADVICE = Decision(
    "advice",
    {
        "move": ("play", "pickup", "try"),
        "kind": ("none", *KINDS),
        "effect": ("none", "clears", "stands", "must-take"),
        "stock": YES_NO,
        "playable": ("none", "strong", "plain"),
        "pile": ("none", "good", "poor", "low"),
        "twos": ("fewer", "enough"),
        "few_twos": YES_NO,
    },
    ("suggests", "warns"),
)
"""What do the documents recommend? ``playable``: nothing of the hand may go, strong cards alone, or some other too;
``pile``: none that could be picked up, rich in pictures and poor in low ranks, full of low cards, or neither; ``twos``:
those held after the move, set against what the player before may be thought to hold; ``few_twos``: at most two in
hand. Never a reason why a move is legal or not."""

DECISIONS: tuple[Decision, ...] = (
    *(FORM, DUTY, CHALLENGE, OFFER, PLAY, EFFECT, AMOUNT, TAKER, NEXT),
    *(LAY, DEAL, DEALER, START, OUT, SCORE, ADVICE),
)
