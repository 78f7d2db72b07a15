"""A cell of the grid opened: a position in which it arises, and the judgement there with all its reasons."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from explorer.ask.grid.answers import answers
from explorer.ask.grid.grid import NO_CARDS, Cell, Grid
from explorer.ask.grid.slice import CLAIM, PLAY_OPENLY, Slice, cards_of, laying
from explorer.ask.grid.tops import Top, marks_led
from explorer.cards import Card, Kind
from explorer.engine.as_it_lies import as_it_lies
from explorer.engine.judge import judge
from explorer.errors import InputError
from explorer.rules.catalogue.kinds import NINE
from explorer.rules.decision import EFFECT, EMPTY, PLAY
from explorer.rules.ruleset import RuleSet
from explorer.state import Cards, Laid, Move, Seat, State
from explorer.trace.language import language
from explorer.trace.model import Judgement

OTHERS = 5
"""How many cards each of the other players has in the position made for a cell."""

STOCK = 12
"""How many cards the stock has there, where some is left."""


def cell_judgement(grid: Grid, cell: Cell, *, players: tuple[str, ...] = ()) -> tuple[State, Judgement]:
    """Return a position in which a cell arises, and the judgement of laying its cards there.

    The player to move (the first; default: names from the messages) holds the cards of the cell and one that may be
    led. Where cards are claimed, the claim is true, as far as there are such cards. A cell that no play leads to is
    judged as it lies.

    Raises:
        InputError: at ``cell``, where there are not so many cards.

    >>> from explorer.ask.grid.grid import grid
    >>> from explorer.rules.ruleset import rule_set
    >>> slice = grid(rule_set("pagat"))
    >>> cell_judgement(slice, slice.cells[Top("7"), "10"])[1].because()[0].clause
    'fall.ten-on-lower'
    """
    state, move = cell_state(grid, cell, players=players)
    return state, judge(state, move, grid.rules)


def cell_state(grid: Grid, cell: Cell, *, players: tuple[str, ...] = ()) -> tuple[State, Move]:
    """Return a position in which a cell arises, and the move.

    Raises:
        InputError: at ``cell``, where there are not so many cards.
    """
    if cell.cannot == NO_CARDS:
        raise InputError("position.no-cell", at="cell")
    rules, at = grid.rules, grid.at
    names = players or tuple(language().at("grid", "players"))
    packs, claimed = _Packs(rules, at), laying(rules) == CLAIM
    cards = packs.take(cell.kind, at.count, others=claimed)
    pile = [] if cell.top.kind == EMPTY else [cell.top.kind] * at.run
    if not cell.top.led and marks_led(rules, cell.top.kind):
        pile.insert(0, _beneath(rules, at, cell.top, packs.kinds()))
    laid = tuple(Laid(kind, hidden=True) if claimed else Laid(kind, packs.take(kind, 1)[0]) for kind in pile)
    spare = packs.take(_leads(rules, at, cell.kind, packs.kinds()), 1)
    others = (Seat(name, Cards(unknown=OTHERS)) for name in names[1:])
    state = State(
        seats=(Seat(names[0], Cards(cards + spare)), *others),
        turn=0,
        pile=laid,
        stock=Cards(unknown=STOCK if at.stock else 0),
        aside=Cards(packs.nines),
    )
    move = Move(CLAIM, cards, claim=(at.count, cell.kind)) if claimed else Move(PLAY_OPENLY, cards)
    return as_it_lies(state, rules), move


class _Packs:
    """All the cards of a game, to take some of; where the nines are out, they lie aside."""

    def __init__(self, rules: RuleSet, at: Slice) -> None:
        self._cards = cards_of(rules)
        self.nines = () if at.nines else self._cards[NINE]
        self._taken = Counter({NINE: len(self.nines)})

    def kinds(self) -> list[Kind]:
        """Return the kinds of which there are cards left, from the lowest up."""
        return [kind for kind, cards in self._cards.items() if self._taken[kind] < len(cards)]

    def take(self, kind: Kind, number: int, *, others: bool = False) -> tuple[Card, ...]:
        """Take so many cards of a kind, or where there are fewer and ``others`` will do, any instead."""
        first = self._taken[kind]
        taken = self._cards[kind][first : first + number]
        self._taken[kind] += len(taken)
        while others and len(taken) < number:
            taken += self.take(self.kinds()[-1], number - len(taken))
        return taken


def _beneath(rules: RuleSet, at: Slice, top: Top, left: list[Kind]) -> Kind:
    """Return a kind on which the top can have been laid without making the pile fall, else any other kind."""
    play, effect = answers(rules, PLAY), answers(rules, EFFECT)

    def fits(kind: Kind) -> bool:
        facts = {"kind": top.kind, "count": 1, "top": kind, "stock": at.stock}
        clears = effect.outcome(effect.at(run=1, **facts)) == "clears"
        return not clears and play.permits(play.at(nines=at.nines, **facts))

    return _first(fits, left, top.kind)


def _leads(rules: RuleSet, at: Slice, but: Kind, left: list[Kind]) -> Kind:
    """Return a kind that may be led, else any other."""
    play = answers(rules, PLAY)

    def fits(kind: Kind) -> bool:
        return play.permits(play.at(kind=kind, count=1, top=EMPTY, stock=at.stock, nines=at.nines))

    return _first(fits, left, but)


def _first(fits: Callable[[Kind], bool], kinds: list[Kind], but: Kind) -> Kind:
    others = [kind for kind in kinds if kind.removeprefix("r") != but.removeprefix("r")]
    return next((kind for kind in others if fits(kind)), others[0])
