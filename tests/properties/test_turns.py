"""What holds at every turn under any rules: two to eight players, one pack or two, all option values at random."""

from collections import Counter
from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from explorer.cards import RED_SUITS, SUITS, Card
from explorer.engine import IllegalMove, apply, is_legal, judge, legal_moves, possible_moves, replay
from explorer.engine.answers import latest_cards
from explorer.engine.position import read_position
from explorer.notation.cards import write_cards, write_pile
from explorer.notation.moves import read_move, write_move
from explorer.rules.decision import FORBIDS, FORM, PERMITS, REQUIRES
from explorer.rules.ruleset import RuleSet
from explorer.state import Cards, Laid, Move, State
from explorer.trace.model import VERDICTS
from tests.playing import Turn, playout, start
from tests.properties.invariants import check_state, check_turn
from tests.strategies import rule_sets

Drawn = tuple[RuleSet, int, int, int]

games = st.tuples(rule_sets(), st.integers(2, 8), st.integers(0, 2**32), st.integers(0, 160))
"""A rule set, how many play, a seed, and how many turns go by before the ones looked at."""

many, some = settings(max_examples=60), settings(max_examples=30, deadline=None)


def played(drawn: Drawn) -> tuple[RuleSet, list[Turn]]:
    """Play by random moves and return the last 60 turns."""
    rules, players, seed, skipped = drawn
    state = start(rules, players=players, seed=seed)
    return rules, list(playout(state, rules, seed=seed, limit=skipped + 60))[-60:]


@many
@given(games)
def test_every_turn_holds(drawn: Drawn) -> None:
    """Cards are conserved, nothing leaves the declared domain, and what is said to happen happens."""
    rules, turns = played(drawn)
    check_state(turns[0].before, rules)
    for turn in turns:
        check_turn(turn, rules)
        check_state(turn.after, rules)


@some
@given(games)
def test_somebody_can_always_move(drawn: Drawn) -> None:
    """Every position has a legal move, or the game is over and has none."""
    rules, turns = played(drawn)
    for turn in turns:
        assert turn.legal
    last = turns[-1].after
    assert (last.turn is None) == (not legal_moves(last, rules))


@some
@given(games)
def test_both_depths_agree(drawn: Drawn) -> None:
    """The bare verdict, the judgement and the list of legal moves agree on every move, legal or not."""
    rules, turns = played(drawn)
    for turn in turns[::3]:
        for move in possible_moves(turn.before, rules):
            judgement = judge(turn.before, move, rules)
            assert (move in turn.legal) == judgement.legal == is_legal(turn.before, move, rules)


@some
@given(games)
def test_findings_change_no_verdict(drawn: Drawn) -> None:
    """Asking for reasons changes nothing, and the first reason is one for the verdict."""
    rules, turns = played(drawn)
    for turn in turns[::7]:
        for move in possible_moves(turn.before, rules):
            judgement = judge(turn.before, move, rules)
            legal, after = judgement.legal, judgement.after
            found, everything = judgement.because(), judgement.everything()
            assert (legal, after) == (judgement.legal, judgement.after)
            assert found == everything[: len(found)]
            assert {one.verdict for one in everything} <= set(VERDICTS)
            assert found[0].verdict in ((PERMITS, REQUIRES) if legal else (FORBIDS, REQUIRES))
            assert found[0].decisive
            assert not any(one.defeated_by for one in found)
            assert all(one.decisive for one in everything if one.alone)


@some
@given(games)
def test_leaving_out_a_clause_that_decides_alone_turns_the_verdict(drawn: Drawn) -> None:
    """A judging clause is said to decide alone just where the move would be judged otherwise without it."""
    rules, turns = played(drawn)
    for turn in turns[::9]:
        for move in possible_moves(turn.before, rules):
            judgement = judge(turn.before, move, rules)
            for finding in judgement.because():
                resolution = next((one for one in judgement.judging if one.decision.id == finding.decision), None)
                if resolution is None:
                    continue
                resolver = rules.resolver(resolution.decision)
                bound = next(one for one in resolver.bounds if one.clause.id == finding.clause)
                without = resolver.resolve(resolution.cell, without=bound)
                others = [one for one in judgement.judging if one is not resolution]
                blocked = any(one.forbidden or (one.decision.id != "form" and not one.permitted) for one in others)
                form = resolution.decision.id == "form"
                turned = (not blocked and not without.forbidden and (form or without.permitted)) != judgement.legal
                assert (finding.decisive and turned) == finding.alone


