"""Hands with which a player opens the game, as the start rule wants it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from explorer.ask.findings.laid import supply
from explorer.cards import PACK, Kind
from explorer.engine.looks import opening_kind
from explorer.rules.catalogue.facts import FEWEST_PLAYERS, MOST_PLAYERS
from explorer.rules.decision import START
from explorer.rules.ruleset import RuleSet
from explorer.state import State
from explorer.tables import table

FREE, ALL, SOME, OTHER = "free", "whole", "part", "other"
"""How cards can stand to those that made their player start; ``free``: the start rule asks for none."""


class Hand(NamedTuple):
    """A hand by kinds, and with which kinds it can be made up to its size."""

    kinds: tuple[Kind, ...]
    fill: tuple[Kind, ...]


class Deal(NamedTuple):
    """How many sit at the table where a game opens, and how many cards each of them has at least."""

    players: int
    size: int


def dealt_to(rules: RuleSet, *, stock: bool) -> Deal | None:
    """Return the smallest table at which a game opens with a stock, or without; ``None`` if it never does.

    Where all cards are dealt it is the largest, since hands are smallest there.
    """
    cards, table = len(PACK) * int(rules.param("decks")), 2 * int(rules.param("table_cards"))
    if rules.param("deal_all"):
        most = min(MOST_PLAYERS, cards // (table + 1))
        return None if stock else Deal(most, cards // most - table)
    size = int(rules.param("hand"))
    tables = range(FEWEST_PLAYERS, MOST_PLAYERS + 1)
    players = (
        number for number in tables if number * (size + table) <= cards and stock != (number * (size + table) == cards)
    )
    return next((Deal(number, size) for number in players), None)


def opening_hands(rules: RuleSet, opening: str, kind: Kind, count: int) -> Iterator[Hand]:
    """Give hands from which so many cards of a kind would stand so (``opening``) to those that made the player start.

    Where all cards are dealt to the hands, somebody has the first kind that the start asks for.
    """
    have, claims = supply(rules), bool(rules.param("claims"))
    order = [one for one in rules.param("opening") if one in have]
    everything = bool(rules.param("deal_all")) and not int(rules.param("table_cards"))
    if opening == FREE and not (order and (everything or (kind in order and not claims))):
        rest = tuple(one for one in have if one not in order)
        yield Hand(() if claims else (kind,) * count, rest)
    for place, wanted in enumerate(order[:1] if everything else order):
        later = tuple(one for one in have if one not in order[: place + 1])
        if opening == OTHER and kind != wanted and (claims or kind in later):
            yield Hand((wanted, *(() if claims else (kind,) * count)), later)
        elif kind == wanted and opening in (ALL, SOME):
            more = 1 if opening == SOME else 0
            yield Hand((kind,) * (count + more), later)
            if claims and more and count > 1:
                yield Hand((kind,) * (count - 1), later)


def could_start(state: State, deal: Deal, rules: RuleSet) -> bool:
    """Tell whether the others can hold hands with which the player to move starts, and not one of them."""
    wanted = opening_kind(state.actor.hand.known, rules)
    if wanted is None or table(rules, START).outcome((True,)) != "most":
        return True
    order, have = rules.param("opening"), supply(rules)
    held = Counter(map(rules.kind, state.actor.hand.known))
    own, others = held[wanted], deal.players - 1
    alike = have[wanted] - own
    if rules.param("deal_all") and not int(rules.param("table_cards")):
        return alike <= own * others
    later = sum(have[kind] - held[kind] for kind in have if kind not in order[: order.index(wanted) + 1])
    return later + min(alike, own * others) >= deal.size * others
