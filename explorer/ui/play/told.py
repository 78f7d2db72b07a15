"""What happened since the reader's latest decision, to be read and to be heard."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from explorer.engine.judge import judge
from explorer.players import Table
from explorer.state import State
from explorer.trace.model import Judgement
from explorer.trace.words import events, spoken, summary, verdict
from explorer.ui.play.going import table_of
from explorer.ui.play.seat import seated, waiting
from explorer.ui.play.state import ME
from explorer.ui.play.turn import laying
from explorer.ui.reader import Reader
from explorer.ui.say import text
from explorer.ui.views.reason import chosen_judgement

MOST = 12
"""Of so many moves at most is told; of those before only how many they are."""


@lru_cache(maxsize=16)
def steps(before: Table, after: Table) -> tuple[tuple[State, Judgement], ...]:
    """Return the moves that led from one table to another, each with the position that it was made in."""
    return tuple(_steps(before, after))


def _steps(before: Table, after: Table) -> Iterator[tuple[State, Judgement]]:
    state, rules = before.state, before.setup.rules
    for one in after.decided[len(before.decided) :]:
        if one.move is None:
            continue
        judgement = judge(state, one.move, rules, by=one.by)
        yield state, judgement
        state = judgement.after or state


def happened(reader: Reader) -> tuple[tuple[State, Judgement], ...]:
    """Return the moves since the reader's latest decision, that one among them."""
    return steps(reader.play.before or table_of(reader.play), table_of(reader.play))


def told(reader: Reader) -> list[str]:
    """Tell what happened, a few sentences for each move, as far as the reader's seat could see it."""
    found = happened(reader)
    left = len(found) - MOST
    first = [text("play.before", number=left)] if left > 0 else []
    return first + [_story(state, judgement) for state, judgement in found[-MOST:]]


def _story(state: State, judgement: Judgement) -> str:
    sentences = events(state, judgement, eyes=ME)
    outcome = judgement.outcome
    if outcome is not None and outcome.next is not None and "again" not in outcome.effects:
        sentences = sentences[:-1]  # who is next is seen from what comes next
    return " ".join(sentences)


def head(reader: Reader) -> str:
    """Say what is asked of the reader, in a few words."""
    asked, table = waiting(reader), table_of(reader.play)
    if table.loser is not None:
        return text("play.loses", name=table.state.names[table.loser])
    if table.state.turn is None:
        return text("told.over")
    if asked is None:
        return text("play.stopped")
    last = asked.state.last
    if asked.answer and last is not None:
        return text("play.asked-own" if last.by == ME else "play.asked", name=asked.state.names[last.by])
    return text("play.your-turn")


def hint(reader: Reader) -> str:
    """Say how what is asked of the reader is done; "" where nothing is."""
    asked = waiting(reader)
    if asked is None:
        return ""
    last = asked.state.last
    if not asked.answer or last is None:
        return text("play.hint")
    own_turn = asked.state.turn == ME
    return text("play.hint-answer-turn" if own_turn else "play.hint-answer", name=asked.state.names[last.by])


def news(reader: Reader) -> str:
    """Say what came of an event: why a move may not be made, what is picked, or what happened, and what is asked."""
    if reader.play.table is None:
        return text("play.title")
    seen = seated(reader)
    chosen = chosen_judgement(seen, seen.entry())
    if chosen is not None:
        ready = laying(reader, seen)
        words = verdict(chosen, seen.entry().before)
        return str(ready["label"]) if ready else f"{words.bold} {words.text}"
    if seen.lay:
        return text("play.picked", number=len(seen.lay))
    found = [spoken(state, judgement) for state, judgement in happened(reader)[-MOST:]]
    return " ".join([*(found or [summary(seen.sight(seen.entry().before), seen.rules)]), head(reader)])
