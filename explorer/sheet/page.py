"""The sheet as one page of HTML that needs nothing beside it, to be looked at and printed."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path

from explorer.sheet.fitting import SIZES, SMALL, first_column, fitting
from explorer.sheet.markup import Html, document, element, joined
from explorer.sheet.model import BASE, LISTS, UNCLEAR, Added, Line, OpenPoint, Section, Sheet
from explorer.sheet.qr import Picture, pictures, qr_svg
from explorer.trace.forms import Wording
from explorer.trace.forms import joined as joined_names
from explorer.trace.language import language

SEATS = 6
"""Columns of the score strip."""

BOX, STAR, ADDED = "☐", "★", "+"


def sheet_page(
    sheet: Sheet, *, sources: bool = False, strip: bool = True, public: str | None = None, launch: str | None = None
) -> str:
    """Return the sheet as a page of HTML.

    ``sources``: beside each line the documents that say it, or that it was added here. ``strip``: a table for the score
    at the foot. ``public`` is the address at which others can open the explorer, ``launch`` one that starts it without
    rules; only with one there is something to scan.
    """
    scanned = pictures(sheet.code, public=public, launch=launch)
    size = fitting(sheet, sources=sources, strip=strip, pictures=tuple(one.width for one in scanned))
    shown = size or SIZES[-1]
    blocks = [*(_section(one, sheet, sources) for one in sheet.sections), *_own(sheet)]
    first = first_column(sheet, shown, sources=sources)
    body = element(
        "main",
        _head(sheet, scanned),
        element("div", element("div", *blocks[:first]), element("div", *blocks[first:]), class_="columns"),
        *([_open(sheet)] if sheet.open else []),
        *([_strip(sheet)] if strip else []),
        _foot(sheet, size, sources),
        class_="paper",
    )
    style = f":root {{ --size: {shown}pt }}\n{style_text('sheet')}"
    return document(sheet.title, style, body, lang=sheet.lang)


@cache
def style_text(name: str) -> str:
    """Return the style of a printed page, by its name."""
    return Path(__file__).with_name(f"{name}.css").read_text("utf-8")


def _head(sheet: Sheet, scanned: tuple[Picture, ...]) -> Html:
    ranks = element("ol", *(element("li", rank) for rank in sheet.ranks), class_="ranks", aria_hidden="true")
    words = element("div", element("h1", sheet.title), element("p", sheet.subtitle))
    if not scanned:
        return element("header", words, ranks)
    return element("header", element("div", words, ranks), *(_picture(one, sheet.words[one.says]) for one in scanned))


def _picture(one: Picture, says: str) -> Html:
    drawn = element("div", Html(qr_svg(one.text)), role="img", aria_label=says)
    caption = element("figcaption", says, aria_hidden="true")
    return element("figure", drawn, caption, style=f"width: {one.width:.1f}mm")


def _section(section: Section, sheet: Sheet, sources: bool) -> Html:
    lines = (_line(line, sheet, sources) for line in section.lines)
    return element("section", element("h2", section.title), element("ul", *lines))


def _line(line: Line, sheet: Sheet, sources: bool) -> Html:
    kind = " ".join(["ours"] * line.ours + ["open"] * line.open)
    marks = []
    if line.open:
        marks.append(_sign(BOX, sheet.words["open-line"], "mark"))
    elif line.ours:
        marks.append(_sign(STAR, sheet.words["star"], "mark"))
    parts = [*marks, line.text]
    if sources and (line.sources or line.added):
        parts += [" ", _said(line, sheet)]
    return element("li", *parts, class_=kind or None)


def _sign(sign: str, label: str, kind: str) -> Html:
    return element("span", sign, class_=kind, role="img", aria_label=label, title=label)


def _said(line: Line, sheet: Sheet) -> Html:
    """Return the marks of the documents that say a line, with one label for all of them."""
    marks = {mark.document: mark for mark in sheet.marks}
    said = [(source.mark, marks[source.document]) for source in line.sources]
    parts = [element("b", _letter(mark, one.letter), class_=mark) for mark, one in said]
    told = []
    for mark in (BASE, LISTS, UNCLEAR):
        names = [one.name for given, one in said if given == mark]
        facts = {"standing": sheet.words[f"{mark}-mark"], "names": joined_names(language(sheet.lang), names)}
        told += [Wording(language(sheet.lang), facts).say("sheet", "cite")] if names else []
    if line.added:
        parts.append(element("b", ADDED, class_="added"))
        told.append(sheet.words["added-mark"])
    return element("span", *parts, class_="docs", role="img", aria_label="; ".join(told))


def _letter(mark: str, letter: str) -> str:
    return letter + "?" * (mark == UNCLEAR)


def _own(sheet: Sheet) -> Iterable[Html]:
    rules = [_added(one, _sign(STAR, sheet.words["star"], "mark")) for one in sheet.own]
    notes = [_added(one) for one in sheet.notes]
    for title, added in ((sheet.words["own"], rules), (sheet.words["notes"], notes)):
        if added:
            yield element("section", element("h2", title), element("ul", *added), class_="added")


def _added(one: Added, mark: Html | None = None) -> Html:
    """Return what a group added in its own words; with the mark of a change where it is a rule."""
    said = [element("q", one.words), *([" ", element("small", one.line)] if one.line else [])]
    return element("li", *([mark] if mark else []), *said, lang="", class_="ours" if mark else None)


def _open(sheet: Sheet) -> Html:
    points = (_point(point, sheet) for point in sheet.open)
    return element("section", element("h2", sheet.words["open"]), element("ul", *points), class_="undecided")


def _point(point: OpenPoint, sheet: Sheet) -> Html:
    answers = []
    for place, answer in enumerate(point.answers):
        words = element("u", answer, title=sheet.words["assumed"]) if place == point.assumed else answer
        answers.append(element("span", BOX, " ", words))
    return element("li", point.question, " ", *(joined(one, " ") for one in answers))


def _strip(sheet: Sheet) -> Html:
    cells = Html("<td></td>" * SEATS)
    rows = [element("tr", element("th", head, scope="row"), cells) for head in (sheet.words["player"], sheet.score)]
    return element("table", *rows, class_="strip")


def _foot(sheet: Sheet, size: float | None, sources: bool) -> Html:
    parts: list[str] = []
    if sources:
        said = {source.mark for line in sheet.lines for source in line.sources}
        signs = [(mark, _letter(mark, "A")) for mark in (BASE, LISTS, UNCLEAR) if mark in said]
        for mark, letter in (*signs, ("added", ADDED)):
            parts.append(element("span", _example(mark, letter), " ", sheet.words[f"{mark}-mark"]))
        parts += [element("span", element("b", mark.letter), " ", mark.name) for mark in sheet.marks]
    if size is None:
        parts.append(element("span", sheet.words["long"]))
    elif size < SMALL:
        told = Wording(language(sheet.lang), {"size": f"{size:g}"}).say("sheet", "size")
        parts.append(element("span", told, class_="size"))
    if sheet.code:
        parts.append(element("code", sheet.code, title=sheet.words["code"]))
    return element("footer", *(joined(part, " ") for part in parts))


def _example(mark: str, letter: str) -> Html:
    return element("span", element("b", letter, class_=mark), class_="docs", aria_hidden="true")
