"""What a play can be answered with: a challenge of it, or a card drawn after it."""

from __future__ import annotations

from dataclasses import replace

from explorer.rules.ruleset import RuleSet
from explorer.state import Laid, Move, State


def whose_claim(state: State, move: Move, by: int) -> str:
    """Return whose claim lies open to a challenge, as the decision *challenge* calls it."""
    last = state.last
    if last is None or not last.claimed:
        return "none"
    if last.by == by:
        return "own"
    return "named" if state.names[last.by] == move.target else "another"


def latest_effect(state: State) -> str:
    """Return what the latest play did to the pile, as far as it still shows."""
    if state.last is not None and state.last.cleared:
        return "clears"
    return "none" if state.owed is None else "must-take"


def latest_cards(state: State) -> tuple[Laid, ...]:
    """Return the cards of the latest play as they lie on top, or lay there when it made the pile fall."""
    last = state.last
    if last is None or not last.count:
        return ()
    return (last.cleared or state.pile)[-last.count :]


def taken_back(state: State) -> State:
    """Return the position with the latest play taken back: its cards are in the hand again, its player is to move.

    What was drawn after it stays in the hand.
    """
    last = state.last
    assert last is not None  # asked only where there is a latest play
    hand = state.seats[last.by].hand.plus(laid.card for laid in latest_cards(state))
    return replace(
        state.with_hand(last.by, hand),
        turn=last.by,
        pile=state.pile[: -last.count],
        opening=last.opening,
        owed=None,
        last=None,
    )


def keeps_latest(rules: RuleSet) -> bool:
    """Tell whether anything can still answer a play under these rules, so that it has to be remembered."""
    return any(rules.param(name) for name in ("claims", "changes", "plays_on"))
