"""The deal: from a deck in order to the first position of a game."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from explorer.cards import PACK, Card
from explorer.engine.chance import DEAL as DEAL_STREAM
from explorer.engine.chance import Stream
from explorer.engine.looks import opening_kind
from explorer.errors import InputError
from explorer.rules.decision import DEAL, DEALER, LAY, START
from explorer.rules.resolve import Resolution
from explorer.rules.ruleset import RuleSet
from explorer.state import Cards, Seat, State


@dataclass(frozen=True, slots=True)
class Dealt:
    """The first position of a game, and the decisions that led to it."""

    state: State
    dealer: int
    settling: tuple[Resolution, ...]


def shuffled_deck(rules: RuleSet, *, seed: int, game: int) -> tuple[Card, ...]:
    """Return all the cards of the packs, shuffled for this game of this seed."""
    return Stream(seed, game, DEAL_STREAM).shuffled(PACK * int(rules.param("decks")))


def deal(names: tuple[str, ...], dealer: int, deck: tuple[Card, ...], rules: RuleSet) -> Dealt:
    """Deal a whole deck, top card first, beginning at the dealer's left.

    Raises:
        InputError: at ``deck`` when it is not all the cards of the packs, at ``players`` when they cannot go round.
    """
    check_deck(deck, rules)
    check_players(len(names), rules)
    size = int(rules.param("hand"))
    how = rules.resolver(DEAL)(size)
    seats = len(names)
    order = [(dealer + 1 + place) % seats for place in range(seats)]
    hands: list[list[Card]] = [[] for _ in names]
    table: list[dict[str, Cards]] = [{} for _ in names]
    left = list(deck)
    laid: dict[str, Resolution] = {}
    for zone in ("down", "up"):
        laid[zone] = rules.resolver(LAY)(zone)
        rounds = int(laid[zone].outcome or 0)
        lying, left = left[: rounds * seats], left[rounds * seats :]
        for first, place in enumerate(order):
            table[place][zone] = Cards(tuple(lying[first::seats]))
    laid_out = [one for one in laid.values() if one.outcome]
    for number in packets(str(how.outcome), size, -(-len(left) // seats)):
        for place in order:
            hands[place] += left[:number]
            del left[:number]
    held = tuple(Seat(name, Cards(tuple(hand)), **zones) for name, hand, zones in zip(names, hands, table, strict=True))
    state = State(held, None, stock=Cards(tuple(left)), opening=True)
    starts = rules.resolver(START)(any(opening_kind(seat.hand.known, rules) for seat in held))
    turn = _starter(str(starts.outcome), state, order, rules)
    who = rules.resolver(DEALER)(True)
    return Dealt(State(held, turn, stock=state.stock, opening=True), dealer, (*laid_out, how, starts, who))


def packets(outcome: str, size: int, most: int) -> list[int]:
    """Read the outcome of the deal decision: the sizes of the packets, round by round."""
    if outcome == "all-ones":
        return [1] * most
    if outcome == "ones":
        return [1] * size
    return [int(number) for number in outcome.split("-")]


def _starter(outcome: str, state: State, order: list[int], rules: RuleSet) -> int:
    """Resolve who starts: the holder of most of the first kind, the first holder, or the dealer's left."""
    if outcome == "left-of-dealer":
        return order[0]
    every = tuple(card for seat in state.seats for card in seat.hand.known)
    wanted = opening_kind(every, rules)
    counts = {place: sum(rules.kind(card) == wanted for card in state.seats[place].hand.known) for place in order}
    if outcome == "first":
        return next(place for place in order if counts[place])
    return max(order, key=lambda place: counts[place])


def check_players(number: int, rules: RuleSet) -> None:
    """Check that the cards go round.

    Raises:
        InputError: at ``players``, when they do not.
    """
    packs = int(rules.param("decks"))
    each = (1 if rules.param("deal_all") else int(rules.param("hand"))) + 2 * int(rules.param("table_cards"))
    if number * each > 52 * packs:
        raise InputError("deal.players", number=number, each=each, most=52 * packs, at="players")


def check_deck(deck: tuple[Card, ...], rules: RuleSet) -> None:
    """Check that a deck is all the cards of the packs.

    Raises:
        InputError: at ``deck``, naming a card that is missing or there too often.
    """
    packs = int(rules.param("decks"))
    have, want = Counter(deck), Counter(PACK * packs)
    if have == want:
        return
    extra, missing = have - want, want - have
    faults = [InputError("deal.extra", card=card, times=have[card]) for card in extra]
    faults += [InputError("deal.missing", card=card) for card in missing]
    wanted, number = 52 * packs, len(deck)
    raise InputError(
        "deal.deck", wanted=wanted, number=number, whole=number == wanted, faults=tuple(faults[:4]), at="deck"
    )
