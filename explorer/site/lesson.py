"""A lesson's notebook as a page of the site: its prose, and between it the parts that its cells show."""

from __future__ import annotations

import html
import json
import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import count, pairwise
from pathlib import Path
from typing import Any, TypeGuard

import mistune

from explorer.errors import InputError
from explorer.site.behind import Behind
from explorer.site.page import OPENING, POLICY, WEB, Setting, filled_in
from explorer.trace.language import languages
from explorer.ui.home.lessons import LIST
from explorer.ui.say import text

EDITORS_ONLY = "notebook-only"
"""The tag of what is said only to somebody who reads the notebook itself."""

_SAID = {"home": "shell.title", "needs": "site.needs", "next": "site.next"}

_LINK = re.compile(r'<a href="(?P<name>[^":]+)\.ipynb">(?P<words>.*?)</a>', re.DOTALL)
_NAME = re.compile(r"[\w.-]+")


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson: its ``name`` in addresses, ``title`` and language, its ``cells`` and its body as HTML."""

    name: str
    title: str
    lang: str
    cells: tuple[str, ...]
    body: str


def page_name(stem: str) -> str:
    """Return the name of the page that a notebook becomes; the list of lessons leaves its name to the explorer itself.

    >>> page_name("01-first-game"), page_name("index")
    ('01-first-game', 'lessons')
    """
    return LIST if stem == "index" else stem


def names_of(files: Sequence[Path]) -> set[str]:
    """Return the names of lessons, which become pages.

    Raises:
        InputError: at a file whose page would be called as another one, or as that of the explorer.
    """
    taken = {"index": ""}
    for file in files:
        name = page_name(file.stem).casefold()  # some disks tell no large letters from small ones
        other = taken.setdefault(name, str(file))
        if not other:
            raise InputError("site.lesson-index", at=str(file))
        if other != str(file):
            raise InputError("site.lesson-twice", other=other, at=str(file))
    return {file.stem for file in files}


def read_lesson(file: Path, names: Collection[str] = ()) -> Lesson:
    """Read a lesson and run its cells once, to see that they can be; ``names`` are the lessons it may lead to.

    Raises:
        InputError: at the file, where it cannot be read, is no notebook, or one of its cells cannot be run.
    """
    notebook = _notebook(file)
    shown = [
        (cell["cell_type"], "".join(cell["source"]))
        for cell in notebook["cells"]
        if EDITORS_ONLY not in cell["metadata"].get("tags", [])
    ]
    cells = tuple(source for kind, source in shown if kind == "code")
    behind = _run(cells, file)
    lang, numbers, body = _language(behind), count(), list[str]()
    for kind, source in shown:
        if kind == "markdown":
            body.append(f'<div class="prose">{_prose(source, names)}</div>')
        elif kind == "code" and (number := next(numbers)) in behind.parts:
            body.append(
                f'<div data-part="{number}"><p class="coming">{html.escape(text("site.coming", lang))}</p></div>'
            )
    title = str(notebook["metadata"].get("title") or file.stem)
    return Lesson(page_name(file.stem), title, lang, cells, "\n".join(body))


def lesson_page(lesson: Lesson, setting: Setting) -> str:
    """Return the page, which leads back to the explorer and on to the next lesson of its language."""
    said = {name: html.escape(text(id, lesson.lang)) for name, id in _SAID.items()}
    further = [_link(name, f"{said['next']}: {html.escape(title)}") for name, title in _next(lesson, setting)]
    site = {**setting.told(lesson.cells), "lang": lesson.lang}
    filled = {
        "lang": lesson.lang,
        "policy": POLICY,
        "title": html.escape(lesson.title),
        "site": json.dumps(site, ensure_ascii=False).replace("</", "<\\/"),
        "home": said["home"],
        "needs": said["needs"],
        "body": lesson.body,
        "opening": OPENING,
        "further": "".join(
            f'<p class="prose">{one}</p>' for one in further if one.partition(">")[0] not in lesson.body
        ),
    }
    return filled_in((WEB / "lesson.html").read_text("utf-8"), filled)


def _next(lesson: Lesson, setting: Setting) -> Iterator[tuple[str, str]]:
    """Yield the name and title of the lesson behind one, if there is any."""
    ours = [one for one in setting.lessons if one["lang"] == lesson.lang and one["name"] != LIST]
    for one, other in pairwise(ours):
        if one["name"] == lesson.name:
            yield other["name"], other["title"]


def _link(name: str, words: str) -> str:
    return f'<a href="{name}.html">{words}</a>'


def _notebook(file: Path) -> Mapping[str, Any]:
    try:
        notebook = json.loads(file.read_text("utf-8"))
    except OSError as error:
        raise InputError("file.read", why=error.strerror, at=str(file)) from error
    except ValueError as error:
        raise InputError("site.notebook", at=str(file)) from error
    if not _is_notebook(notebook) or not _NAME.fullmatch(file.stem):
        raise InputError("site.notebook", at=str(file))
    return notebook


def _is_notebook(read: Any) -> TypeGuard[Mapping[str, Any]]:
    """Tell whether something has what is asked of a notebook here."""
    cells = read.get("cells") if isinstance(read, dict) else None
    if not isinstance(cells, list) or not isinstance(read.get("metadata"), dict):
        return False
    wanted = {"cell_type": str, "source": str | list, "metadata": dict}
    return all(
        isinstance(cell, dict) and all(isinstance(cell.get(name), kind) for name, kind in wanted.items())
        for cell in cells
    )


def _prose(source: str, names: Collection[str]) -> str:
    """Return prose as HTML; a link to a notebook that is no page here becomes its words."""

    def lead(found: re.Match[str]) -> str:
        name, words = found["name"], found["words"]
        return _link(page_name(name), words) if name in names else words

    return _LINK.sub(lead, str(mistune.html(source)))


def _run(cells: Sequence[str], file: Path) -> Behind:
    behind = Behind()
    for number, cell in enumerate(cells, start=1):
        try:
            behind.run(cell)
        except (Exception, SystemExit) as error:  # whatever a cell raises
            raise InputError(
                "site.cell", number=number, said=str(error) or type(error).__name__, at=str(file)
            ) from error
    return behind


def _language(behind: Behind) -> str:
    """Return the language in which the lesson was begun."""
    spoken = (getattr(value, "lang", None) for value in behind.names.values())
    return next((lang for lang in spoken if lang in languages()), languages()[0])
