"""The open explanation as a text, and a report that something in it is wrong."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from explorer.ask.findings.example import Example
from explorer.ask.grid.trace import cell_judgement
from explorer.engine.game import write_rules
from explorer.trace.model import Judgement
from explorer.ui.board.position import is_whole, judged
from explorer.ui.play.state import NAMES
from explorer.ui.practise.view import example_of as practised
from explorer.ui.reader import Reader
from explorer.ui.say import text
from explorer.ui.screens import screen
from explorer.ui.settle.asked import cell_of, slice_at
from explorer.ui.share.receipt import receipt
from explorer.ui.share.seats import unnamed
from explorer.ui.views.phrases import rules_name
from explorer.ui.views.reason import chosen_judgement


def explanation(reader: Reader) -> str:
    """Return the verdict that the open screen explains, with its reasons and passages, the code and the receipt."""
    told = "\n\n".join([*_told(reader), _foot(reader)])
    return str(unnamed(told, hidden_names(reader)))


def report(reader: Reader) -> str:
    """Return a report to be filled in: the verdict, the clauses that made it, the position and the rules."""
    example = shown_example(reader)
    parts = [text("share.report-head"), *_told(reader)]
    if example is not None:
        parts.append(text("share.report-clauses", clauses=", ".join(shown_clauses(reader))))
        parts.append(text("share.report-position", case=json.dumps(example.case(), ensure_ascii=False)))
    told = "\n\n".join(filter(None, [*parts, _foot(reader)]))
    return str(unnamed(told, hidden_names(reader)))


def hidden_names(reader: Reader) -> tuple[str, ...]:
    """Return the players' names that are to be left out."""
    if reader.share.names:
        return ()
    if reader.tab == "play":
        return NAMES
    seats = reader.board.board.state if reader.tab == "board" else reader.watching().game.state
    return seats.names


def shown_example(reader: Reader) -> Example | None:
    """Return the position and the move that the open screen explains, as far as the reader sees the cards."""
    if reader.tab == "board":
        board = reader.board.board
        if not is_whole(board):
            return None
        return Example(board.state, reader.rules, board.move, board.by)
    if reader.tab == "settle":
        cell = cell_of(reader.settle.asked, reader.rules)
        if cell is None or cell.cannot:
            return None
        state, judgement = cell_judgement(slice_at(reader.settle.asked, reader.rules), cell)
        return Example(state, reader.rules, judgement.move)
    if reader.tab == "practise":
        asked = practised(reader)
        return None if asked is None else asked[0]
    if reader.tab != "watch":
        return None
    made = _judged(reader)
    seen = reader.sight(reader.entry().before)
    return None if made is None else Example(seen, reader.rules, made.move, made.by)


def shown_clauses(reader: Reader) -> list[str]:
    """Return the ids of the clauses that decided what `shown_example` gives, the most special first."""
    if reader.tab == "board":
        judgement: Judgement | None = judged(reader.board.board, reader.rules).judgement
    elif reader.tab == "settle":
        cell = cell_of(reader.settle.asked, reader.rules)
        known = cell is not None and not cell.cannot
        judgement = cell_judgement(slice_at(reader.settle.asked, reader.rules), cell)[1] if known and cell else None
    elif reader.tab == "practise":
        asked = practised(reader)
        judgement = None if asked is None else asked[1]
    else:
        judgement = _judged(reader)
    return [] if judgement is None else [finding.clause for finding in judgement.because()]


def _judged(reader: Reader) -> Judgement | None:
    """Return the judgement that *Watch* explains; none while the reader is to guess."""
    entry = reader.entry()
    return None if reader.asking(entry) else chosen_judgement(reader, entry) or entry.judgement


def _told(reader: Reader) -> Iterator[str]:
    """Say what the open screen explains: what it is about, the verdict, and each reason with its passages."""
    for name, view in screen(reader.tab).panels.items():
        shown = view(reader)
        found = shown if name == "why" else shown.get("why")
        if not found:
            continue
        said = found.get("verdict") or shown.get("answer")
        about = found.get("about") or shown.get("question") or ""
        answer = f"{said['bold']} {said['text']}".strip() if said else found.get("note", "")
        yield "\n".join(filter(None, [about, answer]))
        yield from (_reason(one) for one in found.get("reasons", []))
        return


def _reason(clause: dict[str, Any]) -> str:
    lines = [f"- {clause['title']}. {clause['fact']}".rstrip()]
    for passage in clause["passages"]:
        source = ", ".join(filter(None, [passage["where"], passage["kind"], passage["label"]]))
        lines.append(f"  {passage['text']} ({source})")
    return "\n".join(lines)


def _foot(reader: Reader) -> str:
    rules = text("share.rules", name=rules_name(reader.rules), rules=write_rules(reader.rules))
    return "\n".join([rules, text("share.code", code=reader.code()), receipt()])
