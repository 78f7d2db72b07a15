"""How much of the rules has come up: a bar for each sort of question, and every clause by itself."""

from __future__ import annotations

from typing import Any

from explorer.ask.quiz.boxes import SURE
from explorer.ask.quiz.coverage import Covered, coverage
from explorer.trace.words import decision_words, title
from explorer.ui.reader import Reader
from explorer.ui.say import text


def covered_view(reader: Reader) -> dict[str, Any]:
    """Return how many clauses have come up of those that can, by decision, and what each one stands at."""
    every = coverage(reader.rules)
    boxes = {one.clause: one.box for one in reader.practise.progress.kept}
    groups: dict[str, list[Covered]] = {}
    for one in every:
        groups.setdefault(one.decision, []).append(one)
    there = [one for one in every if one.level]
    return {
        "head": text("practise.covered"),
        "text": _counted(there, boxes),
        "groups": [
            {"id": id, "label": decision_words(id), **_bar([one for one in group if one.level], boxes)}
            for id, group in groups.items()
            if any(one.level for one in group)
        ],
        "everything": {
            "label": text("why.everything"),
            "groups": [
                {"label": decision_words(id), "items": [_item(reader, one, boxes) for one in group]}
                for id, group in groups.items()
            ],
        },
    }


def _counted(there: list[Covered], boxes: dict[str, int]) -> str:
    seen = sum(one.clause in boxes for one in there)
    return text("practise.seen", seen=seen, all=len(there), sure=_sure(there, boxes))


def _sure(there: list[Covered], boxes: dict[str, int]) -> int:
    return sum(boxes.get(one.clause, 0) >= SURE for one in there)


def _bar(there: list[Covered], boxes: dict[str, int]) -> dict[str, Any]:
    seen = sum(one.clause in boxes for one in there)
    sure = _sure(there, boxes)
    return {"seen": seen, "sure": sure, "all": len(there), "text": text("practise.seen-of", seen=seen, all=len(there))}


def _item(reader: Reader, one: Covered, boxes: dict[str, int]) -> dict[str, Any]:
    box = boxes.get(one.clause)
    if not one.level:
        state = text(f"practise.not-{one.why}")
    elif box is None:
        state = text("practise.not-yet")
    else:
        state = text("practise.known" if box >= SURE else "practise.met" if box else "practise.soon")
    return {"id": one.clause, "title": title(one.clause, rules=reader.rules), "state": state, "off": not one.level}
