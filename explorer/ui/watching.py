"""A recorded game under the reader's rules: where it parts from the record, and a line of one's own."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any

from explorer.engine.as_it_lies import as_it_lies
from explorer.engine.check import check_move
from explorer.engine.deal import Dealt
from explorer.engine.game import Game, open_game
from explorer.engine.judge import judge
from explorer.errors import InputError
from explorer.notation.records import Record, RecordedMove
from explorer.rules.ruleset import RuleSet
from explorer.state import Seat, State
from explorer.trace.model import Judgement, Outcome
from explorer.trace.words import MoveWords
from explorer.ui.choice import Choice
from explorer.ui.own_moves import OwnMove, made_by


@dataclass(frozen=True, slots=True)
class Entry:
    """One step as it is shown.

    Step 0 is the deal or the position laid out; a step without a judgement after that is one where somebody is still to
    move. ``beyond``: the record goes on from a position that our rules would not have reached. ``own``: a move of the
    reader's. ``foot`` is who acts, where the move itself is left out. ``told`` keeps the move in words, by language.
    """

    number: int
    before: State
    judgement: Judgement | None = None
    after: State | None = None
    recorded: RecordedMove | None = None
    beyond: bool = False
    own: bool = False
    foot: int | None = None
    told: dict[str, MoveWords] = field(default_factory=dict, init=False, repr=False, compare=False)

    @property
    def by(self) -> int:
        """The seat that acts: of a challenge another than the one to move; at the end any."""
        if self.foot is not None:
            return self.foot
        return self.judgement.by if self.judgement else self.before.turn or 0

    @property
    def actor(self) -> Seat:
        """The player who acts."""
        return self.before.seats[self.by]

    @property
    def made(self) -> Choice:
        """The move that was made.

        Raises:
            ValueError: when none was made at this step.
        """
        if self.judgement is None:
            raise ValueError("no move was made at this step")
        return Choice(self.judgement.by, self.judgement.move)


@dataclass(frozen=True, slots=True)
class Watching:
    """A game as it is watched under some rules.

    ``parts`` is the first step that those rules change, ``None`` for none, and ``theirs`` how the record's own rules
    judge it. ``trouble`` says why the record cannot be dealt under them at all. ``rounds`` keeps which positions come
    back, once that was asked; ``lines`` the lines of the list of moves by what they hang on.
    """

    game: Game
    rules: RuleSet
    entries: tuple[Entry, ...]
    parts: int | None
    dealt: Dealt | None
    theirs: Judgement | None = None
    trouble: InputError | None = None
    since: int = 0
    rounds: list[dict[int, int]] = field(default_factory=list, init=False, repr=False, compare=False)
    lines: dict[tuple[object, ...], dict[str, Any]] = field(default_factory=dict, init=False, repr=False, compare=False)

    @property
    def last(self) -> int:
        """The number of the last step."""
        return self.entries[-1].number


@lru_cache(maxsize=64)
def watch(record: Record, rules: RuleSet) -> Watching:
    """Replay a record under rules, beside what it says under its own."""
    game = open_game(record)
    trouble = None
    try:
        ours = open_game(record, rules=rules)
    except InputError as error:
        trouble, ours = error, None
    theirs = game.steps()
    parts: int | None = 0 if ours is None or _deal_parts(game, ours) else None
    state = as_it_lies(game.state if ours is None else ours.state, rules)
    entries = [Entry(0, state)]
    for number, step in enumerate(theirs, start=1):
        beyond = parts is not None
        before = as_it_lies(step.before, rules) if beyond else state
        judgement = judge(before, step.judgement.move, rules, by=step.judgement.by)
        if parts is None and _differs(step.judgement, judgement):
            parts = number
        after = judgement.after or before
        state = after
        entries.append(Entry(number, before, judgement, after, record.moves[number - 1], beyond))
    end = theirs[-1].after if theirs else game.state
    if parts is None and state.turn is not None:
        entries.append(Entry(len(entries), state))
    elif parts is not None and end.turn is not None:
        entries.append(Entry(len(entries), as_it_lies(end, rules), beyond=True))
    judged = theirs[parts - 1].judgement if parts else None
    return Watching(game, rules, tuple(entries), parts, ours.dealt if ours else None, judged, trouble)


def _deal_parts(game: Game, ours: Game) -> bool:
    return game.state.key() != ours.state.key()


def _differs(theirs: Judgement, ours: Judgement) -> bool:
    """Tell whether a move is judged or resolved otherwise: legality, effects, cards moved, going out, whose turn.

    That a drawn card could be played at once changes nothing by itself.
    """
    return (theirs.legal, _resolved(theirs.outcome)) != (ours.legal, _resolved(ours.outcome))


def _resolved(outcome: Outcome | None) -> Outcome | None:
    if outcome is None:
        return None
    return replace(outcome, effects=tuple(one for one in outcome.effects if not one.endswith("-offered")))


def with_line(watching: Watching, since: int, moves: Iterable[OwnMove]) -> Watching:
    """Return the game up to, but not including, step ``since``, and from there the reader's own moves.

    Moves that are not legal where they come end the line there.
    """
    rules = watching.rules
    entries = list(watching.entries[:since])
    state = watching.entries[0 if watching.parts == 0 and since == 1 else since].before
    for own in moves:
        judgement = _judged(state, own, rules)
        if judgement is None or judgement.after is None:
            break
        entries.append(Entry(len(entries), state, judgement, judgement.after, own=True))
        state = judgement.after
    if state.turn is not None:
        entries.append(Entry(len(entries), state, own=True))
    return replace(watching, entries=tuple(entries), since=since, parts=None)


def _judged(state: State, own: OwnMove, rules: RuleSet) -> Judgement | None:
    """Judge a move of the reader's own; ``None`` when the game is over, or for seats and cards that are not there."""
    made = made_by(own, state)
    if made is None:
        return None
    by, move = made
    try:
        check_move(state, move, rules, by=by)
    except InputError:
        return None
    return judge(state, move, rules, by=by)