@some
@given(games)
def test_nobody_moves_out_of_turn(drawn: Drawn) -> None:
    """No move of another seat is legal unless it answers a play, nor any verb that belongs to an option that is off."""
    rules, turns = played(drawn)
    off = {verb for bound in rules.resolver(FORM).bounds for verb in bound.clause.params.get("verbs", ())}
    for turn in turns[::5]:
        state = turn.before
        for place in range(len(state.seats)):
            for move in [*turn.legal, *(move for _, move in turn.answers)]:
                right = (place, move) in turn.answers or (place == state.turn and move in turn.legal)
                assert judge(state, move, rules, by=place).legal == right
        for verb in off:
            assert not judge(state, Move(verb, state.actor.hand.known[:1], target=state.names[0]), rules).legal


@some
@given(games)
def test_replay_agrees_with_apply(drawn: Drawn) -> None:
    """A game replayed from its moves, also from their text, goes through the positions that applying them gives."""
    rules, turns = played(drawn)
    moves = [(turn.by, read_move(write_move(turn.move))) for turn in turns]
    state = turns[0].before
    for turn, step in zip(turns, replay(state, moves, rules), strict=True):
        state = apply(state, turn.move, rules, by=turn.by)
        assert turn.after == step.after == state


@some
@given(games)
def test_apply_refuses_what_is_not_legal(drawn: Drawn) -> None:
    """Whatever is not in the list of legal moves cannot be applied."""
    rules, turns = played(drawn)
    for turn in turns[::9]:
        for move in possible_moves(turn.before, rules):
            if move not in turn.legal:
                with pytest.raises(IllegalMove):
                    apply(turn.before, move, rules)


def shuffled(state: State, random: Random) -> State:
    """Return the position with every hand in another order."""
    for place, seat in enumerate(state.seats):
        state = state.with_hand(place, Cards(tuple(random.sample(seat.hand.known, len(seat.hand)))))
    return state


@some
@given(games, st.randoms(use_true_random=False))
def test_the_order_of_hands_is_irrelevant(drawn: Drawn, random: Random) -> None:
    """However hands are ordered: the same moves are legal and lead to the same positions."""
    rules, turns = played(drawn)
    for turn in turns[::5]:
        other = shuffled(turn.before, random)
        assert turn.before.key() == other.key()
        judgement = judge(other, turn.move, rules, by=turn.by)
        assert judgement.after is not None
        assert turn.after.key() == judgement.after.key()
        kinds = [
            {(move.verb, move.claim or tuple(map(rules.kind, move.cards))) for move in moves}
            for moves in (turn.legal, legal_moves(other, rules))
        ]
        assert kinds[0] == kinds[1]


def recoloured(state: State, suits: dict[str, str], rules: RuleSet) -> State:
    """Return the position with other suits throughout."""

    def card(one: Card) -> Card:
        return Card(one.rank, suits[one.suit])

    def cards(some: Cards) -> Cards:
        return Cards(tuple(map(card, some.known)), some.unknown)

    def piled(pile: tuple[Laid, ...]) -> tuple[Laid, ...]:
        faces = [(laid, card(laid.card)) for laid in pile if laid.card]
        return tuple(Laid(laid.kind if laid.hidden else rules.kind(face), face, laid.hidden) for laid, face in faces)

    seats = tuple(
        replace(seat, hand=cards(seat.hand), up=cards(seat.up), down=cards(seat.down)) for seat in state.seats
    )
    last = state.last and replace(state.last, drawn=cards(state.last.drawn), cleared=piled(state.last.cleared))
    return replace(
        state, seats=seats, pile=piled(state.pile), stock=cards(state.stock), aside=cards(state.aside), last=last
    )


