"""What is spoken when a prediction was made: whether it came true, why it may go or not, and what was played."""

from __future__ import annotations

from explorer.engine.judge import judge
from explorer.trace.words import spoken, verdict
from explorer.ui.choice import Choice, foretold
from explorer.ui.reader import Reader
from explorer.ui.say import text


def guess_spoken(reader: Reader, guess: Choice | None) -> str:
    """Say it of the open step; "" where the reader only had the move shown."""
    entry = reader.entry()
    if guess is None or entry.judgement is None:
        return ""
    told = spoken(entry.before, entry.judgement)
    if foretold(guess, entry.made, reader.rules):
        return f"{text('others.guess-right')} {told}"
    judgement = judge(reader.ground(entry), guess.move, reader.rules, by=guess.by)
    words = verdict(judgement, entry.before)
    return " ".join([text("others.guess"), words.bold, words.text, told])
