"""What the page does at the table. What was meant for an earlier decision is let go."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import wraps
from typing import TYPE_CHECKING, Any

from explorer.engine.legal import is_legal
from explorer.errors import InputError
from explorer.ui import choosing
from explorer.ui.choice import Choice
from explorer.ui.play.coach_view import advice_spoken
from explorer.ui.play.going import ON, STAND, decided, table_of, taken_back, word_of
from explorer.ui.play.over import keep
from explorer.ui.play.picking import picks
from explorer.ui.play.seat import seated, waiting
from explorer.ui.play.setting import EVENTS as SETTING
from explorer.ui.play.state import ME
from explorer.ui.play.told import news
from explorer.ui.play.turn import offered
from explorer.ui.reader import Reader
from explorer.ui.say import text

if TYPE_CHECKING:
    from explorer.ui.session import Session

Event = Mapping[str, Any]
Seated = Callable[[Reader, Reader, Event], None]


def _at_table(act: Seated) -> Callable[[Session, Event], None]:
    """Answer an event that was meant for the decision that is open, and say what came of it."""

    @wraps(act)
    def answer(session: Session, event: Event) -> None:
        reader = session.reader
        if reader.play.table is None or event.get("at", here(reader)) != here(reader):
            return
        act(reader, seated(reader), event)
        reader.news = reader.news or news(reader)

    return answer


def here(reader: Reader) -> int:
    """Return the number of the decision that is open."""
    return len(table_of(reader.play).decided)


@_at_table
def card(reader: Reader, seen: Reader, event: Event) -> None:
    """Lay a card of the hand, or pick it: where cards are laid face down, or where several are alike."""
    place = int(event["index"])
    if not 0 <= place < len(seen.entry().before.seats[ME].hand.known):
        return
    if choosing.lays_claims(seen):
        choice, lay = choosing.picked(seen, place)
        reader.play = replace(reader.play, chosen=choice, lay=lay)
    else:
        _laid(reader, seen, choosing.played(seen, place))


@_at_table
def up(reader: Reader, seen: Reader, event: Event) -> None:
    """Lay an open table card, or pick it."""
    place = int(event["index"])
    if 0 <= place < len(seen.entry().before.seats[ME].up.known):
        _laid(reader, seen, choosing.played_open(seen, place))


@_at_table
def down(reader: Reader, seen: Reader, event: Event) -> None:
    """Turn a hidden table card."""
    place = int(event["index"])
    if 0 <= place < len(seen.entry().before.seats[ME].down):
        make(reader, seen, choosing.turned_hidden(seen, place))


@_at_table
def claim(reader: Reader, seen: Reader, event: Event) -> None:
    """Say what the picked cards are claimed to be."""
    if seen.lay:
        reader.play = replace(reader.play, chosen=choosing.claimed(seen, str(event["kind"])))


@_at_table
def do(reader: Reader, seen: Reader, event: Event) -> None:
    """Do what a button says."""
    found = offered(reader, seen)
    if str(event["id"]) in found:
        make(reader, seen, found[str(event["id"])])


@_at_table
def lay(reader: Reader, seen: Reader, event: Event) -> None:
    """Lay what is picked."""
    if reader.play.chosen is not None:
        make(reader, seen, reader.play.chosen)


@_at_table
def unpick(reader: Reader, seen: Reader, event: Event) -> None:
    """Put picked cards back, and look at no move."""
    reader.play = replace(reader.play, chosen=None, lay=())


@_at_table
def back(reader: Reader, seen: Reader, event: Event) -> None:
    """Take the latest decision back."""
    if reader.play.own:
        reader.play = taken_back(reader.play)


@_at_table
def advice(reader: Reader, seen: Reader, event: Event) -> None:
    """Ask the coach, or send it away."""
    reader.play = replace(reader.play, coach=bool(event["on"]))
    reader.news = advice_spoken(reader, seen) if reader.play.coach else ""


@_at_table
def go_on(reader: Reader, seen: Reader, event: Event) -> None:
    """Let bots that had stopped go on."""
    if table_of(reader.play).stopped:
        _decide(reader, ON)


@_at_table
def watch(reader: Reader, seen: Reader, event: Event) -> None:
    """Open the game that is over in *Watch*."""
    keep(reader)


def _laid(reader: Reader, seen: Reader, choice: Choice) -> None:
    looked, at_once = picks(seen, choice)
    if at_once and looked is not None:
        make(reader, seen, looked)
    else:
        reader.play = replace(reader.play, chosen=looked, lay=())


def make(reader: Reader, seen: Reader, choice: Choice | None) -> None:
    """Make a move, or let the latest play stand; one that is not allowed is looked at, with the reason, instead."""
    asked, before = waiting(reader), seen.entry().before
    if asked is None:
        return
    if choice is None:
        if asked.answer:
            _decide(reader, STAND)
        return
    if choice.by != ME or not is_legal(seen.ground(seen.entry()), choice.move, seen.rules, by=ME):
        picked = choosing.lay_of(seen, choice) if choosing.lays_claims(seen) else ()
        reader.play = replace(reader.play, chosen=choice, lay=picked)
        return
    word, former = word_of(choice, table_of(reader.play)), reader.play.table
    if asked.answer and choice.move.verb not in {move.verb for move in asked.moves}:
        _decide(reader, STAND)  # whoever lays a card lets the latest play stand; others may still answer it
        again = waiting(reader)
        if again is None or again.answer or table_of(reader.play).state != before:
            reader.news = f"{text('play.answered')} {news(reader)}"
            return
    _decide(reader, word)
    reader.play = replace(reader.play, before=former)


def _decide(reader: Reader, word: str) -> None:
    try:
        reader.play = decided(reader.play, word)
    except InputError as error:
        reader.tell("error", error.sentence)


EVENTS = {
    **SETTING,
    "play_card": card,
    "play_up": up,
    "play_down": down,
    "play_claim": claim,
    "play_do": do,
    "play_lay": lay,
    "play_other": unpick,
    "play_back": back,
    "play_coach": advice,
    "play_on": go_on,
    "play_watch": watch,
}
