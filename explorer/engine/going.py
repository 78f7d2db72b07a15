"""Who goes out with a move, and whether the game is over."""

from __future__ import annotations

from typing import NamedTuple

from explorer.rules.decision import OUT, SCORE
from explorer.rules.resolve import Resolution
from explorer.rules.ruleset import RuleSet
from explorer.state import State


class Leaving(NamedTuple):
    """The seats that go out, the decisions that say so, and the seat that is left over when the game is over."""

    out: tuple[int, ...]
    settling: tuple[Resolution, ...]
    loser: int | None


def is_doubtful(state: State, place: int) -> bool:
    """Tell whether the latest play is a claim of this player that can still be challenged."""
    return state.last is not None and state.last.claimed and state.last.by == place


def is_out(state: State, place: int, rules: RuleSet) -> bool:
    """Tell whether a player is out of the game."""
    return _own(state, place, rules, doubtful=is_doubtful(state, place)).outcome == "out"


def can_move(state: State, place: int, rules: RuleSet) -> bool:
    """Tell whether a player has cards, or a stock to draw them from: whether it can be their turn."""
    return _own(state, place, rules, doubtful=False).outcome != "out"


def leaving(before: State, after: State, rules: RuleSet, *, actor: int) -> Leaving:
    """Return who goes out with a move of a seat: first whoever laid the latest play before it, then the actor."""
    seats = len(after.seats)
    moved = dict.fromkeys([before.last.by, actor] if before.last else [actor])
    out: list[int] = []
    settling: list[Resolution] = []
    still_in = {place for place in range(seats) if not is_out(before if place in moved else after, place, rules)}
    for place in moved:
        own = _own(after, place, rules, doubtful=is_doubtful(after, place))
        if place not in still_in or own.outcome != "out":
            continue
        still_in.discard(place)
        out.append(place)
        settling.append(own)
        rest = rules.resolver(OUT)(bool(len(after.stock)), True, "one" if len(still_in) == 1 else "more", False)
        over = rest.outcome == "over"
        settling += [rest] if over else []
        counted = [rules.resolver(SCORE)("first-out")] if len(still_in) == seats - 1 else []
        counted += [rules.resolver(SCORE)("loser")] if over else []
        settling += [one for one in counted if one.outcome != "nothing"]
        if over:
            return Leaving(tuple(out), tuple(settling), still_in.pop())
    return Leaving(tuple(out), tuple(settling), None)


def _own(state: State, place: int, rules: RuleSet, *, doubtful: bool) -> Resolution:
    return rules.resolver(OUT)(bool(len(state.stock)), bool(state.seats[place].cards), "more", doubtful)
