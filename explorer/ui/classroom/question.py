"""What the teacher can ask the class: whether the move on their page goes, or what a lesson asks of a move."""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass, replace

from explorer.ask.grid.trace import cell_judgement
from explorer.engine.judge import judge
from explorer.state import State
from explorer.trace.model import Judgement
from explorer.trace.words import move_words
from explorer.ui.board.position import Board, is_whole, judged
from explorer.ui.board.view import question_of
from explorer.ui.home.view import FIRST
from explorer.ui.lesson.exercise import Exercise
from explorer.ui.lesson.told import asked as put
from explorer.ui.lesson.told import label
from explorer.ui.reader import Reader
from explorer.ui.say import text
from explorer.ui.settle.asked import Asked, cell_of, slice_at
from explorer.ui.settle.phrases import question as asked_words
from explorer.ui.watching import Entry

FOLLOWED = ("rules", "open_keys", "step", "since", "line", "seat")
"""What of a teacher's place a class follows, besides the game."""

GOES, NOT = "goes", "not"
"""The answers to whether a move goes."""


@dataclass(frozen=True, slots=True)
class Question:
    """A move, its position and its judgement under the rules that the teacher had in force.

    ``reader`` is the teacher's place when it was asked; ``entry`` the step of a game before its move, ``asked`` a
    question of two cards, ``board`` a position laid out: one of the three. ``exercise`` is what a lesson asks instead
    of whether the move goes.
    """

    reader: Reader
    state: State
    judgement: Judgement
    entry: Entry | None = None
    asked: Asked | None = None
    board: Board | None = None
    exercise: Exercise | None = None

    def choices(self) -> tuple[tuple[str, str], ...]:
        """Return the answers to choose from: their ids, and how they are called in the language that is spoken."""
        if self.exercise is not None:
            return tuple((one, label(self.exercise, one)) for one in self.exercise.answers)
        return tuple((one, text(f"class.{one}")) for one in (GOES, NOT))

    def words(self) -> str:
        """Return the move in the language that is spoken: ``Ben plays J♠``, ``A queen on a nine``."""
        if self.asked is not None:
            return asked_words(self.asked, self.reader.rules)
        if self.board is not None:
            return question_of(self.board, judged(self.board, self.reader.rules))
        words = move_words(self.judgement.move, self.state, by=self.judgement.by)  # without what it brings to light
        return f"{words.who} {words.does}"


def snapshot(reader: Reader) -> Reader:
    """Return a reader's place as it is now, without the move that they look at."""
    kept = copy(reader)  # its values are never changed in place, but replaced
    kept.choose(None)
    kept.asks, kept.depth, kept.narrow, kept.tab = False, "reasons", False, "watch"
    kept.originals = kept.pasted = None  # a copy of a document is its owner's, and goes to nobody else
    return kept


def where(reader: Reader) -> object:
    """Return what a class follows: game, step, rules, whose hands are open, a line of moves of the teacher's own."""
    return (reader.game, *(getattr(reader, name) for name in FOLLOWED))


def take(reader: Reader, shown: Reader) -> None:
    """Put a reader where the class is, unless that is a game that only the teacher has."""
    if shown.game in reader.shelf.ids:
        reader.game = shown.game
        for name in FOLLOWED:
            setattr(reader, name, getattr(shown, name))
        reader.tab = "watch"
        reader.choose(None)


def question_at(reader: Reader) -> Question | None:
    """Return the question that a teacher's page stands for: its chosen card, its step, its two cards, its board."""
    if reader.tab == "watch":
        return _of_step(reader)
    if reader.tab == "board" and is_whole(reader.board.board):
        found = judged(reader.board.board, reader.rules)
        return Question(snapshot(reader), found.state, found.judgement, board=reader.board.board)
    asked = {"home": FIRST, "settle": reader.settle.asked}.get(reader.tab)
    cell = cell_of(asked, reader.rules) if asked is not None else None
    if asked is None or cell is None or cell.cannot:
        return None
    state, judgement = cell_judgement(slice_at(asked, reader.rules), cell)
    return Question(snapshot(reader), state, judgement, asked=asked)


def _of_step(reader: Reader) -> Question | None:
    """Return the question of the card that is looked at, else of the move that was made."""
    entry, chosen = reader.entry(), reader.chosen
    if chosen is not None and entry.before.turn is not None:
        state = reader.ground(entry)
        judgement = judge(state, chosen.move, reader.rules, by=chosen.by)
        return Question(snapshot(reader), state, judgement, entry=_before(entry, chosen.by))
    if entry.judgement is None:
        return None
    return Question(snapshot(reader), entry.before, entry.judgement, entry=_before(entry, entry.by))


def _before(entry: Entry, by: int) -> Entry:
    """Return a step before its move, with the seat that is asked about at the foot."""
    return replace(entry, judgement=None, after=None, foot=by)


def said(question: Question) -> str:
    """Return the question as it is put to the class."""
    if question.exercise is not None:
        return " ".join(put(question.exercise, question.reader))
    return text("class.question", what=question.words())