@some
@given(games, st.permutations(SUITS))
def test_suits_do_not_matter(drawn: Drawn, order: list[str]) -> None:
    """With the suits exchanged (black specials: red ones and black ones among themselves) all goes the same way."""
    rules, turns = played(drawn)
    suits = dict(zip(SUITS, order, strict=True))
    if rules.param("red_apart"):
        red, black = ([suit for suit in SUITS if (suit in RED_SUITS) == colour] for colour in (True, False))
        suits = dict(zip(red + black, red[::-1] + black[::-1], strict=True))
    for turn in turns[::5]:
        move = replace(turn.move, cards=tuple(Card(card.rank, suits[card.suit]) for card in turn.move.cards))
        judgement = judge(recoloured(turn.before, suits, rules), move, rules, by=turn.by)
        assert judgement.after is not None
        assert recoloured(turn.after, suits, rules).key() == judgement.after.key()


@some
@given(games)
def test_positions_are_values(drawn: Drawn) -> None:
    """Positions can be hashed; equal ones have the same hash and key, and key and equality tell others apart."""
    _, turns = played(drawn)
    states = [turns[0].before, *(turn.after for turn in turns)]
    for state in states:
        copy = replace(state)
        assert (hash(state), state.key()) == (hash(copy), copy.key())
    for one, other in pairwise(states):
        assert one != other
        assert one.key() != other.key()


def latest(state: State) -> dict[str, object]:
    """Write the latest play as keys of the judging interface."""
    if state.last is None:
        return {}
    cards = [laid.card for laid in latest_cards(state) if laid.card]
    return {
        "last_play": write_cards(cards),
        "by": state.names[state.last.by],
        "drawn": write_cards(state.last.drawn.known),
        "cleared": write_pile(state.last.cleared),
    }


def written(state: State, rules: RuleSet) -> dict[str, object]:
    """Write a position as a case of the judging interface."""
    return {
        "rules": {"base": rules.base, **dict(rules.changes)},
        "players": list(state.names),
        "turn": state.actor.name,
        "hands": {seat.name: write_cards(seat.hand.known) for seat in state.seats},
        "table_up": {seat.name: write_cards(seat.up.known) for seat in state.seats},
        "table_down": {seat.name: write_cards(seat.down.known) for seat in state.seats},
        "pile": write_pile(state.pile),
        "stock": write_cards(state.stock.known),
        "discard": write_cards(state.aside.known),
        "opening": state.opening,
        **latest(state),
    }


def remembered(state: State) -> State:
    """Return a position without what a case does not say: faces laid earlier, how the latest play came about."""
    last = state.last
    lying = last.cleared if last and last.cleared else state.pile
    top = len(lying) - (last.count if last else 0)
    known = tuple(Laid(laid.kind) if laid.hidden and at < top else laid for at, laid in enumerate(lying))
    if last is None or not last.cleared:
        kept = last and replace(last, opening=False, whole=False, used="no")
        return replace(state, pile=known, last=kept)
    fallen = Counter(laid.card for laid in lying[:top] if laid.hidden and laid.card)
    aside = Cards(tuple((Counter(state.aside.known) - fallen).elements()), sum(fallen.values()))
    return replace(state, aside=aside, last=replace(last, cleared=known, opening=False, whole=False, used="no"))


@some
@given(games)
def test_a_position_says_by_itself_what_must_be_taken(drawn: Drawn) -> None:
    """Written as a case and read again, a position is the same; who led need only be said where it cannot be seen."""
    rules, turns = played(drawn)
    for turn in turns[::2]:
        seen = remembered(turn.before)
        case = written(seen, rules)
        read = read_position(case, rules)
        assert (turn.before.owed is None) == (read.owed is None)
        if turn.before.owed is not None:
            read = read_position(case | {"led_by": turn.before.names[turn.before.owed]}, rules)
        assert seen.key() == read.key()
        assert Counter(seen.aside.known) == Counter(read.aside.known)
