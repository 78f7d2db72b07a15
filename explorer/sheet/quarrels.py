"""The positions of the quarrel cards: scenes in which it matters most by which rules one plays."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from explorer.ask.documents.lying import strange
from explorer.ask.documents.verdict import ALLOWED, DocumentVerdict
from explorer.ask.documents.verdicts import verdicts
from explorer.engine import judge
from explorer.engine.as_it_lies import as_it_lies
from explorer.engine.game import open_game
from explorer.errors import InputError
from explorer.games import game_index, game_record
from explorer.notation.records import Record
from explorer.rules.decision import FORM
from explorer.rules.ruleset import RuleSet
from explorer.state import Move, State
from explorer.trace.model import Judgement
from explorer.trace.sentences import reason

SCENE = "scene-"
NUMBER = 16


@dataclass(frozen=True, slots=True, eq=False)
class Quarrel:
    """A move in a position: ``key`` is the house rule that its scene shows; how it is judged under the rules in force,
    and what each document says of it."""

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
    """Return so many quarrels that can arise under some rules (fewer where there are not as many).

    First come those on a house rule that the group changed, then those on which the answers differ most; of each point
    there is one before any has two, and so of each house rule.
    """
    changed = dict(rules.changes)
    left = sorted(_possible(rules), key=lambda one: (one.key not in changed, -one.parted))
    chosen: list[Quarrel] = []
    for new_key, new_point in ((True, True), (False, True), (False, False)):
        for one in left:
            keys, points = {had.key for had in chosen}, {had.point for had in chosen}
            stale = (new_key and one.key in keys) or (new_point and one.point in points)
            if len(chosen) < number and not stale and one not in chosen:
                chosen.append(one)
    return tuple(chosen)


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
                        found = _quarrel(id, record, state, by, move, rules)
                        yield from [found] if found else []


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


def _quarrel(id: str, record: Record, state: State, by: int, move: Move, rules: RuleSet) -> Quarrel | None:
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
    return Quarrel(id, record.header("Shows").partition(" ")[0], state, by, move, judgement, found)
