"""What only games with answers need, packed: lying and doubting, and cards played just after they were drawn."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Any

from explorer.engine.answers import keeps_latest
from explorer.engine.legal import FOLLOWING
from explorer.engine.looks import kinds_in_play
from explorer.lab.answering import DOUBTS_OFTEN, NEVER, SURE
from explorer.lab.claiming import LIES, TRUTH, WHEN_STUCK
from explorer.lab.pack import clauses_of, resolver
from explorer.lab.packed import AT_ONCE, FALLS, PLACE, TOKENS
from explorer.players.looks import copies
from explorer.players.policy import POLICIES
from explorer.rules.decision import CHALLENGE, FORM, NEXT, OFFER, TAKER, YES_NO
from explorer.rules.ruleset import RuleSet

DOUBTS = {"never": NEVER, "random": NEVER, "sure": SURE, "often": DOUBTS_OFTEN}
SAYS = {"any": TRUTH, "truth": TRUTH, "stuck": WHEN_STUCK, "lie": LIES}
EFFECTS = ("none", *FALLS)


def pack_talk(rules: RuleSet, policies: Sequence[str]) -> tuple[Any, ...]:
    """Return what `explorer.lab.answering.Talk` begins with."""
    if not keeps_latest(rules):
        return (0,) * 4 + ((0,),) * 7
    found = clauses_of(rules)

    def ask(decision: Any, *cell: Any) -> Any:
        return resolver(decision, found.get(decision.id, frozenset()))(*cell)

    offer = tuple(
        int(
            not ask(FORM, move, "one", on_turn, False).forbidden
            and ask(OFFER, move, True, True, effect, whole, used).permitted
        )
        for move, effect, whole, used, on_turn in product(FOLLOWING, EFFECTS, YES_NO, OFFER.features["used"], YES_NO)
    )
    challenge = tuple(
        int(not ask(FORM, "challenge", "none", on_turn, False).forbidden and ask(CHALLENGE, "named", cards).permitted)
        for on_turn, cards in product(YES_NO, YES_NO)
    )
    taker = tuple(int(ask(TAKER, shown).outcome == "challenged") for shown in ("honest", "lie"))
    after = tuple(
        TOKENS[str(ask(NEXT, shown, effect, False, False, False, "no").outcome)]
        for shown, effect in product(("honest", "lie"), EFFECTS)
    )
    there = kinds_in_play(rules)
    return (
        1,
        int(rules.param("claims")),
        sum(1 << 4 * PLACE[kind] for kind in there),
        4 if rules.param("decks") > 1 else 0,
        offer,
        challenge,
        taker,
        after,
        tuple(copies(kind, rules) if kind in there else 0 for kind in PLACE),
        tuple(DOUBTS[POLICIES[one].doubts] for one in policies),
        tuple(SAYS[POLICIES[one].claims] for one in policies),
    )


def talk_sizes(cards: int, players: int) -> tuple[int, ...]:
    """Return how long the rest of it is, where a game is played."""
    return 12, cards + AT_ONCE, cards + AT_ONCE, players, 12, cards, cards
