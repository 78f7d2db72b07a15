"""What a legal move does to the position. Amounts and roles come from the clauses; only seats are counted here."""

from __future__ import annotations

from dataclasses import replace

from explorer.cards import Card
from explorer.engine.answers import keeps_latest, latest_cards, latest_effect, taken_back
from explorer.engine.going import can_move, leaving
from explorer.engine.legal import FOLLOWING, TURNED, is_legal
from explorer.engine.looks import opening_of, run_of, saturated, top_of
from explorer.rules.decision import AMOUNT, EFFECT, KEEPS, NEXT, TAKER
from explorer.rules.resolve import Resolution
from explorer.rules.ruleset import RuleSet
from explorer.state import Cards, Laid, LastPlay, Move, Seat, State
from explorer.trace.model import Outcome

Carried = tuple[tuple[Resolution, ...], Outcome, State]

ZONES = {"play": "hand", "claim": "hand", "change": "hand", "on": "hand", "up": "up", "down": "down"}
"""Where the cards of a move come from; a card that is tried comes from the stock."""


def carry_out(state: State, move: Move, rules: RuleSet, *, by: int, fits: bool) -> Carried:
    """Return the decisions that settle a legal move of a seat, what it does, and the position after it.

    ``fits`` tells whether a card that is turned may be played; the move must be legal.
    """
    if move.verb == "challenge":
        return _show(state, move, rules, by=by)
    if move.verb in ("pickup", "pass") or (move.verb in TURNED and not fits):
        return _take(state, move, rules)
    return _play(state, move, rules, by=by)


def effect_of(state: State, move: Move, rules: RuleSet) -> Resolution:
    """Ask what laying the cards of a move does to the pile."""
    changed = move.verb == "change"
    ground = taken_back(state) if changed else state
    stock = changed or bool(len(state.stock))
    return rules.resolver(EFFECT)(rules.laid(move), saturated(len(move.cards)), top_of(ground), run_of(ground), stock)


def picked_up(state: State, amount: Resolution) -> tuple[Laid, ...]:
    """Return the cards of the pile that are taken, from the bottom up, by what says how many they are."""
    rest = len(state.pile) // 2 if amount.outcome == "top-half" else 0
    return state.pile[rest:] if amount.outcome in ("all", "top-half") else ()


def _play(state: State, move: Move, rules: RuleSet, *, by: int) -> Carried:
    changed = move.verb == "change"
    ground = taken_back(state) if changed else state
    kind = rules.laid(move)
    effect = effect_of(state, move, rules)
    falls = effect.outcome if effect.outcome != KEEPS else None
    refill = rules.resolver(AMOUNT)("changed" if changed else "play", False, False)

    pile = ground.pile + tuple(Laid(kind, card, hidden=move.claim is not None) for card in move.cards)
    seat, stock = _without(ground.seats[by], ground.stock, move)
    wanted = int(rules.param("hand")) - len(seat.hand) if refill.outcome == "refill" else 0
    drawn, stock = stock.top(max(wanted, 0))
    fallen = pile if falls == "clears" else ()
    after = replace(
        ground.with_seat(by, replace(seat, hand=seat.hand.plus(drawn))),
        pile=() if fallen else pile,
        aside=ground.aside.plus(laid.card for laid in fallen),
        stock=stock,
        opening=False,
        owed=by if falls == "must-take" else None,
        last=_latest(state, move, rules, by=by, drawn=drawn, fallen=fallen),
    )
    step = rules.resolver(NEXT)(
        "play", falls or "none", not can_move(after, by, rules), saturated(len(move.cards)) == 5, False, "no"
    )
    outcome = Outcome(effects=(falls,) if falls else (), drawn=drawn, fallen=len(fallen))
    carried = _finish(state, after, by, rules, (effect, step, refill), outcome)
    return _with_offers(carried, by, rules)


def _without(seat: Seat, stock: Cards, move: Move) -> tuple[Seat, Cards]:
    """Take the cards of a move from where they lie."""
    if move.verb not in ZONES:
        return seat, stock.minus(move.cards) if stock.known else Cards(unknown=stock.unknown - 1)
    zone = ZONES[move.verb]
    held: Cards = getattr(seat, zone)
    return replace(seat, **{zone: held.minus(move.cards)}), stock  # type: ignore[arg-type]  # a zone holds cards


def _latest(
    state: State, move: Move, rules: RuleSet, *, by: int, drawn: tuple[Card | None, ...], fallen: tuple[Laid, ...]
) -> LastPlay | None:
    """Return the play as what can be answered, or nothing where nothing can answer it."""
    if ZONES.get(move.verb) != "hand" or not keeps_latest(rules):
        return None
    before = state.last.used if state.last and state.last.by == by else "no"
    opening = opening_of(state, rules.laid(move), len(move.cards), rules) if state.opening else "no"
    return LastPlay(
        by=by,
        count=len(move.cards),
        drawn=Cards().plus(drawn),
        cleared=fallen,
        claimed=move.claim is not None,
        opening=state.opening,
        whole=opening == "whole",
        used=move.verb if move.verb in FOLLOWING else before,
    )


