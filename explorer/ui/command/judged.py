"""What is answered when a move that was typed is only judged: whose it would be, the verdict, and how to make it."""

from __future__ import annotations

from explorer.trace.words import move_words
from explorer.ui.reader import Reader
from explorer.ui.say import text
from explorer.ui.views.live import live_text
from explorer.ui.views.others import others_view


def judged(reader: Reader) -> str:
    """Say which move is judged, and that it is not made; at a step that has its move, it is one in place of that."""
    entry, chosen = reader.entry(), reader.chosen
    if chosen is None:
        return live_text(reader)
    words = move_words(chosen.move, entry.before, by=chosen.by)
    what = f"{entry.before.names[chosen.by]} {words.spoken}"
    form = "command.judged" if entry.judgement is None else "command.judged-instead"
    reason = others_view(reader).get("reason") or {}
    how = text("command.to-make") if reason.get("make") or reason.get("play_here") else ""
    return " ".join(filter(None, [text(form, what=what), live_text(reader), how]))
