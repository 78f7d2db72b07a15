"""The words for judgements, games and rules: everything that has to be said to a reader."""

from __future__ import annotations

from explorer.trace.aloud import spoken
from explorer.trace.dealing import deal_move, deal_words, explain_deal
from explorer.trace.labels import (
    OptionWords,
    PresetWords,
    ValueWords,
    decision_words,
    language_name,
    option_words,
    preset_words,
    reading_note,
    standing_words,
    stated_fact,
    topic_words,
    value_words,
)
from explorer.trace.moved import MoveWords, card_name, move_form, move_words, shown_cards, told_kinds
from explorer.trace.overview import summary, told_table
from explorer.trace.sentences import Judged, Verdict, fact, say, title, verdict
from explorer.trace.story import events

__all__ = [
    "Judged",
    "MoveWords",
    "OptionWords",
    "PresetWords",
    "ValueWords",
    "Verdict",
    "card_name",
    "deal_move",
    "deal_words",
    "decision_words",
    "events",
    "explain_deal",
    "fact",
    "language_name",
    "move_form",
    "move_words",
    "option_words",
    "preset_words",
    "reading_note",
    "say",
    "shown_cards",
    "spoken",
    "standing_words",
    "stated_fact",
    "summary",
    "title",
    "told_kinds",
    "told_table",
    "topic_words",
    "value_words",
    "verdict",
]
