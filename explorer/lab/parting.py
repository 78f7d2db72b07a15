"""A simulated game as a record that can be watched, and where the same deal parts under two rule sets.

The lab counts kinds, not suits: of the cards of a kind that a player holds, the first by suit are laid.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import zip_longest

from explorer.cards import Card
from explorer.engine.deal import deal, shuffled_deck
from explorer.engine.game import write_rules
from explorer.engine.judge import judge
from explorer.engine.looks import zone_of
from explorer.lab.arms import Arm
from explorer.lab.looked_at import Looked, Made, look
from explorer.lab.packed import ENDED, ENDLESS
from explorer.notation.cards import write_cards
from explorer.notation.records import Record, RecordedMove
from explorer.players.table import named
from explorer.rules.ruleset import RuleSet
from explorer.state import Move, State

NAMES = ("Anna", "Ben", "Carla", "David", "Eva", "Finn", "Gina", "Hugo")
ON = 200
"""A game that was stopped is written so many moves on from where something happened."""


@dataclass(frozen=True, slots=True)
class Parting:
    """The same deal under two rule sets.

    ``move`` is the index of the first move that differs: 0 where the deal does, and where one game is over before that
    the number of its moves. ``dealt`` tells that the deal differs, ``alike`` that nothing does.
    """

    a: Record
    b: Record
    move: int
    dealt: bool = False
    alike: bool = False


def record(arm: Arm, game: int, *, past: int = 0) -> Record:
    """Return a game with its deck written out and real cards in its moves, each of them legal by the engine.

    A game that ends is whole. One that goes round for ever is cut where it has gone round once, one that was stopped
    `ON` moves on; both not before the move ``past``.

    Raises:
        NotSimulated, InputError: as `explorer.lab.playing.play` does.
    """
    return _record(arm, game, look_at(arm, game), past)


def parting(a: Arm, b: Arm, game: int) -> Parting:
    """Return a game under two rule sets, written to its end, or on from where it parts.

    Raises:
        NotSimulated, InputError: as `explorer.lab.playing.play` does.
    """
    one, other = look_at(a, game), look_at(b, game)
    pairs = enumerate(zip_longest(one.moves, other.moves))
    past = next((at for at, (mine, theirs) in pairs if mine != theirs), len(one.moves))
    records = _record(a, game, one, past), _record(b, game, other, past)
    if _dealt(a, game).seats != _dealt(b, game).seats:
        return Parting(*records, 0, dealt=True)
    written = enumerate(zip_longest(*(each.moves for each in records)))
    move = next((at for at, (mine, theirs) in written if mine != theirs), -1)
    return Parting(*records, move) if move >= 0 else Parting(*records, len(records[0].moves), alike=True)


def look_at(arm: Arm, game: int) -> Looked:
    """Return what a table makes of a game."""
    given = {"players": arm.players, "policies": arm.policies, "game": game, "seed": arm.seed, "limit": arm.limit}
    return look(arm.rule_set, **given)  # type: ignore[arg-type]


def _record(arm: Arm, game: int, looked: Looked, past: int) -> Record:
    rules, start = arm.rule_set, _dealt(arm, game)
    most = None if looked.outcome in (ENDED, ENDLESS) else past + ON
    moves = _moves(rules, start, looked.moves[:most], past if looked.outcome == ENDLESS else len(looked.moves))
    headers = (
        ("Rules", write_rules(rules)),
        ("Players", ", ".join(start.names)),
        ("Dealer", start.names[-1]),
        ("Deck", write_cards(shuffled_deck(rules, seed=arm.seed, game=game))),
    )
    return Record(headers, moves=tuple(RecordedMove(start.names[by], move) for by, move in moves))


def _dealt(arm: Arm, game: int) -> State:
    names = NAMES[: arm.players]
    return deal(names, len(names) - 1, shuffled_deck(arm.rule_set, seed=arm.seed, game=game), arm.rule_set).state


def _moves(rules: RuleSet, state: State, made: tuple[Made, ...], past: int) -> Iterator[tuple[int, Move]]:
    """Give the moves with real cards; after the move ``past`` they end where a position comes back."""
    seen = {state.key()}
    for number, one in enumerate(made):
        move = named(state, _move(rules, state, one), one.by)
        yield one.by, move
        after = judge(state, move, rules, by=one.by).after
        if after is None:
            raise ValueError(f"the engine does not take move {number}, {move}, which the lab made")
        if number > past and after.key() in seen:
            return
        state = after
        seen.add(state.key())


def _move(rules: RuleSet, state: State, made: Made) -> Move:
    seat = state.seats[made.by]
    if made.verb == "challenge":
        return Move(made.verb, target=state.names[state.last.by] if state.last else None)
    if made.verb != "play":
        drawn = state.last.drawn.known if state.last and made.cards else ()
        return Move(made.verb, _held(drawn, made, rules))
    zone = zone_of(seat, stock=bool(len(state.stock)))
    if zone == "up":
        return Move("up", _held(seat.up.known, made, rules))
    cards = _held(seat.hand.known, made, rules)
    return Move("claim", cards, claim=(len(cards), made.kind)) if rules.param("claims") else Move("play", cards)


def _held(cards: tuple[Card, ...], made: Made, rules: RuleSet) -> tuple[Card, ...]:
    """Return the cards of the kinds that were laid, in their order."""
    left = sorted(cards, key=lambda card: card.suit)
    found: list[Card] = []
    for kind in made.cards:
        card = next(card for card in left if rules.kind(card) == kind)
        left.remove(card)
        found.append(card)
    return tuple(found)
