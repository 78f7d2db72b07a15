"""The sheet as Markdown, to be copied into a message or a page of one's own."""

from __future__ import annotations

import re
from collections.abc import Iterable

from explorer.sheet.model import Added, Line, Sheet

SIGNS = re.compile(r"([\\`*_\[\]<>#|~])")
BOX, STAR = "☐", "★"


def sheet_markdown(sheet: Sheet, *, sources: bool = False) -> str:
    """Return the sheet as Markdown; with ``sources``, the letters of the documents that say a line stand behind it.

    >>> from explorer.rules.ruleset import rule_set
    >>> from explorer.sheet.make import make_sheet
    >>> sheet_markdown(make_sheet(rule_set("pagat"), title="Friday"))[:9]
    '# Friday\\n'
    """
    parts = [f"# {plain(sheet.title)}", plain(sheet.subtitle)]
    for section in sheet.sections:
        parts.append(f"## {section.title}")
        parts.append(_list(_line(line, sheet, sources) for line in section.lines))
    for title, added, sign in ((sheet.words["own"], sheet.own, f"{STAR} "), (sheet.words["notes"], sheet.notes, "")):
        if added:
            parts.append(f"## {title}")
            parts.append(_list(f"{sign}{added_line(one)}" for one in added))
    if sheet.open:
        parts.append(f"## {sheet.words['open-short']}")
        parts.append(_list(f"{point.question} {answers(point.answers, point.assumed)}" for point in sheet.open))
    if sources:
        parts.append(" · ".join(f"{mark.letter}: {mark.name}" for mark in sheet.marks))
    if sheet.code:
        parts.append(f"{sheet.words['code']}: `{sheet.code}`")
    return "\n\n".join(parts) + "\n"


def plain(text: str) -> str:
    """Return a text so that Markdown shows its signs as they are.

    >>> plain("*Tens* fly")
    '\\\\*Tens\\\\* fly'
    """
    return SIGNS.sub(r"\\\1", " ".join(text.split()))


def answers(labels: Iterable[str], assumed: int) -> str:
    """Return the answers to an open question with boxes, the assumed one in bold type."""
    bold = (f"**{label}**" if place == assumed else label for place, label in enumerate(labels))
    return " ".join(f"{BOX} {label}" for label in bold)


def added_line(one: Added) -> str:
    """Return what a group added, in its own words and in ours."""
    return f"“{plain(one.words)}”" + (f" ({plain(one.line)})" if one.line else "")


def _list(lines: Iterable[str]) -> str:
    return "\n".join(f"- {line}" for line in lines)


def _line(line: Line, sheet: Sheet, sources: bool) -> str:
    letters = {mark.document: mark.letter for mark in sheet.marks}
    sign = f"{BOX} " if line.open else f"{STAR} " if line.ours else ""
    said = [letters[source.document] + ("?" if source.mark == "unclear" else "") for source in line.sources]
    said += ["+"] * bool(line.added)
    return f"{sign}{line.text}" + (f" ({', '.join(said)})" if sources and said else "")
