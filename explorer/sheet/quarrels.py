"""The positions of the quarrel cards: those in which it matters most by which rules one plays."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import islice

from explorer.ask.documents.lying import strange
from explorer.ask.documents.verdict import ALLOWED, DocumentVerdict
from explorer.ask.documents.verdicts import verdicts
from explorer.ask.grid.grid import Cell, Grid, grid
from explorer.ask.grid.trace import cell_state
from explorer.ask.probing.posed import Refusal, posed, ready
from explorer.engine import judge
from explorer.engine.as_it_lies import as_it_lies
from explorer.engine.game import open_game
from explorer.errors import InputError
from explorer.games import game_index, game_record
from explorer.notation.records import Record
from explorer.rules.decision import COUNTS, FORM
from explorer.rules.ruleset import RuleSet
from explorer.sources import OURS
from explorer.state import Move, State
from explorer.trace.model import Judgement
from explorer.trace.sentences import reason

SCENE = "scene-"
NUMBER = 16


@dataclass(frozen=True, slots=True, eq=False)
class Quarrel:
    """A move in a position, how it is judged under the rules in force, and what each document says of it.

    ``key`` is the house rule that its ``scene`` shows, ``ours:1`` for an own rule; either is empty where there is none.
    """

    scene: str
    key: str
    state: State
    by: int
    move: Move
    judgement: Judgement
    documents: Mapping[str, DocumentVerdict]

    @property
    def parted(self) -> int:
        """How many different answers the documents and the rules in force give, by verdict and effect."""
        given = {_said(one.judgement) if one.verdict == ALLOWED else one.verdict for one in self.documents.values()}
        return len(given | {_said(self.judgement)})

    @property
    def point(self) -> tuple[str, str]:
        """What it is about: the sort of move, and the clause that decides under the rules in force."""
        return self.move.verb, reason(self.judgement).clause


def quarrels(rules: RuleSet, number: int = NUMBER) -> tuple[Quarrel, ...]:
    """Return so many quarrels that can arise under some rules (fewer where there are not as many), no two on one point.

    First come the group's own rules, then what it changed where that shows, then that of which some document says
    something else, those first on which the answers differ most; of each house rule there is one before any has two.
    """
    scenes = [*_of_own_rules(rules), *_possible(rules)]
    left = sorted(scenes, key=_place)
    chosen = _apart(left, number)
    if len(chosen) < number:  # few scenes fit such rules
        chosen = _apart([*left, *sorted(_of_cells(rules), key=_place)], number)
    return tuple(sorted(chosen, key=_place))


def _apart(left: list[Quarrel], number: int) -> list[Quarrel]:
    """Return so many quarrels of which no two are on one point, sooner with a house rule that none has yet."""
    chosen: list[Quarrel] = []
    for new_key in (True, False):
        for one in left:
            keys, points = {had.key for had in chosen}, {had.point for had in chosen}
            if len(chosen) < number and one.point not in points and not (new_key and one.key in keys):
                chosen.append(one)
    return chosen


def _place(one: Quarrel) -> tuple[int, int]:
    """Return how early a quarrel comes."""
    rules = one.judgement.rules
    if one.key.startswith(f"{OURS}:"):
        early = 0
    elif one.key in dict(rules.changes) and _under(one, rules.base_game()) != _said(one.judgement):
        early = 1
    else:
        early = 2 if one.parted > 1 else 3
    return early, -one.parted


def _under(one: Quarrel, rules: RuleSet) -> object:
    """Return what is said of a quarrel under other rules; ``None`` where it cannot be."""
    found = ready(posed(replace(one.state, turn=one.by), one.move), rules)
    return None if isinstance(found, Refusal) else _said(judge(*found, rules))


def _said(judgement: Judgement) -> object:
    outcome = judgement.outcome
    return (judgement.legal, outcome.effects if outcome else (), (outcome.taken or 0) if outcome else 0)


def _possible(rules: RuleSet) -> Iterator[Quarrel]:
    """Give the quarrels of every scene that can be laid out under some rules, no question twice."""
    seen: set[tuple[object, Move]] = set()
    for group in game_index():
        for id in group.ids:
            if id.startswith(SCENE):
                record = game_record(id)
                for state, by, move in _moves(record, rules):
                    if (state.key(), move) not in seen:
                        seen.add((state.key(), move))
                        shown = record.header("Shows").partition(" ")[0]
                        found = _quarrel(id, shown, state, by, move, rules)
                        yield from [found] if found else []


def _of_own_rules(rules: RuleSet) -> Iterator[Quarrel]:
    """Give for each own rule a position that it decides, where there is one."""
    for number, rule in enumerate(rules.own, start=1):
        slices = [
            grid(rules, count=count, stock=stock)
            for count in rule.number or COUNTS[:1]
            for stock in ((True, False) if rule.stock is None else (rule.stock,))
        ]
        cells = ((at, cell) for at in slices for cell in at.cells.values() if cell.cannot is None)
        asked = ((at, cell) for at, cell in cells if cell.kind in rule.cards and cell.top.kind in rule.top)
        found = (_cell(f"{OURS}:{number}", at, cell) for at, cell in asked)
        yield from islice((one for one in found if one and one.point[1] == one.key), 1)


def _of_cells(rules: RuleSet) -> Iterator[Quarrel]:
    """Give for each clause that decides somewhere on the grid a position in which it does."""
    seen = set[str]()
    for how in ({}, {"count": 4}, {"run": 3}, {"stock": False}):
        at = grid(rules, **how)
        for cell in at.cells.values():
            if cell.cannot is None and cell.clauses[0] not in seen:
                seen.add(cell.clauses[0])
                found = _cell("", at, cell)
                yield from [found] if found else []


def _cell(key: str, at: Grid, cell: Cell) -> Quarrel | None:
    state, move = cell_state(at, cell)
    return _quarrel("", key, state, 0, move, at.rules)


def _moves(record: Record, rules: RuleSet) -> Iterator[tuple[State, int, Move]]:
    """Give the first move of a scene, where it can be laid out, and what could have been done instead."""
    try:
        game = open_game(record, rules=rules)
    except InputError:
        return
    if game.dealt is not None:
        return  # nobody quarrels about a deal by the move that follows it
    first = game.moves[0]
    sides = [(game.state.seat(side.moves[0][0]), side.moves[0][1]) for side in record.moves[0].sides]
    for by, move in (first, *sides):
        yield game.state, by, _as_claimed(move, rules)


def _as_claimed(move: Move, rules: RuleSet) -> Move:
    """Return a play as it is made where cards are laid face down: with a true claim."""
    if move.verb != "play" or not rules.param("claims"):
        return move
    return replace(move, verb="claim", claim=(len(move.cards), rules.kind(move.cards[0])))


def _quarrel(id: str, key: str, state: State, by: int, move: Move, rules: RuleSet) -> Quarrel | None:
    try:
        judgement = judge(state, move, rules, by=by)
        found = verdicts(state, move, rules, by=by)
    except InputError:
        return None
    face_down = any(laid.hidden or laid.card is None for laid in state.pile) and not rules.param("claims")
    if face_down or strange(state, as_it_lies(state, rules), rules, move):
        return None  # it cannot come about by these rules
    if not judgement.legal and reason(judgement).decision == FORM.id:
        return None  # a sort of move that these rules do not have
    return Quarrel(id, key, state, by, move, judgement, found)
