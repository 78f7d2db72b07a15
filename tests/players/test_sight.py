"""Bots get what their seat may see, and nothing of what is hidden moves them."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from explorer.cards import Card
from explorer.engine.chance import Stream
from explorer.players.choosing import choose
from explorer.players.play import bot_choice
from explorer.players.policy import POLICIES
from explorer.players.sight import Sight, answering, sight
from explorer.players.table import Player, Setup, Table, decide, open_table, pending
from explorer.rules.presets import PRESETS
from explorer.rules.ruleset import RuleSet, rule_set
from explorer.state import Cards, Laid, LastPlay, State

MORE = [{"base": "valepaska", "table_cards": "4"}, {"base": "pagat", "change_play": "yes", "play_on": "yes"}]
RULES = [*PRESETS, *MORE]


def tables(rules: RuleSet, *, number: int) -> Iterator[Table]:
    """Give the tables of a game by random moves, as far as so many decisions."""
    table = open_table(Setup(rules, tuple(Player(name, "random") for name in ("Anna", "Ben", "Carla")), seed=17))
    for _ in range(number):
        waiting = pending(table)
        if waiting is None:
            return
        yield table
        table = decide(table, bot_choice(table, waiting), waiting)


def asked(state: State, rules: RuleSet, place: int) -> Sight:
    """Return what a seat has to decide: an answer, where it has one, else its move."""
    found = (seen for seen in answering(state, rules) if seen.place == place)
    return next(found, None) or sight(state, place, rules)


def exchanged(state: State, place: int, chance: Stream) -> State:
    """Exchange all the cards that a seat does not see with one another."""
    kept: list[Card] = []

    def give(cards: Cards) -> Cards:
        kept.extend(cards.known)
        return cards

    last = state.last
    own = last.count if last and last.by == place else 0
    fallen = len(last.cleared) if last else 0
    below = len(state.pile) - (0 if fallen else own)
    for at, seat in enumerate(state.seats):
        give(seat.down)
        if at != place:
            give(seat.hand)
    give(state.stock)
    kept += [laid.card for at, laid in enumerate(state.pile) if laid.card and laid.hidden and at < below]
    lying = last.cleared[: fallen - own] if last else ()
    shown = {laid.card for laid in (last.cleared if last else ()) if not laid.hidden}
    shown |= {laid.card for laid in (last.cleared[fallen - own :] if last and own else ())}
    kept += [card for card in state.aside.known if card not in shown]
    order = iter(chance.shuffled(kept))
    fresh = dict(zip(kept, order, strict=True))

    def other(card: Card) -> Card:
        return fresh.get(card, card)

    def dealt(cards: Cards) -> Cards:
        return Cards(tuple(map(other, cards.known)), cards.unknown)

    def lies(pile: tuple[Laid, ...]) -> tuple[Laid, ...]:
        return tuple(replace(laid, card=other(laid.card)) if laid.card else laid for laid in pile)

    assert len(lying) <= fallen
    return replace(
        state,
        seats=tuple(replace(seat, hand=dealt(seat.hand), down=dealt(seat.down)) for seat in state.seats),
        pile=lies(state.pile),
        stock=dealt(state.stock),
        aside=dealt(state.aside),
        last=None if last is None else _latest(last, dealt(last.drawn), lies(last.cleared)),
    )


def _latest(last: LastPlay, drawn: Cards, cleared: tuple[Laid, ...]) -> LastPlay:
    return replace(last, drawn=drawn, cleared=cleared)


@pytest.mark.parametrize("rules", RULES, ids=str)
def test_a_choice_is_the_same_whatever_is_hidden(rules: str | dict[str, str]) -> None:
    """With all hidden cards exchanged, a seat sees the same, and every policy chooses the same."""
    chosen, chance, moved = rule_set(rules), Stream(18, 0, 3), 0
    for number, table in enumerate(tables(chosen, number=60)):
        state = table.state
        place = pending(table).place  # type: ignore[union-attr]  # a table that is given has a decision
        other = exchanged(state, place, chance)
        moved += other != state
        one, same = asked(state, chosen, place), asked(other, chosen, place)
        assert one == same
        for policy in POLICIES.values():
            assert choose(one, policy, Stream(19, number, 3)) == choose(same, policy, Stream(19, number, 3))
    assert moved > 20


@pytest.mark.parametrize("rules", RULES, ids=str)
def test_no_hidden_card_is_in_sight(rules: str | dict[str, str]) -> None:
    """The cards that a sight names are the seat's own hand, what lies open, and what it laid itself."""
    chosen = rule_set(rules)
    for table in tables(chosen, number=60):
        waiting = pending(table)
        assert waiting is not None
        state, place, last = waiting.state, waiting.place, waiting.state.last
        hidden = [other.hand for at, other in enumerate(state.seats) if at != place]
        hidden += [seat.down for seat in state.seats] + [state.stock, state.aside]
        assert {()} == {cards.known for cards in hidden}
        if last is None or last.by != place:
            assert not [laid for laid in (*state.pile, *(last.cleared if last else ())) if laid.hidden and laid.card]
            assert () == (last.drawn.known if last else ())
        assert not [move for move in waiting.moves if move.verb in ("try", "down") and move.cards]
