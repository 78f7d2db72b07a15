"""The frame of every screen: tabs, the strip of rules in force, notices, the code."""

from __future__ import annotations

from typing import Any

from explorer.trace.labels import reading_note
from explorer.trace.language import languages
from explorer.trace.ours import base_words, changed_strips, note_strips
from explorer.ui.home.lessons import to_lessons
from explorer.ui.reader import Reader
from explorer.ui.rules.open_points import ask_view
from explorer.ui.rules.open_points import counted as open_points
from explorer.ui.say import text, texts
from explorer.ui.screens import SCREENS, Screen, screen
from explorer.ui.share.link import public_link
from explorer.ui.views.phrases import rules_counted


def shell_view(reader: Reader) -> dict[str, Any]:
    """Return tabs, strip and labels."""
    rules = reader.rules
    changes = changed_strips(rules)
    number = len(changes)
    base = base_words(rules)
    here = screen(reader.tab)
    parts = [one for one in SCREENS if one.tab == here.tab]
    return {
        "lang": reader.lang,
        "spoken": list(languages()),
        "languages": [
            {"id": one, "label": text("shell.speak", one), "note": reading_note(one)}
            for one in languages()
            if one != reader.lang
        ],
        "note": reading_note(),
        "lessons": {"href": to_lessons(reader.lang), "label": text("shell.lessons")},
        "title": text("shell.title"),
        "tab": reader.tab,
        "page": f"{text(f'shell.{here.id}')} – {text('shell.title')}",
        "large": reader.large,
        "tabs": [_named(one) | {"current": one.tab == here.tab} for one in SCREENS if one.id == one.tab],
        "parts": [_part(one) | {"current": one == here} for one in parts] if len(parts) > 1 else [],
        "strip": {
            "label": text("shell.strip"),
            "name": _name(reader) if number else base.strip,
            "detail": rules_counted(rules) if number else text("shell.no-changes"),
            "open": open_points(reader),
            "changes": [*changes, *note_strips(rules)],
            "change": text("shell.change"),
        },
        "labels": texts("labels"),
    }


def _part(one: Screen) -> dict[str, Any]:
    return _named(one) | ({"label": text(one.part)} if one.part else {})


def _named(one: Screen) -> dict[str, Any]:
    return {"id": one.id, "label": text(f"shell.{one.id}"), "icon": one.icon}


def _name(reader: Reader) -> str:
    """Say whose rules are in force that differ from a document's: the open game's own, or the reader's."""
    theirs = reader.watching().game.rules
    return text("shell.game-name" if reader.former and reader.rules == theirs else "shell.changed-name")


def notice_view(reader: Reader) -> dict[str, Any]:
    """Return what the reader is told once or asked before a move, until they close it."""
    if reader.our.pending:
        return ask_view(reader)
    return {**reader.notice, "close": text("labels.close")} if reader.notice else {}


def code_view(reader: Reader) -> dict[str, Any]:
    """Return the code of this place; ``push`` where Back should lead to what was before: ``screen`` or ``place``."""
    code = reader.code()
    link = public_link(code)
    return {
        "text": code,
        "push": reader.push,
        "refused": reader.refused.get("paste", ""),
        "link": link,
        "copy": text("labels.copy-link" if link else "labels.copy"),
    }
