"""How bots choose, as data."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Policy:
    """A way to choose.

    ``chooses``: at ``random``; the ``lowest`` cards; or by the documents' ``advice``, the lowest where that is silent.
    ``claims``: ``any``, only the ``truth`` while there is another way, the truth but a lie when ``stuck``, or a ``lie``
    where it gets rid of lower cards. ``doubts``: ``never``, at ``random``, when it is ``sure`` to cost nothing, or
    ``often`` besides.
    """

    id: str
    chooses: str
    claims: str
    doubts: str

    @property
    def deterministic(self) -> bool:
        """Whether the same sight always leads to the same choice."""
        return self.chooses != "random" and self.doubts not in ("random", "often")


POLICIES: dict[str, Policy] = {
    policy.id: policy
    for policy in (
        Policy("random", "random", "any", "random"),
        Policy("lowest", "lowest", "truth", "never"),
        Policy("careful", "advice", "stuck", "sure"),
        Policy("honest", "advice", "truth", "sure"),
        Policy("lying", "advice", "lie", "sure"),
        Policy("doubting", "advice", "truth", "often"),
    )
}
BLUFFING = ("honest", "lying", "doubting")
"""Policies that differ from *careful* only where cards are laid face down."""

PLAIN = tuple(id for id in POLICIES if id not in BLUFFING)
"""Policies that mean something under all rules; only where these agree is something said of bots without naming any."""

SELDOM, OFTEN = 4, 3
"""One in so many plays is answered at random, and doubted by who doubts often."""

BELIEVED = 2
"""A lie is told of so many cards, or of as few as may be claimed: more would hardly be believed."""

VERBS = ("play", "claim", "up", "on", "change", "challenge", "down", "try", "pickup", "pass")
"""What is preferred where nothing else tells moves apart: laying cards, then turning one, then taking any."""
