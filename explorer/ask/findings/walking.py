"""Endings played out: whether anybody can ever bring them to an end, and how they go round in circles."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from explorer.ask.findings.alike import Hands
from explorer.ask.findings.table_laid import NAMES
from explorer.cards import PACK, Card
from explorer.engine import answers, judge, legal_moves, possible_moves
from explorer.engine.legal import is_legal
from explorer.engine.looks import situation_of
from explorer.rules.catalogue.kinds import HEIGHT, NINE
from explorer.rules.decision import PLAY
from explorer.rules.ruleset import RuleSet
from explorer.state import Cards, Laid, Move, Seat, State

Shape = tuple[object, ...]
"""What of a position makes it come to the same: kinds, not suits, and the seats counted from the player to move."""

Step = tuple[State, Move]


def ending(hands: Hands, rules: RuleSet) -> State:
    """Return a position with these hands, an empty table and no stock.

    All the other cards are set aside, but only those are named that some clause asks for.
    """
    left = list(PACK * int(rules.param("decks")))

    def taken(kind: str) -> Card:
        card = next(card for card in left if rules.kind(card) == kind)
        left.remove(card)
        return card

    seats = tuple(
        Seat(name, Cards(tuple(taken(kind) for kind in hand))) for name, hand in zip(NAMES, hands, strict=False)
    )
    asked_for = [card for card in left if card.rank == NINE] if "nines" in rules.resolver(PLAY).reads else []
    return State(seats, 0, aside=Cards(tuple(asked_for)))


def shape(state: State, rules: RuleSet) -> Shape:
    """Return what makes a position come to the same as others. The cards set aside are those that are nowhere else."""
    first = state.turn or 0
    seats = state.seats[first:] + state.seats[:first]
    last = state.last

    def kinds(cards: Cards) -> tuple[object, ...]:
        return (*sorted(map(rules.kind, cards.known)), cards.unknown)

    def laid(pile: tuple[Laid, ...]) -> tuple[object, ...]:
        return tuple((one.kind, one.hidden and one.card and rules.kind(one.card)) for one in pile)

    return (
        tuple((kinds(seat.hand), kinds(seat.up), kinds(seat.down)) for seat in seats),
        laid(state.pile),
        None if state.owed is None else (state.owed - first) % len(seats),
        last and ((last.by - first) % len(seats), last.count, last.claimed, last.used, laid(last.cleared)),
    )


@dataclass(frozen=True, slots=True)
class Outlook:
    """Whether a position can be brought to an end (``None``: not known), and how many positions were looked at."""

    ends: bool | None
    positions: int


@dataclass(slots=True)
class Walker:
    """Plays endings out under one rule set and remembers which come to an end; ``judged`` counts the moves made."""

    rules: RuleSet
    ends: set[Shape] = field(default_factory=set)
    judged: int = 0

    def walk(self, state: State) -> list[Step] | None:
        """Play on as people do who lay what they can, the lowest first: return the round that this ends in.

        ``None`` where the game ends, or comes to what is known to.
        """
        path: dict[Shape, Step] = {}
        while state.turn is not None:
            here = shape(state, self.rules)
            if here in self.ends:
                break
            if here in path:
                return self._round(state)
            move = next(self._willing(state))
            path[here] = (state, move)
            state = self._after(state, move)
        self.ends.update(path)
        return None

    def _round(self, state: State) -> list[Step]:
        """Return the steps until everything is as it was, the seats and suits included."""
        steps: list[Step] = []
        came: dict[object, int] = {}
        while state.key() not in came:
            came[state.key()] = len(steps)
            steps.append((state, next(self._willing(state))))
            state = self._after(*steps[-1])
        return steps[came[state.key()] :]

    def outlook(self, start: State, *, limit: int) -> Outlook:
        """Look whether some moves, whoever makes them, bring a position to its end.

        At most ``limit`` positions are looked at.
        """
        begun = shape(start, self.rules)
        came: dict[Shape, Shape | None] = {begun: None}
        todo = [start]
        while todo:
            state = todo.pop()
            here = shape(state, self.rules)
            for after in self._afters(state):
                there = shape(after, self.rules)
                if after.turn is None or there in self.ends:
                    self._ends(here, came)
                    return Outlook(True, len(came))
                if there not in came:
                    came[there] = here
                    todo.append(after)
            if todo and len(came) > limit:
                return Outlook(None, len(came))
        return Outlook(False, len(came))

    def _ends(self, here: Shape | None, came: dict[Shape, Shape | None]) -> None:
        while here is not None:
            self.ends.add(here)
            here = came[here]

    def _willing(self, state: State) -> Iterator[Move]:
        """Give the legal moves, plays before all others, the lowest kind and the most cards first."""
        situation = situation_of(state, self.rules)
        for move in sorted(possible_moves(state, self.rules), key=self._eagerness):
            if is_legal(state, move, self.rules, situation=situation):
                yield move

    def _eagerness(self, move: Move) -> tuple[int, ...]:
        if move.verb in ("play", "up", "claim"):
            return 0, HEIGHT[self.rules.laid(move)], -len(move.cards)
        return 1, ("down", "try", "pickup", "pass").index(move.verb), 0

    def _afters(self, state: State) -> Iterator[State]:
        for move in legal_moves(state, self.rules):
            yield self._after(state, move)
        for by, move in answers(state, self.rules):
            yield self._after(state, move, by=by)

    def _after(self, state: State, move: Move, by: int | None = None) -> State:
        self.judged += 1
        after = judge(state, move, self.rules, by=by).after
        assert after is not None, "all the cards of an ending are known"
        return after