def _take(state: State, move: Move, rules: RuleSet) -> Carried:
    actor = state.turn
    assert actor is not None  # a legal move has somebody who makes it
    verb = {"try": "failed", "down": "blind"}.get(move.verb, move.verb)
    owed = state.owed is not None
    amount = rules.resolver(AMOUNT)(verb, owed, False)
    picked = picked_up(state, amount)
    seat, stock = state.seats[actor], state.stock
    if move.verb in TURNED:
        seat, stock = _without(seat, stock, move)
    hand = seat.hand.plus(laid.card for laid in picked).plus(move.cards)
    step = rules.resolver(NEXT)(
        "failed" if move.cards else verb,
        "none",
        False,
        False,
        amount.outcome == "top-half",
        top_of(state) if owed else "no",
    )
    after = replace(
        state.with_seat(actor, replace(seat, hand=hand)),
        pile=state.pile[: len(state.pile) - len(picked)],
        stock=stock,
        owed=None,
        last=None,
    )
    taken = len(picked) + len(move.cards)
    outcome = Outcome(taken=taken, taken_by=actor if taken else None)
    return _finish(state, after, actor, rules, (amount, step), outcome, leader=state.owed)


def _show(state: State, move: Move, rules: RuleSet, *, by: int) -> Carried:
    last = state.last
    assert last is not None  # a challenge is legal only of a latest play
    true = all(laid.card is not None and rules.kind(laid.card) == laid.kind for laid in latest_cards(state))
    shown = "honest" if true else "lie"
    fallen = bool(last.cleared)
    taker = rules.resolver(TAKER)(shown)
    amount = rules.resolver(AMOUNT)("shown", False, fallen)
    step = rules.resolver(NEXT)(shown, latest_effect(state), False, False, False, "no")
    place = by if taker.outcome == "challenger" else last.by
    picked = {"all": state.pile, "fallen": last.cleared}.get(str(amount.outcome), ())
    cards = tuple(laid.card for laid in picked)
    after = replace(
        state.with_hand(place, state.seats[place].hand.plus(cards)),
        pile=(),
        aside=_out_of(state.aside, cards) if fallen and picked else state.aside,
        owed=None,
        last=None,
    )
    outcome = Outcome(taken=len(picked), taken_by=place if picked else None, shown=shown)
    return _finish(state, after, by, rules, (step, taker, amount), outcome, challenged=last.by)


def _out_of(aside: Cards, cards: tuple[Card | None, ...]) -> Cards:
    known = [card for card in cards if card is not None and card in aside.known]
    rest = aside.minus(known)
    return replace(rest, unknown=max(rest.unknown - (len(cards) - len(known)), 0))


def _finish(
    before: State,
    after: State,
    actor: int,
    rules: RuleSet,
    settling: tuple[Resolution, ...],
    outcome: Outcome,
    *,
    leader: int | None = None,
    challenged: int = 0,
) -> Carried:
    step = next(one for one in settling if one.decision is NEXT)
    gone = leaving(before, after, rules, actor=actor)
    settling, outcome = (*settling, *gone.settling), replace(outcome, out=gone.out)
    if gone.loser is not None:
        ended = replace(after, turn=None, owed=None, last=None)
        return settling, replace(outcome, loser=gone.loser, next=None), ended
    first = {
        "actor": actor,
        "left": actor + 1,
        "leader": actor + 1 if leader is None else leader,
        "challenged": challenged,
        "after-challenged": challenged + 1,
    }[str(step.outcome)]
    seats = len(after.seats)
    turn = next(place % seats for place in range(first, first + seats) if can_move(after, place % seats, rules))
    again = turn == actor and outcome.shown is None  # a challenger was not on turn, so does not go on
    effects = outcome.effects + (("again",) if again else ())
    return settling, replace(outcome, effects=effects, next=turn), replace(after, turn=turn)


def _with_offers(carried: Carried, by: int, rules: RuleSet) -> Carried:
    """Add to what a play does that a card drawn after it may be played at once, where one is known to fit."""
    settling, outcome, after = carried
    if after.last is None or after.turn is None:
        return carried
    offered = tuple(
        f"{verb}-offered"
        for verb in FOLLOWING
        if any(is_legal(after, Move(verb, (card,)), rules, by=by) for card in after.last.drawn.known)
    )
    return settling, replace(outcome, effects=outcome.effects + offered), after
