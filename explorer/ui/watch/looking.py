"""Looking at moves: by the cards of the player at the foot, or in the list; where a prediction is asked for, that."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from explorer.ui import choosing
from explorer.ui.choice import Choice
from explorer.ui.reader import Reader
from explorer.ui.views.guess import guess_spoken

if TYPE_CHECKING:
    from explorer.ui.session import Session

DEPTHS = ("verdict", "reasons", "everything")


def card(session: Session, event: Mapping[str, Any]) -> None:
    """Look at the play of a card of the hand; where cards are laid face down, pick it, or put it back."""
    reader, place = session.reader, int(event["index"])
    entry = reader.entry()
    if not reader.sees(entry.before, reader.foot(entry)):
        return  # the page shows no such card; who asks all the same is not told what it is
    if choosing.lays_claims(reader):  # cards are picked first, then what they are claimed to be
        choice, lay = choosing.picked(reader, place)
        reader.choose(None if reader.asking(entry) else choice, lay=lay)
    else:
        _look(reader, choosing.played(reader, place))


def up(session: Session, event: Mapping[str, Any]) -> None:
    """Look at the play of an open table card."""
    _look(session.reader, choosing.played_open(session.reader, int(event["index"])))


def down(session: Session, event: Mapping[str, Any]) -> None:
    """Look at the turning of a hidden table card."""
    _look(session.reader, choosing.turned_hidden(session.reader, int(event["index"])))


def claim(session: Session, event: Mapping[str, Any]) -> None:
    """Say what the cards that are picked are claimed to be."""
    reader = session.reader
    if reader.lay:
        _look(reader, choosing.claimed(reader, str(event["kind"])), reader.lay)


def other(session: Session, event: Mapping[str, Any]) -> None:
    """Look at a move of the list; without an id, at none."""
    reader = session.reader
    choice = choosing.choice_of(reader, str(event["id"]))
    reader.choose(choice, lay=choosing.lay_of(reader, choice))


def predict(session: Session, event: Mapping[str, Any]) -> None:
    """Take a move of the list for the prediction; without an id, none."""
    _answer(session.reader, choosing.choice_of(session.reader, str(event["id"])))


def try_out(reader: Reader, choice: Choice) -> None:
    """Take a move that was named for a prediction, where one is asked for; else look at it."""
    reader.choose(None)
    _look(reader, choice, choosing.lay_of(reader, choice))


def _look(reader: Reader, choice: Choice, lay: tuple[int, ...] = ()) -> None:
    """Take what was chosen for a prediction, where one is asked for; else look at it, or away from it."""
    if reader.asking(reader.entry()):
        _answer(reader, choice)
    else:
        reader.choose(None if choice == reader.chosen else choice, lay=lay)


def _answer(reader: Reader, choice: Choice | None) -> None:
    reader.answers[reader.game, reader.step] = choice
    reader.choose(None)
    reader.news = guess_spoken(reader, choice)
    reader.said += not reader.news  # news counts by itself


def ask(session: Session, event: Mapping[str, Any]) -> None:
    """Ask before showing, from the beginning again, or show at once."""
    reader = session.reader
    reader.asks = bool(event["on"])
    if reader.asks:
        reader.answers = {key: move for key, move in reader.answers.items() if key[0] != reader.game}


def depth(session: Session, event: Mapping[str, Any]) -> None:
    """Choose how deep reasons go."""
    if event["id"] in DEPTHS:
        session.reader.depth = str(event["id"])


EVENTS = {
    "card": card,
    "up": up,
    "down": down,
    "claim": claim,
    "other": other,
    "predict": predict,
    "ask": ask,
    "depth": depth,
}
