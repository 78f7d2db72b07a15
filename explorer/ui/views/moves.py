"""The list of steps, with a flag at the first one that the rules change."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from explorer.language import current
from explorer.ui.reader import OPEN_HANDS, Reader
from explorer.ui.say import text
from explorer.ui.views.cycle import again_label, cycles
from explorer.ui.views.phrases import name_of, said, who_is_asked, why_parts, words_at
from explorer.ui.watching import Entry

_EFFECT_ICONS = (("clears", "falls", "falls"), ("must-take", "stays", "must-take"), ("stands", "stays", "stays"))


def moves_view(reader: Reader) -> dict[str, Any]:
    """Return every step of the open game; which one is open the page knows."""
    watching, again = reader.watching(), cycles(reader)
    kept_from = reader.step if reader.asking(reader.entry()) else watching.last
    return {
        "head": text("moves.head"),
        "count": text("moves.count", number=watching.last),
        "items": [_line(reader, entry, again, kept=entry.number > kept_from) for entry in watching.entries],
    }


def _line(reader: Reader, entry: Entry, again: Mapping[int, int], *, kept: bool) -> dict[str, Any]:
    """Return the line of a step, as it was worked out before; a game has many, and a click changes few.

    ``kept``: the reader is to predict an earlier step, and who moves next would tell what was done there.
    """
    watching, asking = reader.watching(), reader.asking(entry)
    ahead = kept or (entry.number > reader.step and reader.seat != OPEN_HANDS)
    if watching.parts == entry.number:  # why the rules part there hangs on what the reader may know
        return _item(reader, entry, again, asking=asking, kept=kept, ahead=ahead)
    key = (current(), entry.number, again.get(entry.number), asking, kept, ahead)
    if key not in watching.lines:
        watching.lines[key] = _item(reader, entry, again, asking=asking, kept=kept, ahead=ahead)
    return watching.lines[key]


def _item(
    reader: Reader, entry: Entry, again: Mapping[int, int], *, asking: bool, kept: bool, ahead: bool
) -> dict[str, Any]:
    watching = reader.watching()
    parts = watching.parts == entry.number
    icon, icon_label = ("", "") if ahead else _icon(reader, entry, asking, again)
    who, words = name_of(entry), text("moves.to-move")
    spoken = said(entry)
    if entry.number == 0:
        who, words = "", text("moves.deal" if watching.game.dealt else "moves.position")
        spoken = words
    elif kept:
        who, words, spoken = "", "…", text("moves.kept")
    elif asking:
        who, words = who_is_asked(reader, entry), "…"
        spoken = text("moves.asked", name=who).strip()
    elif ahead:  # what one player cannot know yet is not told
        words, spoken = "…", text("moves.asked", name=who)
    elif entry.judgement is not None:
        words = words_at(entry, entry.judgement).does
    label = text("moves.label", step=entry.number, what=spoken)
    if icon_label:
        label = f"{label}, {icon_label}"
    return {
        "n": entry.number,
        "who": who,
        "text": words,
        "cards": [],
        "icon": icon,
        "icon_label": icon_label,
        "differs": _differs(reader) if parts else None,
        "after": entry.beyond,
        "own": entry.own,
        "label": label,
    }


def _differs(reader: Reader) -> dict[str, str]:
    watching = reader.watching()
    return {
        "text": text("moves.first", why=why_parts(reader)).strip(),
        "button": "" if watching.trouble else text("moves.play-on"),
    }


def _icon(reader: Reader, entry: Entry, asking: bool, again: Mapping[int, int]) -> tuple[str, str]:
    judgement = entry.judgement
    if asking:
        return "ask", text("moves.ask")
    if judgement is None:
        return "", ""
    if reader.watching().parts == entry.number:
        return "flag", text("moves.flag")
    if not judgement.legal:
        return "no", text("moves.no")
    if entry.number in again:
        return "again", again_label(again[entry.number])
    outcome = judgement.outcome
    if outcome is None:
        return "", ""
    if outcome.loser is not None:
        return "end", text("moves.end")
    if outcome.out:
        return "out", text("moves.out", name=", ".join(entry.before.names[place] for place in outcome.out))
    for effect, icon, words in _EFFECT_ICONS:
        if effect in outcome.effects:
            return icon, text(f"moves.{words}")
    if outcome.taken:
        return "up", "" if judgement.move.verb == "pickup" else text("moves.up")
    return ("", "") if judgement.tried is None else ("turn", "")
