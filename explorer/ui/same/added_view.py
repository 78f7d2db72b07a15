"""What a group added and not everybody has, set out for those who compare their games."""

from __future__ import annotations

from typing import Any

from explorer.ask.finding.people import AddedParting, Person
from explorer.rules.note import Note
from explorer.rules.own import OwnRule
from explorer.trace.ours import own_line
from explorer.ui.say import text

HAS: tuple[tuple[bool | None, str], ...] = ((True, "has"), (False, "has-not"), (None, "not-asked"))


def added_view(points: tuple[AddedParting, ...], people: tuple[Person, ...]) -> dict[str, Any] | None:
    """Return each with who has it, who has not, and who was not asked; ``None`` where there is none."""
    if not points:
        return None
    return {
        "head": text("same.added"),
        "lead": text("same.added-lead"),
        "items": [{"what": _what(one), "text": _told(one, people), "who": _who(one)} for one in points],
    }


def _what(point: AddedParting) -> str:
    if isinstance(point.added, OwnRule):
        return text("same.own-rule")
    return text("same.note" if isinstance(point.added, Note) else "same.document")


def _told(point: AddedParting, people: tuple[Person, ...]) -> str:
    added = point.added
    if isinstance(added, OwnRule):
        rules = next(one.rules.rules for one, has in zip(people, point.has, strict=True) if has)
        return text("same.own-told", words=added.text, line=own_line(added, rules))
    return added.text if isinstance(added, Note) else added.document.title


def _who(point: AddedParting) -> str:
    """Return who has it and who has not, by their numbers."""
    said = []
    for has, id in HAS:
        numbers = [str(place) for place, one in enumerate(point.has, start=1) if one is has]
        said += [text(f"same.{id}", numbers=", ".join(numbers))] if numbers else []
    return " ".join(said)
