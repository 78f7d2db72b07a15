"""A says, B says: two rule sets beside each other, what both hold, and where they part."""

from __future__ import annotations

from typing import Any

from explorer.trace.labels import value_words
from explorer.trace.model import Finding
from explorer.trace.words import say, title, verdict
from explorer.ui.board.position import Board, Judged
from explorer.ui.board.sides import sides
from explorer.ui.grid.beside import beside_view
from explorer.ui.reader import Reader
from explorer.ui.say import text
from explorer.ui.views.phrases import rules_name

SHOWN = 5
"""So many of the rules that both hold are named."""


def sides_view(reader: Reader, board: Board) -> dict[str, Any]:
    """Return what to compare with, and both answers where something is chosen."""
    against = reader.grid.against
    view: dict[str, Any] = {"head": text("sides.head"), "lead": text("sides.lead"), "beside": beside_view(reader)}
    if against is None:
        return view
    found = sides(board, reader.rules, against)
    a, b = rules_name(reader.rules), rules_name(against)
    parts = [(found.one, a, found.a), (found.other, b, found.b)]
    return view | {
        "answers": [_answer(one, name) for one, name, _ in parts],
        "same": text("sides.same") if found.same else "",
        "both": {
            "head": text("sides.both"),
            "items": list(dict.fromkeys(title(one.clause, rules=reader.rules) for one in found.both))[:SHOWN],
            "none": text("sides.both-none"),
        },
        "parts": {
            "head": text("sides.parts-reasons" if found.same else "sides.parts"),
            "items": [_part(one, finding, name) for one, name, only in parts for finding in only[:1]],
        },
    }


def _answer(found: Judged, name: str) -> dict[str, Any]:
    words, sign = verdict(found.judgement, found.state), "yes" if found.judgement.legal else "no"
    return {"name": name, "sign": sign, "sign_label": text(f"others.{sign}"), "bold": words.bold, "text": words.text}


def _part(found: Judged, finding: Finding, name: str) -> dict[str, str]:
    set_by = "; ".join(value_words(key, value).strip for key, value in finding.settings[:1])
    return {
        "who": name,
        "title": title(finding.clause, rules=found.judgement.rules),
        "says": say(finding, found.judgement),
        "set": text("sides.set", strip=set_by) if set_by else "",
    }
